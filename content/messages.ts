import { live } from "./live-values.ts";
import type { Translated } from "#src/i18n/language.ts";

interface SeedMessage {
  isActive: boolean;
  isImportant: boolean;
  purpose?: "water" | "road";
  announcementDate: string;
  /** The first sentence of pageTitle is shown bold. */
  text: Translated<{ pageTitle: string; title: string; message: string }>;
}

/** The newest important one is shown: the water in summer, then the winter's, then the spring's. */
export const messages: SeedMessage[] = [
  {
    isActive: true,
    isImportant: true,
    purpose: "water",
    announcementDate: "2026-07-16",
    text: {
      nb: {
        pageTitle: "Vannet er stengt i felt C til kl.\u00a018. Sanitærbygg\u00a01 er åpent.",
        title: "Vannet er stengt i felt C",
        message: `<p>Vi skifter en ventil på ledningen til felt C. <strong>Kranen mellom felt A og felt C er tørr til kl.\u00a018.</strong> Resten av plassen har vann som vanlig.</p>
<h2>Her finner du vann imens</h2>
<p>Kranen utenfor sanitærbygg\u00a01. Dusj, toalett og kjøkken er åpne.</p>
<p>Når vannet er tilbake, lar du det renne i to minutter før du drikker. Trenger du hjelp til å bære? Ring ${live.phone}, så kommer vi med en kanne.</p>`,
      },
      en: {
        pageTitle: "No water in field C until 18:00. Sanitary building\u00a01 is open as usual.",
        title: "The water is off in field C",
        message: `<p>We are replacing a valve on the pipe to field C. <strong>The tap between fields A and C will be dry until 18:00.</strong> The rest of the site has water as usual.</p>
<h2>Where to find water meanwhile</h2>
<p>The tap outside sanitary building\u00a01. Showers, toilets and kitchen are open.</p>
<p>Once the water is back, please let it run for two minutes before you drink it. Need a hand carrying? Call ${live.phone} and we will bring you a container.</p>`,
      },
      de: {
        pageTitle: "Feld C hat bis 18\u00a0Uhr kein Wasser. Sanitärgebäude\u00a01 ist geöffnet.",
        title: "In Feld C ist das Wasser abgestellt",
        message: `<p>Wir tauschen ein Ventil an der Leitung zu Feld C aus. <strong>Aus dem Hahn zwischen Feld A und Feld C kommt bis 18\u00a0Uhr kein Wasser.</strong> Auf dem übrigen Platz läuft alles wie gewohnt.</p>
<h2>Hier bekommen Sie solange Wasser</h2>
<p>Am Hahn vor Sanitärgebäude\u00a01. Duschen, Toiletten und Küche sind geöffnet.</p>
<p>Sobald das Wasser wieder läuft, lassen Sie es bitte zwei Minuten laufen, bevor Sie davon trinken. Brauchen Sie Hilfe beim Tragen? Rufen Sie ${live.phone} an, dann bringen wir Ihnen einen Kanister.</p>`,
      },
    },
  },
  {
    isActive: false,
    isImportant: false,
    announcementDate: "2026-07-08",
    text: {
      nb: {
        pageTitle: "Krabbefiske for barn på lørdag. Vi møtes på brygga kl.\u00a011.",
        title: "Krabbefiske for barn på lørdag",
        message: `<p>Lørdag 11.07.2026 kl.\u00a011 fisker vi krabber fra brygga. Det er gratis, og du trenger ikke melde deg på.</p>
<ul>
<li>Vi har snører, bøtter og agn.</li>
<li>Barn må ha en voksen med seg. Vi låner ut redningsvester.</li>
<li>Krabbene får et navn og slippes ut igjen.</li>
</ul>`,
      },
      en: {
        pageTitle: "Crab fishing for children on Saturday. We meet on the jetty at 11:00.",
        title: "Crab fishing for children on Saturday",
        message: `<p>On Saturday 11.07.2026 at 11:00 we go crab fishing from the jetty. It is free, and there is no need to sign up.</p>
<ul>
<li>We have lines, buckets and bait.</li>
<li>Children must bring a grown-up. We lend out life jackets.</li>
<li>Every crab gets a name and goes back into the sea.</li>
</ul>`,
      },
      de: {
        pageTitle: "Krabbenangeln für Kinder am Samstag. Treffpunkt: 11\u00a0Uhr am Steg.",
        title: "Krabbenangeln für Kinder am Samstag",
        message: `<p>Am Samstag, 11.07.2026, angeln wir um 11\u00a0Uhr vom Steg aus Krabben. Die Teilnahme ist kostenlos, eine Anmeldung ist nicht nötig.</p>
<ul>
<li>Schnüre, Eimer und Köder haben wir.</li>
<li>Kinder kommen bitte in Begleitung eines Erwachsenen. Schwimmwesten verleihen wir.</li>
<li>Jede Krabbe bekommt einen Namen und darf danach zurück ins Meer.</li>
</ul>`,
      },
    },
  },
  {
    isActive: false,
    isImportant: false,
    purpose: "road",
    announcementDate: "2026-05-01",
    text: {
      nb: {
        pageTitle: "Vi asfalterer i felt A fra mandag til onsdag, mellom kl.\u00a09 og kl.\u00a015.",
        title: "Veiarbeid i felt A",
        message: `<p>Fra mandag 04.05.2026 til onsdag 06.05.2026 legger vi ny asfalt på veien gjennom felt A. Arbeidet går mellom kl.\u00a09 og kl.\u00a015.</p>
<p>Til fots kommer du alltid fram. Skal du flytte vogn eller bil, gjør du det helst før kl.\u00a09 eller etter kl.\u00a015. Parkeringen ved resepsjonen er fri å bruke imens.</p>`,
      },
      en: {
        pageTitle: "Roadworks in field A from Monday to Wednesday, 09:00 to 15:00.",
        title: "Roadworks in field A",
        message: `<p>From Monday 04.05.2026 to Wednesday 06.05.2026 the road through field A is getting new tarmac. We work between 09:00 and 15:00.</p>
<p>You can always get through on foot. If you need to move a car or caravan, please do so before 09:00 or after 15:00. You are welcome to use the car park at reception in the meantime.</p>`,
      },
      de: {
        pageTitle: "Wir asphaltieren in Feld A von Montag bis Mittwoch, 9 bis 15\u00a0Uhr.",
        title: "Straßenarbeiten in Feld A",
        message: `<p>Von Montag, 04.05.2026, bis Mittwoch, 06.05.2026, bekommt der Weg durch Feld A neuen Asphalt. Gearbeitet wird zwischen 9 und 15\u00a0Uhr.</p>
<p>Zu Fuß kommen Sie jederzeit durch. Wenn Sie Auto oder Wohnwagen bewegen möchten, tun Sie das bitte vor 9 oder nach 15\u00a0Uhr. Der Parkplatz an der Rezeption steht Ihnen solange frei zur Verfügung.</p>`,
      },
    },
  },
  {
    isActive: true,
    isImportant: true,
    announcementDate: "2026-09-21",
    text: {
      nb: {
        pageTitle: `Plassen er stengt for vinteren. Vi åpner igjen ${live.opens}.`,
        title: "Stengt for vinteren",
        message: `<p>Takk for i sommer. Vannet ute er stengt, og bommen er låst. Vi går en runde på plassen hver uke.</p>
<p>Har du vogna på vinterlagring og vil se til den? Ring ${live.phone} dagen før, så låser vi opp. Resten står i <a href="/info/nyheter">nyhetene</a>.</p>`,
      },
      en: {
        pageTitle: `We are closed for the winter. We open again on ${live.opens}.`,
        title: "Closed for the winter",
        message: `<p>Thank you for a good summer. The outdoor water is turned off and the barrier is locked. We walk round the site every week.</p>
<p>Is your caravan stored here, and would you like to look in on it? Call ${live.phone} the day before and we will unlock for you. You will find the rest in <a href="/info/nyheter">the news</a>.</p>`,
      },
      de: {
        pageTitle: `Wir haben Winterpause. Am ${live.opens} öffnen wir wieder.`,
        title: "Winterpause",
        message: `<p>Danke für den schönen Sommer. Das Wasser im Freien ist abgestellt, die Schranke ist geschlossen. Einmal pro Woche gehen wir eine Runde über den Platz.</p>
<p>Ihr Wohnwagen überwintert bei uns und Sie möchten nach ihm sehen? Rufen Sie am Vortag unter ${live.phone} an, dann schließen wir Ihnen auf. Alles Weitere steht unter <a href="/info/nyheter">Neuigkeiten</a>.</p>`,
      },
    },
  },
  {
    isActive: true,
    isImportant: true,
    announcementDate: "2027-04-24",
    text: {
      nb: {
        pageTitle: "Vi har åpnet for sesongen. Vannet ute er på.",
        title: "Velkommen til ny sesong",
        message: `<p>Bommen er oppe, vannet ute er på, og begge sanitærbyggene er åpne. Kortet ditt fra i fjor vekker vi i resepsjonen.</p>
<p>La vannet renne i to minutter før du drikker av en kran som har stått i vinter. Resten står i <a href="/info/nyheter">nyhetene</a>.</p>`,
      },
      en: {
        pageTitle: "We are open for the season. The outdoor water is on.",
        title: "Welcome to a new season",
        message: `<p>The barrier is up, the outdoor water is on, and both sanitary buildings are open. Bring last year’s card to reception and we will wake it up.</p>
<p>Please let the water run for two minutes before you drink from a tap that has stood through the winter. You will find the rest in <a href="/info/nyheter">the news</a>.</p>`,
      },
      de: {
        pageTitle: "Die Saison hat begonnen. Das Wasser im Freien läuft.",
        title: "Willkommen zur neuen Saison",
        message: `<p>Die Schranke ist offen, das Wasser im Freien läuft, und beide Sanitärgebäude sind geöffnet. Ihre Karte vom letzten Jahr wecken wir an der Rezeption.</p>
<p>Lassen Sie das Wasser an einem Hahn, der den Winter über stand, bitte zwei Minuten laufen, bevor Sie davon trinken. Alles Weitere steht unter <a href="/info/nyheter">Neuigkeiten</a>.</p>`,
      },
    },
  },
];
