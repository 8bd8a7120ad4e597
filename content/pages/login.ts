import type { DemoPage } from "./page.ts";

export const login: DemoPage = {
  page: "login",
  facts: [],
  text: {
    nb: {
      title: "Logg inn",
      lead: "Innloggingen er for ansatte. Gjester trenger ikke bruker.",
      description:
        "Innlogging for ansatte. Gjester trenger ikke bruker for å lese, bestille eller skrive til oss.",
      body: `<p>Du sendes til innloggingstjenesten og kommer tilbake hit etterpå. Får du det ikke til, ringer du resepsjonen på <a href="tel:+4733001234">33\u00a000\u00a012\u00a034</a>.</p>`,
    },
    en: {
      title: "Log in",
      lead: "Logging in is for staff. Guests need no account.",
      description: "Staff log-in. Guests need no account to read, book or write to us.",
      body: `<p>You will be taken to the sign-in service and brought back here afterwards. If it doesn’t work, call reception on <a href="tel:+4733001234">+47\u00a033\u00a000\u00a012\u00a034</a>.</p>`,
    },
    de: {
      title: "Anmelden",
      lead: "Die Anmeldung ist für unser Team. Gäste brauchen kein Konto.",
      description: "Anmeldung für unser Team. Zum Lesen, Buchen und Schreiben brauchen Gäste kein Konto.",
      body: `<p>Sie werden zum Anmeldedienst weitergeleitet und kommen danach hierher zurück. Wenn es nicht klappt, rufen Sie die Rezeption unter <a href="tel:+4733001234">+47\u00a033\u00a000\u00a012\u00a034</a> an.</p>`,
    },
  },
};
