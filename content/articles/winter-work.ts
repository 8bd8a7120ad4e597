import { live } from "../live-values.ts";
import type { SeedArticle } from "./article.ts";

export const winterWork: SeedArticle = {
  publishedDate: "2026-11-09",
  image: "cabin-winter",
  isActive: true,
  text: {
    nb: {
      title: "Vi pusser opp hytta i vinter",
      subTitle: "Vi legger nytt gulv og passer på vogna di i vinter.",
      text: `<p>Ser du lys i hytta når du går forbi på kyststien, er det vi som jobber der. Vi legger nytt gulv, maler kjøkkenet og bytter to vinduer. Hytta er klar igjen når sesongen åpner ${live.opens}, med de samme fire sengene og en benk mer.</p>
<h2>Slik ser plassen ut nå</h2>
<ul>
<li>Vannet ute er stengt, og ledningene er tømt.</li>
<li>Bommen er låst. Til fots er du velkommen som før.</li>
<li>Begge sanitærbyggene er stengt og holdes frostfrie.</li>
<li>Båtplassene er tomme, men brygga ligger ute.</li>
</ul>
<h2>Har du vogna her?</h2>
<p>Vi går en runde hver uke og etter hver storm. Vi ser etter skader, løse presenninger og snø på taket. Finner vi noe, ringer vi deg samme dag.</p>
<p>Tre ting kan du selv sjekke før frosten: at varmtvannet og vannlåsene er tømt, at gassen er stengt, og at luftelukene er åpne på gløtt.</p>
<p>Vil du se til vogna, ringer du ${live.phone} dagen før. Da måker vi og låser opp.</p>`,
    },
    en: {
      title: "We are doing up the cabin this winter",
      subTitle: "We are laying a new floor, and keeping an eye on your caravan this winter.",
      text: `<p>If you see a light in the cabin as you walk past on the coastal path, that is us at work. We are laying a new floor, painting the kitchen and replacing two windows. The cabin will be ready when the season opens on ${live.opens}, with the same four beds and one more bench.</p>
<h2>The site at the moment</h2>
<ul>
<li>The outdoor water is off and the pipes have been drained.</li>
<li>The barrier is locked. On foot you are as welcome as ever.</li>
<li>Both sanitary buildings are closed and kept free of frost.</li>
<li>The boat moorings are empty, but the jetty stays in the water.</li>
</ul>
<h2>Is your caravan here?</h2>
<p>We walk round every week and after every storm, looking for damage, loose tarpaulins and snow on roofs. If we find anything, we call you the same day.</p>
<p>Three things to check before the frost: that the boiler and traps are drained, that the gas is off, and that the vents are slightly open.</p>
<p>To look in on your caravan, call ${live.phone} the day before. We will clear the snow and unlock for you.</p>`,
    },
    de: {
      title: "Wir renovieren im Winter die Hütte",
      subTitle: "Im Winter verlegen wir einen neuen Boden und passen auf Ihren Wohnwagen auf.",
      text: `<p>Brennt in der Hütte Licht, wenn Sie auf dem Küstenweg vorbeikommen? Dann arbeiten wir gerade dort. Wir verlegen einen neuen Boden, streichen die Küche und tauschen zwei Fenster aus. Zum Saisonstart am ${live.opens} ist die Hütte wieder bereit, mit denselben vier Betten und einer Bank mehr.</p>
<h2>So sieht es auf dem Platz gerade aus</h2>
<ul>
<li>Das Wasser im Freien ist abgestellt, die Leitungen sind entleert.</li>
<li>Die Schranke ist geschlossen. Zu Fuß sind Sie willkommen wie immer.</li>
<li>Beide Sanitärgebäude sind geschlossen und werden frostfrei gehalten.</li>
<li>Die Bootsplätze sind leer, der Steg bleibt im Wasser.</li>
</ul>
<h2>Steht Ihr Wohnwagen bei uns?</h2>
<p>Wir gehen jede Woche und nach jedem Sturm eine Runde und achten auf Schäden, lose Planen und Schnee auf den Dächern. Fällt uns etwas auf, rufen wir Sie noch am selben Tag an.</p>
<p>Drei Dinge prüfen Sie am besten vor dem ersten Frost: Boiler und Siphons sind leer, das Gas ist zugedreht, die Lüftungsklappen stehen einen Spalt offen.</p>
<p>Möchten Sie nach Ihrem Wohnwagen sehen, rufen Sie am Vortag unter ${live.phone} an. Dann räumen wir Schnee und schließen auf.</p>`,
    },
  },
};
