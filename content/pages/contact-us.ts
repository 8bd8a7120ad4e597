import type { DemoPage } from "./page.ts";

export const contactUs: DemoPage = {
  page: "contactUs",
  facts: [],
  text: {
    nb: {
      title: "Kontakt oss",
      lead: "Ring når det haster. Ellers svarer vi på skjema og e-post så snart vi kan.",
      description:
        "Telefon, e-post, åpningstider, adresse og veien hit: fra Larvik gjennom Stavern, og så 4\u00a0km mot Helgeroa. Vi kan ikke ta imot tekstmeldinger.",
      body: `<h2>Uten bil</h2>
<p>Toget stopper i Larvik. Derfra går det buss til Stavern, og noen avganger fortsetter mot Helgeroa. Finn reisen på <a href="https://entur.no">entur.no</a>. Fra Stavern kan du også gå <a href="/info/activities">kyststien</a> på et par timer.</p>
<h2>Med båt</h2>
<p>Brygga har fire plasser for dagsbesøk, for båter inntil 6\u00a0m. Det er 2,4\u00a0m dypt ytterst.</p>`,
    },
    en: {
      title: "Contact us",
      lead: "Call us when it is urgent. Otherwise we answer forms and e-mails as soon as we can.",
      description:
        "Phone, e-mail, opening hours, address and directions: from Larvik through Stavern, then 4\u00a0km towards Helgeroa. We can’t receive text messages.",
      body: `<h2>Without a car</h2>
<p>Trains stop in Larvik. From there buses run to Stavern, and some continue towards Helgeroa. Plan your journey at <a href="https://entur.no">entur.no</a>. From Stavern you can also walk the <a href="/info/activities">coastal path</a> in a couple of hours.</p>
<h2>By boat</h2>
<p>The jetty has four moorings for day visits, for boats up to 6\u00a0m. The depth at the end is 2.4\u00a0m.</p>`,
    },
    de: {
      title: "Kontakt",
      lead: "Wenn es eilt, rufen Sie an. Formulare und E-Mails beantworten wir, so schnell wir können.",
      description:
        "Telefon, E-Mail, Öffnungszeiten, Adresse und Anfahrt: von Larvik durch Stavern, dann 4\u00a0km Richtung Helgeroa. SMS können wir nicht empfangen.",
      body: `<h2>Ohne Auto</h2>
<p>Die Bahn hält in Larvik. Von dort fahren Busse nach Stavern, einige weiter in Richtung Helgeroa. Verbindungen finden Sie auf <a href="https://entur.no">entur.no</a>. Von Stavern aus können Sie auch in etwa zwei Stunden auf dem <a href="/info/activities">Küstenweg</a> herwandern.</p>
<h2>Mit dem Boot</h2>
<p>Am Steg gibt es vier Liegeplätze für Tagesbesuche, für Boote bis 6\u00a0m. Am Ende ist das Wasser 2,4\u00a0m tief.</p>`,
    },
  },
};
