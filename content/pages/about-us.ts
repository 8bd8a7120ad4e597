import { live } from "../live-values.ts";
import { fact, type DemoPage } from "./page.ts";

export const aboutUs: DemoPage = {
  page: "aboutUs",
  facts: [
    fact("size", {
      nb: ["Plasser", `${live.pitches.season} sesong, ${live.pitches.day} døgn`],
      en: ["Pitches", `${live.pitches.season} seasonal, ${live.pitches.day} touring`],
      de: ["Plätze", `${live.pitches.season} Saisonplätze, ${live.pitches.day} Stellplätze`],
    }),
    fact("season", {
      nb: ["Sesong", live.seasonDates],
      en: ["Season", live.seasonDates],
      de: ["Saison", live.seasonDates],
    }),
    fact("pin", {
      nb: ["Til Stavern", "4\u00a0km"],
      en: ["To Stavern", "4\u00a0km"],
      de: ["Nach Stavern", "4\u00a0km"],
    }),
    fact("boat", {
      nb: ["Brygge", "18\u00a0m, fire båtplasser"],
      en: ["Jetty", "18\u00a0m, four moorings"],
      de: ["Steg", "18\u00a0m, vier Liegeplätze"],
    }),
  ],
  text: {
    nb: {
      title: "Om oss",
      lead: "En liten campingplass mellom furu og svaberg, drevet av en familie som bor her hele året.",
      description:
        "Vi er en familiedrevet campingplass utenfor Stavern. Les om plassen, hva vi har, hva vi ikke har, og hvordan vi tar vare på stedet.",
      body: `<h2>Familien bak</h2>
<p>Plassen begynte som et jorde der noen bekjente spurte om å få sette opp telt. De kom tilbake året etter, med naboene sine. Siden har vi lagt strøm, bygd to sanitærbygg og plantet furu der vinden tok de gamle. Mye er fortsatt som før: Vi kjenner de fleste gjestene ved navn, og resepsjonen er også kjøkkenbordet vårt om vinteren.</p>
<p>Vi er to generasjoner som driver stedet sammen. Om sommeren får vi hjelp av noen ungdommer fra bygda, som alle har vært gjester her som barn.</p>
<h2>Dette har vi</h2>
<ul>
<li>${live.pitches.season} sesongplasser, ${live.pitches.day} døgnplasser, teltplass og én hytte</li>
<li>langgrunn sandstrand, og ei brygge med badestige</li>
<li>to sanitærbygg, åpne hele døgnet i sesongen</li>
<li>lekeplass, grillplass og bålpanne på Svaberget</li>
<li>kyststien rett forbi porten</li>
</ul>
<h2>Dette har vi ikke</h2>
<p>Vi har ikke basseng, spilleautomater, scene eller butikk. I resepsjonen får du is og kaffe, og rundstykker hvis du bestiller dem kvelden før. Matbutikk finner du i Stavern, 4\u00a0km unna. Vil du ha fart og underholdning, er andre plasser bedre. Vil du høre bølgene når du legger deg, har du kommet til rett sted.</p>
<h2>Slik tar vi vare på stedet</h2>
<p>Vi slår gresset sent, så humlene rekker å bli ferdige med blomstene. Lampene langs veien lyser lavt og slokner når det skal være ro. Varmtvannet kommer for en stor del fra solfangere på taket av sanitærbygg\u00a01. Hver vår møtes vi til dugnad og rydder stranda.</p>
<h2>Om bildene</h2>
<p>Bildene på nettstedet er tegnet. Slik slipper vi å fotografere gjester, og du får se stedet slik vi opplever det. Hvordan det ser ut akkurat nå, viser <a href="/webcam">webkameraet</a>.</p>
<p>Har du en idé? <a href="/info/feedback">Legg den i forslagskassa</a>, eller <a href="/contactus">skriv til oss</a>.</p>`,
    },
    en: {
      title: "About us",
      lead: "A small campsite among pines and smooth rocks, run by a family who live here all year round.",
      description:
        "A family-run campsite outside Stavern in Norway. Read about the site, what we have, what we don’t have, and how we look after the place.",
      body: `<h2>The family</h2>
<p>The campsite began as a field where some friends asked if they might pitch a tent. They came back the year after and brought their neighbours. Since then we have laid electricity, built two sanitary buildings and planted pines where the wind took the old ones. Much is as it was: we know most guests by name, and in winter reception is also our kitchen table.</p>
<p>Two generations of us run the place together. In summer we are helped by a few young people from the village, all of whom were guests here as children.</p>
<h2>What we have</h2>
<ul>
<li>${live.pitches.season} seasonal pitches, ${live.pitches.day} touring pitches, a tent field and one cabin</li>
<li>a shallow, sandy beach, and a jetty with a swimming ladder</li>
<li>two sanitary buildings, open day and night in season</li>
<li>a playground, a barbecue area and a fire bowl on Svaberget</li>
<li>the coastal path right outside the gate</li>
</ul>
<h2>What we don’t have</h2>
<p>There is no pool, no amusement arcade, no stage and no shop. At reception you can get ice cream, coffee, and bread rolls if you order them the evening before. The nearest supermarket is in Stavern, 4\u00a0km away. If you are after thrills and entertainment, other sites are better. If you like to hear the waves when you go to bed, you have come to the right place.</p>
<h2>How we look after it</h2>
<p>We cut the grass late, so that the bumblebees have time to finish with the flowers. The lamps along the road are low and go out when the quiet hours begin. Much of the hot water comes from solar panels on the roof of sanitary building\u00a01. Every spring we get together and clean up the beach.</p>
<h2>About the pictures</h2>
<p>The pictures on this website are drawings. That way we needn’t photograph our guests, and you see the place the way we know it. <a href="/webcam">The webcam</a> shows what it looks like right now.</p>
<p>Do you have an idea? <a href="/info/feedback">Put it in the suggestion box</a> or <a href="/contactus">write to us</a>.</p>`,
    },
    de: {
      title: "Über uns",
      lead: "Ein kleiner Campingplatz zwischen Kiefern und glatten Felsen, geführt von einer Familie, die das ganze Jahr hier lebt.",
      description:
        "Familiengeführter Campingplatz bei Stavern in Norwegen: was wir haben, was wir nicht haben und wie wir mit dem Ort umgehen.",
      body: `<h2>Die Familie</h2>
<p>Angefangen hat alles mit einer Wiese, auf der Bekannte ihr Zelt aufschlagen wollten. Im Jahr darauf kamen sie wieder und brachten ihre Nachbarn mit. Seither haben wir Strom gelegt, zwei Sanitärgebäude gebaut und Kiefern gepflanzt, wo der Wind die alten umgelegt hatte. Vieles ist geblieben: Die meisten Gäste kennen wir mit Namen, und im Winter ist die Rezeption zugleich unser Küchentisch.</p>
<p>Zwei Generationen führen den Platz gemeinsam. Im Sommer helfen ein paar Jugendliche aus der Nachbarschaft mit, die als Kinder alle selbst hier Gäste waren.</p>
<h2>Was wir haben</h2>
<ul>
<li>${live.pitches.season} Saisonplätze, ${live.pitches.day} Stellplätze, eine Zeltwiese und eine Hütte</li>
<li>einen flachen Sandstrand und einen Steg mit Badeleiter</li>
<li>zwei Sanitärgebäude, in der Saison rund um die Uhr geöffnet</li>
<li>einen Spielplatz, einen Grillplatz und eine Feuerschale auf dem Svaberget</li>
<li>den Küstenweg direkt vor dem Tor</li>
</ul>
<h2>Was wir nicht haben</h2>
<p>Kein Schwimmbad, keine Spielautomaten, keine Bühne und keinen Laden. An der Rezeption gibt es Eis, Kaffee und, wenn Sie am Abend vorher bestellen, Brötchen. Der nächste Supermarkt ist in Stavern, 4\u00a0km entfernt. Wer Trubel und Unterhaltung sucht, ist anderswo besser aufgehoben. Wer beim Einschlafen die Wellen hören möchte, ist hier richtig.</p>
<h2>Wie wir mit dem Ort umgehen</h2>
<p>Wir mähen spät, damit die Hummeln ihre Blüten behalten. Die Lampen am Weg leuchten niedrig und gehen mit Beginn der Nachtruhe aus. Ein guter Teil des Warmwassers kommt von Sonnenkollektoren auf dem Dach von Sanitärgebäude\u00a01. Jedes Frühjahr räumen wir gemeinsam den Strand auf.</p>
<h2>Zu den Bildern</h2>
<p>Die Bilder auf dieser Website sind gezeichnet. So müssen wir keine Gäste fotografieren, und Sie sehen den Platz so, wie wir ihn erleben. Wie es gerade aussieht, zeigt die <a href="/webcam">Webcam</a>.</p>
<p>Haben Sie eine Idee? <a href="/info/feedback">Werfen Sie sie in den Ideenkasten</a> oder <a href="/contactus">schreiben Sie uns</a>.</p>`,
    },
  },
};
