import { defineTexts } from "#src/i18n/texts.ts";

/** What stands in a screen's place when the staff area is opened without a network. */
export const withoutNetworkText = defineTexts({
  nb: {
    title: "Uten nett",
    words: "Ansattsidene trenger nett for å åpnes.",
    kept: "Ingenting er tapt: Det du har skrevet uten å lagre, ligger på denne enheten og kommer fram igjen.",
    retry: "Prøv igjen",
  },
  en: {
    title: "No connection",
    words: "The staff area needs a connection to open.",
    kept: "Nothing is lost: what you have written without saving it is on this device and comes back.",
    retry: "Try again",
  },
  de: {
    title: "Kein Netz",
    words: "Der Mitarbeiterbereich lässt sich nur mit Netz öffnen.",
    kept: "Nichts ist verloren: Was Sie geschrieben und nicht gespeichert haben, liegt auf diesem Gerät und ist wieder da.",
    retry: "Noch einmal versuchen",
  },
});
