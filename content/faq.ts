import { live } from "./live-values.ts";
import { nightPrice } from "./price-lists.ts";
import type { Translated } from "#src/i18n/language.ts";

interface Faq {
  question: string;
  /** HTML */
  answer: string;
}

export const faqs: Translated<Faq>[] = [
  {
    nb: {
      question: "Kan jeg komme etter at resepsjonen har stengt?",
      answer: `<p>Ja, fram til ${live.quietFrom}. Ring ${live.phone} før resepsjonen stenger. Da legger vi kort og kart i kodeboksen ved døra, og du får koden på telefonen mens vi snakker.</p>
<p>Mellom ${live.quietFrom} og 06 kjører ingen på plassen. Fra kl.\u00a06 kan du kjøre sakte inn eller ut, selv om det fortsatt er nattero. Blir du forsinket, kan du stå på parkeringen ved resepsjonen til morgenen, uten å betale for plassen den natten.</p>`,
    },
    en: {
      question: "Can I arrive after reception has closed?",
      answer: `<p>Yes, until ${live.quietFrom}. Please call ${live.phone} before reception closes. We will leave your card and a map in the key box by the door and give you the code over the phone.</p>
<p>There is no driving on the site between ${live.quietFrom} and 06:00. From 06:00 you may drive in or out slowly, even though it is still quiet hours. If you are delayed, you may stay in the car park at reception until morning and won’t be charged for a pitch that night.</p>`,
    },
    de: {
      question: "Kann ich auch anreisen, wenn die Rezeption schon geschlossen ist?",
      answer: `<p>Ja, bis ${live.quietFrom}. Rufen Sie bitte unter ${live.phone} an, bevor die Rezeption schließt. Wir legen RFID-Karte und Platzplan in den Schlüsseltresor an der Tür und nennen Ihnen den Code am Telefon.</p>
<p>Von ${live.quietFrom} bis 6\u00a0Uhr fährt auf dem Platz niemand. Ab 6\u00a0Uhr dürfen Sie langsam hinein- oder hinausfahren, auch wenn noch Nachtruhe ist. Verspäten Sie sich, können Sie bis zum Morgen auf dem Parkplatz an der Rezeption stehen. Für diese Nacht berechnen wir Ihnen nichts.</p>`,
    },
  },
  {
    nb: {
      question: "Når er det nattero?",
      answer: `<p>Det er nattero fra ${live.quiet}. Takk for at du går stille. Det gjelder også brygga, stranda og sanitærbyggene. Du kan gjerne sitte ute og prate lavt, men uten musikk.</p>`,
    },
    en: {
      question: "When are the quiet hours?",
      answer: `<p>From ${live.quiet}. Please keep the noise down. This includes the jetty, the beach and the sanitary buildings. You are welcome to sit outside and talk in a low voice, but without music.</p>`,
    },
    de: {
      question: "Wann ist Nachtruhe?",
      answer: `<p>Von ${live.quiet}. Danke, dass Sie leise sind. Das gilt auch für den Steg, den Strand und die Sanitärgebäude. Sie dürfen gern draußen sitzen und sich leise unterhalten, nur bitte ohne Musik.</p>`,
    },
  },
  {
    nb: {
      question: "Kan jeg ha med hund?",
      answer: `<p>Ja, hunder er velkomne, også i hytta, og det koster ingenting. På plassen går de i bånd hele sesongen. Stranda og lekeplassen er hundefrie; øst for brygga kan hunder bade fra svabergene.</p>
<p>Poser henger ved avfallsstasjonen og ved sanitærbygg\u00a02. La ikke hunden være alene i vogna på varme dager.</p>`,
    },
    en: {
      question: "May I bring my dog?",
      answer: `<p>Yes, dogs are welcome at no extra charge, in the cabin too. On the site they stay on a lead all season. The beach and the playground are dog-free; east of the jetty dogs can swim from the smooth rocks.</p>
<p>You will find bags at the waste station and by sanitary building\u00a02. Please don’t leave a dog alone in a caravan on a warm day.</p>`,
    },
    de: {
      question: "Darf ich meinen Hund mitbringen?",
      answer: `<p>Ja, Hunde sind ohne Aufpreis willkommen, auch in der Hütte. Auf dem Platz bleiben sie die ganze Saison an der Leine. Strand und Spielplatz sind hundefrei. Östlich des Stegs dürfen Hunde von den flachen Felsen aus baden.</p>
<p>Beutel finden Sie an der Abfallstation und bei Sanitärgebäude\u00a02. Lassen Sie Ihren Hund an warmen Tagen bitte nicht allein im Wohnwagen.</p>`,
    },
  },
  {
    nb: {
      question: "Hvilken kabel trenger jeg, og kan jeg lade elbilen?",
      answer: `<p>Døgnplassene har 10\u00a0A, sesongplassene 16\u00a0A. Strømmen er med i prisen for vogn og bobil med strøm.</p>
<ul>
<li>Bruk gummikabel H07RN-F, 3\u00a0×\u00a02,5\u00a0mm², høyst 25\u00a0m og i ett stykke.</li>
<li>Pluggen er den blå, runde campingpluggen (CEE).</li>
<li>Rull kabelen helt ut, ellers kan den bli for varm.</li>
</ul>
<p>10\u00a0A holder til kjøleskap, lys og kaffetrakter, men ikke til ovn og kaffetrakter samtidig. Mangler du kabel, låner vi deg en.</p>
<p><strong>Elbilen kan ikke lades fra strømstolpen.</strong> Den er laget for vogn og telt og blir for varm. Det finnes ladere i Stavern, 4\u00a0km unna. Elsykkel, båtbatteri og telefon lader du gjerne her.</p>`,
    },
    en: {
      question: "Which cable do I need, and can I charge my electric car?",
      answer: `<p>Touring pitches have 10\u00a0A, seasonal pitches 16\u00a0A. Electricity is included in the price for caravans and for motorhomes with hook-up.</p>
<ul>
<li>Use a rubber cable, type H07RN-F, 3\u00a0×\u00a02.5\u00a0mm², no longer than 25\u00a0m and in one piece.</li>
<li>The plug is the round blue camping plug (CEE).</li>
<li>Please unroll the cable completely, or it may overheat.</li>
</ul>
<p>10\u00a0A is enough for a fridge, lights and a coffee maker, but not for a heater and a coffee maker at once. If you have no cable, we will lend you one.</p>
<p><strong>Electric cars can’t be charged from the hook-up.</strong> It is made for caravans and tents and would overheat. There are chargers in Stavern, 4\u00a0km away. E-bikes, boat batteries and phones are no problem.</p>`,
    },
    de: {
      question: "Welches Kabel brauche ich, und kann ich mein Elektroauto laden?",
      answer: `<p>Tagesstellplätze haben 10\u00a0A, Saisonplätze 16\u00a0A. Bei Wohnwagen und bei Wohnmobilen mit Stromanschluss ist der Strom im Preis enthalten.</p>
<ul>
<li>Verwenden Sie ein Gummikabel vom Typ H07RN-F, 3\u00a0×\u00a02,5\u00a0mm², höchstens 25\u00a0m lang und aus einem Stück.</li>
<li>Der Stecker ist der runde blaue Campingstecker (CEE).</li>
<li>Rollen Sie das Kabel bitte ganz aus, sonst kann es zu heiß werden.</li>
</ul>
<p>10\u00a0A reichen für Kühlschrank, Licht und eine Kaffeemaschine, aber nicht für Heizlüfter und Kaffeemaschine zugleich. Fehlt Ihnen ein Kabel, leihen wir Ihnen eines.</p>
<p><strong>Elektroautos dürfen nicht an der Stromsäule geladen werden.</strong> Sie ist für Wohnwagen und Zelte ausgelegt und würde zu heiß. Ladesäulen gibt es in Stavern, 4\u00a0km entfernt. E-Bike, Bootsbatterie und Telefon können Sie gern bei uns laden.</p>`,
    },
  },
  {
    nb: {
      question: "Hva gjør jeg når kortet er borte?",
      answer: `<p>Ring ${live.phone} med en gang. Vi sperrer kortet og flytter pengene som står igjen, til et nytt. Depositumet på ${live.price.card} følger det gamle kortet, så det nye koster ${live.price.card} i nytt depositum. Finner du det gamle igjen, får du pengene tilbake.</p>
<p>Les mer om <a href="/info/sanitary">kortet og sanitærbyggene</a>.</p>`,
    },
    en: {
      question: "What do I do if I lose my card?",
      answer: `<p>Call ${live.phone} straight away. We block the card and move the money that is left on it to a new one. The ${live.price.card} deposit stays with the old card, so the new one needs a new deposit of ${live.price.card}. If the old card turns up, you get your money back.</p>
<p>Read more about <a href="/info/sanitary">the card and the sanitary buildings</a>.</p>`,
    },
    de: {
      question: "Was tun, wenn die Karte weg ist?",
      answer: `<p>Rufen Sie gleich unter ${live.phone} an. Wir sperren die Karte und übertragen das Guthaben auf eine neue. Das Pfand von ${live.price.card} bleibt an die alte Karte gebunden, für die neue zahlen Sie daher noch einmal ${live.price.card} Pfand. Taucht die alte wieder auf, bekommen Sie das Geld zurück.</p>
<p>Mehr zu <a href="/info/sanitary">Karte und Sanitärgebäuden</a>.</p>`,
    },
  },
  {
    nb: {
      question: "Hvordan fyller jeg på kortet?",
      answer: `<p>I resepsjonen eller på nett, via siden <a href="/kort">Lad kortet</a>. Pengene er på kortet med en gang. En dusj på fem minutter koster ${live.price.shower}, vaskemaskin ${live.price.washing}, tørketrommel ${live.price.drying}.</p>
<p>Når du reiser, leverer du kortet i resepsjonen. Da får du igjen depositumet og det du ikke har brukt.</p>`,
    },
    en: {
      question: "How do I top up the card?",
      answer: `<p>At reception or online, from the page <a href="/kort">Top up your card</a>. The money is on the card at once. A five-minute shower costs ${live.price.shower}, the washing machine ${live.price.washing} and the tumble dryer ${live.price.drying}.</p>
<p>When you leave, hand in the card at reception, and we will refund the deposit and whatever you haven’t used.</p>`,
    },
    de: {
      question: "Wie lade ich die Karte auf?",
      answer: `<p>An der Rezeption oder online über die Seite <a href="/kort">Karte aufladen</a>. Das Guthaben ist sofort verfügbar. Fünf Minuten Duschen kosten ${live.price.shower}, die Waschmaschine ${live.price.washing}, der Wäschetrockner ${live.price.drying}.</p>
<p>Bei der Abreise geben Sie die Karte an der Rezeption ab und erhalten das Pfand und das restliche Guthaben zurück.</p>`,
    },
  },
  {
    nb: {
      question: "Hvor kaster jeg avfall?",
      answer: `<p>På avfallsstasjonen ved felt C, hele døgnet i sesongen. Der sorterer vi matavfall, plast, papir, glass og metall, pant og restavfall. Batterier, elektronikk og maling tar vi imot i resepsjonen.</p>
<p>Møbler, gamle fortelt og byggeavfall må du ta med hjem.</p>`,
    },
    en: {
      question: "Where do I put my rubbish?",
      answer: `<p>At the waste station by field C, day and night in season. We sort food waste, plastic, paper, glass and metal, bottles and cans with a deposit, and general waste. Batteries, electronics and paint can be handed in at reception.</p>
<p>Please take furniture, old awnings and building waste home with you.</p>`,
    },
    de: {
      question: "Wohin mit dem Abfall?",
      answer: `<p>Zur Abfallstation bei Feld C, in der Saison rund um die Uhr. Wir trennen Speisereste, Kunststoff, Papier, Glas und Metall, Pfandflaschen und -dosen und Restmüll. Batterien, Elektrogeräte und Farbe nehmen wir an der Rezeption an.</p>
<p>Möbel, alte Vorzelte und Bauabfälle nehmen Sie bitte wieder mit.</p>`,
    },
  },
  {
    nb: {
      question: "Har dere Wi-Fi?",
      answer: `<p>Ja, gratis rundt resepsjonen og de to sanitærbyggene. Passordet står på kvitteringen din. Nettet holder til kart, meldinger og nyheter, men ikke til å strømme film. Mobildekningen er god på hele plassen.</p>`,
    },
    en: {
      question: "Is there Wi-Fi?",
      answer: `<p>Yes, free of charge around reception and the two sanitary buildings. The password is on your receipt. The network is fine for maps, messages and news, but not for streaming films. Mobile coverage is good all over the site.</p>`,
    },
    de: {
      question: "Gibt es WLAN?",
      answer: `<p>Ja, kostenlos rund um die Rezeption und die beiden Sanitärgebäude. Das Passwort steht auf Ihrer Quittung. Für Landkarten, Nachrichten und E-Mails reicht es, zum Streamen von Filmen aber nicht. Der Mobilfunkempfang ist auf dem ganzen Platz gut.</p>`,
    },
  },
  {
    nb: {
      question: "Er det ledig plass i helgen, og kan jeg avbestille?",
      answer: `<p><a href="/booking">Bestillingssiden</a> viser hva som er ledig akkurat nå, både døgnplass og hytte. Er det fullt der, lønner det seg å ringe: Noen avbestiller alltid når værmeldingen kommer. Til små telt holder vi av plass til kl.\u00a020 for dem som kommer til fots, på sykkel eller i kajakk.</p>
<ul>
<li>Inntil sju dager før ankomst avbestiller du gratis.</li>
<li>Senere betaler du for den første natten.</li>
</ul>
<p>Blir du eller noen i følget syke, ringer du oss, så finner vi en løsning.</p>`,
    },
    en: {
      question: "Is there a pitch free this weekend, and can I cancel?",
      answer: `<p><a href="/booking">The booking page</a> shows what is free right now, both touring pitches and the cabin. If it is full, it is still worth a call: somebody always cancels when the forecast comes out. Until 20:00 we keep room for small tents for those who come on foot, by bike or by kayak.</p>
<ul>
<li>Up to seven days before arrival, cancelling is free.</li>
<li>After that, you pay for the first night.</li>
</ul>
<p>If you or someone you travel with falls ill, give us a call and we will find a solution.</p>`,
    },
    de: {
      question: "Ist am Wochenende noch etwas frei, und kann ich stornieren?",
      answer: `<p>Auf der <a href="/booking">Buchungsseite</a> sehen Sie, was gerade frei ist, Stellplätze ebenso wie die Hütte. Ist alles belegt, lohnt sich trotzdem ein Anruf: Wenn der Wetterbericht kommt, sagt immer jemand ab. Für kleine Zelte halten wir bis 20\u00a0Uhr Platz frei, für alle, die zu Fuß, mit dem Rad oder im Kajak kommen.</p>
<ul>
<li>Bis sieben Tage vor der Anreise stornieren Sie kostenlos.</li>
<li>Danach berechnen wir die erste Nacht.</li>
</ul>
<p>Werden Sie oder Ihre Mitreisenden krank, rufen Sie uns an. Dann finden wir eine Lösung.</p>`,
    },
  },
  {
    nb: {
      question: "Følger det sengetøy med i hytta?",
      answer: `<p>Dyner og puter ligger der. Sengetøy og håndklær tar du med selv, eller du leier dem for ${live.price.linen} per person. Sovepose er fint, så lenge du bruker laken.</p>
<p>Sluttvask koster ${live.price.cleaning}. Du kan også vaske selv; bøtte og såpe står i skapet.</p>`,
    },
    en: {
      question: "Is bed linen included in the cabin?",
      answer: `<p>Duvets and pillows are there. Bring your own bed linen and towels, or hire a set for ${live.price.linen} per person. Sleeping bags are fine as long as you use a sheet.</p>
<p>End-of-stay cleaning costs ${live.price.cleaning}. You are welcome to clean the cabin yourself; you will find a bucket and soap in the cupboard.</p>`,
    },
    de: {
      question: "Gibt es in der Hütte Bettwäsche?",
      answer: `<p>Bettdecken und Kissen sind vorhanden. Bettwäsche und Handtücher bringen Sie mit oder mieten sie für ${live.price.linen} pro Person. Schlafsäcke sind in Ordnung, wenn Sie ein Laken unterlegen.</p>
<p>Die Endreinigung kostet ${live.price.cleaning}. Sie können auch selbst putzen; Eimer und Seife stehen im Schrank.</p>`,
    },
  },
  {
    nb: {
      question: "Hvor tømmer og fyller jeg bobilen?",
      answer: `<p>Bak sanitærbygg\u00a01. Der tømmer du gråvann og kjemisk toalett, og der er det en egen kran for å skylle. Drikkevann fyller du fra kranen ved siden av bygget. Det er gratis for gjester.</p>
<p>Bruk gjerne toalettvæske uten klor og formalin, av hensyn til rensingen.</p>`,
    },
    en: {
      question: "Where do I empty and fill my motorhome?",
      answer: `<p>Behind sanitary building\u00a01. You can empty grey water and the chemical toilet there, and there is a separate tap for rinsing. Fill up with drinking water from the tap beside the building. All of this is free for guests.</p>
<p>Please choose a toilet fluid without chlorine or formaldehyde, for the sake of the treatment plant.</p>`,
    },
    de: {
      question: "Wo kann ich mein Wohnmobil entleeren und befüllen?",
      answer: `<p>Hinter Sanitärgebäude\u00a01. Dort entsorgen Sie Grauwasser und Chemietoilette, zum Spülen gibt es einen eigenen Hahn. Trinkwasser zapfen Sie am Hahn neben dem Gebäude. Für Gäste ist alles kostenlos.</p>
<p>Verwenden Sie der Kläranlage zuliebe bitte Sanitärflüssigkeit ohne Chlor und Formaldehyd.</p>`,
    },
  },
  {
    nb: {
      question: "Kan jeg sette opp telt på stranda?",
      answer: `<p>Nei, stranda og svabergene holder vi åpne for alle. Teltplassen ligger rett ovenfor sanitærbygg\u00a02, og derfra hører du bølgene. Et telt koster ${live.price.tent} per natt. ${nightPrice.nb}</p>`,
    },
    en: {
      question: "May I pitch my tent on the beach?",
      answer: `<p>No, we keep the beach and the rocks open for everyone. The tent field is just above sanitary building\u00a02, and you can hear the waves from there. A tent costs ${live.price.tent} per night. ${nightPrice.en}</p>`,
    },
    de: {
      question: "Darf ich mein Zelt am Strand aufschlagen?",
      answer: `<p>Nein, Strand und Felsen halten wir für alle frei. Die Zeltwiese liegt gleich oberhalb von Sanitärgebäude\u00a02, die Wellen hören Sie auch dort. Ein Zelt kostet ${live.price.tent} pro Nacht. ${nightPrice.de}</p>`,
    },
  },
  {
    nb: {
      question: "Hvordan får jeg sesongplass?",
      answer: `<p>Skriv til oss i <a href="/contactus">kontaktskjemaet</a>, så setter vi deg på venteliste. Det er gratis. Fortell hvor lang vogna er, og om du ønsker et bestemt felt.</p>
<p>Gjester som har plass, svarer innen 1.\u00a0november om de vil beholde den. Ledige plasser tilbyr vi etter listen i midten av januar. De fleste venter ett til tre år. Les om <a href="/info/seasonal">sesongplass</a>.</p>`,
    },
    en: {
      question: "How do I get a seasonal pitch?",
      answer: `<p>Write to us using <a href="/contactus">the contact form</a> and we will put you on the waiting list, free of charge. Tell us how long your caravan is and whether you would prefer a particular field.</p>
<p>Guests who already have a pitch let us know by 1\u00a0November whether they wish to keep it. In mid-January vacant pitches are offered in the order of the list. Most people wait one to three years. Read about <a href="/info/seasonal">seasonal pitches</a>.</p>`,
    },
    de: {
      question: "Wie bekomme ich einen Saisonplatz?",
      answer: `<p>Schreiben Sie uns über das <a href="/contactus">Kontaktformular</a>, dann setzen wir Sie kostenlos auf die Warteliste. Nennen Sie uns bitte die Länge Ihres Wohnwagens und, falls Sie eines bevorzugen, das gewünschte Feld.</p>
<p>Wer schon einen Platz hat, teilt uns bis zum 1.\u00a0November mit, ob er ihn behalten möchte. Mitte Januar bieten wir freie Plätze in der Reihenfolge der Liste an. Die meisten warten ein bis drei Jahre. Mehr zum <a href="/info/seasonal">Saisonplatz</a>.</p>`,
    },
  },
  {
    nb: {
      question: "Kan noen kjenne meg igjen på webkameraet?",
      answer: `<p>Neppe. Kameraene står høyt og peker mot sjøen og været, så folk er små på bildene. Vi lagrer ikke gamle bilder; det nye tar plassen til det forrige. Kjenner du deg likevel igjen, ringer du oss, så fjerner vi bildet.</p>
<p>Mer står i <a href="/info/documents/privacypolicy">personvernerklæringen</a>.</p>`,
    },
    en: {
      question: "Can anyone recognise me on the webcam?",
      answer: `<p>That is very unlikely. The cameras are placed high up and point towards the sea and the sky, so people are small in their pictures. We keep no old pictures; each new one replaces the last. If you do recognise yourself, call us and we will remove the picture.</p>
<p>You can read more in <a href="/info/documents/privacypolicy">the privacy statement</a>.</p>`,
    },
    de: {
      question: "Bin ich auf der Webcam zu erkennen?",
      answer: `<p>Kaum. Die Kameras hängen hoch und blicken auf Meer und Himmel, Menschen sind darauf nur klein zu sehen. Alte Bilder bewahren wir nicht auf; jedes neue ersetzt das vorige. Sollten Sie sich trotzdem wiedererkennen, rufen Sie uns an, dann entfernen wir das Bild.</p>
<p>Mehr dazu in der <a href="/info/documents/privacypolicy">Datenschutzerklärung</a>.</p>`,
    },
  },
];
