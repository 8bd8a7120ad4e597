import { defineTexts } from "#src/i18n/texts.ts";

/** Words of the check after a value has changed. */
export const changedValuesText = defineTexts({
  nb: {
    title: "Gamle opplysninger",
    what: "Opplysninger som er endret det siste året, men fortsatt står skrevet ut slik de var. Det samme tallet kan også gjelde noe annet: se etter før du retter.",
    before: "Før",
    now: "Nå",
    gone: "Finnes ikke lenger",
    becomes: "blir",
    follow: "Følger av seg selv",
    /** @param parts what the site says by itself, as «kontaktsiden og nødsiden»; empty when nothing */
    followers: (parts: string, texts: number) => {
      const named = texts === 0 ? "" : `${texts} ${texts === 1 ? "tekst" : "tekster"} som nevner den`;
      const both = [parts, named].filter(Boolean).join(", og ");
      return both ? `${both[0]!.toUpperCase()}${both.slice(1)}.` : "Ingen tekst nevner den.";
    },
    seeAll: (count: number) =>
      count === 1 ? "Se teksten" : count === 2 ? "Se begge tekstene" : `Se alle ${count} tekstene`,
    parts: {
      everyPage: "bunnen av alle sider",
      home: "forsiden",
      contact: "kontaktsiden",
      emergency: "nødsiden",
      screen: "skjermen i resepsjonen",
      sanitary: "siden om sanitæranlegget",
      prices: "prissiden",
      plan: "plassoversikten",
      mail: "svar på e-post",
      search: "det søkemotorene leser",
    },
    stays: (count: number) =>
      count === 0
        ? "Ingen tekst nevner den lenger."
        : `${count} ${count === 1 ? "tekst nevner" : "tekster nevner"} den fortsatt, slik den sist var.`,
    insert: (count: number) =>
      count === 1 ? "Sett inn opplysningen i teksten" : `Sett inn opplysningen i de ${count} tekstene`,
    inserting: "Setter inn …",
    inserted: (count: number) =>
      count === 1 ? "Teksten følger nå av seg selv." : `${count} tekster følger nå av seg selv.`,
    notInserted: (count: number) =>
      `${count} ${count === 1 ? "tekst kunne" : "tekster kunne"} ikke lagres. Åpne og rett, eller prøv igjen.`,
    undone: "Angret: tekstene er som før.",
    notAllUndone: (left: number) =>
      `${left} ${left === 1 ? "tekst" : "tekster"} ble ikke som før: noen har endret siden.`,
    right: "Dette er riktig",
    /** @param name of the resource */
    rightOf: (name: string) => `Dette er riktig: ${name}`,
    nowRight: (name: string) => `«${name}» står som den er.`,
    rightOnes: (count: number) =>
      `${count} ${count === 1 ? "sted er riktig som det er" : "steder er riktige som de er"}`,
    notRight: "Vis igjen",
    notRightOf: (name: string) => `Vis igjen: ${name}`,
    writtenIn: (count: number) => `Står fortsatt skrevet ut ${count} ${count === 1 ? "sted" : "steder"}`,
    changedIn: "Endres under",
    pages: (pages: readonly number[]) => `PDF, side ${pages.join(", ")}`,
    others: (count: number) =>
      count === 1
        ? "Én opplysning til er endret, og ingen tekst har den gamle."
        : `${count} opplysninger til er endret, og ingen tekst har noen av de gamle.`,
    unread: "Disse PDF-ene kan ikke leses automatisk. Se selv etter om det står noe gammelt i dem:",
    none: "Ingen tekst har en gammel opplysning.",
    noneWhat: "Endrer du telefon, priser eller tider, kommer det som ikke følger av seg selv, hit.",
    /** @param followers how many texts follow by themselves; left: places that may still have the old words */
    told: (followers: number, left: number) =>
      [
        followers > 0 && `${followers} ${followers === 1 ? "tekst følger" : "tekster følger"} av seg selv.`,
        left > 0 && `${left} ${left === 1 ? "sted" : "steder"} kan fortsatt ha det gamle skrevet ut.`,
      ]
        .filter(Boolean)
        .join(" "),
    see: "Se hvor",
  },
  en: {
    title: "Old values",
    what: "What has changed during the last year and is still written out as it was. The same figure may also be about something else: have a look before you change it.",
    before: "Before",
    now: "Now",
    gone: "No longer there",
    becomes: "becomes",
    follow: "Follows by itself",
    followers: (parts, texts) => {
      const named = texts === 0 ? "" : `${texts} ${texts === 1 ? "text that names" : "texts that name"} it`;
      const both = [parts, named].filter(Boolean).join(", and ");
      return both ? `${both[0]!.toUpperCase()}${both.slice(1)}.` : "No text names it.";
    },
    seeAll: (count) =>
      count === 1 ? "See the text" : count === 2 ? "See both texts" : `See all ${count} texts`,
    parts: {
      everyPage: "the foot of every page",
      home: "the home page",
      contact: "the contact page",
      emergency: "the emergency page",
      screen: "the screen in reception",
      sanitary: "the page about the sanitary buildings",
      prices: "the price page",
      plan: "the site map",
      mail: "answers by e-mail",
      search: "what search engines read",
    },
    stays: (count) =>
      count === 0
        ? "No text names it any more."
        : `${count} ${count === 1 ? "text still names" : "texts still name"} it, as it last read.`,
    insert: (count) =>
      count === 1 ? "Insert the value in the text" : `Insert the value in the ${count} texts`,
    inserting: "Inserting …",
    inserted: (count) =>
      count === 1 ? "The text now follows by itself." : `${count} texts now follow by themselves.`,
    notInserted: (count) =>
      `${count} ${count === 1 ? "text" : "texts"} couldn’t be saved. Open and change ${count === 1 ? "it" : "them"}, or try again.`,
    undone: "Undone: the texts are as before.",
    notAllUndone: (left) =>
      `${left} ${left === 1 ? "text isn’t" : "texts aren’t"} as before: somebody has changed ${left === 1 ? "it" : "them"} since.`,
    right: "This is right",
    rightOf: (name) => `This is right: ${name}`,
    nowRight: (name) => `“${name}” stays as it is.`,
    rightOnes: (count) =>
      `${count} ${count === 1 ? "place is right as it is" : "places are right as they are"}`,
    notRight: "List again",
    notRightOf: (name) => `List again: ${name}`,
    writtenIn: (count) => `Still written out in ${count} ${count === 1 ? "place" : "places"}`,
    changedIn: "Changed under",
    pages: (pages) => `PDF, page ${pages.join(", ")}`,
    others: (count) =>
      count === 1
        ? "One more value has changed, and no text has the old one."
        : `${count} more values have changed, and no text has any of the old ones.`,
    unread: "These PDFs can’t be read automatically. Check for yourself whether they have anything old:",
    none: "No text has an old value.",
    noneWhat: "When you change the phone number, prices or hours, what doesn’t follow by itself comes here.",
    told: (followers, left) =>
      [
        followers > 0 &&
          `${followers} ${followers === 1 ? "text follows by itself." : "texts follow by themselves."}`,
        left > 0 && `${left} ${left === 1 ? "place" : "places"} may still have the old value written out.`,
      ]
        .filter(Boolean)
        .join(" "),
    see: "See where",
  },
  de: {
    title: "Alte Angaben",
    what: "Was sich im letzten Jahr geändert hat und noch so dasteht, wie es war. Dieselbe Zahl kann auch etwas anderes meinen: Bitte erst nachsehen, dann ändern.",
    before: "Vorher",
    now: "Jetzt",
    gone: "Gibt es nicht mehr",
    becomes: "wird",
    follow: "Ändert sich von selbst mit",
    followers: (parts, texts) => {
      const named =
        texts === 0 ? "" : texts === 1 ? "1 Text, der sie nennt" : `${texts} Texte, die sie nennen`;
      const both = [parts, named].filter(Boolean).join(" und ");
      return both ? `${both[0]!.toUpperCase()}${both.slice(1)}.` : "Kein Text nennt sie.";
    },
    seeAll: (count) =>
      count === 1 ? "Den Text ansehen" : count === 2 ? "Beide Texte ansehen" : `Alle ${count} Texte ansehen`,
    parts: {
      everyPage: "das Ende jeder Seite",
      home: "die Startseite",
      contact: "die Kontaktseite",
      emergency: "die Notfallseite",
      screen: "der Bildschirm in der Rezeption",
      sanitary: "die Seite über die Sanitäranlagen",
      prices: "die Preisseite",
      plan: "der Platzplan",
      mail: "Antworten per E-Mail",
      search: "was Suchmaschinen lesen",
    },
    stays: (count) =>
      count === 0
        ? "Kein Text nennt sie mehr."
        : `${count} ${count === 1 ? "Text nennt" : "Texte nennen"} sie noch, so wie sie zuletzt lautete.`,
    insert: (count) =>
      count === 1 ? "Angabe in den Text einfügen" : `Angabe in die ${count} Texte einfügen`,
    inserting: "Wird eingefügt …",
    inserted: (count) =>
      count === 1
        ? "Der Text ändert sich jetzt von selbst mit."
        : `${count} Texte ändern sich jetzt von selbst mit.`,
    notInserted: (count) =>
      `${count} ${count === 1 ? "Text ließ" : "Texte ließen"} sich nicht speichern. Bitte öffnen und ändern oder noch einmal versuchen.`,
    undone: "Rückgängig gemacht: Die Texte sind wie vorher.",
    notAllUndone: (left) =>
      `${left} ${left === 1 ? "Text ist" : "Texte sind"} nicht wie vorher: Jemand hat ${left === 1 ? "ihn" : "sie"} inzwischen geändert.`,
    right: "Das ist richtig",
    rightOf: (name) => `Das ist richtig: ${name}`,
    nowRight: (name) => `„${name}“ bleibt, wie es ist.`,
    rightOnes: (count) =>
      `${count} ${count === 1 ? "Stelle ist richtig, wie sie ist" : "Stellen sind richtig, wie sie sind"}`,
    notRight: "Wieder anzeigen",
    notRightOf: (name) => `Wieder anzeigen: ${name}`,
    writtenIn: (count) => `Steht noch an ${count} ${count === 1 ? "Stelle" : "Stellen"} ausgeschrieben`,
    changedIn: "Geändert wird sie unter",
    pages: (pages) => `PDF, Seite ${pages.join(", ")}`,
    others: (count) =>
      count === 1
        ? "Eine weitere Angabe hat sich geändert, und kein Text nennt die alte."
        : `${count} weitere Angaben haben sich geändert, und kein Text nennt eine der alten.`,
    unread:
      "Diese PDFs lassen sich nicht automatisch lesen. Bitte sehen Sie selbst nach, ob darin etwas Altes steht:",
    none: "Kein Text nennt eine alte Angabe.",
    noneWhat: "Ändern sich Telefon, Preise oder Zeiten, kommt hierher, was sich nicht von selbst mitändert.",
    told: (followers, left) =>
      [
        followers > 0 &&
          `${followers} ${followers === 1 ? "Text ändert" : "Texte ändern"} sich von selbst mit.`,
        left > 0 && `An ${left} ${left === 1 ? "Stelle" : "Stellen"} steht vielleicht noch die alte Angabe.`,
      ]
        .filter(Boolean)
        .join(" "),
    see: "Ansehen",
  },
});
