import { live } from "../live-values.ts";
import type { DemoPage } from "./page.ts";

export const topUp: DemoPage = {
  page: "topUp",
  facts: [],
  text: {
    nb: {
      title: "Lad kortet",
      lead: "Du fyller på RFID-kortet hos betalingsleverandøren vår. Ha kortnummeret klart.",
      description:
        "Fyll på RFID-kortet til dusj og klesvask på nett. Pengene er på kortet med en gang. Du kan også fylle på i resepsjonen.",
      body: `<h2>Slik gjør du</h2>
<ol>
<li>Finn kortnummeret. Det står på baksiden av kortet.</li>
<li>Velg beløp. En dusj på fem minutter koster ${live.price.shower}, en klesvask ${live.price.washing}.</li>
<li>Betal. Pengene er på kortet med en gang.</li>
</ol>
<p>Vil du heller betale hos oss, kan du fylle på i resepsjonen. Det du ikke bruker, får du tilbake når du leverer kortet. Les mer om <a href="/info/sanitary">kortet</a>.</p>`,
    },
    en: {
      title: "Top up your card",
      lead: "RFID cards are topped up on our payment provider’s website. Have your card number ready.",
      description:
        "Top up your RFID card for showers and laundry online. The money is on the card at once. You can also top up at reception.",
      body: `<h2>How it works</h2>
<ol>
<li>Find your card number. It is printed on the back of the card.</li>
<li>Choose an amount. A five-minute shower costs ${live.price.shower}, a wash ${live.price.washing}.</li>
<li>Pay. The money is on the card at once.</li>
</ol>
<p>If you would rather pay us, you can top up at reception. Whatever you don’t use is refunded when you hand in the card. Read more about <a href="/info/sanitary">the card</a>.</p>`,
    },
    de: {
      title: "Karte aufladen",
      lead: "Ihre RFID-Karte laden Sie auf der Website unseres Zahlungsanbieters auf. Halten Sie die Kartennummer bereit.",
      description:
        "RFID-Karte für Dusche und Wäsche online aufladen. Das Guthaben ist sofort verfügbar. Aufladen können Sie auch an der Rezeption.",
      body: `<h2>So geht es</h2>
<ol>
<li>Suchen Sie die Kartennummer. Sie steht auf der Rückseite der Karte.</li>
<li>Wählen Sie einen Betrag. Fünf Minuten Duschen kosten ${live.price.shower}, ein Waschgang ${live.price.washing}.</li>
<li>Bezahlen Sie. Das Guthaben ist sofort verfügbar.</li>
</ol>
<p>Möchten Sie lieber bei uns bezahlen, laden Sie die Karte an der Rezeption auf. Restliches Guthaben erhalten Sie zurück, wenn Sie die Karte abgeben. Mehr über <a href="/info/sanitary">die Karte</a>.</p>`,
    },
  },
};
