import { live } from "../live-values.ts";
import { fact, type DemoPage } from "./page.ts";

export const seasonal: DemoPage = {
  page: "seasonal",
  facts: [
    fact("season", {
      nb: ["Sesong", live.seasonDates],
      en: ["Season", live.seasonDates],
      de: ["Saison", live.seasonDates],
    }),
    fact("pin", {
      nb: ["Plasser", live.pitches.season],
      en: ["Pitches", live.pitches.season],
      de: ["Plätze", live.pitches.season],
    }),
    fact("power", {
      nb: ["Strøm", "16\u00a0A"],
      en: ["Electricity", "16\u00a0A"],
      de: ["Strom", "16\u00a0A"],
    }),
    fact("size", {
      nb: ["Størrelse", "omtrent 90\u00a0m²"],
      en: ["Size", "about 90\u00a0m²"],
      de: ["Größe", "etwa 90\u00a0m²"],
    }),
    fact("water", {
      nb: ["Vann", "felles kraner ute"],
      en: ["Water", "shared outdoor taps"],
      de: ["Wasser", "gemeinsame Außenhähne"],
    }),
    fact("price", {
      nb: ["Pris fra", `${live.from.seasonal} per sesong`],
      en: ["Price from", `${live.from.seasonal} per season`],
      de: ["Preis ab", `${live.from.seasonal} pro Saison`],
    }),
  ],
  text: {
    nb: {
      title: "Sesongplass",
      lead: `Egen plass hele sommeren, ${live.season}. Vogna står klar når du kommer.`,
      description: `${live.pitches.season} sesongplasser ved sjøen utenfor Stavern, ${live.seasonDates}. Strøm 16\u00a0A, omtrent 90\u00a0m², fra ${live.from.seasonal} per sesong. Slik kommer du på venteliste.`,
      body: `<h2>Feltene</h2>
<ul>
<li><strong>Felt A, ${live.pitches.inA} plasser:</strong> nærmest resepsjonen, lunt bak furutrærne.</li>
<li><strong>Felt B, ${live.pitches.inB} plasser:</strong> ved lekeplassen og sanitærbygg\u00a01.</li>
<li><strong>Felt C, ${live.pitches.inC} plasser:</strong> ned mot sjøen. Første rekke har egen pris.</li>
</ul>
<p>Du finner alle plassene på <a href="/info/sitemap">planen</a>.</p>
<h2>Dette er med</h2>
<ul>
<li>plass til én vogn med fortelt, og én bil</li>
<li>strøm 16\u00a0A til vanlig bruk</li>
<li>vann fra kranene ute, avfall og Wi-Fi ved byggene</li>
<li>to voksne og egne barn under 16\u00a0år, hele sesongen</li>
</ul>
<p>Dusj og klesvask går på <a href="/info/sanitary">RFID-kortet</a>. Kortet er slått av om vinteren. Ta det med til resepsjonen hver vår, så slår vi det på igjen.</p>
<h2>Fortelt og bygging</h2>
<p>Isolert fortelt kan være høyst 15\u00a0m² og 2,5\u00a0m dypt, og du søker før du bygger. Det skal være 4\u00a0m til naboen. Reglene og søknaden ligger under <a href="/info/documents">dokumenter</a>. Der finner du også egenerklæringen om det elektriske, som vi trenger hvert år innen ${live.opens}.</p>
<h2>Vinterlagring</h2>
<p>Vogna kan stå på plassen fra sesongen er over til den neste begynner. Duk og markise tas ned, vannet tømmes og gassen stenges. Vi går en runde hver uke.</p>
<h2>Venteliste og betaling</h2>
<ol>
<li>Skriv i <a href="/contactus">kontaktskjemaet</a> hvor lang vogna er, og hvilket felt du ønsker. Ventelisten er gratis.</li>
<li>Gjester som har plass, svarer innen 1.\u00a0november om de vil beholde den.</li>
<li>Midt i januar tilbyr vi ledige plasser i rekkefølge. Du har to uker på å svare.</li>
<li>Kontrakten gjelder for én sesong. Halvparten betales innen 1.\u00a0februar, resten innen 1.\u00a0april.</li>
</ol>`,
    },
    en: {
      title: "Seasonal pitch",
      lead: `A pitch of your own all summer, ${live.season}. Your caravan is ready when you are.`,
      description: `${live.pitches.season} seasonal pitches by the sea near Stavern, ${live.seasonDates}. 16\u00a0A electricity, about 90\u00a0m², from ${live.from.seasonal} per season. How to join the waiting list.`,
      body: `<h2>The fields</h2>
<ul>
<li><strong>Field A, ${live.pitches.inA} pitches:</strong> nearest reception, sheltered by the pines.</li>
<li><strong>Field B, ${live.pitches.inB} pitches:</strong> by the playground and sanitary building\u00a01.</li>
<li><strong>Field C, ${live.pitches.inC} pitches:</strong> on the side towards the sea. The front row has a price of its own.</li>
</ul>
<p>You will find every pitch on <a href="/info/sitemap">the plan</a>.</p>
<h2>What is included</h2>
<ul>
<li>room for one caravan with awning, and one car</li>
<li>16\u00a0A electricity for normal use</li>
<li>water from the outdoor taps, waste disposal, and Wi-Fi near the buildings</li>
<li>two adults and their own children under 16, all season</li>
</ul>
<p>You pay for showers and laundry with <a href="/info/sanitary">the RFID card</a>. The card is switched off in winter. Bring it to reception every spring and we will switch it on again.</p>
<h2>Awnings and building</h2>
<p>An insulated awning may be up to 15\u00a0m² and 2.5\u00a0m deep, and you apply before you build. It must be 4\u00a0m from the neighbours. The rules and the application are under <a href="/info/documents">documents</a>. There you will also find the electrical self-declaration, which we need every year by ${live.opens}.</p>
<h2>Winter storage</h2>
<p>Your caravan may stay on the pitch from the end of one season to the start of the next. Canvas and canopy come down, the water is drained and the gas turned off. We walk round every week.</p>
<h2>Waiting list and payment</h2>
<ol>
<li>Use <a href="/contactus">the contact form</a> to tell us how long your caravan is and which field you would like. The waiting list is free.</li>
<li>Guests who already have a pitch let us know by 1\u00a0November whether they wish to keep it.</li>
<li>In mid-January we offer vacant pitches in the order of the list. You have two weeks to reply.</li>
<li>The contract covers one season. Half is due by 1\u00a0February and the rest by 1\u00a0April.</li>
</ol>`,
    },
    de: {
      title: "Saisonplatz",
      lead: `Den ganzen Sommer ein eigener Platz, ${live.season}. Ihr Wohnwagen steht bereit, wenn Sie kommen.`,
      description: `${live.pitches.season} Saisonplätze am Meer bei Stavern, ${live.seasonDates} Strom 16\u00a0A, etwa 90\u00a0m², ab ${live.from.seasonal} pro Saison. So kommen Sie auf die Warteliste.`,
      body: `<h2>Die Felder</h2>
<ul>
<li><strong>Feld A, ${live.pitches.inA} Plätze:</strong> nahe der Rezeption, windgeschützt hinter den Kiefern.</li>
<li><strong>Feld B, ${live.pitches.inB} Plätze:</strong> am Spielplatz und bei Sanitärgebäude\u00a01.</li>
<li><strong>Feld C, ${live.pitches.inC} Plätze:</strong> zum Meer hin. Die erste Reihe hat ihren eigenen Preis.</li>
</ul>
<p>Alle Plätze finden Sie auf dem <a href="/info/sitemap">Platzplan</a>.</p>
<h2>Das ist enthalten</h2>
<ul>
<li>Platz für einen Wohnwagen mit Vorzelt und ein Auto</li>
<li>Strom 16\u00a0A für den üblichen Bedarf</li>
<li>Wasser an den Außenhähnen, Abfallentsorgung und WLAN bei den Gebäuden</li>
<li>zwei Erwachsene und eigene Kinder unter 16\u00a0Jahren, die ganze Saison</li>
</ul>
<p>Duschen und Waschen bezahlen Sie mit der <a href="/info/sanitary">RFID-Karte</a>. Im Winter ist die Karte gesperrt. Bringen Sie sie jedes Frühjahr mit zur Rezeption, dann schalten wir sie wieder frei.</p>
<h2>Vorzelt und Anbauten</h2>
<p>Ein isoliertes Vorzelt darf höchstens 15\u00a0m² groß und 2,5\u00a0m tief sein; stellen Sie den Antrag, bevor Sie bauen. Der Abstand zum Nachbarn muss 4\u00a0m betragen. Regeln und Antrag finden Sie unter <a href="/info/documents">Dokumente</a>. Dort steht auch die Eigenerklärung zur Elektroanlage, die wir jedes Jahr bis zum ${live.opens} brauchen.</p>
<h2>Winterlager</h2>
<p>Vom Ende der Saison bis zum Beginn der nächsten kann Ihr Wohnwagen auf dem Platz bleiben. Zeltstoff und Markise werden abgebaut, das Wasser abgelassen und das Gas zugedreht. Wir gehen jede Woche eine Runde.</p>
<h2>Warteliste und Bezahlung</h2>
<ol>
<li>Schreiben Sie uns über das <a href="/contactus">Kontaktformular</a>, wie lang Ihr Wohnwagen ist und welches Feld Sie sich wünschen. Die Warteliste ist kostenlos.</li>
<li>Wer schon einen Platz hat, teilt uns bis zum 1.\u00a0November mit, ob er ihn behalten möchte.</li>
<li>Mitte Januar bieten wir freie Plätze der Reihe nach an. Für die Antwort haben Sie zwei Wochen Zeit.</li>
<li>Der Vertrag gilt für eine Saison. Die Hälfte ist bis zum 1.\u00a0Februar fällig, der Rest bis zum 1.\u00a0April.</li>
</ol>`,
    },
  },
};
