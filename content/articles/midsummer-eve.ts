import type { SeedArticle } from "./article.ts";

export const midsummerEve: SeedArticle = {
  publishedDate: "2026-06-23",
  image: "midsummer-evening",
  isActive: true,
  text: {
    nb: {
      title: "Takk for en fin sankthansaften",
      subTitle: "Over hundre store og små rundt bålet på Svaberget. Se bildene i galleriet.",
      text: `<p>Vinden løyet da vi tente bålet, og sola brukte god tid på å gå ned. Over hundre store og små satt på Svaberget med pinnebrød, pledd og kaffe. De siste gikk hjem litt før det skulle være ro, helt stille. Det la vi merke til.</p>
<h2>Dette ble det spurt om</h2>
<ul>
<li><strong>Oppskriften på pinnebrød</strong> henger i kjøkkenet i sanitærbygg\u00a01.</li>
<li><strong>Blomsterkransene</strong> bandt barna av prestekrage, kløver og noen få strandnelliker fra enga bak teltplassen.</li>
<li><strong>Trekkspillet</strong> tilhører en gjest i felt B. Vi har bedt pent om en reprise neste år.</li>
</ul>
<h2>Om bålet</h2>
<p>Fra 15.\u00a0april til 15.\u00a0september er det forbudt å gjøre opp ild i og nær skog. Sankthansbålet brenner derfor ute på bart fjell ved sjøen. Brannvesenet får beskjed på forhånd, og vi holder vakt til siste glo er slukket. Ellers i sommer er det bålpanna på Svaberget som gjelder.</p>
<p>Bildene i <a href="/info/gallery">galleriet</a> er tegnet, så ingen kjenner igjen naboen i badekåpe.</p>`,
    },
    en: {
      title: "Thank you for a lovely Midsummer’s Eve",
      subTitle:
        "More than a hundred of us, young and old, round the bonfire on Svaberget. See the pictures in the gallery.",
      text: `<p>The wind dropped as we lit the bonfire, and the sun took its time going down. More than a hundred people, young and old, sat on the rocks of Svaberget with bread on a stick, blankets and coffee. The last ones went home a little before the quiet hours, without a sound. We noticed.</p>
<h2>What people asked about</h2>
<ul>
<li><strong>The stick bread recipe</strong> is on the wall of the kitchen in sanitary building\u00a01.</li>
<li><strong>The flower wreaths</strong> were made by the children from ox-eye daisies, clover and a few stems of thrift from the meadow behind the tent field.</li>
<li><strong>The accordion</strong> belongs to a guest in field B. We have asked nicely for a repeat next year.</li>
</ul>
<h2>About the fire</h2>
<p>From 15\u00a0April to 15\u00a0September open fires are banned in and near forest. That is why the midsummer bonfire burns on bare rock by the sea. The fire service is told beforehand, and we keep watch until the last ember is out. For the rest of the summer, please use only the fire bowl on Svaberget.</p>
<p>The pictures in <a href="/info/gallery">the gallery</a> are drawings, so nobody will recognise a neighbour in a dressing gown.</p>`,
    },
    de: {
      title: "Danke für einen schönen Mittsommerabend",
      subTitle: "Über hundert Große und Kleine am Feuer auf dem Svaberget. Bilder gibt es in der Galerie.",
      text: `<p>Der Wind legte sich, als wir das Feuer anzündeten, und die Sonne ließ sich Zeit mit dem Untergehen. Über hundert Große und Kleine saßen mit Stockbrot, Decken und Kaffee auf den Felsen. Die Letzten gingen kurz vor der Nachtruhe nach Hause, ganz leise. Das ist uns aufgefallen.</p>
<h2>Danach wurden wir gefragt</h2>
<ul>
<li><strong>Das Rezept für das Stockbrot</strong> hängt in der Küche von Sanitärgebäude\u00a01.</li>
<li><strong>Die Blumenkränze</strong> haben die Kinder aus Margeriten, Klee und ein paar Strandnelken von der Wiese hinter den Zelten gebunden.</li>
<li><strong>Das Akkordeon</strong> gehört einem Gast aus Feld B. Um eine Wiederholung im nächsten Jahr haben wir freundlich gebeten.</li>
</ul>
<h2>Zum Feuer</h2>
<p>Vom 15.\u00a0April bis zum 15.\u00a0September ist offenes Feuer im Wald und in Waldnähe verboten. Unser Mittsommerfeuer brennt deshalb auf nacktem Fels am Meer. Die Feuerwehr weiß vorher Bescheid, und wir halten Wache, bis die letzte Glut gelöscht ist. Den übrigen Sommer über ist nur die Feuerschale auf dem Svaberget erlaubt.</p>
<p>Die Bilder in der <a href="/info/gallery">Galerie</a> sind gezeichnet. So erkennt niemand seinen Nachbarn im Bademantel wieder.</p>`,
    },
  },
};
