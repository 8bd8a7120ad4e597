import { languageTag, type Language } from "#src/i18n/language.ts";
import { defineTexts } from "#src/i18n/texts.ts";
import { languageNames } from "#src/resource/language-names.text.ts";
import type { SetupStep } from "#src/features/overview/setup-steps.ts";
import type { Setup } from "#src/features/overview/setup.ts";

export interface StepWords {
  name: string;
  /** What guests see of it, now that it is done. */
  done(setup: Setup): string;
  /** What guests see until it is. */
  open(setup: Setup): string;
  act: string;
  /** The same once it is begun, where it can be left half done. */
  begun?(setup: Setup): { open: string; act: string };
}

/** The languages that guests read in, as a list in words. */
const languagesOf = ({ settings }: Setup, language: Language): string =>
  new Intl.ListFormat(languageTag[language]).format(
    settings.languages.map((each) => languageNames[language][each]),
  );

/** What guests can do, as far as the settings decide it. */
const switchesOf = {
  nb: ({ settings: { booking, feedback } }: Setup) =>
    `De ${booking ? "kan bestille på nett" : "kan ikke bestille på nett"} og ${feedback ? "ser" : "ser ikke"} forslagskassa.`,
  en: ({ settings: { booking, feedback } }: Setup) =>
    `They ${booking ? "can book online" : "can’t book online"} and ${feedback ? "see" : "don’t see"} the suggestion box.`,
  de: ({ settings: { booking, feedback } }: Setup) =>
    `Sie können ${booking ? "" : "nicht "}online buchen und sehen ${feedback ? "den" : "keinen"} Ideenkasten.`,
};

/** Words of the steps that lead from an empty site to a campsite's own. */
export const setupText = defineTexts({
  nb: {
    title: "Kom i gang",
    lead: (done: number, of: number) =>
      done === 0
        ? "Ingenting av nettstedet er deres ennå. Ta stegene i den rekkefølgen dere vil."
        : `${done} av ${of} steg er gjort.`,
    count: (done: number, of: number) => `${done} av ${of}`,
    left: (minutes: number) =>
      `Omtrent ${minutes === 1 ? "1 minutt" : `${minutes} minutter`} igjen. Du kan stoppe når som helst.`,
    proposed: "Sider med forslag",
    leftOut: "Utelatt",
    upload: "Last opp bilder",
    homePage: "Forsiden slik gjestene ser den nå",
    isDone: "Gjort",
    change: "Endre",
    skip: "Hopp over nå",
    isSkipped: "Hoppet over",
    takeIn: "Ta med igjen",
    takeInOf: (step: string) => `Ta med igjen: ${step}`,
    seen: "Slik er det for gjestene nå",
    shown: "Vises",
    hidden: "Vises ikke",
    nothing: "Ingenting",
    seeSite: "Se nettstedet",
    toStart: "Til startsiden",
    steps: {
      identity: {
        name: "Hvem vi er",
        done: () => "Navn, telefon og adresse står øverst og nederst på alle sider.",
        open: () =>
          "Gjestene ser bare «Camping», uten telefon og adresse. Søkemotorer får ikke vite om nettstedet.",
        act: "Skriv",
      },
      season: {
        name: "Sesong og åpningstider",
        done: () => "Forsiden sier om det er åpent, og når resepsjonen er det.",
        open: () => "Gjestene ser ikke når det er åpent.",
        act: "Skriv",
      },
      prices: {
        name: "Priser",
        done: ({ prices }: Setup) =>
          `Priser ${prices!.year}, ${prices!.count === 1 ? "1 pris" : `${prices!.count} priser`}.`,
        open: () => "Prissiden sier at prislisten ikke er klar ennå.",
        act: "Skriv",
        begun: ({ priceDraft }: Setup) => ({
          open: `Priser ${priceDraft!.year} er lagret. Gjestene ser dem når du tar listen i bruk.`,
          act: "Ta i bruk",
        }),
      },
      texts: {
        name: "Tekster",
        done: ({ texts }: Setup) =>
          `${texts.written} av ${texts.of} sider har tekst. ${texts.proposed.length > 0 ? "Disse har et forslag som venter på å bli lest." : "Ingen forslag venter."}`,
        open: () =>
          "Sidene viser bare navnet sitt. Disse har et forslag på nettstedets språk, med opplysningene deres. Bare det om personvern leser gjestene alt nå; de andre ser de når du har lest og lagret.",
        act: "Les det første",
        begun: ({ texts }: Setup) => ({
          open: `${texts.written} av ${texts.of} sider har tekst. Disse har et forslag som venter på å bli lest.`,
          act: "Les det neste",
        }),
      },
      pictures: {
        name: "Bilder",
        done: ({ pictures: { hasPhotos, isViewChosen } }: Setup) =>
          `Gjestene ser ${[isViewChosen && "landskapet dere har valgt", hasPhotos && "bildene deres"].filter(Boolean).join(" og ")}.`,
        open: () =>
          "Gjestene ser en tegning av en lysning i skogen. Velg landskapet deres; egne bilder er valgfrie.",
        act: "Velg",
      },
      plan: {
        name: "Plan over plassen",
        done: () => "Gjestene finner plassen sin på kartet.",
        open: () => "Vises ikke, og menyen nevner den ikke.",
        act: "Tegn",
      },
      cameras: {
        name: "Webkamera",
        done: () => "Bildet står på siden «Webkamera».",
        open: () =>
          "Vises ikke, og menyen nevner det ikke. Den som drifter nettstedet, kobler kameraet til; så slår du det på. Hopp over om dere ikke har kamera.",
        act: "Slå på",
        begun: () => ({
          open: "Slått på. Gjestene ser bildet når den som drifter nettstedet, har koblet kameraet til.",
          act: "Se kameraene",
        }),
      },
      settings: {
        name: "Innstillinger",
        done: (setup: Setup) =>
          `Gjestene leser på ${languagesOf(setup, "nb").toLowerCase()}. ${switchesOf.nb(setup)}`,
        open: (setup: Setup) =>
          `Gjestene leser på ${languagesOf(setup, "nb").toLowerCase()}. ${switchesOf.nb(setup)} Velger du bort et språk først, slipper du feltene for det i de andre stegene.`,
        act: "Velg",
      },
      colleagues: {
        name: "Kolleger",
        done: () => "Flere har skrevet her. Gjestene ser ikke hvem.",
        open: () =>
          "Gjestene ser ikke hvem som skriver. Bare du har gjort det til nå; de andre får tilgang der dere logger inn.",
        act: "Se historikken",
      },
    } satisfies Record<SetupStep, StepWords>,
    pages: {
      always: "forside, kontakt, nødside",
      map: "kart",
      weather: "vær",
      prices: "priser",
      texts: "sidene om plassen",
      gallery: "galleri",
      plan: "plan",
      webcam: "webkamera",
    },
  },
  en: {
    title: "Getting started",
    lead: (done, of) =>
      done === 0
        ? "Nothing of the website is yours yet. Take the steps in whatever order you like."
        : `${done} of ${of} steps are done.`,
    count: (done, of) => `${done} of ${of}`,
    left: (minutes) =>
      `About ${minutes === 1 ? "1 minute" : `${minutes} minutes`} left. You can stop at any time.`,
    proposed: "Pages with a proposal",
    leftOut: "Left out",
    upload: "Upload photos",
    homePage: "The home page as guests see it now",
    isDone: "Done",
    change: "Change",
    skip: "Skip for now",
    isSkipped: "Skipped",
    takeIn: "Put it back",
    takeInOf: (step) => `Put it back: ${step}`,
    seen: "What guests see now",
    shown: "Shown",
    hidden: "Not shown",
    nothing: "Nothing",
    seeSite: "See the website",
    toStart: "To the start screen",
    steps: {
      identity: {
        name: "Who we are",
        done: () => "Name, phone and address are at the top and bottom of every page.",
        open: () =>
          "Guests only see “Camping”, with no phone or address. Search engines aren’t told of the website.",
        act: "Write",
      },
      season: {
        name: "Season and opening hours",
        done: () => "The home page says whether you are open, and when reception is.",
        open: () => "Guests don’t see when you are open.",
        act: "Write",
      },
      prices: {
        name: "Prices",
        done: ({ prices }) =>
          `Prices ${prices!.year}, ${prices!.count === 1 ? "1 price" : `${prices!.count} prices`}.`,
        open: () => "The price page says that the price list isn’t ready yet.",
        act: "Write",
        begun: ({ priceDraft }) => ({
          open: `Prices ${priceDraft!.year} are saved. Guests see them once you put the list into effect.`,
          act: "Put into effect",
        }),
      },
      texts: {
        name: "Texts",
        done: ({ texts }) =>
          `${texts.written} of ${texts.of} pages have a text. ${texts.proposed.length > 0 ? "These have a proposal that waits to be read." : "No proposal is waiting."}`,
        open: () =>
          "The pages only show their names. These have a proposal in the site’s languages, with your details. Guests already read the one on privacy; the others they see once you have read and saved them.",
        act: "Read the first",
        begun: ({ texts }) => ({
          open: `${texts.written} of ${texts.of} pages have a text. These have a proposal that waits to be read.`,
          act: "Read the next",
        }),
      },
      pictures: {
        name: "Pictures",
        done: ({ pictures: { hasPhotos, isViewChosen } }) =>
          `Guests see ${[isViewChosen && "the landscape you have chosen", hasPhotos && "your photos"].filter(Boolean).join(" and ")}.`,
        open: () =>
          "Guests see a drawing of a clearing in a forest. Choose your landscape; photos of your own are optional.",
        act: "Choose",
      },
      plan: {
        name: "Plan of the site",
        done: () => "Guests find their pitch on the map.",
        open: () => "Not shown, and the menu doesn’t mention it.",
        act: "Draw",
      },
      cameras: {
        name: "Webcam",
        done: () => "The picture is on the page “Webcam”.",
        open: () =>
          "Not shown, and not in the menu. Whoever runs the website connects the camera, and then you turn it on. Skip this if you have none.",
        act: "Turn on",
        begun: () => ({
          open: "Turned on. Guests see the picture once whoever runs the website has connected the camera.",
          act: "See the cameras",
        }),
      },
      settings: {
        name: "Settings",
        done: (setup) => `Guests read in ${languagesOf(setup, "en")}. ${switchesOf.en(setup)}`,
        open: (setup) =>
          `Guests read in ${languagesOf(setup, "en")}. ${switchesOf.en(setup)} Turn a language off first, and the other steps don’t ask for it.`,
        act: "Choose",
      },
      colleagues: {
        name: "Colleagues",
        done: () => "More than one of you has written here. Guests don’t see who.",
        open: () =>
          "Guests don’t see who writes. Only you have so far; the others get access where you sign in.",
        act: "See the history",
      },
    },
    pages: {
      always: "home page, contact, emergencies",
      map: "map",
      weather: "weather",
      prices: "prices",
      texts: "the pages about the site",
      gallery: "gallery",
      plan: "plan",
      webcam: "webcam",
    },
  },
  de: {
    title: "Erste Schritte",
    lead: (done, of) =>
      done === 0
        ? "Noch ist nichts an der Website Ihres. Gehen Sie die Schritte in beliebiger Reihenfolge."
        : `${done} von ${of} Schritten sind getan.`,
    count: (done, of) => `${done} von ${of}`,
    left: (minutes) =>
      `Noch etwa ${minutes === 1 ? "1 Minute" : `${minutes} Minuten`}. Sie können jederzeit aufhören.`,
    proposed: "Seiten mit Vorschlag",
    leftOut: "Weggelassen",
    upload: "Fotos hochladen",
    homePage: "Die Startseite, wie Gäste sie jetzt sehen",
    isDone: "Erledigt",
    change: "Ändern",
    skip: "Vorerst überspringen",
    isSkipped: "Übersprungen",
    takeIn: "Wieder aufnehmen",
    takeInOf: (step) => `Wieder aufnehmen: ${step}`,
    seen: "So ist es jetzt für Gäste",
    shown: "Zu sehen",
    hidden: "Nicht zu sehen",
    nothing: "Nichts",
    seeSite: "Website ansehen",
    toStart: "Zur Startseite",
    steps: {
      identity: {
        name: "Wer wir sind",
        done: () => "Name, Telefon und Adresse stehen oben und unten auf jeder Seite.",
        open: () =>
          "Gäste sehen nur „Camping“, ohne Telefon und Adresse. Suchmaschinen erfahren nichts von der Website.",
        act: "Schreiben",
      },
      season: {
        name: "Saison und Öffnungszeiten",
        done: () => "Die Startseite sagt, ob geöffnet ist und wann die Rezeption da ist.",
        open: () => "Gäste sehen nicht, wann geöffnet ist.",
        act: "Schreiben",
      },
      prices: {
        name: "Preise",
        done: ({ prices }) =>
          `Preise ${prices!.year}, ${prices!.count === 1 ? "1 Preis" : `${prices!.count} Preise`}.`,
        open: () => "Die Preisseite sagt, dass die Preisliste noch nicht fertig ist.",
        act: "Schreiben",
        begun: ({ priceDraft }) => ({
          open: `Preise ${priceDraft!.year} sind gespeichert. Gäste sehen sie, sobald Sie die Liste in Kraft setzen.`,
          act: "In Kraft setzen",
        }),
      },
      texts: {
        name: "Texte",
        done: ({ texts }) =>
          `${texts.written} von ${texts.of} Seiten haben einen Text. ${texts.proposed.length > 0 ? "Für diese wartet noch ein Vorschlag." : "Kein Vorschlag wartet."}`,
        open: () =>
          "Die Seiten zeigen nur ihren Namen. Für diese gibt es einen Vorschlag in den Sprachen der Website, mit Ihren Angaben. Nur den zum Datenschutz lesen Gäste schon jetzt; die anderen sehen sie, sobald Sie sie gelesen und gespeichert haben.",
        act: "Den ersten lesen",
        begun: ({ texts }) => ({
          open: `${texts.written} von ${texts.of} Seiten haben einen Text. Für diese wartet noch ein Vorschlag.`,
          act: "Den nächsten lesen",
        }),
      },
      pictures: {
        name: "Bilder",
        done: ({ pictures: { hasPhotos, isViewChosen } }) =>
          `Gäste sehen ${[isViewChosen && "die Landschaft, die Sie gewählt haben,", hasPhotos && "Ihre Fotos"].filter(Boolean).join(" und ").replace(/,$/, "")}.`,
        open: () =>
          "Gäste sehen die Zeichnung einer Waldlichtung. Wählen Sie Ihre Landschaft; eigene Fotos sind freiwillig.",
        act: "Wählen",
      },
      plan: {
        name: "Plan des Platzes",
        done: () => "Gäste finden ihren Platz auf der Karte.",
        open: () => "Nicht zu sehen, und das Menü nennt ihn nicht.",
        act: "Zeichnen",
      },
      cameras: {
        name: "Webcam",
        done: () => "Das Bild steht auf der Seite „Webcam“.",
        open: () =>
          "Nicht zu sehen, auch nicht im Menü. Wer die Website betreibt, schließt die Kamera an; dann schalten Sie sie ein. Ohne Kamera überspringen Sie das.",
        act: "Einschalten",
        begun: () => ({
          open: "Eingeschaltet. Gäste sehen das Bild, sobald die Kamera von denen angeschlossen ist, die die Website betreiben.",
          act: "Zu den Kameras",
        }),
      },
      settings: {
        name: "Einstellungen",
        done: (setup) => `Gäste lesen auf ${languagesOf(setup, "de")}. ${switchesOf.de(setup)}`,
        open: (setup) =>
          `Gäste lesen auf ${languagesOf(setup, "de")}. ${switchesOf.de(setup)} Wählen Sie zuerst eine Sprache ab, entfallen ihre Felder in den anderen Schritten.`,
        act: "Wählen",
      },
      colleagues: {
        name: "Team",
        done: () => "Mehrere haben hier geschrieben. Gäste sehen nicht, wer.",
        open: () =>
          "Gäste sehen nicht, wer schreibt. Bisher waren das nur Sie; die anderen bekommen Zugang dort, wo Sie sich anmelden.",
        act: "Verlauf ansehen",
      },
    },
    pages: {
      always: "Startseite, Kontakt, Notfall",
      map: "Karte",
      weather: "Wetter",
      prices: "Preise",
      texts: "die Seiten über den Platz",
      gallery: "Galerie",
      plan: "Plan",
      webcam: "Webcam",
    },
  },
});
