import { live } from "../live-values.ts";
import type { SeedArticle } from "./article.ts";

export const greenTentField: SeedArticle = {
  publishedDate: "2026-05-13",
  image: "tents-morning",
  isActive: true,
  text: {
    nb: {
      title: "Teltplassen er grønn igjen",
      subTitle: "Gresset har hvilt siden i fjor høst. Kommer du til fots, har vi alltid en flekk.",
      text: `<p>I fjor var teltplassen slitt. Derfor sådde vi i september, og siden har bare en hare fått gå der. Nå er gresset tett og mykt, og du kan slå opp teltet fra Kristi himmelfartsdag.</p>
<h2>Uten bil? Kom som du er</h2>
<p>Går du kyststien, sykler eller padler, holder vi av plass til små telt hver kveld til kl.\u00a020. Du trenger ikke bestille. Kajakken kan ligge på gresset innenfor stranda.</p>
<h2>Slik er plassen</h2>
<ul>
<li>Seks merkede teltflater, og fritt gress mellom dem.</li>
<li>${live.price.tent} per natt for et telt, med to voksne og barn under 16\u00a0år.</li>
<li>Sanitærbygg\u00a02 ligger rett ved, med fem dusjer og kjøkken.</li>
<li>Grillplassen ved sanitærbygget er felles. Engangsgrill er ikke lov.</li>
<li>Telefonen kan du lade i kjøkkenet.</li>
</ul>
<p>Bilen står på parkeringen ved resepsjonen. Vi låner ut en tralle til bagasjen. Flytt gjerne teltet et par meter hvis du blir mer enn en uke, så får gresset under puste.</p>
<p>Sola treffer teltduken litt før seks i mai. Vil du sove lenger, velger du flatene nærmest furutrærne.</p>`,
    },
    en: {
      title: "The tent field is green again",
      subTitle: "The grass has been resting since last autumn. If you come on foot, we always have a spot.",
      text: `<p>Last year the tent field was worn out. So we sowed new grass in September, and since then only a hare has been allowed on it. Now it is thick and soft, and you can pitch your tent from Ascension Day.</p>
<h2>Without a car? Come as you are</h2>
<p>If you are walking the coastal path, cycling or paddling, we keep room for small tents every evening until 20:00. There is no need to book. Kayaks can stay on the grass above the beach.</p>
<h2>What to expect</h2>
<ul>
<li>Six marked tent spots, with open grass between them.</li>
<li>${live.price.tent} per night for a tent, with two adults and children under 16.</li>
<li>Sanitary building\u00a02 close by, with five showers and a kitchen.</li>
<li>A shared barbecue area beside it. Disposable barbecues are not allowed.</li>
<li>Sockets in the kitchen for charging your phone.</li>
</ul>
<p>Cars stay in the car park at reception. We lend out a trolley for your luggage. If you are here for more than a week, please move your tent a couple of metres so that the grass can breathe.</p>
<p>In May the sun reaches the canvas a little before six. For a longer sleep, choose the spots nearest the pines.</p>`,
    },
    de: {
      title: "Die Zeltwiese ist wieder grün",
      subTitle: "Seit letztem Herbst hat sich das Gras erholt. Wer zu Fuß kommt, findet immer ein Plätzchen.",
      text: `<p>Im letzten Jahr war die Zeltwiese ziemlich abgenutzt. Deshalb haben wir im September neu gesät, und seither durfte nur ein Hase darüberlaufen. Jetzt ist das Gras dicht und weich, und ab Christi Himmelfahrt können Sie Ihr Zelt wieder aufbauen.</p>
<h2>Ohne Auto? Kommen Sie einfach</h2>
<p>Wandern Sie auf dem Küstenweg, fahren Sie Rad oder paddeln Sie? Für kleine Zelte halten wir jeden Abend bis 20\u00a0Uhr Platz frei, ganz ohne Buchung. Kajaks dürfen auf dem Gras oberhalb des Strands liegen.</p>
<h2>Das erwartet Sie</h2>
<ul>
<li>Sechs markierte Zeltflächen und dazwischen freie Wiese.</li>
<li>${live.price.tent} pro Nacht für ein Zelt, mit zwei Erwachsenen und Kindern unter 16\u00a0Jahren.</li>
<li>Sanitärgebäude\u00a02 ganz in der Nähe, mit fünf Duschen und Küche.</li>
<li>Daneben ein gemeinsamer Grillplatz. Einweggrills sind nicht erlaubt.</li>
<li>In der Küche können Sie Ihr Telefon laden.</li>
</ul>
<p>Autos stehen auf dem Parkplatz an der Rezeption. Für das Gepäck leihen wir Ihnen einen Handwagen. Bleiben Sie länger als eine Woche, versetzen Sie Ihr Zelt bitte um ein paar Meter, damit das Gras darunter atmen kann.</p>
<p>Im Mai trifft die Sonne kurz vor sechs auf die Zeltplane. Langschläfer nehmen die Flächen bei den Kiefern.</p>`,
    },
  },
};
