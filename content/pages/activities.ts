import type { Page } from "./page.ts";

/** Each picture is one of the photos, by the name of its drawing. */
export const activities: Page = {
  page: "activities",
  facts: [
    {
      icon: "beach",
      text: {
        nb: { label: "Strand og brygge", value: "på plassen" },
        en: { label: "Beach and jetty", value: "on site" },
        de: { label: "Strand und Steg", value: "auf dem Platz" },
      },
    },
    {
      icon: "pin",
      text: {
        nb: { label: "Stavern", value: "4\u00a0km" },
        en: { label: "Stavern", value: "4\u00a0km" },
        de: { label: "Stavern", value: "4\u00a0km" },
      },
    },
    {
      icon: "boat",
      text: {
        nb: { label: "Helgeroa og Nevlunghavn", value: "omtrent 8 og 11\u00a0km" },
        en: { label: "Helgeroa and Nevlunghavn", value: "about 8 and 11\u00a0km" },
        de: { label: "Helgeroa und Nevlunghavn", value: "etwa 8 und 11\u00a0km" },
      },
    },
    {
      icon: "arrival",
      text: {
        nb: { label: "Larvik, med tog", value: "12\u00a0km" },
        en: { label: "Larvik, with trains", value: "12\u00a0km" },
        de: { label: "Larvik, mit Bahnhof", value: "12\u00a0km" },
      },
    },
  ],
  text: {
    nb: {
      title: "Aktiviteter",
      lead: "Svaberg, øyer, gamle kanoner og Norges største rullesteinsstrand. Det meste er gratis, og mye når du til fots.",
      description:
        "Turer og utflukter fra plassen: kyststien, Stavern og Fredriksvern, Mølen, Nevlunghavn, Svenner fyr, Larvik, bading, fiske og regnværsdager.",
      body: `<h2>På plassen</h2>
<p><img drawing="beach-noon"></p>
<p>Sandstranda er langgrunn. Fra brygga går badestigen ned i 2,4\u00a0m dypt vann, og innerst fisker barna krabber. Lekeplassen ligger midt på plassen. Om kvelden er bålpanna på Svaberget åpen for alle.</p>
<h2>Kyststien</h2>
<p><img drawing="path-noon"></p>
<p>Den blåmerkede stien går rett forbi porten og følger kysten i omtrent 35\u00a0km, fra Stavern til Ødegården vest for Helgeroa. Østover går du til Stavern på et par timer. Vestover venter åpne svaberg, små strender og fiskehavnene. Ta med vann, og ta på gode sko.</p>
<ul>
<li><strong>Til Stavern:</strong> 6\u00a0km, omtrent to timer</li>
<li><strong>Til Nevlunghavn:</strong> 18\u00a0km, en hel dag</li>
<li><strong>Merket:</strong> med blått</li>
</ul>
<h2>Stavern og Fredriksvern</h2>
<p><img drawing="sailing-evening"></p>
<p>Stavern er trehus, gallerier og en travel gjestehavn. Midt i byen ligger Fredriksvern, marinens verft fra 1750-årene, med voller du kan gå på og kanoner barna kan klatre på. Citadelløya ligger rett utenfor. Minnehallen, en pyramide av stein, minnes norske sjøfolk som døde i de to verdenskrigene.</p>
<ul>
<li><strong>Fra plassen:</strong> 4\u00a0km</li>
<li><strong>På sykkel:</strong> et kvarter</li>
</ul>
<h2>Helgeroa, Nevlunghavn og Mølen</h2>
<p><img drawing="skerries-evening"></p>
<p>Helgeroa og Nevlunghavn er to små havner med brygger, is og utsikt. På <strong>Mølen</strong> ligger Norges største rullesteinsstrand, med over 230 gravrøyser fra oldtiden. Mølen er en del av Gea Norvegica, en UNESCO-geopark. Vår og høst trekker fuglene forbi her. Gå på stien, og la røysene og steinene ligge.</p>
<ul>
<li><strong>Til Helgeroa:</strong> 8\u00a0km</li>
<li><strong>Til Nevlunghavn:</strong> 11\u00a0km</li>
<li><strong>På sykkel til Helgeroa:</strong> en halvtime</li>
</ul>
<h2>Svenner fyr</h2>
<p><img drawing="lighthouse-morning"></p>
<p>Fyret du ser i øst-sørøst, er Svenner. Om sommeren går det vanligvis båt dit fra Stavern noen uker. Tidene skifter fra år til år, så spør i resepsjonen.</p>
<ul>
<li><strong>Båt:</strong> fra Stavern, noen uker om sommeren</li>
</ul>
<h2>Larvik</h2>
<p>Bøkeskogen er en av verdens nordligste og har merkede løyper, også for barnevogn. I byen ligger herregården og museene. På Kaupang, på andre siden av byen, sto Norges første by i vikingtiden.</p>
<ul>
<li><strong>Fra plassen:</strong> 12\u00a0km</li>
<li><strong>Med bil:</strong> omtrent et kvarter</li>
</ul>
<h2>Bading, båt og fiske</h2>
<p><img drawing="kayak-morning"></p>
<ul>
<li>Du kan fiske med stang fra brygga og svabergene uten fiskekort, så lenge det er i sjøen. Hva du kan ta med deg, finner du hos Fiskeridirektoratet. Reglene endrer seg, og både arter og områder kan være fredet.</li>
<li>Kajakk setter du ut fra stranda. Ta på vest, og følg med på vinden. Den øker ofte utpå dagen.</li>
<li>Mange holmer er sjøfuglreservater. Fra 15.\u00a0april til 15.\u00a0juli går ingen i land der, og båter holder 50\u00a0m avstand.</li>
</ul>
<h2>Når det regner</h2>
<p><img drawing="rain-autumn"></p>
<p>Museene i Larvik er gode å ha. I resepsjonen har vi en hylle med spill og bøker, og i begge kjøkkenene et bord under tak. Regntøy og støvler holder lenger enn du tror.</p>
<h2>Ute i naturen</h2>
<p>Allemannsretten lar deg gå, bade og raste i utmark. Hold avstand til hus og hytter, lukk grinder, ta med søppelet hjem, og husk at det er forbudt med bål i og nær skog fra 15.\u00a0april til 15.\u00a0september.</p>`,
    },
    en: {
      title: "Activities",
      lead: "Smooth rocks, islands, old cannons and Norway’s largest pebble beach. Most of it is free, and much is within walking distance.",
      description:
        "Walks and trips from the campsite: the coastal path, Stavern and Fredriksvern, Mølen, Nevlunghavn, Svenner lighthouse, Larvik, swimming and fishing.",
      body: `<h2>On the campsite</h2>
<p><img drawing="beach-noon"></p>
<p>The beach is sandy and shallow. From the jetty a swimming ladder leads into 2.4\u00a0m of water, and at the inner end the children fish for crabs. The playground is in the middle of the site. In the evening the fire bowl on Svaberget, the big smooth rock, is open to everyone.</p>
<h2>The coastal path</h2>
<p><img drawing="path-noon"></p>
<p>The path, Kyststien, has blue waymarks and runs right past our gate. It follows the coast for about 35\u00a0km, from Stavern to Ødegården, west of Helgeroa. Eastwards you can walk to Stavern in a couple of hours. Westwards there are open rocks, small beaches and the fishing harbours. Bring water and wear sturdy shoes.</p>
<ul>
<li><strong>To Stavern:</strong> 6\u00a0km, about two hours</li>
<li><strong>To Nevlunghavn:</strong> 18\u00a0km, a full day</li>
<li><strong>Waymarked:</strong> in blue</li>
</ul>
<h2>Stavern and Fredriksvern</h2>
<p><img drawing="sailing-evening"></p>
<p>Stavern is wooden houses, galleries and a busy harbour for visiting boats. In the middle of town lies Fredriksvern, the naval dockyard from the 1750s, with ramparts to walk on and cannons to climb. The island of Citadelløya is just offshore. Minnehallen, a pyramid of stone, commemorates the Norwegian sailors who died in the two world wars.</p>
<ul>
<li><strong>From the site:</strong> 4\u00a0km</li>
<li><strong>By bicycle:</strong> a quarter of an hour</li>
</ul>
<h2>Helgeroa, Nevlunghavn and Mølen</h2>
<p><img drawing="skerries-evening"></p>
<p>Helgeroa and Nevlunghavn are two small harbours with quays, ice cream and a view. <strong>Mølen</strong> is Norway’s largest pebble beach, with more than 230 ancient burial cairns. It is part of Gea Norvegica, a UNESCO Global Geopark. In spring and autumn migrating birds pass by. Please keep to the path and leave the cairns and stones where they are.</p>
<ul>
<li><strong>To Helgeroa:</strong> 8\u00a0km</li>
<li><strong>To Nevlunghavn:</strong> 11\u00a0km</li>
<li><strong>By bicycle to Helgeroa:</strong> half an hour</li>
</ul>
<h2>Svenner lighthouse</h2>
<p><img drawing="lighthouse-morning"></p>
<p>The lighthouse you see to the east-south-east is Svenner. In summer there is usually a boat from Stavern for a few weeks. The times change from year to year, so ask at reception.</p>
<ul>
<li><strong>Boat:</strong> from Stavern, a few weeks in summer</li>
</ul>
<h2>Larvik</h2>
<p>Bøkeskogen is one of the northernmost beech woods in the world, with waymarked trails, some of them fit for pushchairs. The manor house and the museums are in town. At Kaupang, on the other side of town, stood Norway’s first town in Viking times.</p>
<ul>
<li><strong>From the site:</strong> 12\u00a0km</li>
<li><strong>By car:</strong> about a quarter of an hour</li>
</ul>
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
      body: `<h2>Auf dem Platz</h2>
<p><img drawing="beach-noon"></p>
<p>Der Strand ist sandig und fällt flach ab. Vom Steg führt die Badeleiter in 2,4\u00a0m tiefes Wasser, am inneren Ende angeln die Kinder Krabben. Der Spielplatz liegt mitten auf dem Platz. Abends steht die Feuerschale auf dem Svaberget, dem großen glatten Felsen, allen offen.</p>
<h2>Der Küstenweg</h2>
<p><img drawing="path-noon"></p>
<p>Der blau markierte Weg, Kyststien, führt direkt an unserem Tor vorbei und folgt etwa 35\u00a0km lang der Küste, von Stavern bis Ødegården westlich von Helgeroa. Nach Osten sind Sie in etwa zwei Stunden in Stavern. Im Westen warten offene Felsen, kleine Strände und die Fischerhäfen. Nehmen Sie Wasser mit und tragen Sie feste Schuhe.</p>
<ul>
<li><strong>Nach Stavern:</strong> 6\u00a0km, etwa zwei Stunden</li>
<li><strong>Nach Nevlunghavn:</strong> 18\u00a0km, ein ganzer Tag</li>
<li><strong>Markierung:</strong> blau</li>
</ul>
<h2>Stavern und Fredriksvern</h2>
<p><img drawing="sailing-evening"></p>
<p>Stavern, das sind Holzhäuser, Galerien und ein lebhafter Gästehafen. Mitten im Ort liegt Fredriksvern, die Marinewerft aus den 1750er-Jahren, mit Wällen zum Spazierengehen und Kanonen zum Klettern. Gleich vor der Küste liegt die Insel Citadelløya. Die Minnehallen, eine Pyramide aus Stein, erinnert an die norwegischen Seeleute, die in den beiden Weltkriegen ums Leben kamen.</p>
<ul>
<li><strong>Vom Platz:</strong> 4\u00a0km</li>
<li><strong>Mit dem Rad:</strong> eine Viertelstunde</li>
</ul>
<h2>Helgeroa, Nevlunghavn und Mølen</h2>
<p><img drawing="skerries-evening"></p>
<p>Helgeroa und Nevlunghavn sind zwei kleine Häfen mit Kai, Eis und Aussicht. <strong>Mølen</strong> ist Norwegens größter Geröllstrand, mit über 230 vorzeitlichen Steinhügelgräbern. Er gehört zu Gea Norvegica, einem UNESCO-Geopark. Im Frühjahr und im Herbst ziehen hier die Vögel vorbei. Bleiben Sie bitte auf dem Weg und lassen Sie Gräber und Steine, wie sie sind.</p>
<ul>
<li><strong>Nach Helgeroa:</strong> 8\u00a0km</li>
<li><strong>Nach Nevlunghavn:</strong> 11\u00a0km</li>
<li><strong>Mit dem Rad nach Helgeroa:</strong> eine halbe Stunde</li>
</ul>
<h2>Leuchtturm Svenner</h2>
<p><img drawing="lighthouse-morning"></p>
<p>Der Leuchtturm im Ostsüdosten ist Svenner. Im Sommer fährt meist einige Wochen lang ein Boot von Stavern dorthin. Die Zeiten ändern sich von Jahr zu Jahr; fragen Sie am besten an der Rezeption nach.</p>
<ul>
<li><strong>Boot:</strong> ab Stavern, im Sommer einige Wochen</li>
</ul>
<h2>Larvik</h2>
<p>Bøkeskogen ist einer der nördlichsten Buchenwälder der Welt und hat markierte Wege, zum Teil auch für Kinderwagen. In der Stadt liegen der Herrenhof und die Museen. In Kaupang, auf der anderen Seite der Stadt, stand in der Wikingerzeit Norwegens erste Stadt.</p>
<ul>
<li><strong>Vom Platz:</strong> 12\u00a0km</li>
<li><strong>Mit dem Auto:</strong> etwa eine Viertelstunde</li>
</ul>
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
