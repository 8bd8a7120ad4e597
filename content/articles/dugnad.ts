import { live } from "../live-values.ts";
import type { SeedArticle } from "./article.ts";

export const dugnad: SeedArticle = {
  publishedDate: "2026-04-19",
  image: "dugnad-noon",
  isActive: true,
  text: {
    nb: {
      title: "Takk for innsatsen på dugnaden",
      subTitle: "Førtito voksne, tolv barn og åtte kanner kaffe. På fredag åpner vi.",
      text: `<p>Lørdag var det vårdugnad, og sola kom fra morgenen av. Førtito voksne og tolv barn raket, malte, bar og spiste suppe. Klokka fire var alt på listen gjort, og litt til.</p>
<h2>Dette er gjort</h2>
<ul>
<li>Stranda er raket, og elleve sekker søppel er levert.</li>
<li>Restene av den gamle brygga er sagd opp og kjørt bort.</li>
<li>Gjerdet rundt lekeplassen er reparert, og huskene har fått nye kjettinger.</li>
<li>Benkene ved Svaberget er malt. Vent til onsdag med å sette deg.</li>
<li>Sju fuglekasser er hengt opp. Barna har skrevet navn på dem.</li>
</ul>
<h2>Fredag åpner vi</h2>
<p>Sesongen starter på fredag. Resepsjonen åpner om morgenen, og du kan kjøre inn fra ${live.arrivalFrom}. Sesonggjester tar med kortet til resepsjonen, så slår vi det på igjen.</p>
<p>Vannet i felt A, B og C kommer på onsdag. La kranen renne et par minutter første gang.</p>
<p>Noen glemte ei blå termokanne med klistremerker. Den venter på deg i resepsjonen.</p>`,
    },
    en: {
      title: "Thank you for a good day’s work",
      subTitle: "Forty-two adults, twelve children and eight pots of coffee. We open on Friday.",
      text: `<p>Saturday was our spring <em>dugnad</em>, the Norwegian custom of getting a job done together, and the sun was out from early morning. Forty-two adults and twelve children raked, painted, carried and ate soup. By four o’clock everything on the list was done, and a bit more besides.</p>
<h2>What got done</h2>
<ul>
<li>The beach is raked, and eleven sacks of litter have gone to the tip.</li>
<li>What was left of the old jetty has been sawn up and taken away.</li>
<li>The playground fence is mended, and the swings have new chains.</li>
<li>The benches by Svaberget are painted. Please wait until Wednesday to sit on them.</li>
<li>Seven nest boxes are up. The children gave each one a name.</li>
</ul>
<h2>We open on Friday</h2>
<p>The season starts on Friday. Reception opens in the morning, and you can drive in from ${live.arrivalFrom}. Seasonal guests, please bring your card to reception and we will switch it on again.</p>
<p>The water in fields A, B and C will be on from Wednesday. Let the tap run for a couple of minutes the first time.</p>
<p>Somebody left a blue flask covered in stickers. It is waiting for you at reception.</p>`,
    },
    de: {
      title: "Danke fürs Anpacken",
      subTitle: "Zweiundvierzig Erwachsene, zwölf Kinder und acht Kannen Kaffee. Am Freitag öffnen wir.",
      text: `<p>Am Samstag war Frühjahrs-<em>Dugnad</em>, wie man in Norwegen das gemeinsame Anpacken nennt, und die Sonne schien vom Morgen an. Zweiundvierzig Erwachsene und zwölf Kinder haben geharkt, gestrichen, geschleppt und Suppe gegessen. Um vier Uhr war die Liste abgearbeitet und noch ein bisschen mehr.</p>
<h2>Was geschafft ist</h2>
<ul>
<li>Der Strand ist geharkt, elf Säcke Müll sind entsorgt.</li>
<li>Die Reste des alten Stegs sind zersägt und abgefahren.</li>
<li>Der Zaun um den Spielplatz ist repariert, die Schaukeln haben neue Ketten.</li>
<li>Die Bänke am Svaberget sind gestrichen. Bitte erst ab Mittwoch wieder hinsetzen.</li>
<li>Sieben Nistkästen hängen. Die Kinder haben jedem einen Namen gegeben.</li>
</ul>
<h2>Am Freitag geht es los</h2>
<p>Die Saison beginnt am Freitag. Die Rezeption öffnet am Morgen, auf den Platz fahren können Sie ab ${live.arrivalFrom}. Saisongäste bringen bitte ihre Karte mit zur Rezeption, dann schalten wir sie wieder frei.</p>
<p>In den Feldern A, B und C läuft das Wasser ab Mittwoch. Lassen Sie es beim ersten Mal bitte zwei Minuten laufen.</p>
<p>Jemand hat eine blaue Thermoskanne voller Aufkleber vergessen. Sie liegt an der Rezeption bereit.</p>`,
    },
  },
};
