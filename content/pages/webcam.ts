import { live } from "../live-values.ts";
import type { DemoPage } from "./page.ts";

export const webcam: DemoPage = {
  page: "webcam",
  facts: [],
  text: {
    nb: {
      title: "Webkamera",
      lead: "Tre bilder fra plassen. Ved hvert bilde står det når det er tatt.",
      description:
        "Se været og sjøen akkurat nå: tre webkameraer på plassen utenfor Stavern. Hvert bilde viser når det er tatt.",
      body: `<h2>Hva du ser</h2>
<ul>
<li><strong>Bilde 1:</strong> brygga og sjøen, sett fra taket på sanitærbygg\u00a02.</li>
<li><strong>Bilde 2:</strong> utsikten mot Svenner fyr i øst-sørøst.</li>
<li><strong>Bilde 3:</strong> himmelen over plassen, mot vest. Det er derfra været kommer.</li>
</ul>
<p>I sesongen kommer det vanligvis et nytt bilde hvert tiende minutt. Når strømmen går eller en måke setter seg i veien, kan det ta lenger tid. Er bildet gammelt, står det ved siden av.</p>
<h2>Om personvern</h2>
<p>Vi er ansvarlige for kameraene. De er stilt slik at ingen skal kunne kjennes igjen, bildene er høyst 1280\u00a0piksler brede, og vi lagrer ikke gamle bilder. Kjenner du deg igjen, ringer du ${live.phone}, så fjerner vi bildet. Mer står i <a href="/info/documents/privacypolicy">personvernerklæringen</a>.</p>`,
    },
    en: {
      title: "Webcam",
      lead: "Three pictures from the campsite, each with the time it was taken.",
      description:
        "See the weather and the sea right now: three webcams at the campsite near Stavern. Each picture shows when it was taken.",
      body: `<h2>What you see</h2>
<ul>
<li><strong>Picture 1:</strong> the jetty and the sea, from the roof of sanitary building\u00a02.</li>
<li><strong>Picture 2:</strong> the view towards Svenner lighthouse in the east-south-east.</li>
<li><strong>Picture 3:</strong> the sky above the site, looking west, which is where our weather comes from.</li>
</ul>
<p>In season there is normally a new picture every ten minutes. If the power fails or a gull gets in the way, it may take longer. When a picture is old, it says so beside it.</p>
<h2>Privacy</h2>
<p>We are responsible for the cameras. They are placed so that nobody should be recognisable, the pictures are at most 1280\u00a0pixels wide, and we keep no old ones. If you recognise yourself, call ${live.phone} and we will remove the picture. Read more in <a href="/info/documents/privacypolicy">the privacy statement</a>.</p>`,
    },
    de: {
      title: "Webcam",
      lead: "Drei Bilder vom Platz, jedes mit der Uhrzeit der Aufnahme.",
      description:
        "Wetter und Meer in diesem Moment: drei Webcams auf dem Platz bei Stavern. Bei jedem Bild steht, wann es aufgenommen wurde.",
      body: `<h2>Was Sie sehen</h2>
<ul>
<li><strong>Bild 1:</strong> Steg und Meer, vom Dach von Sanitärgebäude\u00a02 aus.</li>
<li><strong>Bild 2:</strong> der Blick zum Leuchtturm Svenner im Ostsüdosten.</li>
<li><strong>Bild 3:</strong> der Himmel über dem Platz, Blickrichtung Westen. Von dort kommt bei uns das Wetter.</li>
</ul>
<p>In der Saison gibt es normalerweise alle zehn Minuten ein neues Bild. Fällt der Strom aus oder setzt sich eine Möwe davor, dauert es länger. Ist ein Bild alt, steht das daneben.</p>
<h2>Datenschutz</h2>
<p>Für die Kameras sind wir verantwortlich. Sie sind so ausgerichtet, dass niemand zu erkennen sein soll, die Bilder sind höchstens 1280\u00a0Pixel breit, und alte bewahren wir nicht auf. Erkennen Sie sich wieder, rufen Sie unter ${live.phone} an, dann entfernen wir das Bild. Mehr dazu in der <a href="/info/documents/privacypolicy">Datenschutzerklärung</a>.</p>`,
    },
  },
};
