import { live } from "../live-values.ts";
import type { DemoPage } from "./page.ts";

/* Pages that show something of their own, as photos, questions or a form: staff write only what is around it. */

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

export const feedback: DemoPage = {
  page: "feedback",
  facts: [],
  text: {
    nb: {
      title: "Forslagskasse",
      lead: "Ris, ros og gode ideer. Du trenger ikke si hvem du er.",
      description:
        "Send oss et forslag om plassen. Bare meldingen må fylles ut, og du trenger ikke oppgi navn.",
      body: `<h2>Hva skjer med det du skriver?</h2>
<p>Vi leser alt, som oftest samme dag. Vil du ha svar, legger du igjen e-postadressen din. Haster det, er det bedre å ringe ${live.phone}.</p>
<p>Knaggene i dusjene, den lave benken i stellerommene og skiltet med badetemperatur var alle forslag fra gjester.</p>`,
    },
    en: {
      title: "Suggestion box",
      lead: "Praise, complaints and good ideas. There is no need to say who you are.",
      description:
        "Send us a suggestion about the campsite. Only the message is required, and you needn’t give your name.",
      body: `<h2>What happens to what you write?</h2>
<p>We read everything, usually the same day. If you would like an answer, leave your e-mail address. If it is urgent, it is better to call ${live.phone}.</p>
<p>The hooks in the showers, the low bench in the baby rooms and the sign with the water temperature were all suggested by guests.</p>`,
    },
    de: {
      title: "Ideenkasten",
      lead: "Lob, Kritik und gute Ideen. Wer Sie sind, müssen Sie nicht verraten.",
      description:
        "Schicken Sie uns einen Vorschlag zum Platz. Nur die Nachricht ist erforderlich, Ihren Namen müssen Sie nicht angeben.",
      body: `<h2>Was passiert mit Ihrer Nachricht?</h2>
<p>Wir lesen alles, meist noch am selben Tag. Möchten Sie eine Antwort, hinterlassen Sie bitte Ihre E-Mail-Adresse. Wenn es eilt, rufen Sie besser unter ${live.phone} an.</p>
<p>Die Haken in den Duschen, die niedrige Bank in den Wickelräumen und die Tafel mit der Wassertemperatur gehen alle auf Vorschläge von Gästen zurück.</p>`,
    },
  },
};

export const gallery: DemoPage = {
  page: "gallery",
  facts: [],
  text: {
    nb: {
      title: "Galleri",
      lead: "Plassen fra morgen til kveld, gjennom hele året. Alle bildene er tegninger.",
      description:
        "Tegninger fra plassen gjennom året: brygga, stranda, Svaberget, hytta i snø og lys i teltene om kvelden.",
      body: `<p>Vi tegner plassen i stedet for å fotografere den. Da kan gjestene våre bade i fred. Vil du se hvordan det faktisk ser ut nå, åpner du <a href="/webcam">webkameraet</a>.</p>`,
    },
    en: {
      title: "Gallery",
      lead: "The campsite from morning to night, all through the year. Every picture is a drawing.",
      description:
        "Drawings of the campsite through the year: the jetty, the beach, Svaberget, the cabin in snow and lights in the tents at night.",
      body: `<p>We draw the campsite instead of photographing it, so that our guests can swim in peace. To see what it really looks like at the moment, open <a href="/webcam">the webcam</a>.</p>`,
    },
    de: {
      title: "Galerie",
      lead: "Der Platz vom Morgen bis zum Abend, das ganze Jahr hindurch. Alle Bilder sind Zeichnungen.",
      description:
        "Zeichnungen vom Platz im Lauf des Jahres: Steg, Strand, Svaberget, die Hütte im Schnee und abends Licht in den Zelten.",
      body: `<p>Wir zeichnen den Platz, statt ihn zu fotografieren. So können unsere Gäste in Ruhe baden. Wie es gerade wirklich aussieht, zeigt die <a href="/webcam">Webcam</a>.</p>`,
    },
  },
};

export const login: DemoPage = {
  page: "login",
  facts: [],
  text: {
    nb: {
      title: "Logg inn",
      lead: "Innloggingen er for ansatte. Gjester trenger ikke bruker.",
      description:
        "Innlogging for ansatte. Gjester trenger ikke bruker for å lese, bestille eller skrive til oss.",
      body: `<p>Du sendes til innloggingstjenesten og kommer tilbake hit etterpå. Får du det ikke til, ringer du resepsjonen på ${live.phone}.</p>`,
    },
    en: {
      title: "Log in",
      lead: "Logging in is for staff. Guests need no account.",
      description: "Staff log-in. Guests need no account to read, book or write to us.",
      body: `<p>You will be taken to the sign-in service and brought back here afterwards. If it doesn’t work, call reception on ${live.phone}.</p>`,
    },
    de: {
      title: "Anmelden",
      lead: "Die Anmeldung ist für unser Team. Gäste brauchen kein Konto.",
      description: "Anmeldung für unser Team. Zum Lesen, Buchen und Schreiben brauchen Gäste kein Konto.",
      body: `<p>Sie werden zum Anmeldedienst weitergeleitet und kommen danach hierher zurück. Wenn es nicht klappt, rufen Sie die Rezeption unter ${live.phone} an.</p>`,
    },
  },
};

export const news: DemoPage = {
  page: "news",
  facts: [],
  text: {
    nb: {
      title: "Nyheter",
      lead: "Det som skjer på plassen, kort fortalt. Det nyeste står først.",
      description:
        "Nyheter fra plassen: sesongåpning, brygge, dusjer, dugnad og vinterdrift. Det nyeste står først.",
      body: `<p>Haster noe, står det som varsel øverst på alle sider. Små endringer i åpningstider legger vi på siden vår i sosiale medier.</p>`,
    },
    en: {
      title: "News",
      lead: "What is going on at the campsite, in a few words. Newest first.",
      description:
        "News from the campsite: season opening, the jetty, showers, the spring clean-up and the winter. Newest first.",
      body: `<p>Anything urgent appears as an alert at the top of every page. Small changes to our opening hours are posted on our social media page.</p>`,
    },
    de: {
      title: "Neuigkeiten",
      lead: "Was auf dem Platz passiert, in wenigen Worten. Das Neueste zuerst.",
      description:
        "Neuigkeiten vom Platz: Saisonstart, Steg, Duschen, Frühjahrsputz und der Winter. Das Neueste zuerst.",
      body: `<p>Eiliges steht als Hinweis oben auf jeder Seite. Kleine Änderungen der Öffnungszeiten geben wir auf unserer Seite in den sozialen Medien bekannt.</p>`,
    },
  },
};

export const questions: DemoPage = {
  page: "questions",
  facts: [],
  text: {
    nb: {
      title: "Spørsmål og svar",
      lead: "Det gjestene oftest spør om. Finner du ikke svaret, ringer du oss.",
      description:
        "Svar på det gjester oftest spør om: sen ankomst, hund, ro, strøm, elbil, RFID-kort, bestilling, avfall, telt og sesongplass.",
      body: `<p>Spør oss gjerne direkte: ring ${live.phone}, eller bruk <a href="/contactus">kontaktskjemaet</a>. Reglene for plassen står under <a href="/guests">For gjester</a>.</p>`,
    },
    en: {
      title: "Questions and answers",
      lead: "What guests ask most often. If you can’t find the answer, give us a call.",
      description:
        "Answers to what guests ask most: late arrival, dogs, quiet hours, electricity, RFID cards, booking, waste, tents and seasonal pitches.",
      body: `<p>Do ask us directly: call ${live.phone} or use <a href="/contactus">the contact form</a>. The rules of the site are under <a href="/guests">For guests</a>.</p>`,
    },
    de: {
      title: "Fragen und Antworten",
      lead: "Was Gäste am häufigsten fragen. Ist Ihre Frage nicht dabei, rufen Sie uns an.",
      description:
        "Antworten auf häufige Fragen: späte Anreise, Hunde, Nachtruhe, Strom, Elektroauto, RFID-Karte, Buchung, Abfall, Zelte und Saisonplatz.",
      body: `<p>Fragen Sie uns gern direkt: unter ${live.phone} oder über das <a href="/contactus">Kontaktformular</a>. Die Regeln für den Platz stehen unter <a href="/guests">Für Gäste</a>.</p>`,
    },
  },
};

export const sitemap: DemoPage = {
  page: "sitemap",
  facts: [],
  text: {
    nb: {
      title: "Plan over plassen",
      lead: "Søk etter plassnummeret ditt, eller velg et sted i listen.",
      description:
        "Plan over campingplassen: felt A til E, sanitærbygg, resepsjon, strand, brygge, lekeplass, vann og avfall. Søk etter plassnummer.",
      body: `<h2>Slik er plassen bygd opp</h2>
<p>Innkjøringen og resepsjonen ligger i vest. Felt A, B og C er sesongplasser. Felt D ligger nærmest sjøen, og felt E ved teltplassen og hytta. Sanitærbygg\u00a01 er nærmest felt A, B og C, sanitærbygg\u00a02 ligger nede ved sjøen.</p>
<p>Møteplassen ved brann er parkeringen ved resepsjonen.</p>`,
    },
    en: {
      title: "Site plan",
      lead: "Search for your pitch number, or choose a place from the list.",
      description:
        "Plan of the campsite: fields A to E, sanitary buildings, reception, beach, jetty, playground, water and waste. Search by pitch number.",
      body: `<h2>How the site is laid out</h2>
<p>The entrance and reception are in the west. Fields A, B and C are seasonal pitches. Field D is nearest the sea, and field E is by the tent field and the cabin. Sanitary building\u00a01 is nearest fields A, B and C, sanitary building\u00a02 is down by the sea.</p>
<p>In case of fire, the assembly point is the car park at reception.</p>`,
    },
    de: {
      title: "Platzplan",
      lead: "Suchen Sie nach Ihrer Platznummer oder wählen Sie einen Ort aus der Liste.",
      description:
        "Plan des Campingplatzes: Felder A bis E, Sanitärgebäude, Rezeption, Strand, Steg, Spielplatz, Wasser und Abfall. Suche nach Platznummer.",
      body: `<h2>So ist der Platz aufgebaut</h2>
<p>Einfahrt und Rezeption liegen im Westen. Die Felder A, B und C sind Saisonplätze. Feld D liegt dem Meer am nächsten, Feld E bei der Zeltwiese und der Hütte. Sanitärgebäude\u00a01 liegt den Feldern A, B und C am nächsten, Sanitärgebäude\u00a02 unten am Meer.</p>
<p>Sammelplatz bei Feuer ist der Parkplatz an der Rezeption.</p>`,
    },
  },
};
