import type { DemoPage } from "./page.ts";

export const prices: DemoPage = {
  page: "prices",
  facts: [],
  text: {
    nb: {
      title: "Priser",
      lead: "Det du ser, er det du betaler, i resepsjonen eller med kort på nett.",
      description:
        "Priser for døgnplass, sesongplass, hytte, dusj og klesvask. Alle priser i NOK inkl. mva. Barn under 16\u00a0år er med i prisen for døgnplass.",
      body: `<h2>Betaling</h2>
<p>I resepsjonen betaler du med kort eller kontanter. Døgnplass og hytte kan du betale når du <a href="/booking">bestiller på nett</a>. Sesongplass betales i to deler, innen 1.\u00a0februar og 1.\u00a0april.</p>
<h2>Avbestilling</h2>
<p>Gratis inntil sju dager før ankomst. Senere betaler du for den første natten. Angreretten gjelder ikke opphold som er bestilt til bestemte datoer (angrerettloven §\u00a022\u00a0m).</p>
<h2>Dette koster ikke noe</h2>
<ul>
<li>kjøkken, oppvask og drikkevann</li>
<li>tømming av gråvann og kjemisk toalett</li>
<li>Wi-Fi ved resepsjonen og sanitærbyggene</li>
<li>lån av redningsvest, tralle og strømkabel</li>
</ul>`,
    },
    en: {
      title: "Prices",
      lead: "What you see is what you pay, at reception or online by card.",
      description:
        "Prices for touring and seasonal pitches, the cabin, showers and laundry. In NOK, with VAT. Children under 16 are included in the price of a touring pitch.",
      body: `<h2>Payment</h2>
<p>At reception you can pay by card or in cash. Touring pitches and the cabin can be paid for when you <a href="/booking">book online</a>. Seasonal pitches are paid in two instalments, by 1\u00a0February and 1\u00a0April.</p>
<h2>Cancelling</h2>
<p>Free up to seven days before arrival. After that, you pay for the first night. The statutory right of withdrawal doesn’t apply to stays booked for particular dates (section\u00a022\u00a0m of Norway’s Cancellation Act).</p>
<h2>No charge for</h2>
<ul>
<li>use of the kitchens, washing-up sinks and drinking water</li>
<li>emptying grey water and chemical toilets</li>
<li>Wi-Fi near reception and the sanitary buildings</li>
<li>borrowing a life jacket, a trolley or a power cable</li>
</ul>`,
    },
    de: {
      title: "Preise",
      lead: "Sie zahlen genau, was hier steht: an der Rezeption oder online mit Karte.",
      description:
        "Preise für Stellplatz, Saisonplatz, Hütte, Dusche und Wäsche. In NOK inkl. MwSt. Kinder unter 16\u00a0Jahren sind im Stellplatzpreis enthalten.",
      body: `<h2>Bezahlung</h2>
<p>An der Rezeption zahlen Sie mit Karte oder bar. Stellplatz und Hütte können Sie bei der <a href="/booking">Online-Buchung</a> bezahlen. Saisonplätze werden in zwei Raten fällig, bis zum 1.\u00a0Februar und bis zum 1.\u00a0April.</p>
<h2>Stornierung</h2>
<p>Bis sieben Tage vor der Anreise kostenlos. Danach berechnen wir die erste Nacht. Für Aufenthalte, die für bestimmte Tage gebucht sind, gilt kein gesetzliches Widerrufsrecht (§\u00a022\u00a0m angrerettloven).</p>
<h2>Kostenlos sind</h2>
<ul>
<li>Küche, Spülbecken und Trinkwasser</li>
<li>die Entsorgung von Grauwasser und Chemietoilette</li>
<li>WLAN bei der Rezeption und den Sanitärgebäuden</li>
<li>Schwimmweste, Handwagen und Stromkabel zum Ausleihen</li>
</ul>`,
    },
  },
};
