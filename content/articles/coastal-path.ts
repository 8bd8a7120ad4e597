import { live } from "../live-values.ts";
import type { SeedArticle } from "./article.ts";

export const coastalPath: SeedArticle = {
  publishedDate: "2026-03-28",
  image: "path-noon",
  isActive: true,
  text: {
    nb: {
      title: "Kyststien er ryddet til påske",
      subTitle: "Vinterens trær er sagd bort. Fra plassen går du rett ut på svabergene.",
      text: `<p>Vinteren la flere trær over kyststien. I helgen gikk vi og noen naboer strekningen nærmest oss med sag og god matpakke. Nå er det fritt fram, og de blå merkene er lette å se igjen.</p>
<h2>To turer fra plassen</h2>
<ul>
<li><strong>Østover til Stavern:</strong> omtrent 6\u00a0km. Regn med to timer, og en time til hvis det er barn og krabber med. Bussen går tilbake langs hovedveien.</li>
<li><strong>Vestover mot Nevlunghavn:</strong> omtrent 18\u00a0km og en hel dag. Du kan snu når du vil, og det gjør de fleste.</li>
</ul>
<h2>Før du går</h2>
<p>Svabergene er glatte når de er våte. Gå på tørr stein, og hold deg unna kanten når det er dønning. Ta med vann; det er langt mellom kranene.</p>
<p>Stien går over beite og forbi hytter. Lukk grinda etter deg, og gå stille der folk bor. Hunden går i bånd. Fra 1.\u00a0april er det båndtvang for dyrenes skyld.</p>
<p>Plassen er stengt til ${live.opens}, men stien er åpen hele året. Du kan parkere ved resepsjonen mens du går.</p>`,
    },
    en: {
      title: "The coastal path is clear for Easter",
      subTitle: "The fallen trees are gone. From the site you walk straight out on to the rocks.",
      text: `<p>Winter brought several trees down across the coastal path. At the weekend we walked the stretch nearest us with some neighbours, a saw and a good packed lunch. The way is clear again, and the blue waymarks are easy to spot.</p>
<h2>Two walks from the site</h2>
<ul>
<li><strong>East to Stavern:</strong> about 6\u00a0km. Allow two hours, and one more if there are children and crabs involved. A bus runs back along the main road.</li>
<li><strong>West towards Nevlunghavn:</strong> about 18\u00a0km and a full day. You can turn round whenever you like, and most people do.</li>
</ul>
<h2>Before you set off</h2>
<p>The rocks are slippery when wet. Walk where the stone is dry, and keep away from the edge when there is a swell. Bring water; taps are few and far between.</p>
<p>The path crosses pasture and passes cottages. Please close gates behind you and go quietly where people live. Keep dogs on a lead. From 1\u00a0April this is the law, for the sake of livestock and wildlife.</p>
<p>The campsite is closed until ${live.opens}, but the path is open all year. You may park at reception while you walk.</p>`,
    },
    de: {
      title: "Der Küstenweg ist zu Ostern frei",
      subTitle: "Die umgestürzten Bäume sind weg. Vom Platz aus stehen Sie gleich auf den Felsen.",
      text: `<p>Im Winter sind mehrere Bäume auf den Küstenweg gestürzt. Am Wochenende sind wir mit ein paar Nachbarn, einer Säge und reichlich Proviant die Strecke in unserer Nähe abgegangen. Jetzt ist der Weg wieder frei, und die blauen Markierungen sind gut zu sehen.</p>
<h2>Zwei Touren ab dem Platz</h2>
<ul>
<li><strong>Nach Osten bis Stavern:</strong> etwa 6\u00a0km. Rechnen Sie mit zwei Stunden, und mit einer dritten, wenn Kinder und Krabben dabei sind. Zurück fährt ein Bus auf der Hauptstraße.</li>
<li><strong>Nach Westen Richtung Nevlunghavn:</strong> etwa 18\u00a0km, also ein ganzer Tag. Umkehren können Sie jederzeit, und das tun die meisten.</li>
</ul>
<h2>Bevor Sie losgehen</h2>
<p>Nasse Felsen sind glatt. Gehen Sie auf trockenem Stein und halten Sie bei Dünung Abstand zur Kante. Nehmen Sie Wasser mit, denn Trinkwasser gibt es unterwegs kaum.</p>
<p>Der Weg führt über Weiden und an Ferienhäusern vorbei. Bitte schließen Sie die Gatter hinter sich und gehen Sie leise, wo Menschen wohnen. Hunde bleiben an der Leine. Ab dem 1.\u00a0April ist das zum Schutz der Tiere Pflicht.</p>
<p>Der Campingplatz ist bis zum ${live.opens} geschlossen, der Weg das ganze Jahr offen. Während Ihrer Tour dürfen Sie an der Rezeption parken.</p>`,
    },
  },
};
