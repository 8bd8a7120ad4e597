import { live } from "../live-values.ts";
import { nightPrice } from "../price-lists.ts";
import { fact, type DemoPage } from "./page.ts";

export const day: DemoPage = {
  page: "day",
  facts: [
    fact("arrival", {
      nb: ["Innsjekk", `fra ${live.arrivalFrom}`],
      en: ["Check-in", `from ${live.arrivalFrom}`],
      de: ["Anreise", `ab ${live.arrivalFrom}`],
    }),
    fact("departure", {
      nb: ["Utsjekk", `innen ${live.departureBy}`],
      en: ["Check-out", `by ${live.departureBy}`],
      de: ["Abreise", `bis ${live.departureBy}`],
    }),
    fact("power", {
      nb: ["Strøm", "10\u00a0A"],
      en: ["Electricity", "10\u00a0A"],
      de: ["Strom", "10\u00a0A"],
    }),
    fact("size", {
      nb: ["Størrelse", "omtrent 80\u00a0m²"],
      en: ["Size", "about 80\u00a0m²"],
      de: ["Größe", "etwa 80\u00a0m²"],
    }),
    fact("pin", {
      nb: ["Plasser", "9 i felt D, 8 i felt E"],
      en: ["Pitches", "9 in field D, 8 in field E"],
      de: ["Plätze", "9 in Feld D, 8 in Feld E"],
    }),
    fact("chemical", {
      nb: ["Tømming", "bak sanitærbygg\u00a01"],
      en: ["Chemical disposal", "behind sanitary building\u00a01"],
      de: ["Entsorgung", "hinter Sanitärgebäude\u00a01"],
    }),
    fact("price", {
      nb: ["Pris fra", `${live.from.day} per natt`],
      en: ["Price from", `${live.from.day} per night`],
      de: ["Preis ab", `${live.from.day} pro Nacht`],
    }),
  ],
  text: {
    nb: {
      title: "Døgnplass",
      lead: "Telt, bobil og vogn. Bli en natt eller to uker, med sjøen rett nedenfor.",
      description: `${live.pitches.day} døgnplasser og teltplass ved sjøen, 4\u00a0km fra Stavern. Strøm 10\u00a0A, innsjekk fra ${live.arrivalFrom}, fra ${live.from.day} per natt.`,
      body: `<h2>Vogn og bobil</h2>
<p>Felt D ligger nærmest sjøen, med ${live.pitches.inD} plasser i første rekke. Felt E har ${live.pitches.inE} plasser litt høyere oppe, med kveldssol. Alle har strøm 10\u00a0A og er omtrent 8 ganger 10 meter. Er vogna eller bobilen lengre enn 8,5\u00a0m, ringer du før du bestiller, så finner vi en plass som passer.</p>
<h2>Telt</h2>
<p>Teltplassen er ei gresslette mellom felt E og sanitærbygg\u00a02. Bilen står på parkeringen ved resepsjonen. Kommer du til fots, på sykkel eller i kajakk, holder vi av plass til små telt til kl.\u00a020.</p>
<h2>Prisen gjelder</h2>
<p>${nightPrice.nb} Hunden koster ingenting. Dusj betaler du med <a href="/info/sanitary">RFID-kortet</a>, ${live.price.shower} for fem minutter.</p>
<h2>Slik gjør du</h2>
<ol>
<li><a href="/booking">Bestill på nett</a>, eller ring oss.</li>
<li>Kom til resepsjonen fra ${live.arrivalFrom}. Der får du kort og plassnummer.</li>
<li>Still deg så det er 4\u00a0m til naboen. Vi viser deg gjerne.</li>
<li>Lever kortet innen ${live.departureBy} den dagen du reiser.</li>
</ol>
<p>Du avbestiller gratis inntil sju dager før. Alle <a href="/info/prices">priser</a> og <a href="/guests">regler</a> ligger på egne sider.</p>`,
    },
    en: {
      title: "Touring pitch",
      lead: "Tents, motorhomes and caravans. Stay a night or a fortnight, with the sea just below.",
      description: `${live.pitches.day} touring pitches and a tent field by the sea, 4\u00a0km from Stavern. 10\u00a0A electricity, check-in from ${live.arrivalFrom}, from ${live.from.day} per night.`,
      body: `<h2>Caravans and motorhomes</h2>
<p>Field D is nearest the sea, with ${live.pitches.inD} pitches in the front row. Field E has ${live.pitches.inE} pitches a little higher up, with evening sun. All have 10\u00a0A electricity and measure about 8 by 10 metres. If your caravan or motorhome is longer than 8.5\u00a0m, please call before you book and we will find a pitch that fits.</p>
<h2>Tents</h2>
<p>The tent field is a stretch of grass between field E and sanitary building\u00a02. Cars stay in the car park at reception. If you come on foot, by bike or by kayak, we keep room for small tents until 20:00.</p>
<h2>What the price covers</h2>
<p>${nightPrice.en} Dogs stay free. You pay for showers with <a href="/info/sanitary">the RFID card</a>, ${live.price.shower} for five minutes.</p>
<h2>What to do</h2>
<ol>
<li><a href="/booking">Book online</a> or call us.</li>
<li>Come to reception from ${live.arrivalFrom} for your card and pitch number.</li>
<li>Park so that you are 4\u00a0m from your neighbour. We are happy to show you.</li>
<li>Hand in the card by ${live.departureBy} on the day you leave.</li>
</ol>
<p>You can cancel free of charge up to seven days before arrival. All <a href="/info/prices">prices</a> and <a href="/guests">rules</a> have pages of their own.</p>`,
    },
    de: {
      title: "Stellplatz",
      lead: "Für Zelt, Wohnmobil und Wohnwagen. Bleiben Sie eine Nacht oder zwei Wochen, das Meer liegt gleich unterhalb.",
      description: `${live.pitches.day} Stellplätze und eine Zeltwiese am Meer, 4\u00a0km von Stavern. Strom 10\u00a0A, Anreise ab ${live.arrivalFrom}, ab ${live.from.day} pro Nacht.`,
      body: `<h2>Wohnwagen und Wohnmobil</h2>
<p>Feld D liegt dem Meer am nächsten, mit ${live.pitches.inD} Plätzen in der ersten Reihe. Feld E hat ${live.pitches.inE} Plätze etwas weiter oben, mit Abendsonne. Alle haben Strom mit 10\u00a0A und messen etwa 8 mal 10\u00a0Meter. Ist Ihr Wohnwagen oder Wohnmobil länger als 8,5\u00a0m, rufen Sie bitte vor der Buchung an. Dann finden wir einen passenden Platz.</p>
<h2>Zelte</h2>
<p>Die Zeltwiese liegt zwischen Feld E und Sanitärgebäude\u00a02. Autos stehen auf dem Parkplatz an der Rezeption. Kommen Sie zu Fuß, mit dem Rad oder im Kajak, halten wir bis 20\u00a0Uhr Platz für kleine Zelte frei.</p>
<h2>Was im Preis enthalten ist</h2>
<p>${nightPrice.de} Hunde übernachten kostenlos. Duschen bezahlen Sie mit der <a href="/info/sanitary">RFID-Karte</a>, ${live.price.shower} für fünf Minuten.</p>
<h2>So geht es</h2>
<ol>
<li><a href="/booking">Buchen Sie online</a> oder rufen Sie uns an.</li>
<li>Kommen Sie ab ${live.arrivalFrom} zur Rezeption. Dort erhalten Sie Karte und Platznummer.</li>
<li>Stellen Sie sich so, dass 4\u00a0m zum Nachbarn frei bleiben. Wir zeigen es Ihnen gern.</li>
<li>Geben Sie die Karte am Abreisetag bis ${live.departureBy} ab.</li>
</ol>
<p>Bis sieben Tage vor der Anreise stornieren Sie kostenlos. Alle <a href="/info/prices">Preise</a> und <a href="/guests">Regeln</a> stehen auf eigenen Seiten.</p>`,
    },
  },
};
