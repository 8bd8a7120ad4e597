import { live } from "../live-values.ts";
import { fact, type DemoPage } from "./page.ts";

export const cabins: DemoPage = {
  page: "cabins",
  facts: [
    fact("bed", {
      nb: ["Sengeplasser", "4"],
      en: ["Sleeps", "4"],
      de: ["Schlafplätze", "4"],
    }),
    fact("kitchen", {
      nb: ["Kjøkken", "ja"],
      en: ["Kitchen", "yes"],
      de: ["Küche", "ja"],
    }),
    fact("beach", {
      nb: ["Til sjøen", "120\u00a0m"],
      en: ["To the sea", "120\u00a0m"],
      de: ["Zum Meer", "120\u00a0m"],
    }),
    fact("size", {
      nb: ["Størrelse", "28\u00a0m²"],
      en: ["Size", "28\u00a0m²"],
      de: ["Größe", "28\u00a0m²"],
    }),
    fact("shower", {
      nb: ["Dusj og wc", "i sanitærbygg\u00a02, 70\u00a0m"],
      en: ["Shower and toilet", "sanitary building\u00a02, 70\u00a0m"],
      de: ["Dusche und WC", "Sanitärgebäude\u00a02, 70\u00a0m"],
    }),
    fact("dog", {
      nb: ["Hund", "velkommen"],
      en: ["Dogs", "welcome"],
      de: ["Hunde", "willkommen"],
    }),
    fact("price", {
      nb: ["Pris fra", `${live.from.cabin} per natt`],
      en: ["Price from", `${live.from.cabin} per night`],
      de: ["Preis ab", `${live.from.cabin} pro Nacht`],
    }),
  ],
  text: {
    nb: {
      title: "Hytte",
      lead: "Fire sengeplasser, rett ved furutrærne. Ei rød hytte for dem som vil bo på plassen uten vogn.",
      description: `Rød hytte med fire sengeplasser og kjøkken, 120\u00a0m fra sjøen ved Stavern. Fra ${live.from.cabin} per natt. Sengetøy kan leies, og hunder er velkomne.`,
      body: `<h2>Slik er hytta</h2>
<p>Hytta er 28\u00a0m² og ligger for seg selv øst på plassen, ved felt E. Den har et soverom med dobbeltseng, et lite rom med køyeseng og ei stue med kjøkken og spisebord. Fra trappa ser du sjøen mellom furustammene.</p>
<h2>Dette finner du der</h2>
<ul>
<li>to kokeplater, kjøleskap, kaffetrakter og servise til seks</li>
<li>dyner og puter til fire</li>
<li>panelovn og vedovn, med ved til den første kvelden</li>
<li>terrasse med bord, og kran med drikkevann utenfor</li>
<li>plass til én bil</li>
</ul>
<p>Hytta har ikke innlagt vann. Dusj og toalett er i sanitærbygg\u00a02, 70\u00a0m unna, og du får <a href="/info/sanitary">RFID-kort</a> som alle andre. Det er ett trinn opp til døra.</p>
<h2>Ankomst</h2>
<p>Hytta er klar fra ${live.arrivalFrom} og skal være ryddet innen ${live.departureBy}. Vasker du selv, slipper du å betale for sluttvasken. Hunden er velkommen, men ikke i sengene. Det er røykfritt inne. <a href="/booking">Bestill på nett</a>, eller ring oss.</p>`,
    },
    en: {
      title: "Cabin",
      lead: "Sleeps four, right by the pines. A red cabin for those who like the campsite but have no caravan.",
      description: `A red cabin that sleeps four, with a kitchen, 120\u00a0m from the sea near Stavern. From ${live.from.cabin} per night. Bed linen for hire, dogs welcome.`,
      body: `<h2>The cabin</h2>
<p>The cabin measures 28\u00a0m² and stands by itself on the eastern side of the site, near field E. It has a bedroom with a double bed, a small room with bunk beds, and a living room with a kitchen and a dining table. From the steps you can see the sea between the pine trunks.</p>
<h2>What you will find</h2>
<ul>
<li>two hotplates, a fridge, a coffee maker and crockery for six</li>
<li>duvets and pillows for four</li>
<li>an electric heater and a wood-burning stove, with logs for the first evening</li>
<li>a terrace with a table, and a drinking-water tap outside</li>
<li>room for one car</li>
</ul>
<p>There is no running water indoors. Showers and toilets are in sanitary building\u00a02, 70\u00a0m away, and you get an <a href="/info/sanitary">RFID card</a> like everyone else. There is one step up to the door.</p>
<h2>Arrival</h2>
<p>The cabin is ready from ${live.arrivalFrom} and should be left tidy by ${live.departureBy}. If you clean it yourself, there is no charge for end-of-stay cleaning. Dogs are welcome, though not in the beds. No smoking indoors. <a href="/booking">Book online</a> or call us.</p>`,
    },
    de: {
      title: "Hütte",
      lead: "Vier Schlafplätze, gleich bei den Kiefern. Eine rote Hütte für alle, die ohne Wohnwagen auf dem Platz wohnen möchten.",
      description: `Rote Hütte mit vier Schlafplätzen und Küche, 120\u00a0m vom Meer bei Stavern. Ab ${live.from.cabin} pro Nacht. Bettwäsche gegen Gebühr, Hunde willkommen.`,
      body: `<h2>So ist die Hütte</h2>
<p>Die Hütte ist 28\u00a0m² groß und steht für sich allein im Osten des Platzes, bei Feld E. Sie hat ein Schlafzimmer mit Doppelbett, eine Kammer mit Etagenbett und eine Stube mit Küche und Esstisch. Von der Treppe aus sehen Sie zwischen den Kiefern das Meer.</p>
<h2>Das finden Sie vor</h2>
<ul>
<li>zwei Kochplatten, Kühlschrank, Kaffeemaschine und Geschirr für sechs</li>
<li>Bettdecken und Kissen für vier</li>
<li>eine Elektroheizung und einen Holzofen, mit Holz für den ersten Abend</li>
<li>eine Terrasse mit Tisch und draußen einen Trinkwasserhahn</li>
<li>Platz für ein Auto</li>
</ul>
<p>Fließendes Wasser gibt es in der Hütte nicht. Duschen und Toiletten sind in Sanitärgebäude\u00a02, 70\u00a0m entfernt; die <a href="/info/sanitary">RFID-Karte</a> bekommen Sie wie alle anderen. Zur Tür führt eine Stufe.</p>
<h2>Anreise</h2>
<p>Die Hütte steht ab ${live.arrivalFrom} für Sie bereit. Am Abreisetag hinterlassen Sie sie bitte bis ${live.departureBy} aufgeräumt. Putzen Sie selbst, entfällt die Endreinigung. Hunde sind willkommen, nur nicht in den Betten. Drinnen wird nicht geraucht. <a href="/booking">Buchen Sie online</a> oder rufen Sie uns an.</p>`,
    },
  },
};
