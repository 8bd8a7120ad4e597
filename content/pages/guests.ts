import { live } from "../live-values.ts";
import { fact, type DemoPage } from "./page.ts";

export const guests: DemoPage = {
  page: "guests",
  facts: [
    fact("arrival", {
      nb: ["Ankomst", `fra ${live.arrivalFrom}`],
      en: ["Arrival", `from ${live.arrivalFrom}`],
      de: ["Anreise", `ab ${live.arrivalFrom}`],
    }),
    fact("departure", {
      nb: ["Avreise", `innen ${live.departureBy}`],
      en: ["Departure", `by ${live.departureBy}`],
      de: ["Abreise", `bis ${live.departureBy}`],
    }),
    fact("quiet", {
      nb: ["Ro", `fra ${live.quiet}`],
      en: ["Quiet", live.quiet],
      de: ["Nachtruhe", live.quiet],
    }),
    fact("power", {
      nb: ["Strøm", "10\u00a0A døgn, 16\u00a0A sesong"],
      en: ["Electricity", "10\u00a0A touring, 16\u00a0A seasonal"],
      de: ["Strom", "10\u00a0A, Saisonplatz 16\u00a0A"],
    }),
    fact("charging", {
      nb: ["Elbil", "lades i Stavern, 4\u00a0km"],
      en: ["Electric cars", "charge in Stavern, 4\u00a0km"],
      de: ["Elektroauto", "laden in Stavern, 4\u00a0km"],
    }),
    fact("dog", {
      nb: ["Hund", "i bånd, ikke på stranda"],
      en: ["Dogs", "on a lead, not on the beach"],
      de: ["Hunde", "an der Leine, nicht am Strand"],
    }),
    fact("wifi", {
      nb: ["Wi-Fi", "gratis, ved byggene"],
      en: ["Wi-Fi", "free, near the buildings"],
      de: ["WLAN", "kostenlos, bei den Gebäuden"],
    }),
    fact("waste", {
      nb: ["Avfall", "ved felt C"],
      en: ["Waste", "by field C"],
      de: ["Abfall", "bei Feld C"],
    }),
    fact("fire", {
      nb: ["Åpen ild", "nei, 15.04–15.09"],
      en: ["Open fires", "none, 15.04–15.09"],
      de: ["Offenes Feuer", "verboten, 15.04.–15.09."],
    }),
    fact("phone", {
      nb: ["Vakt, hele døgnet", live.nightPhone],
      en: ["On call, day and night", live.nightPhone],
      de: ["Bereitschaft, rund um die Uhr", live.nightPhone],
    }),
  ],
  text: {
    nb: {
      title: "For gjester",
      lead: "Det du trenger å vite når du bor her. De fleste reglene handler om nattero, brannsikkerhet og å kjøre sakte.",
      description:
        "Ankomst, ro, strøm, hund, avfall, grill og brann på plassen. Reglene for gjester, kort fortalt, og numrene du trenger hvis noe skjer.",
      body: `<h2>Ankomst og avreise</h2>
<p>Du kan kjøre inn fra ${live.arrivalFrom}. Stopp ved resepsjonen først, så får du kort og plassnummer. Kommer du etter at vi har stengt? Ring oss før stengetid, så legger vi kortet i kodeboksen ved døra.</p>
<p>Plassen skal være fri innen ${live.departureBy} den dagen du reiser. Lever kortet, så får du igjen depositumet. Vil du bli litt lenger, spør du samme morgen. Ofte går det fint.</p>
<h2>Ro og kjøring</h2>
<p>Det er nattero fra ${live.quiet}. Takk for at du går stille. Det gjelder også brygga, stranda og sanitærbyggene.</p>
<ul>
<li>Kjør i gangfart, alltid. Barn har forkjørsrett her.</li>
<li>Ingen kjører på plassen mellom ${live.quietFrom} og 06. Skal du tidlig av gårde, kan du kjøre sakte ut fra kl.\u00a06, selv om det fortsatt er nattero.</li>
<li>Én bil står ved plassen din. Bil nummer to, og bilen til dem som bor i telt, står på parkeringen ved resepsjonen.</li>
<li>Musikk skal ikke høres hos naboen, heller ikke på dagen.</li>
</ul>
<h2>Plassen din</h2>
<p>Det skal være minst <strong>4\u00a0m</strong> mellom din vogn, bobil eller telt og naboens. Fortelt, markise og plattinger teller med. Avstanden er der for at en brann ikke skal spre seg. Vi viser deg hvor du skal stå.</p>
<p>Ta vare på svabergene og furutrærne: Ikke grav, ikke hogg, og ikke fest snorer i trærne.</p>
<h2>Strøm</h2>
<p>Døgnplass har 10\u00a0A, sesongplass 16\u00a0A. Bruk gummikabel 3\u00a0×\u00a02,5\u00a0mm² med blå CEE-plugg, høyst 25\u00a0m og rullet helt ut. Elbil lades ikke fra stolpen.</p>
<h2>Brann, grill og bål</h2>
<ul>
<li>Fra <strong>15.\u00a0april til 15.\u00a0september</strong> er det forbudt å gjøre opp ild i og nær skog. Det gjelder også på plassen. Unntatt er bare bålpanna på Svaberget og grillplassen ved sanitærbygg\u00a02. De er åpne for alle så lenge det ikke er varslet stor skogbrannfare.</li>
<li>Gassgrill og elektrisk grill er lov på fast underlag, to meter fra duk og vegg. Kullgrill bruker du bare på grillplassen. Engangsgrill er ikke lov.</li>
<li>Ha røykvarsler og slukkeutstyr i vogna. Vi har brannposter og slukkere på plassen; de er merket på <a href="/info/sitemap">planen</a>.</li>
<li>Møteplassen er parkeringen ved resepsjonen.</li>
</ul>
<h2>Gass</h2>
<p>Høyst to flasker per vogn, stående og festet, i ventilert skap. Steng gassen når du reiser. Lukter det gass: Steng flasken, luft ut, la alle brytere være, og ring oss.</p>
<h2>Hund</h2>
<p>Hunder er velkomne, og det koster ingenting. De skal gå i bånd på hele plassen og kan ikke være med på stranda eller lekeplassen. Øst for brygga kan de bade. Plukk opp etter hunden, også i skogkanten.</p>
<h2>Barn og bading</h2>
<p>Sandstranda er langgrunn, men det er ingen badevakt. Barn skal bade sammen med en voksen og bruke redningsvest på brygga. Redningsbøyen henger ved stigen. Redningsvester låner du i resepsjonen.</p>
<h2>Avfall og vann</h2>
<p>Sorter ved avfallsstasjonen ved felt C: matavfall, plast, papir, glass og metall, pant og restavfall. Kjemisk toalett og gråvann tømmer du bak sanitærbygg\u00a01, aldri i kummer eller på bakken. Det er drikkevann i alle kranene ute. Bil og vogn vaskes ikke på plassen.</p>
<h2>Besøk</h2>
<p>Besøkende er velkomne mellom kl.\u00a09 og kl.\u00a022. De parkerer ved resepsjonen og melder seg der. Blir de over natten, betaler de som ekstra voksen.</p>
<h2>Støy og bygging</h2>
<p>Hammer, sag og gressklipper bruker du mellom kl.\u00a09 og kl.\u00a018, ikke på søndager og helligdager. Fra 19.\u00a0juni til 16.\u00a0august bygger ingen.</p>
<h2>Hvis noe skjer</h2>
<p>Ring <strong>110</strong> ved brann, <strong>112</strong> til politiet, også ved ulykker på sjøen, og <strong>113</strong> til ambulanse. Adressen du skal si, møteplassen, hjertestarteren, legevakt og Giftinformasjonen står på siden <a href="/nod">Når det haster</a>.</p>
<p>Alle reglene ligger som PDF under <a href="/info/documents">dokumenter</a>.</p>`,
    },
    en: {
      title: "For guests",
      lead: "What you need to know while you stay here. Most of the rules are about quiet hours, fire safety and driving slowly.",
      description:
        "Arrival, quiet hours, electricity, dogs, waste, barbecues and fire safety: the rules for guests in brief, and the numbers to call if something happens.",
      body: `<h2>Arrival and departure</h2>
<p>You can drive in from ${live.arrivalFrom}. Please stop at reception first for your card and pitch number. Arriving after we have closed? Call us before closing time, and we will leave your card in the key box by the door.</p>
<p>Your pitch should be free by ${live.departureBy} on the day you leave. Hand in your card and we will refund the deposit. If you would like to stay a little longer, ask us that morning. Often it is no trouble.</p>
<h2>Quiet and driving</h2>
<p>Quiet hours are from ${live.quiet}. Please keep the noise down. This includes the jetty, the beach and the sanitary buildings.</p>
<ul>
<li>Always drive at walking speed. Children have right of way here.</li>
<li>No driving on the site between ${live.quietFrom} and 06:00. If you have an early start, you may drive out slowly from 06:00, even though it is still quiet hours.</li>
<li>One car may be parked by your pitch. A second car, and the cars of guests in tents, go in the car park at reception.</li>
<li>Keep music low enough that your neighbours can’t hear it, during the day too.</li>
</ul>
<h2>Your pitch</h2>
<p>There must be at least <strong>4\u00a0m</strong> between your caravan, motorhome or tent and your neighbour’s. Awnings, canopies and decking count. The gap is there to stop a fire from spreading. We will show you where to park.</p>
<p>Please look after the rocks and the pines: don’t dig, cut wood or tie lines to the trees.</p>
<h2>Electricity</h2>
<p>Touring pitches have 10\u00a0A, seasonal pitches 16\u00a0A. Use a rubber cable, 3\u00a0×\u00a02.5\u00a0mm², with a blue CEE plug, no longer than 25\u00a0m and fully unrolled. Electric cars can’t be charged from the hook-up.</p>
<h2>Fire and barbecues</h2>
<ul>
<li>From <strong>15\u00a0April to 15\u00a0September</strong> open fires are banned by law in and near forest. This includes the campsite. The only exceptions are the fire bowl on Svaberget, our big smooth rock by the sea, and the barbecue area by sanitary building\u00a02. Everyone may use them as long as there is no warning of high forest fire risk.</li>
<li>Gas and electric barbecues are allowed on a firm base, two metres from canvas and walls. Charcoal is for the barbecue area only. Disposable barbecues are not allowed.</li>
<li>Keep a smoke alarm and an extinguisher in your caravan. Our hydrants and extinguishers are marked on <a href="/info/sitemap">the plan</a>.</li>
<li>The assembly point is the car park at reception.</li>
</ul>
<h2>Gas</h2>
<p>No more than two bottles per caravan, upright and secured in a ventilated locker. Turn the gas off when you leave. If you smell gas, close the bottle, let fresh air in, touch no switches and call us.</p>
<h2>Dogs</h2>
<p>Dogs are welcome at no extra charge. Please keep them on a lead everywhere on the site, and off the beach and the playground. They may swim east of the jetty. Please pick up after them, at the edge of the woods too.</p>
<h2>Children and swimming</h2>
<p>The beach is sandy and shallow, but there is no lifeguard. Children must swim with an adult and wear a life jacket on the jetty. The lifebuoy hangs by the ladder. You can borrow life jackets at reception.</p>
<h2>Waste and water</h2>
<p>Please sort your waste at the station by field C: food waste, plastic, paper, glass and metal, bottles and cans with a deposit, and general waste. Empty chemical toilets and grey water behind sanitary building\u00a01, never into drains or on the ground. The water in all outdoor taps is drinking water. Please don’t wash cars or caravans on the site.</p>
<h2>Visitors</h2>
<p>Visitors are welcome between 09:00 and 22:00. They park at reception and let us know they are here. If they stay the night, they pay as extra adults.</p>
<h2>Noise and building</h2>
<p>Hammers, saws and lawnmowers may be used between 09:00 and 18:00, but not on Sundays and public holidays. From 19\u00a0June to 16\u00a0August there is no building work at all.</p>
<h2>If something happens</h2>
<p>Call <strong>110</strong> for fire, <strong>112</strong> for the police, also for accidents at sea, and <strong>113</strong> for an ambulance. The address to give, the assembly point, the defibrillator, the out-of-hours doctor and the poison line are on the page <a href="/nod">In an emergency</a>.</p>
<p>The full rules are available as a PDF under <a href="/info/documents">documents</a>.</p>`,
    },
    de: {
      title: "Für Gäste",
      lead: "Was Sie während Ihres Aufenthalts wissen sollten. Meist geht es um Nachtruhe, Brandschutz und langsames Fahren.",
      description:
        "Anreise, Nachtruhe, Strom, Hunde, Abfall, Grillen und Brandschutz: die Regeln auf dem Platz in Kürze und die Nummern für den Notfall.",
      body: `<h2>Anreise und Abreise</h2>
<p>Ab ${live.arrivalFrom} können Sie auf den Platz fahren. Halten Sie bitte zuerst an der Rezeption; dort bekommen Sie Ihre RFID-Karte und die Platznummer. Kommen Sie erst an, wenn die Rezeption geschlossen ist? Rufen Sie uns bitte an, bevor wir schließen. Dann legen wir die Karte in den Schlüsseltresor an der Tür.</p>
<p>Am Abreisetag räumen Sie den Platz bitte bis ${live.departureBy}. Geben Sie die Karte ab, dann erhalten Sie das Pfand zurück. Möchten Sie etwas länger bleiben, fragen Sie am selben Morgen nach. Oft ist das kein Problem.</p>
<h2>Ruhe und Fahren</h2>
<p>Nachtruhe ist von ${live.quiet}. Danke, dass Sie leise sind. Das gilt auch für den Steg, den Strand und die Sanitärgebäude.</p>
<ul>
<li>Fahren Sie immer im Schritttempo. Kinder haben hier Vorrang.</li>
<li>Von ${live.quietFrom} bis 6\u00a0Uhr fährt auf dem Platz niemand. Müssen Sie früh los, dürfen Sie ab 6\u00a0Uhr langsam hinausfahren, auch wenn noch Nachtruhe ist.</li>
<li>Ein Auto darf bei Ihrem Platz stehen. Ein zweites und die Autos der Zeltgäste stehen auf dem Parkplatz an der Rezeption.</li>
<li>Musik soll beim Nachbarn nicht zu hören sein, auch tagsüber nicht.</li>
</ul>
<h2>Ihr Platz</h2>
<p>Zwischen Ihrem Wohnwagen, Wohnmobil oder Zelt und dem des Nachbarn müssen mindestens <strong>4\u00a0m</strong> liegen. Vorzelte, Markisen und Holzböden zählen mit. Der Abstand verhindert, dass ein Brand übergreift. Wir zeigen Ihnen, wo Sie stehen können.</p>
<p>Bitte schonen Sie Felsen und Kiefern: nicht graben, kein Holz schlagen und keine Leinen an Bäumen befestigen.</p>
<h2>Strom</h2>
<p>Tagesstellplätze haben 10\u00a0A, Saisonplätze 16\u00a0A. Verwenden Sie ein Gummikabel 3\u00a0×\u00a02,5\u00a0mm² mit blauem CEE-Stecker, höchstens 25\u00a0m lang und ganz ausgerollt. Elektroautos werden nicht an der Stromsäule geladen.</p>
<h2>Feuer und Grillen</h2>
<ul>
<li>Vom <strong>15.\u00a0April bis zum 15.\u00a0September</strong> ist offenes Feuer im Wald und in Waldnähe gesetzlich verboten, auch auf dem Campingplatz. Ausgenommen sind nur die Feuerschale auf dem Svaberget, unserem großen glatten Felsen am Meer, und der Grillplatz bei Sanitärgebäude\u00a02. Beide stehen allen offen, solange nicht vor hoher Waldbrandgefahr gewarnt wird.</li>
<li>Gas- und Elektrogrills sind auf festem Untergrund erlaubt, mit zwei Metern Abstand zu Zeltstoff und Wänden. Holzkohle ist nur auf dem Grillplatz erlaubt. Einweggrills sind nicht erlaubt.</li>
<li>In jeden Wohnwagen gehören ein Rauchmelder und ein Feuerlöscher. Unsere Hydranten und Feuerlöscher finden Sie auf dem <a href="/info/sitemap">Platzplan</a>.</li>
<li>Sammelplatz ist der Parkplatz an der Rezeption.</li>
</ul>
<h2>Gas</h2>
<p>Höchstens zwei Flaschen pro Wohnwagen, aufrecht und gesichert in einem belüfteten Flaschenkasten. Drehen Sie das Gas bei der Abreise zu. Riecht es nach Gas: Flasche schließen, lüften, keine Schalter betätigen und uns anrufen.</p>
<h2>Hunde</h2>
<p>Hunde sind ohne Aufpreis willkommen. Auf dem ganzen Platz bleiben sie an der Leine, Strand und Spielplatz sind hundefrei. Östlich des Stegs dürfen sie baden. Bitte sammeln Sie die Hinterlassenschaften auf, auch am Waldrand.</p>
<h2>Kinder und Baden</h2>
<p>Der Strand ist sandig und flach, aber nicht beaufsichtigt. Kinder baden nur in Begleitung eines Erwachsenen und tragen auf dem Steg eine Schwimmweste. Der Rettungsring hängt an der Leiter. Schwimmwesten können Sie an der Rezeption leihen.</p>
<h2>Abfall und Wasser</h2>
<p>Bitte trennen Sie Ihren Abfall an der Station bei Feld C: Speisereste, Kunststoff, Papier, Glas und Metall, Pfandflaschen und -dosen und Restmüll. Chemietoilette und Grauwasser entsorgen Sie hinter Sanitärgebäude\u00a01, nie in Gullys oder auf dem Boden. Aus allen Außenhähnen kommt Trinkwasser. Autos und Wohnwagen werden auf dem Platz nicht gewaschen.</p>
<h2>Besuch</h2>
<p>Besuch ist zwischen 9 und 22\u00a0Uhr willkommen. Geparkt wird an der Rezeption, wo Sie Ihren Besuch auch kurz anmelden. Wer über Nacht bleibt, zahlt den Aufpreis für einen weiteren Erwachsenen.</p>
<h2>Lärm und Bauarbeiten</h2>
<p>Hammer, Säge und Rasenmäher sind zwischen 9 und 18\u00a0Uhr erlaubt, an Sonn- und Feiertagen nicht. Vom 19.\u00a0Juni bis zum 16.\u00a0August wird nicht gebaut.</p>
<h2>Wenn etwas passiert</h2>
<p>In Norwegen hat jeder Dienst seine eigene Notrufnummer: <strong>110</strong> Feuerwehr, <strong>112</strong> Polizei, auch bei Unfällen auf See, <strong>113</strong> Rettungswagen. Die Adresse zum Vorlesen, Sammelplatz, Defibrillator, ärztlicher Notdienst und Giftnotruf stehen auf der Seite <a href="/nod">Im Notfall</a>.</p>
<p>Die vollständige Platzordnung gibt es als PDF unter <a href="/info/documents">Dokumente</a>.</p>`,
    },
  },
};
