import { formatCount } from "#src/i18n/format.ts";
import { defineTexts } from "#src/i18n/texts.ts";

/** Texts about what staff should do. */
export const startWaitingText = defineTexts({
  nb: {
    inbox: {
      heading: (count: number) =>
        count === 1 ? "1 ny melding" : `${formatCount(count, "nb")} nye meldinger`,
      note: (count: number, since: string) =>
        count === 1 ? `Har ventet siden ${since}` : `Den eldste har ventet siden ${since}`,
      act: "Les",
    },
    translations: {
      one: (name: string) => `«${name}» er ikke ferdig oversatt`,
      many: (count: number) => `${formatCount(count, "nb")} ting er ikke ferdig oversatt`,
      note: "Gjestene ser norsk der noe mangler",
      languages: { en: "engelsk", de: "tysk" },
      states: { outdated: "er utdatert", missing: "mangler" },
      act: "Oversett",
    },
    photos: {
      heading: (count: number) =>
        count === 1
          ? "1 bilde i galleriet mangler bildebeskrivelse"
          : `${formatCount(count, "nb")} bilder i galleriet mangler bildebeskrivelse`,
      note: "Gjester som ikke ser bildet, får ikke vite hva det viser",
      act: "Skriv",
    },
    webcams: {
      old: (number: number, since: string) => `Webkamera ${number} har ikke sendt bilde siden ${since}`,
      never: (number: number) => `Webkamera ${number} har ikke sendt noe bilde`,
      many: (count: number) => `${count} webkameraer sender ikke bilder`,
      oldNote: "Gjestene ser et gammelt bilde, tydelig merket",
      neverNote: "Gjestene ser at bildet mangler",
      act: "Se",
    },
    mail: {
      heading: (count: number) =>
        count === 1
          ? "1 e-post er ikke kommet fram"
          : `${formatCount(count, "nb")} e-poster er ikke kommet fram`,
      note: (since: string) => `Siden ${since}. Vi prøver igjen. Meldingene ligger i innboksen`,
      act: "Se",
    },
    refused: {
      heading: (name: string) => (name ? `Svaret til ${name} kom ikke fram` : "Et svar kom ikke fram"),
      note: "Se om adressen er riktig, eller ring. Arkiver meldingen når det er gjort",
      act: "Se",
    },
    drafts: {
      heading: (name: string) => `«${name}» er ikke lagret`,
      unnamed: "Noe du skrev, er ikke lagret",
      note: (since: string) => `Ligger bare på denne enheten, sist endret ${since}`,
      act: "Fortsett",
    },
  },
  en: {
    inbox: {
      heading: (count) => (count === 1 ? "1 new message" : `${formatCount(count, "en")} new messages`),
      note: (count, since) =>
        count === 1 ? `Waiting since ${since}` : `The oldest has been waiting since ${since}`,
      act: "Read",
    },
    translations: {
      one: (name) => `“${name}” isn’t fully translated`,
      many: (count) => `${formatCount(count, "en")} things aren’t fully translated`,
      note: "Guests see Norwegian where something is missing",
      languages: { en: "English", de: "German" },
      states: { outdated: "is outdated", missing: "is missing" },
      act: "Translate",
    },
    photos: {
      heading: (count) =>
        count === 1
          ? "1 picture in the gallery has no description"
          : `${formatCount(count, "en")} pictures in the gallery have no description`,
      note: "Guests who can’t see the picture aren’t told what it shows",
      act: "Write",
    },
    webcams: {
      old: (number, since) => `Webcam ${number} hasn’t sent a picture since ${since}`,
      never: (number) => `Webcam ${number} hasn’t sent a picture`,
      many: (count) => `${count} webcams aren’t sending pictures`,
      oldNote: "Guests see an old picture, clearly marked",
      neverNote: "Guests see that the picture is missing",
      act: "View",
    },
    mail: {
      heading: (count) =>
        count === 1
          ? "1 e-mail hasn’t been delivered"
          : `${formatCount(count, "en")} e-mails haven’t been delivered`,
      note: (since) => `Since ${since}. We keep trying. The messages are in the inbox`,
      act: "View",
    },
    refused: {
      heading: (name) => (name ? `The answer to ${name} wasn’t delivered` : "An answer wasn’t delivered"),
      note: "Check the address, or call. Archive the message once that is done",
      act: "View",
    },
    drafts: {
      heading: (name) => `“${name}” isn’t saved`,
      unnamed: "Something you wrote isn’t saved",
      note: (since) => `Only on this device, last changed ${since}`,
      act: "Continue",
    },
  },
  de: {
    inbox: {
      heading: (count) => (count === 1 ? "1 neue Nachricht" : `${formatCount(count, "de")} neue Nachrichten`),
      note: (count, since) => (count === 1 ? `Wartet seit ${since}` : `Die älteste wartet seit ${since}`),
      act: "Lesen",
    },
    translations: {
      one: (name) => `„${name}“ ist nicht fertig übersetzt`,
      many: (count) => `${formatCount(count, "de")} Einträge sind nicht fertig übersetzt`,
      note: "Wo etwas fehlt, sehen Gäste Norwegisch",
      languages: { en: "Englisch", de: "Deutsch" },
      states: { outdated: "ist veraltet", missing: "fehlt" },
      act: "Übersetzen",
    },
    photos: {
      heading: (count) =>
        count === 1
          ? "1 Bild der Galerie hat keine Bildbeschreibung"
          : `${formatCount(count, "de")} Bilder der Galerie haben keine Bildbeschreibung`,
      note: "Gäste, die das Bild nicht sehen können, erfahren nicht, was es zeigt",
      act: "Schreiben",
    },
    webcams: {
      old: (number, since) => `Webcam ${number} hat seit ${since} kein Bild gesendet`,
      never: (number) => `Webcam ${number} hat kein Bild gesendet`,
      many: (count) => `${count} Webcams senden keine Bilder`,
      oldNote: "Gäste sehen ein altes Bild, deutlich gekennzeichnet",
      neverNote: "Gäste sehen, dass das Bild fehlt",
      act: "Ansehen",
    },
    mail: {
      heading: (count) =>
        count === 1
          ? "1 E-Mail wurde nicht zugestellt"
          : `${formatCount(count, "de")} E-Mails wurden nicht zugestellt`,
      note: (since) => `Seit ${since}. Wir versuchen es weiter. Die Nachrichten liegen im Posteingang`,
      act: "Ansehen",
    },
    refused: {
      heading: (name) =>
        name ? `Die Antwort an ${name} ist nicht angekommen` : "Eine Antwort ist nicht angekommen",
      note: "Bitte die Adresse prüfen oder anrufen. Danach die Nachricht archivieren",
      act: "Ansehen",
    },
    drafts: {
      heading: (name) => `„${name}“ ist nicht gespeichert`,
      unnamed: "Etwas Geschriebenes ist nicht gespeichert",
      note: (since) => `Nur auf diesem Gerät, zuletzt: ${since}`,
      act: "Fortsetzen",
    },
  },
});
