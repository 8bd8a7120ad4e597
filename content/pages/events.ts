import type { DemoPage } from "./page.ts";

/** The poster shows people dancing by the sea; the body says in words what it invites to. */
export const events: DemoPage = {
  page: "events",
  facts: [],
  text: {
    nb: {
      title: "Arrangementer",
      lead: "Alt er gratis, og ingen trenger å melde seg på.",
      description:
        "Arrangementer på plassen: dugnad, 17.\u00a0mai, sankthans, krabbefiske, natursti og lyktekveld. Gratis for alle gjester.",
      body: `<p>Blir det vind eller regn, finner du ny tid på oppslagstavla ved resepsjonen.</p>`,
    },
    en: {
      title: "Events",
      lead: "Everything is free, and there is no need to sign up.",
      description:
        "Events at the campsite: spring clean-up, Constitution Day, midsummer, crab fishing, a nature trail and an evening of lanterns.",
      body: `<p>If it is windy or wet, the new time is on the noticeboard by reception.</p>`,
    },
    de: {
      title: "Veranstaltungen",
      lead: "Alles ist kostenlos, eine Anmeldung ist nicht nötig.",
      description:
        "Veranstaltungen auf dem Platz: Frühjahrsputz, Nationalfeiertag, Mittsommer, Krabbenangeln, Naturrallye und Laternenabend. Für Gäste kostenlos.",
      body: `<p>Bei Wind oder Regen steht die neue Uhrzeit am Schwarzen Brett neben der Rezeption.</p>`,
    },
  },
};
