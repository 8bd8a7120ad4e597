import { live } from "../live-values.ts";
import type { SeedArticle } from "./article.ts";

export const autumnGreeting: SeedArticle = {
  publishedDate: "2026-09-22",
  image: "rain-autumn",
  isActive: true,
  text: {
    nb: {
      title: "Takk for sommeren",
      subTitle: "Den siste helgen ble våt og fin. Her er det som skjer før vi ses igjen.",
      text: `<p>Sesongens siste søndag rullet de siste vognene ut i regnet. Vi telte 412\u00a0krabber, 38\u00a0mistede badesandaler og én delfin langt ute, som tre gjester er sikre på at de så. Sandalene ligger i resepsjonen til jul.</p>
<h2>Det ble vi flinkere til</h2>
<p>Dere brukte forslagskassa, og vi leste alt. Tre ønsker er alt på plass: knagger i alle dusjer, en lav benk i stellerommene og et skilt som viser hvor kjølig vannet er ved brygga.</p>
<h2>Det jobber vi med i vinter</h2>
<ul>
<li>Nytt gulv i hytta.</li>
<li>Fastere grus i felt E.</li>
<li>Merking av strømstolpene i felt D og E.</li>
</ul>
<h2>Viktige datoer</h2>
<ul>
<li><strong>01.11.2026:</strong> siste frist for å si fra at du vil beholde sesongplassen neste år.</li>
<li><strong>15.01.2027:</strong> vi tilbyr ledige plasser til dem som står på venteliste.</li>
<li><strong>${live.opens}:</strong> vi åpner igjen.</li>
</ul>
<p>Takk for at du gikk stille om kvelden og ryddet etter deg. Det merkes.</p>`,
    },
    en: {
      title: "Thank you for the summer",
      subTitle: "The last weekend was wet and lovely. Here is what happens before we meet again.",
      text: `<p>On the last Sunday of the season the last caravans rolled out into the rain. We counted 412\u00a0crabs, 38\u00a0lost beach sandals and one dolphin far out, which three guests are certain they saw. The sandals will be kept at reception until Christmas.</p>
<h2>What we got better at</h2>
<p>You used the suggestion box, and we read every word. Three wishes have already come true: hooks in all the showers, a low bench in the baby rooms, and a sign that tells you how cold the water is at the jetty.</p>
<h2>What we are working on this winter</h2>
<ul>
<li>A new floor in the cabin.</li>
<li>Firmer gravel in field E.</li>
<li>Numbers on the hook-ups in fields D and E.</li>
</ul>
<h2>Dates to remember</h2>
<ul>
<li><strong>01.11.2026:</strong> last day to tell us that you would like to keep your seasonal pitch next year.</li>
<li><strong>15.01.2027:</strong> vacant pitches are offered to those on the waiting list.</li>
<li><strong>${live.opens}:</strong> we open again.</li>
</ul>
<p>Thank you for walking quietly at night and leaving the place tidy. It shows.</p>`,
    },
    de: {
      title: "Danke für diesen Sommer",
      subTitle: "Das letzte Wochenende war nass und schön. Und so geht es bis zum Wiedersehen weiter.",
      text: `<p>Am letzten Sonntag der Saison rollten die letzten Wohnwagen in den Regen hinaus. Wir zählten 412\u00a0Krabben, 38\u00a0verlorene Badesandalen und weit draußen einen Delfin, den drei Gäste ganz sicher gesehen haben. Die Sandalen bewahren wir bis Weihnachten an der Rezeption auf.</p>
<h2>Was wir besser gemacht haben</h2>
<p>Sie haben den Ideenkasten genutzt, und wir haben alles gelesen. Drei Wünsche sind schon erfüllt: Haken in allen Duschen, eine niedrige Bank in den Wickelräumen und eine Tafel, auf der steht, wie kalt das Wasser am Steg ist.</p>
<h2>Woran wir im Winter arbeiten</h2>
<ul>
<li>Ein neuer Boden für die Hütte.</li>
<li>Festerer Kies in Feld E.</li>
<li>Platznummern an den Stromsäulen in den Feldern D und E.</li>
</ul>
<h2>Wichtige Termine</h2>
<ul>
<li><strong>01.11.2026:</strong> Bis dahin teilen Sie uns mit, ob Sie Ihren Saisonplatz im nächsten Jahr behalten möchten.</li>
<li><strong>15.01.2027:</strong> Freie Plätze bieten wir den Gästen auf der Warteliste an.</li>
<li><strong>${live.opens}:</strong> Wir öffnen wieder.</li>
</ul>
<p>Danke, dass Sie abends leise waren und alles ordentlich hinterlassen haben. Das merkt man.</p>`,
    },
  },
};
