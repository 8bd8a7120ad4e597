import type { TextPageName } from "#src/features/page-texts/page-names.text.ts";
import type { Translated } from "#src/i18n/language.ts";
import { markOf } from "#src/i18n/marks.ts";
import type { Proposal } from "./page-proposals.text.ts";

const name = markOf("identity.name");
const phone = markOf("identity.phone");
const season = markOf("identity.season");

/**
 * Texts of the pages that show something of their own, as prices, photos or a form: only what is around it, which holds
 * also before there is anything to show.
 */
export const listPageProposals = {
  prices: {
    nb: {
      title: "Priser",
      lead: "Dette koster det å bo hos oss.",
      description: `Hva det koster å bo hos ${name}. Åpent ${season}. Ring ${phone} om du lurer på noe.`,
      body: `<h2>Lurer du på noe?</h2><p>Ring ${phone}, så regner vi det ut sammen.</p>`,
    },
    en: {
      title: "Prices",
      lead: "What it costs to stay with us.",
      description: `What it costs to stay at ${name}. Open ${season}. Call ${phone} if you have a question.`,
      body: `<h2>Any questions?</h2><p>Call ${phone} and we will work it out together.</p>`,
    },
    de: {
      title: "Preise",
      lead: "Was ein Aufenthalt bei uns kostet.",
      description: `Was ein Aufenthalt bei ${name} kostet. Geöffnet ${season}. Fragen? Rufen Sie uns an: ${phone}.`,
      body: `<h2>Noch Fragen?</h2><p>Rufen Sie ${phone} an, dann rechnen wir es gemeinsam aus.</p>`,
    },
  },
  sanitary: {
    nb: {
      title: "Sanitær",
      lead: "Dusj, toalett og oppvask.",
      description: `Dusj, toalett og oppvask hos ${name}, og hvor du tømmer gråvann og toalett.`,
      body: `<h2>Slik vil vi ha det</h2><ul><li>Gå fra det slik du selv vil finne det.</li><li>Barn har en voksen med seg.</li><li>Gråvann og kjemisk toalett tømmes bare der det er skiltet.</li></ul><h2>Er noe tomt eller i stykker?</h2><p>Ring ${phone} eller si fra i resepsjonen.</p>`,
    },
    en: {
      title: "Sanitary buildings",
      lead: "Showers, toilets and washing-up.",
      description: `Showers, toilets and washing-up at ${name}, and where to empty grey water and toilets.`,
      body: `<h2>How we like it</h2><ul><li>Leave it as you would like to find it.</li><li>Children come with a grown-up.</li><li>Empty grey water and chemical toilets only where there is a sign.</li></ul><h2>Is something empty or broken?</h2><p>Call ${phone} or tell us at reception.</p>`,
    },
    de: {
      title: "Sanitärgebäude",
      lead: "Duschen, Toiletten und Spülbecken.",
      description: `Duschen, Toiletten und Spülbecken bei ${name}, und wo Sie Grauwasser und Toilette entsorgen.`,
      body: `<h2>Unsere Bitte</h2><ul><li>Hinterlassen Sie alles so, wie Sie es vorfinden möchten.</li><li>Kinder kommen in Begleitung Erwachsener.</li><li>Grauwasser und Chemietoilette nur dort entsorgen, wo es ausgeschildert ist.</li></ul><h2>Fehlt etwas, oder ist etwas kaputt?</h2><p>Rufen Sie ${phone} an oder sagen Sie an der Rezeption Bescheid.</p>`,
    },
  },
  activities: {
    nb: {
      title: "Aktiviteter",
      lead: "Ting å gjøre på plassen og i nærheten.",
      description: `Ting å gjøre hos ${name} og i nærheten. Spør oss om turer og hva som er åpent.`,
      body: `<h2>På plassen</h2><p>Spør i resepsjonen hva som skjer mens du er her.</p><h2>I nærheten</h2><p>Vi kjenner stiene og stedene rundt oss. Kom innom eller ring ${phone}, så finner vi en tur som passer dere og været.</p>`,
    },
    en: {
      title: "Activities",
      lead: "Things to do here and nearby.",
      description: `Things to do at ${name} and nearby. Ask us about walks and what is open.`,
      body: `<h2>At the campsite</h2><p>Ask at reception what is on while you are here.</p><h2>Nearby</h2><p>We know the paths and places around us. Come by or call ${phone}, and we will find an outing that suits you and the weather.</p>`,
    },
    de: {
      title: "Aktivitäten",
      lead: "Was man hier und in der Nähe machen kann.",
      description: `Was man bei ${name} und in der Nähe machen kann. Fragen Sie uns nach Touren und Öffnungszeiten.`,
      body: `<h2>Auf dem Platz</h2><p>Fragen Sie an der Rezeption, was während Ihres Aufenthalts los ist.</p><h2>In der Nähe</h2><p>Wir kennen die Wege und Orte rundum. Kommen Sie vorbei oder rufen Sie ${phone} an, dann finden wir einen Ausflug, der zu Ihnen und zum Wetter passt.</p>`,
    },
  },
  questions: {
    nb: {
      title: "Spørsmål og svar",
      lead: "Det gjestene oftest spør om. Finner du ikke svaret, ringer du oss.",
      description: `Svar på det gjestene hos ${name} oftest spør om. Ellers når du oss på ${phone}.`,
      body: `<p>Spør oss gjerne direkte: ring ${phone}, eller bruk <a href="/contactus">kontaktskjemaet</a>.</p>`,
    },
    en: {
      title: "Questions and answers",
      lead: "What guests ask most often. If you don’t find the answer, call us.",
      description: `Answers to what guests at ${name} ask most often. For anything else, call ${phone}.`,
      body: `<p>Do ask us directly: call ${phone} or use <a href="/contactus">the contact form</a>.</p>`,
    },
    de: {
      title: "Fragen und Antworten",
      lead: "Was Gäste am häufigsten fragen. Ist Ihre Frage nicht dabei, rufen Sie uns an.",
      description: `Antworten auf häufige Fragen der Gäste von ${name}. Für alles andere: ${phone}.`,
      body: `<p>Fragen Sie uns gern direkt: unter ${phone} oder über das <a href="/contactus">Kontaktformular</a>.</p>`,
    },
  },
  events: {
    nb: {
      title: "Arrangementer",
      lead: "Det som skjer på plassen. Alle som bor her, er velkomne.",
      description: `Arrangementer hos ${name}: hva som skjer, når og hvor.`,
      body: "",
    },
    en: {
      title: "Events",
      lead: "What is on at the campsite. Everybody who stays here is welcome.",
      description: `Events at ${name}: what is on, when and where.`,
      body: "",
    },
    de: {
      title: "Veranstaltungen",
      lead: "Was auf dem Platz los ist. Alle, die hier wohnen, sind willkommen.",
      description: `Veranstaltungen bei ${name}: was, wann und wo.`,
      body: "",
    },
  },
  news: {
    nb: {
      title: "Nyheter",
      lead: "Det som skjer på plassen. Det nyeste står først.",
      description: `Nyheter fra ${name}. Det nyeste står først.`,
      body: "",
    },
    en: {
      title: "News",
      lead: "What is going on at the campsite. Newest first.",
      description: `News from ${name}. Newest first.`,
      body: "",
    },
    de: {
      title: "Neuigkeiten",
      lead: "Was auf dem Platz passiert. Das Neueste zuerst.",
      description: `Neuigkeiten von ${name}. Das Neueste zuerst.`,
      body: "",
    },
  },
  gallery: {
    nb: {
      title: "Galleri",
      lead: "Slik er det her.",
      description: `Bilder fra ${name}.`,
      body: "",
    },
    en: {
      title: "Gallery",
      lead: "What it is like here.",
      description: `Pictures from ${name}.`,
      body: "",
    },
    de: {
      title: "Galerie",
      lead: "So ist es hier.",
      description: `Bilder von ${name}.`,
      body: "",
    },
  },
  documents: {
    nb: {
      title: "Dokumenter",
      lead: "Regler og skjemaer å laste ned.",
      description: `Regler og skjemaer fra ${name} å laste ned. Trenger du et dokument på papir, ringer du ${phone}.`,
      body: `<p>Trenger du et dokument på papir, med stor skrift eller lest opp, ringer du ${phone}.</p>`,
    },
    en: {
      title: "Documents",
      lead: "Rules and forms to download.",
      description: `Rules and forms from ${name} to download. If you need a document on paper, call ${phone}.`,
      body: `<p>If you need a document on paper, in large print or read aloud, call ${phone}.</p>`,
    },
    de: {
      title: "Dokumente",
      lead: "Regeln und Formulare zum Herunterladen.",
      description: `Regeln und Formulare von ${name} zum Herunterladen. Auf Papier gibt es sie unter ${phone}.`,
      body: `<p>Brauchen Sie ein Dokument auf Papier, in großer Schrift oder vorgelesen, rufen Sie ${phone} an.</p>`,
    },
  },
  webcam: {
    nb: {
      title: "Webkamera",
      lead: "Slik ser det ut hos oss. Ved hvert bilde står det når det er tatt.",
      description: `Se hvordan det ser ut hos ${name} nå. Hvert bilde viser når det er tatt.`,
      body: `<h2>Om personvern</h2><p>Kameraene skal stå slik at ingen kan kjennes igjen, og gamle bilder lagres ikke. Kjenner du deg igjen, ringer du ${phone}, så fjerner vi bildet.</p>`,
    },
    en: {
      title: "Webcam",
      lead: "What it looks like here. Each picture tells when it was taken.",
      description: `See what it looks like at ${name} now. Each picture tells when it was taken.`,
      body: `<h2>Privacy</h2><p>The cameras are to be placed so that nobody can be recognised, and old pictures aren’t kept. If you recognise yourself, call ${phone} and we will remove the picture.</p>`,
    },
    de: {
      title: "Webcam",
      lead: "So sieht es bei uns aus. Bei jedem Bild steht, wann es aufgenommen wurde.",
      description: `So sieht es gerade bei ${name} aus. Bei jedem Bild steht, wann es aufgenommen wurde.`,
      body: `<h2>Datenschutz</h2><p>Die Kameras sollen so stehen, dass niemand zu erkennen ist, und alte Bilder werden nicht aufbewahrt. Erkennen Sie sich, rufen Sie ${phone} an, dann entfernen wir das Bild.</p>`,
    },
  },
  sitemap: {
    nb: {
      title: "Plan over plassen",
      lead: "Søk etter plassnummeret ditt, eller velg et sted i listen.",
      description: `Plan over ${name}. Søk etter plassnummeret ditt, eller velg et sted i listen.`,
      body: "",
    },
    en: {
      title: "Site plan",
      lead: "Search for your pitch number, or choose a place from the list.",
      description: `Plan of ${name}. Search for your pitch number, or choose a place from the list.`,
      body: "",
    },
    de: {
      title: "Platzplan",
      lead: "Suchen Sie nach Ihrer Platznummer oder wählen Sie einen Ort aus der Liste.",
      description: `Plan von ${name}. Suchen Sie nach Ihrer Platznummer oder wählen Sie einen Ort aus der Liste.`,
      body: "",
    },
  },
  feedback: {
    nb: {
      title: "Forslagskasse",
      lead: "Ris, ros og gode ideer. Du trenger ikke si hvem du er.",
      description: `Send ${name} et forslag. Bare meldingen må fylles ut, og du trenger ikke oppgi navn.`,
      body: `<h2>Hva skjer med det du skriver?</h2><p>Vi leser alt. Vil du ha svar, legger du igjen e-postadressen din. Haster det, er det bedre å ringe ${phone}.</p>`,
    },
    en: {
      title: "Suggestion box",
      lead: "Praise, complaints and good ideas. There is no need to say who you are.",
      description: `Send ${name} a suggestion. Only the message is required, and you needn’t give your name.`,
      body: `<h2>What happens to what you write?</h2><p>We read everything. If you would like an answer, leave your e-mail address. If it is urgent, it is better to call ${phone}.</p>`,
    },
    de: {
      title: "Ideenkasten",
      lead: "Lob, Kritik und gute Ideen. Wer Sie sind, müssen Sie nicht verraten.",
      description: `Ein Vorschlag für ${name}? Nur die Nachricht ist erforderlich, Ihren Namen müssen Sie nicht angeben.`,
      body: `<h2>Was passiert mit Ihrer Nachricht?</h2><p>Wir lesen alles. Möchten Sie eine Antwort, hinterlassen Sie bitte Ihre E-Mail-Adresse. Wenn es eilt, rufen Sie besser ${phone} an.</p>`,
    },
  },
  topUp: {
    nb: {
      title: "Lad kortet",
      lead: "Du fyller på kortet hos betalingsleverandøren vår. Ha kortnummeret klart.",
      description: `Fyll på kortet fra ${name} på nett. Får du det ikke til, ringer du ${phone}.`,
      body: `<p>Får du det ikke til, ringer du ${phone} eller kommer innom resepsjonen.</p>`,
    },
    en: {
      title: "Top up your card",
      lead: "Cards are topped up on our payment provider’s website. Have your card number ready.",
      description: `Top up your card from ${name} online. If it doesn’t work, call ${phone}.`,
      body: `<p>If it doesn’t work, call ${phone} or come to reception.</p>`,
    },
    de: {
      title: "Karte aufladen",
      lead: "Ihre Karte laden Sie auf der Website unseres Zahlungsanbieters auf. Halten Sie die Kartennummer bereit.",
      description: `Laden Sie Ihre Karte von ${name} online auf. Wenn es nicht klappt, rufen Sie ${phone} an.`,
      body: `<p>Wenn es nicht klappt, rufen Sie ${phone} an oder kommen Sie zur Rezeption.</p>`,
    },
  },
  offline: {
    nb: {
      title: "Uten dekning",
      lead: "Ha det viktigste med deg på telefonen, også når nettet er borte.",
      description: `Lagre det viktigste fra ${name} på telefonen, så har du det også uten dekning.`,
      body: "<h2>Slik virker det</h2><p>Ingenting lagres før du trykker. Uten nett åpnes den lagrede siden med en linje øverst som sier hvor gammel den er. Skjemaene må ha nett; det du har skrevet, blir stående til du får sendt det. Du fjerner alt med ett trykk her.</p>",
    },
    en: {
      title: "Without coverage",
      lead: "Take the essentials with you on your phone, also where there is no connection.",
      description: `Save the essentials from ${name} on your phone, and have them without coverage, too.`,
      body: "<h2>How it works</h2><p>Nothing is saved until you press the button. Without a connection the saved page opens, with a line at the top that says how old it is. Forms need a connection; what you have typed stays until you can send it. You remove everything with one press here.</p>",
    },
    de: {
      title: "Ohne Empfang",
      lead: "Das Wichtigste auf dem Handy dabeihaben, auch wenn das Netz weg ist.",
      description: `Das Wichtigste von ${name} auf dem Handy speichern und auch ohne Empfang lesen.`,
      body: "<h2>So funktioniert es</h2><p>Gespeichert wird erst, wenn Sie darauf drücken. Ohne Netz öffnet sich die gespeicherte Seite, und oben steht, von wann sie ist. Formulare brauchen Netz; was Sie geschrieben haben, bleibt stehen, bis Sie es senden können. Mit einem Druck entfernen Sie hier alles wieder.</p>",
    },
  },
  login: {
    nb: {
      title: "Logg inn",
      lead: "Innloggingen er for ansatte. Gjester trenger ikke bruker.",
      description: `Innlogging for ansatte hos ${name}. Gjester trenger ikke bruker.`,
      body: `<p>Du sendes til innloggingstjenesten og kommer tilbake hit etterpå. Får du det ikke til, ringer du ${phone}.</p>`,
    },
    en: {
      title: "Log in",
      lead: "Logging in is for staff. Guests need no account.",
      description: `Staff log-in for ${name}. Guests need no account.`,
      body: `<p>You will be taken to the sign-in service and brought back here afterwards. If it doesn’t work, call ${phone}.</p>`,
    },
    de: {
      title: "Anmelden",
      lead: "Die Anmeldung ist für unser Team. Gäste brauchen kein Konto.",
      description: `Anmeldung für das Team von ${name}. Gäste brauchen kein Konto.`,
      body: `<p>Sie werden zum Anmeldedienst weitergeleitet und kommen danach hierher zurück. Wenn es nicht klappt, rufen Sie ${phone} an.</p>`,
    },
  },
} satisfies Partial<Record<TextPageName, Translated<Proposal>>>;
