import { defineTexts } from "#src/i18n/texts.ts";

/** Texts of the HTML editor: its tools, its questions, and its findings in a text. */
export const editorText = defineTexts({
  nb: {
    toolbar: "Verktøy for teksten",
    undo: "Angre",
    redo: "Gjør om",
    heading: "Overskrift",
    smallHeading: "Mindre overskrift",
    bold: "Fet",
    italic: "Kursiv",
    list: "Punktliste",
    numberedList: "Nummerert liste",
    quote: "Sitat",
    link: "Lenke",
    picture: "Bilde",
    liveValue: "Sett inn opplysning",
    liveValueShort: "Opplysning",
    linkAddress: "Adressen lenken går til",
    linkHint: "Som https://…, /info/prices, post@… eller et telefonnummer",
    linkFault:
      "Skriv en adresse som begynner med https://, en side her som /info/prices, en e-postadresse eller et telefonnummer.",
    setLink: "Sett inn lenke",
    removeLink: "Fjern lenken",
    loading: "Henter skrivefeltet …",
    writingIn: (language: string) => `Skriver på ${language}`,
    toolbarFor: (language: string) => `Verktøy for teksten på ${language}`,
    languages: { nb: "norsk", en: "engelsk", de: "tysk" },
    linkText: "Teksten gjestene ser",
    linkTextHint: "Si hva de finner der, som «prisene våre».",
    describe: "Hva bildet viser",
    describeHint: "Leses opp for dem som ikke ser bildet.",
    decoration: "Bare pynt",
    decorationHint: "Bildet hoppes over når teksten leses opp.",
    setWords: "Ferdig",
    dropped: (count: number) =>
      count === 1
        ? "Ett bilde fra utklippet ble ikke med. Last det opp i Bilder."
        : `${count} bilder fra utklippet ble ikke med. Last dem opp i Bilder.`,
    dismiss: "Lukk",
    findings: (count: number) =>
      count === 1
        ? "Én ting å se på i teksten. Du kan lagre likevel."
        : `${count} ting å se på i teksten. Du kan lagre likevel.`,
    moreFindings: (count: number) => `Og ${count} til. De kommer fram etter hvert.`,
    finding: {
      pictureWithoutWords: {
        what: () => "Et bilde mangler bildebeskrivelse. De som ikke ser bildet, får ikke vite hva det viser.",
        go: "Beskriv bildet",
      },
      skippedHeading: {
        what: (text: string) => `«${text}» er en mindre overskrift uten en større over seg.`,
        go: "Vis overskriften",
      },
      emptyHeading: { what: () => "En overskrift er tom.", go: "Vis overskriften" },
      vagueLink: {
        what: (text: string) => `Lenken «${text}» sier ikke hva man finner der. Skriv det i lenken.`,
        go: "Vis lenken",
      },
      addressAsLink: {
        what: (text: string) => `Lenken «${text}» er bare en adresse. Skriv heller hva man finner der.`,
        go: "Vis lenken",
      },
      boldAsHeading: {
        what: (text: string) =>
          `«${text}» ser ut som en overskrift, men er fet tekst. Bruk overskrift i stedet.`,
        go: "Vis linjen",
      },
      capitals: {
        what: (text: string) => `«${text}» er tungt å lese med bare store bokstaver.`,
        go: "Vis stedet",
      },
    },
  },
  en: {
    toolbar: "Text tools",
    undo: "Undo",
    redo: "Redo",
    heading: "Heading",
    smallHeading: "Smaller heading",
    bold: "Bold",
    italic: "Italic",
    list: "Bulleted list",
    numberedList: "Numbered list",
    quote: "Quotation",
    link: "Link",
    picture: "Picture",
    liveValue: "Insert a live value",
    liveValueShort: "Live value",
    linkAddress: "Where the link leads",
    linkHint: "Such as https://…, /info/prices, post@… or a phone number",
    linkFault:
      "Enter an address that begins with https://, a page here such as /info/prices, an e-mail address or a phone number.",
    setLink: "Insert link",
    removeLink: "Remove the link",
    loading: "Loading the editor…",
    writingIn: (language) => `Writing in ${language}`,
    toolbarFor: (language) => `Tools for the text in ${language}`,
    languages: { nb: "Norwegian", en: "English", de: "German" },
    linkText: "The words guests see",
    linkTextHint: "Say what they will find there, such as “our prices”.",
    describe: "What the picture shows",
    describeHint: "Read out to those who can’t see the picture.",
    decoration: "Decorative only",
    decorationHint: "The picture is skipped when the text is read out.",
    setWords: "Done",
    dropped: (count) =>
      count === 1
        ? "One picture wasn’t pasted. Upload it under Photos."
        : `${count} pictures weren’t pasted. Upload them under Photos.`,
    dismiss: "Close",
    findings: (count) =>
      count === 1
        ? "One thing to look at in the text. You can save all the same."
        : `${count} things to look at in the text. You can save all the same.`,
    moreFindings: (count) => `And ${count} more. They will show up one by one.`,
    finding: {
      pictureWithoutWords: {
        what: () => "A picture has no description. People who can’t see it won’t know what it shows.",
        go: "Describe the picture",
      },
      skippedHeading: {
        what: (text) => `“${text}” is a smaller heading without a larger one above it.`,
        go: "Show the heading",
      },
      emptyHeading: { what: () => "A heading is empty.", go: "Show the heading" },
      vagueLink: {
        what: (text) => `The link “${text}” doesn’t say what is behind it. Say so in the link.`,
        go: "Show the link",
      },
      addressAsLink: {
        what: (text) => `The link “${text}” is only an address. Say what is behind it instead.`,
        go: "Show the link",
      },
      boldAsHeading: {
        what: (text) => `“${text}” looks like a heading, but is bold text. Make it a heading instead.`,
        go: "Show the line",
      },
      capitals: {
        what: (text) => `“${text}” is hard to read all in capitals.`,
        go: "Show the place",
      },
    },
  },
  de: {
    toolbar: "Textwerkzeuge",
    undo: "Rückgängig",
    redo: "Wiederholen",
    heading: "Überschrift",
    smallHeading: "Kleinere Überschrift",
    bold: "Fett",
    italic: "Kursiv",
    list: "Aufzählung",
    numberedList: "Nummerierte Liste",
    quote: "Zitat",
    link: "Link",
    picture: "Bild",
    liveValue: "Angabe einfügen",
    liveValueShort: "Angabe",
    linkAddress: "Wohin der Link führt",
    linkHint: "Zum Beispiel https://…, /info/prices, post@… oder eine Telefonnummer",
    linkFault:
      "Bitte eine Adresse, die mit https:// beginnt, eine Seite hier wie /info/prices, eine E-Mail-Adresse oder eine Telefonnummer eintragen.",
    setLink: "Link einfügen",
    removeLink: "Link entfernen",
    loading: "Der Editor wird geladen …",
    writingIn: (language) => `Sie schreiben auf ${language}`,
    toolbarFor: (language) => `Werkzeuge für den Text auf ${language}`,
    languages: { nb: "Norwegisch", en: "Englisch", de: "Deutsch" },
    linkText: "Der Text, den Gäste sehen",
    linkTextHint: "Sagen Sie, was dort zu finden ist, etwa „unsere Preise“.",
    describe: "Was das Bild zeigt",
    describeHint: "Wird allen vorgelesen, die das Bild nicht sehen können.",
    decoration: "Nur Dekoration",
    decorationHint: "Das Bild wird beim Vorlesen übersprungen.",
    setWords: "Fertig",
    dropped: (count) =>
      count === 1
        ? "Ein Bild wurde nicht mit eingefügt. Laden Sie es unter Bilder hoch."
        : `${count} Bilder wurden nicht mit eingefügt. Laden Sie sie unter Bilder hoch.`,
    dismiss: "Schließen",
    findings: (count) =>
      count === 1
        ? "Eine Stelle im Text sollten Sie prüfen. Speichern können Sie trotzdem."
        : `${count} Stellen im Text sollten Sie prüfen. Speichern können Sie trotzdem.`,
    moreFindings: (count) => `Und ${count} weitere. Sie erscheinen nach und nach.`,
    finding: {
      pictureWithoutWords: {
        what: () => "Ein Bild hat keine Bildbeschreibung. Wer es nicht sieht, erfährt nicht, was es zeigt.",
        go: "Bild beschreiben",
      },
      skippedHeading: {
        what: (text) => `„${text}“ ist eine kleinere Überschrift, über der eine größere fehlt.`,
        go: "Überschrift zeigen",
      },
      emptyHeading: { what: () => "Eine Überschrift ist leer.", go: "Überschrift zeigen" },
      vagueLink: {
        what: (text) =>
          `Der Link „${text}“ sagt nicht, was dort zu finden ist. Schreiben Sie es in den Link.`,
        go: "Link zeigen",
      },
      addressAsLink: {
        what: (text) =>
          `Der Link „${text}“ ist nur eine Adresse. Schreiben Sie besser, was dort zu finden ist.`,
        go: "Link zeigen",
      },
      boldAsHeading: {
        what: (text) =>
          `„${text}“ sieht aus wie eine Überschrift, ist aber nur fett geschrieben. Machen Sie eine Überschrift daraus.`,
        go: "Zeile zeigen",
      },
      capitals: {
        what: (text) => `„${text}“ ist durchgehend in Großbuchstaben schwer zu lesen.`,
        go: "Stelle zeigen",
      },
    },
  },
});
