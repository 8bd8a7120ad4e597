import type { TextPageName } from "#src/features/page-texts/page-names.text.ts";
import type { Translated } from "#src/i18n/language.ts";
import { markOf } from "#src/i18n/marks.ts";
import { listPageProposals } from "./list-page-proposals.text.ts";

/** A page's text as it could begin. */
export interface Proposal {
  title: string;
  lead: string;
  description: string;
  /** HTML. */
  body: string;
}

const name = markOf("identity.name");
const phone = markOf("identity.phone");
const email = markOf("identity.email");
const address = markOf("identity.address");
const season = markOf("identity.season");
const quiet = markOf("identity.quiet");
const arrival = markOf("identity.arrivalFrom");
const departure = markOf("identity.departureBy");

/**
 * Texts for a site that nobody has written yet: only what holds at any campsite, with its own name, numbers and hours. Staff
 * read them, change them, and save what they mean. The privacy statement is made of what the campsite has.
 */
export const pageProposals: Record<Exclude<TextPageName, "privacyPolicy">, Translated<Proposal>> = {
  ...listPageProposals,
  home: {
    nb: {
      title: name,
      lead: `Åpent ${season}.`,
      description: `${name}, åpent ${season}. Se priser, finn veien, og ring oss på ${phone}.`,
      body: "",
    },
    en: {
      title: name,
      lead: `Open ${season}.`,
      description: `${name}, open ${season}. See prices, find us, and call us on ${phone}.`,
      body: "",
    },
    de: {
      title: name,
      lead: `Geöffnet ${season}.`,
      description: `${name}, geöffnet ${season}. Preise, Anfahrt und Telefon: ${phone}.`,
      body: "",
    },
  },
  guests: {
    nb: {
      title: "For gjester",
      lead: "Det du trenger å vite når du bor hos oss.",
      description: `Innsjekk fra ${arrival}, utsjekk innen ${departure}, ro fra ${quiet}. Alt du trenger å vite som gjest.`,
      body: `<h2>Når du kommer</h2><p>Du kan sjekke inn fra ${arrival}. Kommer du senere enn resepsjonen er åpen, ringer du ${phone}, så finner vi ut av det.</p><h2>Ro om natta</h2><p>Fra ${quiet} er det stille på plassen. Da kjører ingen bil, og musikk og høye stemmer venter til morgenen.</p><h2>Ta hensyn</h2><ul><li>Hold 4 meter mellom enhetene. Det er for brannsikkerheten.</li><li>Hunden går i bånd, og du rydder etter den.</li><li>Kast søppelet i dunkene, og sorter det.</li></ul><h2>Når du reiser</h2><p>Plassen skal være ryddet innen ${departure}. God tur videre!</p>`,
    },
    en: {
      title: "For guests",
      lead: "What you need to know while you stay with us.",
      description: `Check-in from ${arrival}, check-out by ${departure}, quiet from ${quiet}. All you need to know as a guest.`,
      body: `<h2>When you arrive</h2><p>You can check in from ${arrival}. If you come after reception has closed, call ${phone} and we will sort it out.</p><h2>Quiet at night</h2><p>From ${quiet} the site is quiet. Nobody drives then, and music and loud voices wait until morning.</p><h2>With others in mind</h2><ul><li>Keep 4 metres between units. It is for fire safety.</li><li>Dogs are on a lead, and you clean up after them.</li><li>Put your rubbish in the bins, sorted.</li></ul><h2>When you leave</h2><p>Your pitch must be cleared by ${departure}. Have a good journey!</p>`,
    },
    de: {
      title: "Für Gäste",
      lead: "Was Sie wissen sollten, während Sie bei uns sind.",
      description: `Anreise ab ${arrival}, Abreise bis ${departure}, Ruhe von ${quiet}. Alles, was Gäste wissen sollten.`,
      body: `<h2>Bei der Ankunft</h2><p>Sie können ab ${arrival} einchecken. Kommen Sie, wenn die Rezeption schon geschlossen ist, rufen Sie ${phone} an, dann finden wir eine Lösung.</p><h2>Nachtruhe</h2><p>Von ${quiet} ist es auf dem Platz still. Dann fährt niemand Auto, und Musik und laute Stimmen warten bis zum Morgen.</p><h2>Rücksicht</h2><ul><li>Halten Sie 4 Meter Abstand zwischen den Einheiten. Das dient dem Brandschutz.</li><li>Hunde bleiben an der Leine, und Sie räumen hinter ihnen auf.</li><li>Werfen Sie Müll getrennt in die Tonnen.</li></ul><h2>Bei der Abreise</h2><p>Ihr Platz muss bis ${departure} geräumt sein. Gute Weiterreise!</p>`,
    },
  },
  aboutUs: {
    nb: {
      title: "Om oss",
      lead: `Vi driver ${name}.`,
      description: `Hvem som driver ${name}, hvor vi er, og hvordan du får tak i oss.`,
      body: `<h2>Hvor vi er</h2><p>Du finner oss i ${address}. Vi har åpent ${season}.</p><h2>Snakk med oss</h2><p>Ring ${phone} eller skriv til ${email}. Vi svarer så fort vi kan.</p>`,
    },
    en: {
      title: "About us",
      lead: `We run ${name}.`,
      description: `Who runs ${name}, where we are, and how to reach us.`,
      body: `<h2>Where we are</h2><p>You find us at ${address}. We are open ${season}.</p><h2>Talk to us</h2><p>Call ${phone} or write to ${email}. We answer as soon as we can.</p>`,
    },
    de: {
      title: "Über uns",
      lead: `Wir betreiben ${name}.`,
      description: `Wer ${name} betreibt, wo wir sind und wie Sie uns erreichen.`,
      body: `<h2>Wo wir sind</h2><p>Sie finden uns hier: ${address}. Geöffnet ist ${season}.</p><h2>Sprechen Sie mit uns</h2><p>Rufen Sie ${phone} an oder schreiben Sie an ${email}. Wir antworten, so schnell wir können.</p>`,
    },
  },
  day: {
    nb: {
      title: "Døgnplass",
      lead: "For telt, bobil og vogn, én natt eller flere.",
      description: `Døgnplass for telt, bobil og vogn hos ${name}. Innsjekk fra ${arrival}, utsjekk innen ${departure}.`,
      body: `<h2>Slik gjør du</h2><ol><li>Ring ${phone} for å bestille, eller kom innom.</li><li>Meld deg i resepsjonen fra ${arrival}. Der får du vite hvor du skal stå.</li><li>Still deg så det er 4 meter til naboen.</li><li>Plassen er ryddet innen ${departure} den dagen du reiser.</li></ol>`,
    },
    en: {
      title: "Touring pitch",
      lead: "For tents, motorhomes and caravans, one night or more.",
      description: `Touring pitches for tents, motorhomes and caravans at ${name}. Check-in from ${arrival}, check-out by ${departure}.`,
      body: `<h2>What to do</h2><ol><li>Call ${phone} to book, or just come.</li><li>See us at reception from ${arrival}. We will tell you where to stay.</li><li>Park so that you are 4 metres from your neighbour.</li><li>Clear your pitch by ${departure} on the day you leave.</li></ol>`,
    },
    de: {
      title: "Stellplatz",
      lead: "Für Zelt, Wohnmobil und Wohnwagen, eine Nacht oder mehr.",
      description: `Stellplätze für Zelt, Wohnmobil und Wohnwagen bei ${name}. Anreise ab ${arrival}, Abreise bis ${departure}.`,
      body: `<h2>So geht es</h2><ol><li>Rufen Sie zum Buchen ${phone} an, oder kommen Sie vorbei.</li><li>Melden Sie sich ab ${arrival} an der Rezeption. Dort erfahren Sie Ihren Platz.</li><li>Stellen Sie sich so, dass 4 Meter zum Nachbarn bleiben.</li><li>Räumen Sie den Platz am Abreisetag bis ${departure}.</li></ol>`,
    },
  },
  seasonal: {
    nb: {
      title: "Sesongplass",
      lead: `Din egen plass hele sesongen, ${season}.`,
      description: `Fast plass til vogna hos ${name}, ${season}. Ring oss på ${phone} om ledige plasser.`,
      body: `<h2>Hele sesongen</h2><p>Vogna står på samme plass ${season}. Du kommer og går som du vil.</p><h2>Ønsker du plass?</h2><p>Ring ${phone} eller skriv til ${email}. Er det fullt, skriver vi deg opp.</p>`,
    },
    en: {
      title: "Seasonal pitch",
      lead: `A pitch of your own all season, ${season}.`,
      description: `A pitch for your caravan all season at ${name}, ${season}. Call us on ${phone} to ask what is free.`,
      body: `<h2>All season</h2><p>Your caravan stands on the same pitch ${season}. You come and go as you like.</p><h2>Would you like one?</h2><p>Call ${phone} or write to ${email}. If we are full, we put you on the list.</p>`,
    },
    de: {
      title: "Saisonplatz",
      lead: `Ein eigener Platz die ganze Saison, ${season}.`,
      description: `Ein Saisonplatz für Ihren Wohnwagen bei ${name}, ${season}. Freie Plätze erfragen Sie unter ${phone}.`,
      body: `<h2>Die ganze Saison</h2><p>Ihr Wohnwagen steht auf demselben Platz, ${season}. Sie kommen und gehen, wie Sie möchten.</p><h2>Möchten Sie einen?</h2><p>Rufen Sie ${phone} an oder schreiben Sie an ${email}. Ist alles belegt, setzen wir Sie auf die Liste.</p>`,
    },
  },
  cabins: {
    nb: {
      title: "Hytte",
      lead: "Sov under tak, med campingplassen utenfor døra.",
      description: `Lei hytte hos ${name}. Innsjekk fra ${arrival}, utsjekk innen ${departure}. Bestill på ${phone}.`,
      body: `<h2>Ankomst og avreise</h2><p>Hytta er klar fra ${arrival}. Den dagen du reiser, leverer du nøkkelen innen ${departure}.</p><h2>Bestill</h2><p>Ring ${phone} eller skriv til ${email}.</p>`,
    },
    en: {
      title: "Cabin",
      lead: "Sleep under a roof, with the campsite outside your door.",
      description: `Rent a cabin at ${name}. Check-in from ${arrival}, check-out by ${departure}. Book on ${phone}.`,
      body: `<h2>Arrival and departure</h2><p>The cabin is ready from ${arrival}. On the day you leave, hand in the key by ${departure}.</p><h2>Book</h2><p>Call ${phone} or write to ${email}.</p>`,
    },
    de: {
      title: "Hütte",
      lead: "Unter einem Dach schlafen, den Campingplatz vor der Tür.",
      description: `Eine Hütte mieten bei ${name}. Anreise ab ${arrival}, Abreise bis ${departure}. Buchen unter ${phone}.`,
      body: `<h2>Anreise und Abreise</h2><p>Die Hütte ist ab ${arrival} bereit. Am Abreisetag geben Sie den Schlüssel bis ${departure} ab.</p><h2>Buchen</h2><p>Rufen Sie ${phone} an oder schreiben Sie an ${email}.</p>`,
    },
  },
  emergency: {
    nb: {
      title: "Når det haster",
      lead: "Ring først. Ikke legg på før de sier fra.",
      description: "Nødnumrene 110, 112 og 113, adressen å lese opp, og hva du gjør mens du venter.",
      body: "<h2>Mens du venter</h2><ul><li>Brenner det, får du alle ut først. Rop til naboene.</li><li>Puster noen ikke, sier 113 hva dere skal gjøre.</li><li>Er noen i vannet, kaster du noe som flyter. Ikke svøm ut alene.</li><li>Send noen til veien for å vise hvor dere er.</li></ul>",
    },
    en: {
      title: "In an emergency",
      lead: "Call first. Don’t hang up until they tell you to.",
      description:
        "The emergency numbers 110, 112 and 113, the address to read out, and what to do while you wait.",
      body: "<h2>While you wait</h2><ul><li>If there is a fire, get everyone out first. Shout to your neighbours.</li><li>If somebody isn’t breathing, 113 will tell you what to do.</li><li>If somebody is in the water, throw something that floats. Don’t swim out alone.</li><li>Send somebody to the road to show where you are.</li></ul>",
    },
    de: {
      title: "Im Notfall",
      lead: "Zuerst anrufen. Erst auflegen, wenn man es Ihnen sagt.",
      description:
        "Die Notrufnummern 110, 112 und 113, die Adresse zum Vorlesen, und was Sie tun, bis Hilfe kommt.",
      body: "<h2>Bis Hilfe kommt</h2><ul><li>Brennt es, bringen Sie zuerst alle hinaus. Rufen Sie die Nachbarn.</li><li>Atmet jemand nicht, sagt man Ihnen unter 113, was zu tun ist.</li><li>Ist jemand im Wasser, werfen Sie etwas, das schwimmt. Schwimmen Sie nicht allein hinaus.</li><li>Schicken Sie jemanden zur Straße, der zeigt, wo Sie sind.</li></ul>",
    },
  },
  contactUs: {
    nb: {
      title: "Kontakt oss",
      lead: "Ring, skriv eller kom innom.",
      description: `Kontakt ${name}: ring ${phone}, skriv til ${email}, eller kom til ${address}.`,
      body: "",
    },
    en: {
      title: "Contact us",
      lead: "Call, write or come by.",
      description: `Contact ${name}: call ${phone}, write to ${email}, or come to ${address}.`,
      body: "",
    },
    de: {
      title: "Kontakt",
      lead: "Rufen Sie an, schreiben Sie oder kommen Sie vorbei.",
      description: `Kontakt zu ${name}: Telefon ${phone}, E-Mail ${email}, Adresse ${address}.`,
      body: "",
    },
  },
};
