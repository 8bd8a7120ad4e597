import type { DemoPage } from "./page.ts";

/** Says what the software does. Change it together with the software. */
export const offline: DemoPage = {
  page: "offline",
  facts: [],
  text: {
    nb: {
      title: "Uten dekning",
      lead: "Ha det viktigste med deg på telefonen, også når nettet er borte.",
      description:
        "Lagre regler, priser, planen over plassen, åpningstider og nødnumre på telefonen, så har du dem også uten dekning.",
      body: `<h2>Slik virker det</h2>
<p>Ingenting lagres før du trykker. Så lenge du har nett, ser du alltid siden slik den er nå, og det som er lagret, fornyes mens du leser, ellers høyst én gang i døgnet. Uten nett åpnes den lagrede siden med en linje øverst som sier hvor gammel den er.</p>
<p>Skjemaene må ha nett. Det du har skrevet, blir stående til du får sendt det. Du fjerner alt med ett trykk her.</p>`,
    },
    en: {
      title: "Without coverage",
      lead: "Take the essentials with you on your phone, also where there is no connection.",
      description:
        "Save the rules, prices, site plan, opening hours and emergency numbers on your phone, and have them without coverage, too.",
      body: `<h2>How it works</h2>
<p>Nothing is saved until you press the button. While you are online, you always see the page as it is now; what is saved is renewed as you read, and otherwise once a day at most. Without a connection the saved page opens, with a line at the top that says how old it is.</p>
<p>Forms need a connection. What you have typed stays until you can send it. You remove everything with one press here.</p>`,
    },
    de: {
      title: "Ohne Empfang",
      lead: "Das Wichtigste auf dem Handy dabeihaben, auch wenn das Netz weg ist.",
      description:
        "Regeln, Preise, Platzplan, Öffnungszeiten und Notrufnummern auf dem Handy speichern und auch ohne Empfang lesen.",
      body: `<h2>So funktioniert es</h2>
<p>Gespeichert wird erst, wenn Sie darauf drücken. Solange Sie Netz haben, sehen Sie immer die aktuelle Seite; das Gespeicherte erneuert sich beim Lesen, sonst höchstens einmal am Tag. Ohne Netz öffnet sich die gespeicherte Seite, und oben steht, von wann sie ist.</p>
<p>Formulare brauchen Netz. Was Sie geschrieben haben, bleibt stehen, bis Sie es senden können. Mit einem Druck entfernen Sie hier alles wieder.</p>`,
    },
  },
};
