import { live } from "../live-values.ts";
import type { SeedArticle } from "./article.ts";

export const seasonOpens: SeedArticle = {
  publishedDate: "2027-04-01",
  image: "motorhome-night",
  isActive: true,
  text: {
    nb: {
      title: "Velkommen til ny sesong",
      subTitle: "Lørdag åpner vi bommen. Dette er nytt for deg som kommer med bobil.",
      text: `<p>Lørdag morgen åpner resepsjonen, og fra ${live.arrivalFrom} kan du kjøre inn på plassen din. Vannet ute er på fra samme dag. Kommer du senere på kvelden, viser lave lys langs veien hvor du skal svinge.</p>
<h2>Nytt for bobiler</h2>
<ul>
<li>Felt E har fått fastere grus. Du står plant, også etter regn.</li>
<li>Tømmeplassen bak sanitærbygg\u00a01 har fått rist og spylekran. Du kan kjøre rett over.</li>
<li>Strømstolpene i felt D og E er merket med plassnummer.</li>
</ul>
<h2>Sesonggjester</h2>
<p>Kortet ditt sover om vinteren. Ta det med til resepsjonen når du kommer, så vekker vi det. Pengene som sto igjen i høst, er der fortsatt.</p>
<h2>Bestilling</h2>
<p>Døgnplass og hytte bestiller du på nett fra i dag. <a href="/info/prices">Prisene for 2027</a> er litt høyere enn i fjor for plass og hytte. Dusj og vask koster det samme.</p>
<p>Ro fra ${live.quiet}, også den første helgen. Vi gleder oss til å se lys i vinduene igjen.</p>`,
    },
    en: {
      title: "A new season begins",
      subTitle: "We open the barrier on a Saturday. Here is what’s new if you come by motorhome.",
      text: `<p>Reception opens on Saturday morning, and you can drive on to your pitch from ${live.arrivalFrom}. The outdoor water is on from the same day. If you arrive later in the evening, low lights along the road will show you where to turn.</p>
<h2>New for motorhomes</h2>
<ul>
<li>Field E has been laid with firmer gravel, so you stand level even after rain.</li>
<li>The chemical disposal point behind sanitary building\u00a01 now has a grate and a rinsing tap. You can drive straight over it.</li>
<li>The hook-ups in fields D and E are marked with pitch numbers.</li>
</ul>
<h2>Seasonal guests</h2>
<p>Your card sleeps through the winter. Bring it to reception when you arrive and we will wake it up. Whatever was left on it last autumn is still there.</p>
<h2>Booking</h2>
<p>Touring pitches and the cabin can be booked online from today. <a href="/info/prices">The prices for 2027</a> are slightly higher than last year for pitches and the cabin. Showers and laundry cost the same.</p>
<p>Quiet from ${live.quiet}, on the first weekend too. We look forward to seeing lights in the windows again.</p>`,
    },
    de: {
      title: "Eine neue Saison beginnt",
      subTitle:
        "An einem Samstag öffnen wir die Schranke. Das ist neu für alle, die mit dem Wohnmobil kommen.",
      text: `<p>Am Samstagmorgen öffnet die Rezeption, ab ${live.arrivalFrom} können Sie auf Ihren Platz fahren. Vom selben Tag an läuft auch das Wasser im Freien. Kommen Sie erst am Abend, zeigen Ihnen niedrige Lampen am Weg, wo es langgeht.</p>
<h2>Neu für Wohnmobile</h2>
<ul>
<li>Feld E hat festeren Kies bekommen. Sie stehen eben, auch nach Regen.</li>
<li>Die Entsorgungsstelle hinter Sanitärgebäude\u00a01 hat jetzt einen Rost und einen Spülhahn. Sie können einfach darüberfahren.</li>
<li>Die Stromsäulen in den Feldern D und E tragen nun Platznummern.</li>
</ul>
<h2>Saisongäste</h2>
<p>Ihre Karte hält Winterschlaf. Bringen Sie sie bei der Ankunft mit zur Rezeption, dann wecken wir sie. Das Guthaben vom Herbst ist noch da.</p>
<h2>Buchung</h2>
<p>Stellplätze und Hütte können Sie ab heute online buchen. <a href="/info/prices">Die Preise für 2027</a> liegen bei Plätzen und Hütte etwas höher als im Vorjahr. Duschen und Waschen kosten so viel wie bisher.</p>
<p>Nachtruhe ist von ${live.quiet}, auch am ersten Wochenende. Wir freuen uns, wenn in den Fenstern wieder Licht brennt.</p>`,
    },
  },
};
