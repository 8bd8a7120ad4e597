import type { Translated } from "./translated.ts";

interface SeedArticle {
  /** The day it becomes visible; may lie ahead. */
  published: string;
  /** Name of a drawing. */
  image: string;
  isActive: boolean;
  text: Translated<{ title: string; subTitle: string; text: string }>;
}

export const articles: SeedArticle[] = [
  {
    published: "2027-04-01",
    image: "motorhome-night",
    isActive: true,
    text: {
      nb: {
        title: "Velkommen til ny sesong 24.\u00a0april",
        subTitle: "Lørdag åpner vi bommen. Dette er nytt for deg som kommer med bobil.",
        text: `<p>Lørdag 24.04.2027 kl.\u00a09 åpner resepsjonen, og fra kl.\u00a014 kan du kjøre inn på plassen din. Vannet ute er på fra samme dag. Kommer du senere på kvelden, viser lave lys langs veien hvor du skal svinge.</p>
<h2>Nytt for bobiler</h2>
<ul>
<li>Felt E har fått fastere grus. Du står plant, også etter regn.</li>
<li>Tømmeplassen bak sanitærbygg\u00a01 har fått rist og spylekran. Du kan kjøre rett over.</li>
<li>Strømstolpene i felt D og E er merket med plassnummer.</li>
</ul>
<h2>Sesonggjester</h2>
<p>Kortet ditt sover om vinteren. Ta det med til resepsjonen når du kommer, så vekker vi det. Pengene som sto igjen i høst, er der fortsatt.</p>
<h2>Bestilling</h2>
<p>Døgnplass og hytte bestiller du på nett fra i dag. <a href="/info/prices">Prisene for 2027</a> er litt høyere enn i fjor for plass og hytte. Dusj og vask koster det samme.</p>
<p>Ro fra 23 til 07, også den første helgen. Vi gleder oss til å se lys i vinduene igjen.</p>`,
      },
      en: {
        title: "A new season starts on 24\u00a0April",
        subTitle: "We open the barrier on a Saturday. Here is what’s new if you come by motorhome.",
        text: `<p>Reception opens on Saturday 24.04.2027 at 9:00, and you can drive on to your pitch from 14:00. The outdoor water is on from the same day. If you arrive later in the evening, low lights along the road will show you where to turn.</p>
<h2>New for motorhomes</h2>
<ul>
<li>Field E has been laid with firmer gravel, so you stand level even after rain.</li>
<li>The emptying point behind sanitary building\u00a01 now has a grate and a rinsing tap. You can drive straight over it.</li>
<li>The power posts in fields D and E are marked with pitch numbers.</li>
</ul>
<h2>Seasonal guests</h2>
<p>Your card sleeps through the winter. Bring it to reception when you arrive and we will wake it up. Whatever was left on it last autumn is still there.</p>
<h2>Booking</h2>
<p>Day pitches and the cabin can be booked online from today. <a href="/info/prices">The prices for 2027</a> are slightly higher than last year for pitches and the cabin. Showers and laundry cost the same.</p>
<p>Quiet from 23:00 to 07:00, on the first weekend too. We look forward to seeing lights in the windows again.</p>`,
      },
      de: {
        title: "Am 24.\u00a0April beginnt die neue Saison",
        subTitle:
          "An einem Samstag öffnen wir die Schranke. Das ist neu für alle, die mit dem Wohnmobil kommen.",
        text: `<p>Am Samstag, 24.04.2027, öffnet um 9\u00a0Uhr die Rezeption, ab 14\u00a0Uhr können Sie auf Ihren Platz fahren. Vom selben Tag an läuft auch das Wasser im Freien. Kommen Sie erst am Abend, zeigen Ihnen niedrige Lampen am Weg, wo es langgeht.</p>
<h2>Neu für Wohnmobile</h2>
<ul>
<li>Feld E hat festeren Kies bekommen. Sie stehen eben, auch nach Regen.</li>
<li>Die Entsorgungsstelle hinter Sanitärgebäude\u00a01 hat jetzt einen Rost und einen Spülhahn. Sie können einfach darüberfahren.</li>
<li>Die Stromsäulen in den Feldern D und E tragen nun Platznummern.</li>
</ul>
<h2>Saisongäste</h2>
<p>Ihre Karte hält Winterschlaf. Bringen Sie sie bei der Ankunft mit zur Rezeption, dann wecken wir sie. Das Guthaben vom Herbst ist noch da.</p>
<h2>Buchung</h2>
<p>Stellplätze und Hütte können Sie ab heute online buchen. <a href="/info/prices">Die Preise für 2027</a> liegen bei Plätzen und Hütte etwas höher als im Vorjahr. Duschen und Waschen kosten so viel wie bisher.</p>
<p>Nachtruhe ist von 23 bis 7\u00a0Uhr, auch am ersten Wochenende. Wir freuen uns, wenn in den Fenstern wieder Licht brennt.</p>`,
      },
    },
  },
  {
    published: "2026-11-09",
    image: "cabin-winter",
    isActive: true,
    text: {
      nb: {
        title: "Lyset i hytta er oss",
        subTitle: "Vi legger nytt gulv og passer på vogna di i vinter.",
        text: `<p>Ser du lys i hytta når du går forbi på kyststien, er det bare oss. Vi legger nytt gulv, maler kjøkkenet og bytter to vinduer. Hytta er klar igjen når sesongen åpner 24.\u00a0april, med de samme fire sengene og en benk mer.</p>
<h2>Slik ser plassen ut nå</h2>
<ul>
<li>Vannet ute er stengt, og ledningene er tømt.</li>
<li>Bommen er låst. Til fots er du velkommen som før.</li>
<li>Begge sanitærbyggene er stengt og holdes frostfrie.</li>
<li>Båtplassene er tomme, men brygga ligger ute.</li>
</ul>
<h2>Har du vogna her?</h2>
<p>Vi går en runde hver uke og etter hver storm. Vi ser etter skader, løse presenninger og snø på taket. Finner vi noe, ringer vi deg samme dag.</p>
<p>Tre ting kan du selv sjekke før frosten: at varmtvannet og vannlåsene er tømt, at gassen er stengt, og at luftelukene er åpne på gløtt.</p>
<p>Vil du se til vogna, ringer du <a href="tel:+4733001234">33\u00a000\u00a012\u00a034</a> dagen før. Da måker vi og låser opp.</p>`,
      },
      en: {
        title: "The light in the cabin is only us",
        subTitle: "We are laying a new floor, and keeping an eye on your caravan this winter.",
        text: `<p>If you see a light in the cabin as you walk past on the coastal path, it’s only us. We are laying a new floor, painting the kitchen and replacing two windows. The cabin will be ready when the season opens on 24\u00a0April, with the same four beds and one more bench.</p>
<h2>The site at the moment</h2>
<ul>
<li>The outdoor water is off and the pipes have been drained.</li>
<li>The barrier is locked. On foot you are as welcome as ever.</li>
<li>Both sanitary buildings are closed and kept free of frost.</li>
<li>The boat moorings are empty, but the jetty stays in the water.</li>
</ul>
<h2>Is your caravan here?</h2>
<p>We walk round every week and after every storm, looking for damage, loose tarpaulins and snow on roofs. If we find anything, we call you the same day.</p>
<p>Three things to check before the frost: that the boiler and traps are drained, that the gas is off, and that the vents are slightly open.</p>
<p>To look in on your caravan, call <a href="tel:+4733001234">+47\u00a033\u00a000\u00a012\u00a034</a> the day before. We will clear the snow and unlock for you.</p>`,
      },
      de: {
        title: "Das Licht in der Hütte, das sind wir",
        subTitle: "Im Winter verlegen wir einen neuen Boden und passen auf Ihren Wohnwagen auf.",
        text: `<p>Brennt in der Hütte Licht, wenn Sie auf dem Küstenweg vorbeikommen? Das sind nur wir. Wir verlegen einen neuen Boden, streichen die Küche und tauschen zwei Fenster aus. Zum Saisonstart am 24.\u00a0April ist die Hütte wieder bereit, mit denselben vier Betten und einer Bank mehr.</p>
<h2>So sieht es auf dem Platz gerade aus</h2>
<ul>
<li>Das Wasser im Freien ist abgestellt, die Leitungen sind entleert.</li>
<li>Die Schranke ist geschlossen. Zu Fuß sind Sie willkommen wie immer.</li>
<li>Beide Sanitärgebäude sind geschlossen und werden frostfrei gehalten.</li>
<li>Die Bootsplätze sind leer, der Steg bleibt im Wasser.</li>
</ul>
<h2>Steht Ihr Wohnwagen bei uns?</h2>
<p>Wir gehen jede Woche und nach jedem Sturm eine Runde und achten auf Schäden, lose Planen und Schnee auf den Dächern. Fällt uns etwas auf, rufen wir Sie noch am selben Tag an.</p>
<p>Drei Dinge prüfen Sie am besten vor dem ersten Frost: Boiler und Siphons sind leer, das Gas ist zugedreht, die Lüftungsklappen stehen einen Spalt offen.</p>
<p>Möchten Sie nach Ihrem Wohnwagen sehen, rufen Sie am Vortag unter <a href="tel:+4733001234">+47\u00a033\u00a000\u00a012\u00a034</a> an. Dann räumen wir Schnee und schließen auf.</p>`,
      },
    },
  },
  {
    published: "2026-09-22",
    image: "rain-autumn",
    isActive: true,
    text: {
      nb: {
        title: "Takk for sommeren",
        subTitle: "Siste helg ble våt og fin. Her er det som skjer før vi ses igjen.",
        text: `<p>Søndag 20.\u00a0september rullet de siste vognene ut i regnet. Vi telte 412\u00a0krabber, 38\u00a0tapte badesandaler og én delfin langt ute, som tre gjester er sikre på at de så. Sandalene ligger i resepsjonen til jul.</p>
<h2>Det ble vi flinkere til</h2>
<p>Dere brukte forslagskassa, og vi leste alt. Tre ønsker er alt på plass: knagger i alle dusjer, en lav benk i stellerommene og et skilt som viser hvor kjølig vannet er ved brygga.</p>
<h2>Det jobber vi med i vinter</h2>
<ul>
<li>Nytt gulv i hytta.</li>
<li>Fastere grus i felt E.</li>
<li>Merking av strømstolpene i felt D og E.</li>
</ul>
<h2>Viktige datoer</h2>
<ul>
<li><strong>01.11.2026:</strong> siste dag for å beholde sesongplassen din til neste år.</li>
<li><strong>15.01.2027:</strong> vi tilbyr ledige plasser til dem som står på venteliste.</li>
<li><strong>24.04.2027:</strong> vi åpner igjen.</li>
</ul>
<p>Takk for at du gikk stille om kvelden og ryddet etter deg. Det merkes.</p>`,
      },
      en: {
        title: "Thank you for the summer",
        subTitle: "The last weekend was wet and lovely. Here is what happens before we meet again.",
        text: `<p>On Sunday 20\u00a0September the last caravans rolled out into the rain. We counted 412\u00a0crabs, 38\u00a0lost beach sandals and one dolphin far out, which three guests are certain they saw. The sandals will be kept at reception until Christmas.</p>
<h2>What we got better at</h2>
<p>You used the suggestion box, and we read every word. Three wishes have already come true: hooks in all the showers, a low bench in the baby rooms, and a sign that tells you how cold the water is at the jetty.</p>
<h2>What we are working on this winter</h2>
<ul>
<li>A new floor in the cabin.</li>
<li>Firmer gravel in field E.</li>
<li>Numbers on the power posts in fields D and E.</li>
</ul>
<h2>Dates to remember</h2>
<ul>
<li><strong>01.11.2026:</strong> last day to keep your seasonal pitch for next year.</li>
<li><strong>15.01.2027:</strong> vacant pitches are offered to those on the waiting list.</li>
<li><strong>24.04.2027:</strong> we open again.</li>
</ul>
<p>Thank you for walking quietly at night and leaving the place tidy. It shows.</p>`,
      },
      de: {
        title: "Danke für diesen Sommer",
        subTitle: "Das letzte Wochenende war nass und schön. Und so geht es bis zum Wiedersehen weiter.",
        text: `<p>Am Sonntag, dem 20.\u00a0September, rollten die letzten Wohnwagen in den Regen hinaus. Wir zählten 412\u00a0Krabben, 38\u00a0verlorene Badesandalen und weit draußen einen Delfin, den drei Gäste ganz sicher gesehen haben. Die Sandalen bewahren wir bis Weihnachten an der Rezeption auf.</p>
<h2>Was wir besser gemacht haben</h2>
<p>Sie haben den Ideenkasten genutzt, und wir haben alles gelesen. Drei Wünsche sind schon erfüllt: Haken in allen Duschen, eine niedrige Bank in den Wickelräumen und eine Tafel, auf der steht, wie kalt das Wasser am Steg ist.</p>
<h2>Woran wir im Winter arbeiten</h2>
<ul>
<li>Ein neuer Boden für die Hütte.</li>
<li>Festerer Kies in Feld E.</li>
<li>Platznummern an den Stromsäulen in den Feldern D und E.</li>
</ul>
<h2>Wichtige Termine</h2>
<ul>
<li><strong>01.11.2026:</strong> letzter Tag, um Ihren Saisonplatz für das nächste Jahr zu behalten.</li>
<li><strong>15.01.2027:</strong> Freie Plätze bieten wir den Gästen auf der Warteliste an.</li>
<li><strong>24.04.2027:</strong> Wir öffnen wieder.</li>
</ul>
<p>Danke, dass Sie abends leise waren und alles ordentlich hinterlassen haben. Das merkt man.</p>`,
      },
    },
  },
  {
    published: "2026-07-10",
    image: "jetty-noon",
    isActive: true,
    text: {
      nb: {
        title: "Ny brygge klar til fellesferien",
        subTitle: "Badestige, god plass til krabbefiske og fire båtplasser for dagsbesøk.",
        text: `<p>I vinter knuste isen den gamle brygga. Nå ligger en ny på samme sted: 18\u00a0meter lang og to meter bred, bygget i lerk. Den blir grå med årene, og det skal den få lov til.</p>
<p>Badestigen står på utsiden, der det er dypest. Innerst når vannet et barn til knærne. Der er det god plass til å ligge på magen og fiske krabber.</p>
<h2>Godt å vite</h2>
<ul>
<li><strong>Båtplasser:</strong> 4, for båter inntil 6\u00a0m</li>
<li><strong>Dybde ytterst:</strong> 2,4\u00a0m</li>
<li><strong>Redningsbøye:</strong> ved stigen</li>
<li><strong>Bading:</strong> på eget ansvar</li>
</ul>
<p>Båtplassene er for besøk på dagen og kan ikke bestilles. Vil du ligge over natten, spør du i resepsjonen først. Hopp bare fra enden, aldri med hodet først, og se etter hvem som bader under deg.</p>
<p>Krabbene slipper vi ut igjen før kvelden. De liker best en bøtte i skyggen, med friskt sjøvann og ikke for mange naboer. Barn som fisker, har vest på og en voksen ved siden av seg.</p>
<blockquote><p>Ro fra 23 til 07, også på brygga. Takk for at du går stille.</p></blockquote>`,
      },
      en: {
        title: "The new jetty is ready for the summer holidays",
        subTitle: "A bathing ladder, plenty of room for crab fishing and four moorings for day visits.",
        text: `<p>Last winter the ice broke the old jetty apart. Now there is a new one in the same place: 18\u00a0metres long and two metres wide, built of larch. It will turn grey with the years, and we shall let it.</p>
<p>The bathing ladder is on the outer side, where the water is deepest. At the inner end it only reaches a child’s knees. That is the place to lie on your stomach and fish for crabs.</p>
<h2>Good to know</h2>
<ul>
<li><strong>Moorings:</strong> 4, for boats up to 6\u00a0m</li>
<li><strong>Depth at the end:</strong> 2.4\u00a0m</li>
<li><strong>Lifebuoy:</strong> by the ladder</li>
<li><strong>Bathing:</strong> at your own risk</li>
</ul>
<p>The moorings are for day visits and can’t be booked. If you would like to stay overnight, please ask at reception first. Jump from the end only, never head first, and look out for swimmers below you.</p>
<p>Crabs go back into the sea before evening. Until then they prefer a bucket in the shade, with fresh seawater and not too many neighbours. Children who fish wear a life jacket and have a grown-up beside them.</p>
<blockquote><p>Quiet from 23:00 to 07:00, on the jetty too. Thank you for treading softly.</p></blockquote>`,
      },
      de: {
        title: "Neuer Steg, rechtzeitig zu den Sommerferien",
        subTitle: "Badeleiter, viel Platz zum Krabbenangeln und vier Liegeplätze für Tagesbesuche.",
        text: `<p>Im Winter hat das Eis den alten Steg zerlegt. Jetzt liegt an derselben Stelle ein neuer: 18\u00a0Meter lang, zwei Meter breit und aus Lärchenholz. Mit den Jahren wird er grau, und das darf er auch.</p>
<p>Die Badeleiter ist an der Außenseite, wo es am tiefsten ist. Am inneren Ende reicht das Wasser einem Kind nur bis zu den Knien. Dort kann man gut auf dem Bauch liegen und Krabben angeln.</p>
<h2>Gut zu wissen</h2>
<ul>
<li><strong>Liegeplätze:</strong> 4, für Boote bis 6\u00a0m</li>
<li><strong>Tiefe am Ende:</strong> 2,4\u00a0m</li>
<li><strong>Rettungsring:</strong> an der Leiter</li>
<li><strong>Baden:</strong> auf eigene Gefahr</li>
</ul>
<p>Die Liegeplätze sind für Tagesbesuche gedacht und lassen sich nicht reservieren. Möchten Sie über Nacht bleiben, fragen Sie bitte vorher an der Rezeption. Springen Sie nur vom Ende ins Wasser, nie kopfüber, und achten Sie darauf, wer unter Ihnen schwimmt.</p>
<p>Die Krabben kommen vor dem Abend zurück ins Meer. Bis dahin mögen sie einen Eimer im Schatten, frisches Meerwasser und nicht zu viele Nachbarn. Kinder tragen beim Angeln eine Schwimmweste und haben einen Erwachsenen neben sich.</p>
<blockquote><p>Nachtruhe von 23 bis 7\u00a0Uhr, auch auf dem Steg. Danke, dass Sie leise sind.</p></blockquote>`,
      },
    },
  },
  {
    published: "2026-06-23",
    image: "midsummer-evening",
    isActive: true,
    text: {
      nb: {
        title: "Takk for en fin sankthansaften",
        subTitle: "Over hundre store og små rundt bålet på Svaberget. Se bildene i galleriet.",
        text: `<p>Vinden løyet da vi tente bålet, og sola brukte god tid på å gå ned. Over hundre store og små satt på Svaberget med pinnebrød, pledd og kaffe. De siste gikk hjem litt før kl.\u00a023, helt stille. Det la vi merke til.</p>
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
          "More than a hundred of us, big and small, round the bonfire on Svaberget. See the pictures in the gallery.",
        text: `<p>The wind dropped as we lit the bonfire, and the sun took its time going down. More than a hundred people, big and small, sat on the rocks of Svaberget with bread on a stick, blankets and coffee. The last ones went home a little before 23:00 without a sound. We noticed.</p>
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
        text: `<p>Der Wind legte sich, als wir das Feuer anzündeten, und die Sonne ließ sich Zeit mit dem Untergehen. Über hundert Große und Kleine saßen mit Stockbrot, Decken und Kaffee auf den Felsen. Die Letzten gingen kurz vor 23\u00a0Uhr nach Hause, ganz leise. Das ist uns aufgefallen.</p>
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
  },
  {
    published: "2026-06-12",
    image: "sanitary-morning",
    isActive: true,
    text: {
      nb: {
        title: "Nye dusjer i sanitærbygg\u00a01",
        subTitle: "Varmere, raskere og rimeligere: fem minutter koster nå 15\u00a0kr på kortet.",
        text: `<p>Alle de åtte dusjene i sanitærbygg\u00a01 er byttet. Vannet er varmt etter noen sekunder, og strålen holder seg jevn selv når alle dusjer samtidig etter stranda.</p>
<h2>Slik bruker du dem</h2>
<ol>
<li>Hold kortet mot leseren til lampa lyser grønt. Da trekkes 15\u00a0kr.</li>
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
        subTitle: "Warmer, quicker and cheaper: five minutes now cost 15\u00a0kr on your card.",
        text: `<p>All eight showers in sanitary building\u00a01 have been replaced. The water is hot within seconds, and the flow stays even when everyone comes up from the beach at once.</p>
<h2>How to use them</h2>
<ol>
<li>Hold your card to the reader until the light turns green. This charges 15\u00a0kr.</li>
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
        subTitle: "Wärmer, schneller und günstiger: Fünf Minuten kosten jetzt 15\u00a0kr von der Karte.",
        text: `<p>Alle acht Duschen in Sanitärgebäude\u00a01 sind neu. Nach wenigen Sekunden kommt warmes Wasser, und der Strahl bleibt gleichmäßig, auch wenn alle auf einmal vom Strand kommen.</p>
<h2>So funktionieren sie</h2>
<ol>
<li>Halten Sie die Karte an das Lesegerät, bis die Lampe grün leuchtet. Dabei werden 15\u00a0kr abgebucht.</li>
<li>Sie haben fünf Minuten. Beim Einseifen können Sie das Wasser per Knopfdruck anhalten, dann läuft auch die Zeit nicht weiter.</li>
<li>Nach vier Minuten blinkt die Lampe. Reicht die Zeit nicht, halten Sie die Karte noch einmal an das Lesegerät.</li>
</ol>
<p>Bisher waren es vier Minuten für 20\u00a0kr. Die neuen Armaturen verbrauchen weniger Wasser. Was Sie sparen, sparen wir auch.</p>
<h2>Wenn Sie etwas mehr Platz brauchen</h2>
<p>Die Dusche gleich neben der Tür ist stufenlos. Sie hat einen Sitz, Griffe auf beiden Seiten und ein Lesegerät, das Sie im Sitzen erreichen. Nebenan liegt der Wickelraum mit einer niedrigen Brause für die Kleinsten.</p>
<p>Gereinigt wird täglich von 10 bis 11\u00a0Uhr; in dieser Zeit ist Sanitärgebäude\u00a02 geöffnet. Mehr über <a href="/info/sanitary">die Gebäude und die Karte</a>.</p>`,
      },
    },
  },
  {
    published: "2026-05-13",
    image: "tents-morning",
    isActive: true,
    text: {
      nb: {
        title: "Teltplassen er grønn igjen",
        subTitle: "Graset har hvilt siden i fjor høst. Kommer du til fots, har vi alltid en flekk.",
        text: `<p>I fjor var teltplassen slitt. Derfor sådde vi i september, og siden har bare en hare fått gå der. Nå er graset tett og mykt, og du kan slå opp teltet fra Kristi himmelfartsdag.</p>
<h2>Uten bil? Kom som du er</h2>
<p>Går du kyststien, sykler eller padler, holder vi av plass til små telt hver kveld til kl.\u00a020. Du trenger ikke bestille. Kajakken kan ligge på graset innenfor stranda.</p>
<h2>Slik er plassen</h2>
<ul>
<li>Seks merkede teltflater, og fritt gras mellom dem.</li>
<li>290\u00a0kr per natt for et telt med inntil seks personer.</li>
<li>Sanitærbygg\u00a02 ligger rett ved, med fem dusjer og kjøkken.</li>
<li>Grillplassen ved sanitærbygget er felles. Engangsgrill er ikke lov.</li>
<li>Telefonen kan du lade i kjøkkenet.</li>
</ul>
<p>Bilen står på parkeringen ved resepsjonen. Vi låner ut en tralle til bagasjen. Flytt gjerne teltet et par meter hvis du blir mer enn en uke, så får graset under puste.</p>
<p>Sola treffer teltduken litt før seks i mai. Vil du sove lenger, velger du flatene nærmest furua.</p>`,
      },
      en: {
        title: "The tent field is green again",
        subTitle: "The grass has been resting since last autumn. If you come on foot, we always have a spot.",
        text: `<p>Last year the tent field was worn out. So we sowed new grass in September, and since then only a hare has been allowed on it. Now it is thick and soft, and you can pitch your tent from Ascension Day.</p>
<h2>Without a car? Come as you are</h2>
<p>If you are walking the coastal path, cycling or paddling, we keep room for small tents every evening until 20:00. There is no need to book. Kayaks can stay on the grass above the beach.</p>
<h2>What to expect</h2>
<ul>
<li>Six marked tent spots, with open grass between them.</li>
<li>290\u00a0kr per night for a tent with up to six people.</li>
<li>Sanitary building\u00a02 close by, with five showers and a kitchen.</li>
<li>A shared barbecue area beside it. Disposable barbecues are not allowed.</li>
<li>Sockets in the kitchen for charging your phone.</li>
</ul>
<p>Cars stay in the car park at reception. We lend out a trolley for your luggage. If you are here for more than a week, please move your tent a couple of metres so that the grass can breathe.</p>
<p>In May the sun reaches the canvas a little before six. For a longer sleep, choose the spots nearest the pines.</p>`,
      },
      de: {
        title: "Die Zeltwiese ist wieder grün",
        subTitle:
          "Seit letztem Herbst hat sich das Gras erholt. Wer zu Fuß kommt, findet immer ein Plätzchen.",
        text: `<p>Im letzten Jahr war die Zeltwiese ziemlich abgenutzt. Deshalb haben wir im September neu gesät, und seither durfte nur ein Hase darüberlaufen. Jetzt ist das Gras dicht und weich, und ab Christi Himmelfahrt können Sie Ihr Zelt wieder aufbauen.</p>
<h2>Ohne Auto? Kommen Sie einfach</h2>
<p>Wandern Sie auf dem Küstenweg, fahren Sie Rad oder paddeln Sie? Für kleine Zelte halten wir jeden Abend bis 20\u00a0Uhr Platz frei, ganz ohne Buchung. Kajaks dürfen auf dem Gras oberhalb des Strands liegen.</p>
<h2>Das erwartet Sie</h2>
<ul>
<li>Sechs markierte Zeltflächen und dazwischen freie Wiese.</li>
<li>290\u00a0kr pro Nacht für ein Zelt mit bis zu sechs Personen.</li>
<li>Sanitärgebäude\u00a02 ganz in der Nähe, mit fünf Duschen und Küche.</li>
<li>Daneben ein gemeinsamer Grillplatz. Einweggrills sind nicht erlaubt.</li>
<li>In der Küche können Sie Ihr Telefon laden.</li>
</ul>
<p>Autos stehen auf dem Parkplatz an der Rezeption. Für das Gepäck leihen wir Ihnen einen Handwagen. Bleiben Sie länger als eine Woche, versetzen Sie Ihr Zelt bitte um ein paar Meter, damit das Gras darunter atmen kann.</p>
<p>Im Mai trifft die Sonne kurz vor sechs auf die Zeltplane. Langschläfer nehmen die Flächen bei den Kiefern.</p>`,
      },
    },
  },
  {
    published: "2026-04-19",
    image: "dugnad-noon",
    isActive: true,
    text: {
      nb: {
        title: "Takk for innsatsen på dugnaden",
        subTitle: "Førtito voksne, tolv barn og åtte kanner kaffe. På fredag åpner vi.",
        text: `<p>Lørdag var det vårdugnad, og sola kom fra morgenen av. Førtito voksne og tolv barn raket, malte, bar og spiste suppe. Klokka fire var alt på lista gjort, og litt til.</p>
<h2>Dette er gjort</h2>
<ul>
<li>Stranda er raket, og elleve sekker søppel er levert.</li>
<li>Restene av den gamle brygga er sagd opp og kjørt bort.</li>
<li>Gjerdet rundt lekeplassen er reparert, og huskene har fått nye kjettinger.</li>
<li>Benkene ved Svaberget er malt. Vent til onsdag med å sette deg.</li>
<li>Sju fuglekasser er hengt opp. Barna har skrevet navn på dem.</li>
</ul>
<h2>Fredag åpner vi</h2>
<p>Sesongen starter fredag 24.\u00a0april. Resepsjonen er åpen fra kl.\u00a09 til kl.\u00a019, og du kan kjøre inn fra kl.\u00a014. Sesonggjester tar med kortet til resepsjonen, så slår vi det på igjen.</p>
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
<p>The season starts on Friday 24\u00a0April. Reception is open from 9:00 to 19:00, and you can drive in from 14:00. Seasonal guests, please bring your card to reception and we will switch it on again.</p>
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
<p>Die Saison beginnt am Freitag, dem 24.\u00a0April. Die Rezeption ist von 9 bis 19\u00a0Uhr geöffnet, auf den Platz fahren können Sie ab 14\u00a0Uhr. Saisongäste bringen bitte ihre Karte mit zur Rezeption, dann schalten wir sie wieder frei.</p>
<p>In den Feldern A, B und C läuft das Wasser ab Mittwoch. Lassen Sie es beim ersten Mal bitte zwei Minuten laufen.</p>
<p>Jemand hat eine blaue Thermoskanne voller Aufkleber vergessen. Sie wartet an der Rezeption auf Sie.</p>`,
      },
    },
  },
  {
    published: "2026-03-28",
    image: "path-noon",
    isActive: true,
    text: {
      nb: {
        title: "Kyststien er ryddet til påske",
        subTitle: "Vinterens trær er sagd bort. Fra plassen går du rett ut på svabergene.",
        text: `<p>Vinteren la flere trær over kyststien. I helgen gikk vi og noen naboer strekningen nærmest oss med sag og god matpakke. Nå er det fritt fram, og de blå merkene er lette å se igjen.</p>
<h2>To turer fra plassen</h2>
<ul>
<li><strong>Østover til Stavern:</strong> omtrent 6\u00a0km. Regn med to timer, og en time til hvis det er barn og krabber med. Bussen går tilbake langs hovedveien.</li>
<li><strong>Vestover mot Nevlunghavn:</strong> omtrent 18\u00a0km og en hel dag. Du kan snu når du vil, og det gjør de fleste.</li>
</ul>
<h2>Før du går</h2>
<p>Svabergene er glatte når de er våte. Gå på tørr stein, og hold deg unna kanten når det er dønning. Ta med vann; det er langt mellom kranene.</p>
<p>Stien går over beite og forbi hytter. Lukk grinda etter deg, og gå stille der folk bor. Hunden går i bånd. Fra 1.\u00a0april er det båndtvang for dyrenes skyld.</p>
<p>Plassen er stengt til 24.\u00a0april, men stien er åpen hele året. Du kan parkere ved resepsjonen mens du går.</p>`,
      },
      en: {
        title: "The coastal path is clear for Easter",
        subTitle: "The fallen trees are gone. From the site you walk straight out on to the rocks.",
        text: `<p>Winter brought several trees down across the coastal path. At the weekend we walked the stretch nearest us with some neighbours, a saw and a good packed lunch. The way is clear again, and the blue waymarks are easy to spot.</p>
<h2>Two walks from the site</h2>
<ul>
<li><strong>East to Stavern:</strong> about 6\u00a0km. Allow two hours, and one more if there are children and crabs involved. A bus runs back along the main road.</li>
<li><strong>West towards Nevlunghavn:</strong> about 18\u00a0km and a full day. You can turn round whenever you like, and most people do.</li>
</ul>
<h2>Before you set off</h2>
<p>The rocks are slippery when wet. Walk where the stone is dry, and keep away from the edge when there is a swell. Bring water; taps are few and far between.</p>
<p>The path crosses pasture and passes cottages. Please close gates behind you and go quietly where people live. Keep dogs on a lead. From 1\u00a0April this is the law, for the sake of livestock and wildlife.</p>
<p>The campsite is closed until 24\u00a0April, but the path is open all year. You may park at reception while you walk.</p>`,
      },
      de: {
        title: "Der Küstenweg ist zu Ostern frei",
        subTitle: "Die umgestürzten Bäume sind weg. Vom Platz aus stehen Sie gleich auf den Felsen.",
        text: `<p>Im Winter sind mehrere Bäume auf den Küstenweg gestürzt. Am Wochenende sind wir mit ein paar Nachbarn, einer Säge und reichlich Proviant die Strecke in unserer Nähe abgegangen. Jetzt ist der Weg wieder frei, und die blauen Markierungen sind gut zu sehen.</p>
<h2>Zwei Touren ab dem Platz</h2>
<ul>
<li><strong>Nach Osten bis Stavern:</strong> etwa 6\u00a0km. Rechnen Sie mit zwei Stunden, und mit einer dritten, wenn Kinder und Krabben dabei sind. Zurück fährt ein Bus auf der Hauptstraße.</li>
<li><strong>Nach Westen Richtung Nevlunghavn:</strong> etwa 18\u00a0km, also ein ganzer Tag. Umkehren können Sie jederzeit, und das tun die meisten.</li>
</ul>
<h2>Bevor Sie losgehen</h2>
<p>Nasse Felsen sind glatt. Gehen Sie auf trockenem Stein und halten Sie bei Dünung Abstand zur Kante. Nehmen Sie Wasser mit, denn Trinkwasser gibt es unterwegs kaum.</p>
<p>Der Weg führt über Weiden und an Ferienhäusern vorbei. Bitte schließen Sie die Gatter hinter sich und gehen Sie leise, wo Menschen wohnen. Hunde bleiben an der Leine. Ab dem 1.\u00a0April ist das zum Schutz der Tiere Pflicht.</p>
<p>Der Campingplatz ist bis zum 24.\u00a0April geschlossen, der Weg das ganze Jahr offen. Während Ihrer Tour dürfen Sie an der Rezeption parken.</p>`,
      },
    },
  },
];
