import { live } from "../live-values.ts";
import type { SeedArticle } from "./article.ts";

export const newShowers: SeedArticle = {
  publishedDate: "2026-06-12",
  image: "sanitary-morning",
  isActive: true,
  text: {
    nb: {
      title: "Nye dusjer i sanitærbygg\u00a01",
      subTitle: "Varmere, raskere og rimeligere: fem minutter koster nå mindre enn fire gjorde før.",
      text: `<p>Alle de åtte dusjene i sanitærbygg\u00a01 er byttet. Vannet er varmt etter noen sekunder, og strålen holder seg jevn selv når alle dusjer samtidig etter stranda.</p>
<h2>Slik bruker du dem</h2>
<ol>
<li>Hold kortet mot leseren til lampa lyser grønt. Da trekkes ${live.price.shower}.</li>
<li>Du har fem minutter. Trykk på knappen for å stoppe vannet mens du såper deg. Da stopper klokka også.</li>
<li>Etter fire minutter blinker lampa. Hold kortet mot leseren igjen hvis du trenger mer.</li>
</ol>
<p>Før fikk du fire minutter for 20\u00a0kr. De nye blandebatteriene bruker mindre vann, og det du sparer, sparer vi også.</p>
<h2>For dem som trenger litt mer plass</h2>
<p>Dusjen nærmest døra er uten trinn. Den har sete, håndtak på begge sider og en leser du når sittende. Ved siden av ligger stellerommet, med eget lavt dusjhode for de minste.</p>
<p>Renholdet er fra kl.\u00a010 til kl.\u00a011 hver dag. Da er sanitærbygg\u00a02 åpent. Les mer om <a href="/info/sanitary">byggene og kortet</a>.</p>`,
    },
    en: {
      title: "New showers in sanitary building\u00a01",
      subTitle: "Warmer, quicker and cheaper: five minutes now cost less than four used to.",
      text: `<p>All eight showers in sanitary building\u00a01 have been replaced. The water is hot within seconds, and the flow stays even when everyone comes up from the beach at once.</p>
<h2>How to use them</h2>
<ol>
<li>Hold your card to the reader until the light turns green. This charges ${live.price.shower}.</li>
<li>You have five minutes. Press the button to stop the water while you soap up, and the clock stops too.</li>
<li>After four minutes the light flashes. Hold your card to the reader again if you need longer.</li>
</ol>
<p>It used to be four minutes for 20\u00a0kr. The new mixer taps use less water, so what you save, we save as well.</p>
<h2>If you need a little more room</h2>
<p>The shower nearest the door is step-free. It has a seat, handles on both sides and a card reader you can reach sitting down. Next to it is the baby room, with a low shower head for the smallest.</p>
<p>Cleaning is from 10:00 to 11:00 every day, when sanitary building\u00a02 is open. Read more about <a href="/info/sanitary">the buildings and the card</a>.</p>`,
    },
    de: {
      title: "Neue Duschen in Sanitärgebäude\u00a01",
      subTitle: "Wärmer, schneller und günstiger: Fünf Minuten kosten jetzt weniger als früher vier.",
      text: `<p>Alle acht Duschen in Sanitärgebäude\u00a01 sind neu. Nach wenigen Sekunden kommt warmes Wasser, und der Strahl bleibt gleichmäßig, auch wenn alle auf einmal vom Strand kommen.</p>
<h2>So funktionieren sie</h2>
<ol>
<li>Halten Sie die Karte an das Lesegerät, bis die Lampe grün leuchtet. Dabei werden ${live.price.shower} abgebucht.</li>
<li>Sie haben fünf Minuten. Beim Einseifen können Sie das Wasser per Knopfdruck anhalten, dann läuft auch die Zeit nicht weiter.</li>
<li>Nach vier Minuten blinkt die Lampe. Reicht die Zeit nicht, halten Sie die Karte noch einmal an das Lesegerät.</li>
</ol>
<p>Bisher waren es vier Minuten für 20\u00a0kr. Die neuen Armaturen verbrauchen weniger Wasser. Was Sie sparen, sparen wir auch.</p>
<h2>Wenn Sie etwas mehr Platz brauchen</h2>
<p>Die Dusche gleich neben der Tür ist stufenlos. Sie hat einen Sitz, Griffe auf beiden Seiten und ein Lesegerät, das Sie im Sitzen erreichen. Nebenan liegt der Wickelraum mit einer niedrigen Brause für die Kleinsten.</p>
<p>Gereinigt wird täglich von 10 bis 11\u00a0Uhr; in dieser Zeit ist Sanitärgebäude\u00a02 geöffnet. Mehr über <a href="/info/sanitary">die Gebäude und die Karte</a>.</p>`,
    },
  },
};
