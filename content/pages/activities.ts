import { excursionHtml } from "../excursion-html.ts";
import { excursions } from "../excursions.ts";
import { fact, type DemoPage } from "./page.ts";

/** The excursions first, then what holds wherever one goes. Each picture is one of the photos, by the name of its drawing. */
export const activities: DemoPage = {
  page: "activities",
  facts: [
    fact("beach", {
      nb: ["Strand og brygge", "på plassen"],
      en: ["Beach and jetty", "on site"],
      de: ["Strand und Steg", "auf dem Platz"],
    }),
    fact("pin", {
      nb: ["Stavern", "4\u00a0km"],
      en: ["Stavern", "4\u00a0km"],
      de: ["Stavern", "4\u00a0km"],
    }),
    fact("boat", {
      nb: ["Helgeroa og Nevlunghavn", "omtrent 8 og 11\u00a0km"],
      en: ["Helgeroa and Nevlunghavn", "about 8 and 11\u00a0km"],
      de: ["Helgeroa und Nevlunghavn", "etwa 8 und 11\u00a0km"],
    }),
    fact("arrival", {
      nb: ["Larvik, med tog", "12\u00a0km"],
      en: ["Larvik, with trains", "12\u00a0km"],
      de: ["Larvik, mit Bahnhof", "12\u00a0km"],
    }),
  ],
  text: {
    nb: {
      title: "Aktiviteter",
      lead: "Svaberg, øyer, gamle kanoner og Norges største rullesteinsstrand. Det meste er gratis, og mye når du til fots.",
      description:
        "Turer og utflukter fra plassen: kyststien, Stavern og Fredriksvern, Mølen, Nevlunghavn, Svenner fyr, Larvik, bading, fiske og regnværsdager.",
      body: `${excursionHtml(excursions, "nb")}
<h2>Bading, båt og fiske</h2>
<p><img drawing="kayak-morning"></p>
<ul>
<li>Du kan fiske med stang fra brygga og svabergene uten fiskekort, så lenge det er i sjøen. Se hos Fiskeridirektoratet hva du kan beholde. Reglene endrer seg, og både arter og områder kan være fredet.</li>
<li>Kajakk setter du ut fra stranda. Ta på vest, og følg med på vinden. Den øker ofte utpå dagen.</li>
<li>Mange holmer er sjøfuglreservater. Fra 15.\u00a0april til 15.\u00a0juli går ingen i land der, og båter holder 50\u00a0m avstand.</li>
</ul>
<h2>Når det regner</h2>
<p><img drawing="rain-autumn"></p>
<p>Da passer det fint med en tur til museene i Larvik. I resepsjonen har vi en hylle med spill og bøker, og begge kjøkkenene har et bord inne. Med regntøy og støvler kommer du lenger enn du tror.</p>
<h2>Ute i naturen</h2>
<p>Allemannsretten lar deg gå, bade og raste i utmark. Hold avstand til hus og hytter, lukk grinder, ta med søppelet hjem, og husk at det er forbudt med bål i og nær skog fra 15.\u00a0april til 15.\u00a0september.</p>`,
    },
    en: {
      title: "Activities",
      lead: "Smooth rocks, islands, old cannons and Norway’s largest pebble beach. Most of it is free, and much is within walking distance.",
      description:
        "Walks and trips from the campsite: the coastal path, Stavern and Fredriksvern, Mølen, Nevlunghavn, Svenner lighthouse, Larvik, swimming and fishing.",
      body: `${excursionHtml(excursions, "en")}
<h2>Swimming, boats and fishing</h2>
<p><img drawing="kayak-morning"></p>
<ul>
<li>You may fish with a rod from the jetty and the rocks without a licence, as long as it is in the sea. The Directorate of Fisheries tells you what you may keep. The rules change, and both species and areas may be protected.</li>
<li>Kayaks can be launched from the beach. Wear a life jacket and keep an eye on the wind, which often picks up during the day.</li>
<li>Many islets are seabird reserves. From 15\u00a0April to 15\u00a0July nobody may land there, and boats keep 50\u00a0m away.</li>
</ul>
<h2>When it rains</h2>
<p><img drawing="rain-autumn"></p>
<p>It is a good day for the museums in Larvik. At reception we have a shelf of games and books, and both kitchens have a table indoors. Waterproofs and wellingtons will take you further than you think.</p>
<h2>In the countryside</h2>
<p>In Norway everyone has the right to walk, swim and picnic in open country. Keep your distance from houses and cottages, close gates, take your litter home, and remember that fires in and near forest are banned from 15\u00a0April to 15\u00a0September.</p>`,
    },
    de: {
      title: "Ausflüge",
      lead: "Glatte Felsen, Inseln, alte Kanonen und Norwegens größter Geröllstrand. Das meiste kostet nichts, und vieles erreichen Sie zu Fuß.",
      description:
        "Ausflüge vom Campingplatz: Küstenweg, Stavern und Fredriksvern, Mølen, Nevlunghavn, Leuchtturm Svenner, Larvik, Baden und Angeln.",
      body: `${excursionHtml(excursions, "de")}
<h2>Baden, Boot und Angeln</h2>
<p><img drawing="kayak-morning"></p>
<ul>
<li>Im Meer dürfen Sie vom Steg und von den Felsen aus ohne Angelschein angeln. Was Sie behalten dürfen, erfahren Sie bei der norwegischen Fischereidirektion. Die Regeln ändern sich, Arten und Gebiete können geschützt sein.</li>
<li>Kajaks setzen Sie am Strand ein. Tragen Sie eine Schwimmweste und achten Sie auf den Wind, der im Lauf des Tages oft auffrischt.</li>
<li>Viele Schären sind Seevogelschutzgebiete. Vom 15.\u00a0April bis zum 15.\u00a0Juli darf sie niemand betreten, und Boote halten 50\u00a0m Abstand.</li>
</ul>
<h2>Wenn es regnet</h2>
<p><img drawing="rain-autumn"></p>
<p>Ein guter Tag für die Museen in Larvik. An der Rezeption steht ein Regal mit Spielen und Büchern, und in beiden Küchen gibt es einen Tisch im Trockenen. Mit Regenzeug und Gummistiefeln kommen Sie weiter, als Sie denken.</p>
<h2>Draußen in der Natur</h2>
<p>Das Jedermannsrecht erlaubt Ihnen in Norwegen, in freier Natur zu wandern, zu baden und zu rasten. Halten Sie Abstand zu Häusern und Hütten, schließen Sie Gatter, nehmen Sie Ihren Abfall mit und denken Sie daran, dass Feuer im Wald und in Waldnähe vom 15.\u00a0April bis zum 15.\u00a0September verboten ist.</p>`,
    },
  },
};
