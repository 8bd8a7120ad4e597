import { defineTexts } from "#src/i18n/texts.ts";

export const topUpText = defineTexts({
  nb: {
    heading: (host: string) => `Du fortsetter hos ${host}`,
    explanation: "Siden tilhører betalingsleverandøren vår, som har egne vilkår.",
    goTo: (host: string) => `Gå til ${host}`,
    waiting: ["Siden går videre om ", " s."],
    announced: (host: string, seconds: number) =>
      `Om ${seconds} sekunder går siden videre til ${host}. Trykk på «Stopp» for å bli her.`,
    stop: "Stopp",
    stopped: "Stoppet. Du går videre når du selv vil.",
    leads: {
      atReception: "Akkurat nå fyller du på RFID-kortet i resepsjonen.",
      none: "Vi har ikke kort som lades. Spør oss om det er noe du lurer på.",
    },
    offHeading: "Kom innom resepsjonen",
    offExplanation:
      "Ta med kortet, så fyller vi på det du trenger. Du betaler på stedet, og pengene er på kortet med en gang.",
    openingHours: "Åpningstider og veien hit",
    aboutTheCard: "Slik virker kortet",
  },
  en: {
    heading: (host: string) => `Continue on ${host}`,
    explanation: "That site belongs to our payment provider, which has its own terms.",
    goTo: (host: string) => `Go to ${host}`,
    waiting: ["This page moves on in ", " s."],
    announced: (host: string, seconds: number) =>
      `In ${seconds} seconds this page will move on to ${host}. Press “Stop” to stay here.`,
    stop: "Stop",
    stopped: "Stopped. Continue whenever you like.",
    leads: {
      atReception: "For the time being, RFID cards are topped up at reception.",
      none: "We have no cards that are topped up. Ask us if you wonder about anything.",
    },
    offHeading: "Come to reception",
    offExplanation:
      "Bring your card and we will add what you need. You pay on the spot, and the money is on the card at once.",
    openingHours: "Opening hours and directions",
    aboutTheCard: "How the card works",
  },
  de: {
    heading: (host: string) => `Weiter geht es bei ${host}`,
    explanation: "Die Seite gehört unserem Zahlungsanbieter, es gelten dessen Bedingungen.",
    goTo: (host: string) => `Zu ${host}`,
    waiting: ["Weiter geht es in ", " s."],
    announced: (host: string, seconds: number) =>
      `In ${seconds} Sekunden geht es weiter zu ${host}. Mit „Anhalten“ bleiben Sie hier.`,
    stop: "Anhalten",
    stopped: "Angehalten. Weiter geht es, wenn Sie möchten.",
    leads: {
      atReception: "Zurzeit laden Sie Ihre RFID-Karte an der Rezeption auf.",
      none: "Bei uns gibt es keine Karten zum Aufladen. Fragen Sie uns gern, wenn etwas unklar ist.",
    },
    offHeading: "Kommen Sie zur Rezeption",
    offExplanation:
      "Bringen Sie die Karte mit, wir laden den gewünschten Betrag auf. Sie zahlen vor Ort, das Guthaben ist sofort verfügbar.",
    openingHours: "Öffnungszeiten und Anfahrt",
    aboutTheCard: "So funktioniert die Karte",
  },
});
