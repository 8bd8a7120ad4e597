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
      title: "Ausflüge",
      lead: "Was man hier und in der Nähe machen kann.",
      description: `Was man bei ${name} und in der Nähe machen kann. Fragen Sie uns nach Touren und Öffnungszeiten.`,
      body: `<h2>Auf dem Platz</h2><p>Fragen Sie an der Rezeption, was während Ihres Aufenthalts los ist.</p><h2>In der Nähe</h2><p>Wir kennen die Wege und Orte rundum. Kommen Sie vorbei oder rufen Sie ${phone} an, dann finden wir einen Ausflug, der zu Ihnen und zum Wetter passt.</p>`,
    },
  },
  questions: {
    nb: {
      title: "Spørsmål og svar",
      lead: "Svar på det vi ofte blir spurt om.",
      description: `Svar på det ${name} ofte blir spurt om. Ellers når du oss på ${phone}.`,
      body: `<p>Står ikke svaret her? Ring ${phone}, eller <a href="/contactus">skriv til oss</a>.</p>`,
    },
    en: {
      title: "Questions and answers",
      lead: "Answers to what we are often asked.",
      description: `Answers to what ${name} is often asked. For anything else, call ${phone}.`,
      body: `<p>Isn’t the answer here? Call ${phone} or <a href="/contactus">write to us</a>.</p>`,
    },
    de: {
      title: "Fragen und Antworten",
      lead: "Antworten auf das, was wir oft gefragt werden.",
      description: `Antworten auf das, was ${name} oft gefragt wird. Für alles andere: ${phone}.`,
      body: `<p>Steht die Antwort nicht hier? Rufen Sie ${phone} an oder <a href="/contactus">schreiben Sie uns</a>.</p>`,
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
      lead: "Slik ser det ut hos oss. Tidspunktet står ved bildet.",
      description: `Se hvordan det ser ut hos ${name} nå, og når bildet er fra.`,
      body: `<h2>Om personvern</h2><p>Kameraene skal stå slik at ingen kan kjennes igjen, og gamle bilder lagres ikke. Ser du deg selv, ring ${phone}, så tar vi bildet bort.</p>`,
    },
    en: {
      title: "Webcam",
      lead: "What it looks like here. The time stands beside the picture.",
      description: `See what it looks like at ${name} now, and from when the picture is.`,
      body: `<h2>Privacy</h2><p>The cameras are to be placed so that nobody can be recognised, and old pictures aren’t kept. Should you see yourself, call ${phone} and we take the picture away.</p>`,
    },
    de: {
      title: "Webcam",
      lead: "So sieht es bei uns aus. Die Uhrzeit steht beim Bild.",
      description: `So sieht es gerade bei ${name} aus, und von wann das Bild ist.`,
      body: `<h2>Datenschutz</h2><p>Die Kameras sollen so stehen, dass niemand zu erkennen ist, und alte Bilder werden nicht aufbewahrt. Sehen Sie sich selbst, genügt ein Anruf unter ${phone}, und wir nehmen das Bild weg.</p>`,
    },
  },
  sitemap: {
    nb: {
      title: "Plan over plassen",
      lead: "Her finner du plassen din og alt annet.",
      description: `Plan over ${name}: finn plassen din, vann, dusj og søppel.`,
      body: "",
    },
    en: {
      title: "Site plan",
      lead: "Find your pitch and everything else here.",
      description: `Plan of ${name}: find your pitch, water, showers and bins.`,
      body: "",
    },
    de: {
      title: "Platzplan",
      lead: "Hier finden Sie Ihren Platz und alles andere.",
      description: `Plan von ${name}: Ihr Platz, Wasser, Duschen und Abfall.`,
      body: "",
    },
  },
  feedback: {
    nb: {
      title: "Forslagskasse",
      lead: "Fortell oss hva som er bra, og hva som kan bli bedre. Navnet ditt trenger vi ikke.",
      description: `Send ${name} et forslag. Du kan være anonym: bare selve forslaget må med.`,
      body: `<h2>Hvem leser det?</h2><p>Det gjør vi som driver plassen. Skriv e-postadressen din om du vil ha svar. Når noe haster, ringer du ${phone}.</p>`,
    },
    en: {
      title: "Suggestion box",
      lead: "Tell us what is good, and what could be better. We don’t need your name.",
      description: `Send ${name} a suggestion. You can stay anonymous: all we need is the suggestion itself.`,
      body: `<h2>Who reads it?</h2><p>We who run the campsite do. Write your e-mail address if you want a reply. When something is urgent, call ${phone}.</p>`,
    },
    de: {
      title: "Ideenkasten",
      lead: "Sagen Sie uns, was gut ist und was besser sein könnte. Ihren Namen brauchen wir nicht.",
      description: `Ein Vorschlag für ${name}? Sie können anonym bleiben, wir brauchen nur den Vorschlag selbst.`,
      body: `<h2>Wer liest das?</h2><p>Wir, die den Platz betreiben. Schreiben Sie Ihre E-Mail-Adresse dazu, wenn wir antworten sollen. Eilt etwas, rufen Sie ${phone} an.</p>`,
    },
  },
  topUp: {
    nb: {
      title: "Lad kortet",
      lead: "Kortet fyller du på hos dem som tar betalingen for oss. Du trenger nummeret på det.",
      description: `Fyll på kortet fra ${name} på nett. Får du det ikke til, ringer du ${phone}.`,
      body: `<p>Får du det ikke til, ringer du ${phone} eller kommer innom resepsjonen.</p>`,
    },
    en: {
      title: "Top up your card",
      lead: "You top up the card with those who take payments for us. You need its number.",
      description: `Top up your card from ${name} online. If it doesn’t work, call ${phone}.`,
      body: `<p>If it doesn’t work, call ${phone} or come to reception.</p>`,
    },
    de: {
      title: "Karte aufladen",
      lead: "Aufladen können Sie die Karte bei unserem Zahlungsdienst. Sie brauchen ihre Nummer.",
      description: `Laden Sie Ihre Karte von ${name} online auf. Wenn es nicht klappt, rufen Sie ${phone} an.`,
      body: `<p>Wenn es nicht klappt, rufen Sie ${phone} an oder kommen Sie zur Rezeption.</p>`,
    },
  },
  offline: {
    nb: {
      title: "Uten dekning",
      lead: "Ta med deg det viktigste dit det ikke er nett.",
      description: `Lagre det viktigste fra ${name} på telefonen, så har du det også uten dekning.`,
      body: "<p>Sidene lagres når du ber om det, og kan fjernes her igjen. Når du leser dem uten nett, sier en linje øverst hvor gamle de er. For å sende et skjema må du ha nett.</p>",
    },
    en: {
      title: "Without coverage",
      lead: "Take what matters along to where there is no connection.",
      description: `Save the essentials from ${name} on your phone, and have them without coverage, too.`,
      body: "<p>Pages are saved when you ask for it, and can be removed here again. When you read them without a connection, a line at the top says how old they are. To send a form you need a connection.</p>",
    },
    de: {
      title: "Ohne Empfang",
      lead: "Nehmen Sie das Wichtigste dorthin mit, wo es kein Netz gibt.",
      description: `Das Wichtigste von ${name} auf dem Handy speichern und auch ohne Empfang lesen.`,
      body: "<p>Seiten werden auf Ihren Wunsch gespeichert und lassen sich hier wieder entfernen. Lesen Sie sie ohne Netz, steht oben, wie alt sie sind. Zum Senden eines Formulars brauchen Sie Netz.</p>",
    },
  },
  login: {
    nb: {
      title: "Logg inn",
      lead: "Innloggingen er for ansatte. Gjester trenger ikke bruker.",
      description: `Innlogging for ansatte hos ${name}. Gjester trenger ikke bruker.`,
      body: `<p>Innloggingen skjer hos en egen tjeneste. Kommer du ikke inn, ring ${phone}.</p>`,
    },
    en: {
      title: "Log in",
      lead: "Only staff log in. Guests need no account.",
      description: `Staff log-in for ${name}. Guests need no account.`,
      body: `<p>You log in with a service of its own. If you can’t get in, call ${phone}.</p>`,
    },
    de: {
      title: "Anmelden",
      lead: "Nur unser Team meldet sich an. Gäste brauchen kein Konto.",
      description: `Anmeldung für das Team von ${name}. Gäste brauchen kein Konto.`,
      body: `<p>Angemeldet wird bei einem eigenen Dienst. Kommen Sie nicht hinein, rufen Sie ${phone} an.</p>`,
    },
  },
} satisfies Partial<Record<TextPageName, Translated<Proposal>>>;
