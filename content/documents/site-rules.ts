import type { SeedDocument } from "./document.ts";

export const siteRules: SeedDocument = {
  key: "rules",
  date: "2026-03-16",
  text: {
    nb: {
      title: "Ordensregler",
      description:
        "Reglene for alle som bor på plassen: ro, kjøring, brann, strøm, hund, avfall og nødnumre.",
    },
    en: {
      title: "Site rules",
      description:
        "The rules for everyone who stays here: quiet, driving, fire, electricity, dogs, waste and emergency numbers.",
    },
    de: {
      title: "Platzordnung",
      description:
        "Die Regeln für alle Gäste: Ruhe, Fahren, Brandschutz, Strom, Hunde, Abfall und Notrufnummern.",
    },
  },
  sections: {
    nb: [
      {
        heading: "Velkommen",
        paragraphs: [
          "Reglene er til for at alle skal få sove, gå trygt og bo brannsikkert. De gjelder for døgngjester, sesonggjester, hyttegjester og besøkende.",
          "Resepsjonen er åpen hver dag i sesongen, fra 24.\u00a0april til 20.\u00a0september: kl.\u00a09–21 fra 19.\u00a0juni til 16.\u00a0august, ellers kl.\u00a09–19.",
        ],
      },
      {
        heading: "1. Ankomst og avreise",
        paragraphs: [
          "Plassen er klar fra kl.\u00a014 og skal være fri innen kl.\u00a012. Alle melder seg i resepsjonen før de kjører inn.",
          "Ved avreise leverer du RFID-kortet. Depositumet på 100\u00a0kr og det du har til gode på kortet, betales tilbake.",
        ],
      },
      {
        heading: "2. Ro og kjøring",
        paragraphs: [
          "Det er ro fra kl.\u00a023 til kl.\u00a007, også på brygga, på stranda og i sanitærbyggene. Musikk skal ikke høres hos naboen, heller ikke på dagen.",
          "Kjør i gangfart. Mellom kl.\u00a023 og kl.\u00a006 kjører ingen på plassen, unntatt utrykningskjøretøy.",
          "Én bil kan stå ved plassen. Flere biler, biler til gjester i telt, hengere og båthengere står på parkeringen ved resepsjonen.",
        ],
      },
      {
        heading: "3. Plassen",
        paragraphs: [
          "Det skal være minst 4\u00a0m mellom din vogn, bobil eller telt og naboens. Fortelt, markise og platting regnes med. Fri avstand er det viktigste tiltaket mot at brann sprer seg.",
          "Det er ikke lov å grave, hogge, feste snorer i trær eller sette opp gjerde.",
        ],
      },
      {
        heading: "4. Strøm",
        paragraphs: [
          "Døgnplass har 10\u00a0A og sesongplass 16\u00a0A. Kabelen skal være gummikabel H07RN-F 3\u00a0×\u00a02,5\u00a0mm² med CEE-plugg, høyst 25\u00a0m, i ett stykke og rullet helt ut.",
          "Elbil og ladbar hybrid lades ikke fra strømstolpen.",
        ],
      },
      {
        heading: "5. Brann, grill og bål",
        paragraphs: [
          "Fra 15.\u00a0april til 15.\u00a0september er det forbudt å gjøre opp ild i og nær skog. På plassen er bålpanna på Svaberget og grillplassen ved sanitærbygg\u00a02 de eneste tillatte ildstedene. Er det varslet stor skogbrannfare, er også de stengt.",
          "Gassgrill og elektrisk grill er lov på fast underlag, to meter fra duk og vegg. Kullgrill er bare lov på grillplassen. Engangsgrill og himmellykter er ikke lov.",
          "Alle vogner og bobiler skal ha røykvarsler og slukkeutstyr. Møteplassen ved brann er parkeringen ved resepsjonen.",
        ],
      },
      {
        heading: "6. Gass",
        paragraphs: [
          "Høyst to flasker per vogn, stående, festet og i ventilert skap. Slanger byttes når de er slitte eller utgått på dato. Gassen stenges når du reiser fra plassen.",
        ],
      },
      {
        heading: "7. Hund",
        paragraphs: [
          "Hunden går i bånd på hele plassen. Den er ikke med på stranda, på lekeplassen eller i sanitærbyggene. Eieren plukker opp etter den.",
        ],
      },
      {
        heading: "8. Barn og bading",
        paragraphs: [
          "Stranda og brygga har ikke badevakt, og all bading er på eget ansvar. Barn bader med en voksen og har redningsvest på brygga.",
          "Redningsbøyen ved stigen er bare til redning.",
        ],
      },
      {
        heading: "9. Sanitærbygg og kort",
        paragraphs: [
          "RFID-kortet hører til plassen og lånes ikke bort. Mister du det, ringer du 33\u00a000\u00a012\u00a034, så sperrer vi det.",
          "Sanitærbygg\u00a01 vaskes kl.\u00a010–11 og sanitærbygg\u00a02 kl.\u00a011–12. Barn under åtte år har en voksen med seg.",
        ],
      },
      {
        heading: "10. Avfall og vann",
        paragraphs: [
          "Avfall sorteres ved stasjonen ved felt C. Møbler, gamle fortelt og byggeavfall tar du med hjem.",
          "Gråvann og kjemisk toalett tømmes bak sanitærbygg\u00a01, aldri i kummer, i sjøen eller på bakken. Bil og vogn vaskes ikke på plassen.",
        ],
      },
      {
        heading: "11. Besøk",
        paragraphs: [
          "Besøkende er velkomne kl.\u00a09–22. De melder seg og parkerer ved resepsjonen. Overnatting betales som ekstra voksen etter prislisten.",
        ],
      },
      {
        heading: "12. Støy og bygging",
        paragraphs: [
          "Støyende arbeid kan gjøres kl.\u00a09–18, ikke på søndager og helligdager. Fra 19.\u00a0juni til 16.\u00a0august bygger ingen. Alt som skal bygges, søker du om først.",
        ],
      },
      {
        heading: "13. Ansvar",
        paragraphs: [
          "Hver gjest har ansvar for sin egen eiendom, sin egen forsikring og sine egne barn og gjester.",
          "Bryter noen reglene, sier vi fra. Gjentar det seg, eller er det farlig, må gjesten reise samme dag. Oppholdet som gjenstår, betales da ikke tilbake så langt loven tillater det.",
        ],
      },
      {
        heading: "14. Hvis noe skjer",
        paragraphs: [
          "110\u00a0brann. 112\u00a0politi, også ved ulykker på sjøen. 113\u00a0ambulanse. 116\u00a0117\u00a0legevakt. 22\u00a059\u00a013\u00a000\u00a0Giftinformasjonen.",
          "Adresse: Svabergveien\u00a040, 3290 Stavern. Posisjon: 58°59,4′\u00a0N 9°58,2′\u00a0Ø. Ring deretter 33\u00a000\u00a012\u00a034. Hjertestarteren henger utenfor resepsjonen.",
        ],
      },
    ],
    en: [
      {
        heading: "Welcome",
        paragraphs: [
          "These rules are here so that everyone can sleep, walk safely and be protected from fire. They apply to short-stay guests, seasonal guests, cabin guests and visitors.",
          "Reception is open every day in season, from 24\u00a0April to 20\u00a0September: 09:00–21:00 from 19\u00a0June to 16\u00a0August, otherwise 09:00–19:00.",
        ],
      },
      {
        heading: "1. Arrival and departure",
        paragraphs: [
          "Your pitch is ready from 14:00 and should be free by 12:00. Everyone checks in at reception before driving in.",
          "Hand in your RFID card when you leave. The 100\u00a0kr deposit and any balance on the card are refunded.",
        ],
      },
      {
        heading: "2. Quiet and driving",
        paragraphs: [
          "Quiet hours are from 23:00 to 07:00, on the jetty, on the beach and in the sanitary buildings too. Your neighbours should not hear your music, not even by day.",
          "Drive at walking speed. Between 23:00 and 06:00 nobody drives on the site except emergency vehicles.",
          "One car may be parked by your pitch. Further cars, the cars of guests in tents, trailers and boat trailers go in the car park at reception.",
        ],
      },
      {
        heading: "3. Your pitch",
        paragraphs: [
          "There must be at least 4\u00a0m between your caravan, motorhome or tent and your neighbour’s. Awnings, canopies and decking count. Clear space is the most important protection against a spreading fire.",
          "Digging, felling, tying lines to trees and putting up fences are not allowed.",
        ],
      },
      {
        heading: "4. Electricity",
        paragraphs: [
          "Touring pitches have 10\u00a0A and seasonal pitches 16\u00a0A. The cable must be an H07RN-F rubber cable, 3\u00a0×\u00a02.5\u00a0mm², with a CEE plug, no longer than 25\u00a0m, in one piece and fully unrolled.",
          "Electric cars and plug-in hybrids may not be charged from the hook-up.",
        ],
      },
      {
        heading: "5. Fire and barbecues",
        paragraphs: [
          "From 15\u00a0April to 15\u00a0September open fires are banned by law in and near forest. On the site, the fire bowl on Svaberget and the barbecue area by sanitary building\u00a02 are the only permitted fireplaces. When there is a warning of high forest fire risk, they are closed as well.",
          "Gas and electric barbecues are allowed on a firm base, two metres from canvas and walls. Charcoal is allowed only in the barbecue area. Disposable barbecues and sky lanterns are not allowed.",
          "Every caravan and motorhome must have a smoke alarm and extinguishing equipment. In case of fire, the assembly point is the car park at reception.",
        ],
      },
      {
        heading: "6. Gas",
        paragraphs: [
          "No more than two bottles per caravan, upright, secured and in a ventilated locker. Hoses are replaced when worn or out of date. Turn the gas off when you leave the site.",
        ],
      },
      {
        heading: "7. Dogs",
        paragraphs: [
          "Dogs stay on a lead everywhere on the site. They are not allowed on the beach, in the playground or in the sanitary buildings. Owners pick up after them.",
        ],
      },
      {
        heading: "8. Children and swimming",
        paragraphs: [
          "There is no lifeguard on the beach or the jetty, and all swimming is at your own risk. Children swim with a grown-up and wear a life jacket on the jetty.",
          "The lifebuoy by the ladder is for rescue only.",
        ],
      },
      {
        heading: "9. Sanitary buildings and card",
        paragraphs: [
          "The RFID card belongs to your pitch and may not be lent to others. If you lose it, call +47\u00a033\u00a000\u00a012\u00a034 and we will block it.",
          "Sanitary building\u00a01 is cleaned from 10:00 to 11:00 and sanitary building\u00a02 from 11:00 to 12:00. Children under eight must be accompanied by a grown-up.",
        ],
      },
      {
        heading: "10. Waste and water",
        paragraphs: [
          "Sort your waste at the station by field C. Take furniture, old awnings and building waste home.",
          "Grey water and chemical toilets are emptied behind sanitary building\u00a01, never into drains, into the sea or on the ground. Cars and caravans may not be washed on the site.",
        ],
      },
      {
        heading: "11. Visitors",
        paragraphs: [
          "Visitors are welcome from 09:00 to 22:00. They check in and park at reception. Visitors who stay the night pay as extra adults, according to the price list.",
        ],
      },
      {
        heading: "12. Noise and building",
        paragraphs: [
          "Noisy work may be done from 09:00 to 18:00, but not on Sundays and public holidays. No building work is allowed from 19\u00a0June to 16\u00a0August. Apply before you build anything.",
        ],
      },
      {
        heading: "13. Responsibility",
        paragraphs: [
          "Guests are responsible for their own property, their own insurance, and their own children and visitors.",
          "If somebody breaks the rules, we say so. If it happens again, or is dangerous, the guest must leave the same day. As far as the law allows, the remaining stay is then not refunded.",
        ],
      },
      {
        heading: "14. If something happens",
        paragraphs: [
          "110\u00a0fire. 112\u00a0police, also for accidents at sea. 113\u00a0ambulance. 116\u00a0117\u00a0out-of-hours doctor. +47\u00a022\u00a059\u00a013\u00a000 Norwegian Poison Information Centre.",
          "Address: Svabergveien\u00a040, 3290 Stavern. Position: 58°59.4′\u00a0N 9°58.2′\u00a0E. Then call +47\u00a033\u00a000\u00a012\u00a034. The defibrillator hangs outside reception.",
        ],
      },
    ],
    de: [
      {
        heading: "Willkommen",
        paragraphs: [
          "Diese Regeln sorgen dafür, dass alle schlafen können, sicher zu Fuß unterwegs und vor Feuer geschützt sind. Sie gelten für Kurzzeitgäste, Saisongäste, Hüttengäste und Besucher.",
          "Die Rezeption ist in der Saison vom 24.\u00a0April bis zum 20.\u00a0September täglich geöffnet: vom 19.\u00a0Juni bis zum 16.\u00a0August von 9 bis 21\u00a0Uhr, sonst von 9 bis 19\u00a0Uhr.",
        ],
      },
      {
        heading: "1. Anreise und Abreise",
        paragraphs: [
          "Der Platz ist ab 14\u00a0Uhr bereit und muss am Abreisetag bis 12\u00a0Uhr frei sein. Alle melden sich an der Rezeption an, bevor sie auf den Platz fahren.",
          "Bei der Abreise geben Sie die RFID-Karte ab. Das Pfand von 100\u00a0kr und das Restguthaben werden erstattet.",
        ],
      },
      {
        heading: "2. Ruhe und Fahren",
        paragraphs: [
          "Nachtruhe ist von 23 bis 7\u00a0Uhr, auch auf dem Steg, am Strand und in den Sanitärgebäuden. Musik soll beim Nachbarn nicht zu hören sein, auch tagsüber nicht.",
          "Es gilt Schritttempo. Zwischen 23 und 6\u00a0Uhr fährt auf dem Platz niemand, Einsatzfahrzeuge ausgenommen.",
          "Ein Auto darf am Platz stehen. Weitere Autos, die Autos der Zeltgäste, Anhänger und Bootstrailer stehen auf dem Parkplatz an der Rezeption.",
        ],
      },
      {
        heading: "3. Ihr Platz",
        paragraphs: [
          "Zwischen Ihrem Wohnwagen, Wohnmobil oder Zelt und dem des Nachbarn müssen mindestens 4\u00a0m liegen. Vorzelt, Markise und Holzboden zählen mit. Freier Abstand ist der wichtigste Schutz davor, dass ein Brand übergreift.",
          "Es ist nicht erlaubt, zu graben, Bäume zu fällen, Leinen an Bäumen zu befestigen oder Zäune aufzustellen.",
        ],
      },
      {
        heading: "4. Strom",
        paragraphs: [
          "Tagesstellplätze haben 10\u00a0A, Saisonplätze 16\u00a0A. Erlaubt sind Gummikabel H07RN-F, 3\u00a0×\u00a02,5\u00a0mm², mit CEE-Stecker, höchstens 25\u00a0m lang, aus einem Stück und ganz ausgerollt.",
          "Elektroautos und Plug-in-Hybride dürfen nicht an der Stromsäule geladen werden.",
        ],
      },
      {
        heading: "5. Feuer und Grillen",
        paragraphs: [
          "Vom 15.\u00a0April bis zum 15.\u00a0September ist offenes Feuer im Wald und in Waldnähe gesetzlich verboten. Auf dem Platz sind die Feuerschale auf dem Svaberget und der Grillplatz bei Sanitärgebäude\u00a02 die einzigen erlaubten Feuerstellen. Wird vor hoher Waldbrandgefahr gewarnt, sind auch sie gesperrt.",
          "Gas- und Elektrogrills sind auf festem Untergrund erlaubt, mit zwei Metern Abstand zu Zeltstoff und Wänden. Holzkohlegrills sind nur auf dem Grillplatz erlaubt. Einweggrills und Himmelslaternen sind verboten.",
          "In jedem Wohnwagen und Wohnmobil müssen ein Rauchmelder und ein Löschgerät vorhanden sein. Sammelplatz bei Feuer ist der Parkplatz an der Rezeption.",
        ],
      },
      {
        heading: "6. Gas",
        paragraphs: [
          "Höchstens zwei Flaschen pro Wohnwagen, aufrecht, gesichert und in einem belüfteten Flaschenkasten. Schläuche sind zu ersetzen, wenn sie verschlissen oder abgelaufen sind. Beim Verlassen des Platzes wird das Gas zugedreht.",
        ],
      },
      {
        heading: "7. Hunde",
        paragraphs: [
          "Hunde bleiben auf dem ganzen Platz an der Leine. Am Strand, auf dem Spielplatz und in den Sanitärgebäuden sind sie nicht erlaubt. Die Halter beseitigen die Hinterlassenschaften.",
        ],
      },
      {
        heading: "8. Kinder und Baden",
        paragraphs: [
          "Strand und Steg sind nicht beaufsichtigt; Baden geschieht auf eigene Gefahr. Kinder baden in Begleitung eines Erwachsenen und tragen auf dem Steg eine Schwimmweste.",
          "Der Rettungsring an der Leiter dient nur der Rettung.",
        ],
      },
      {
        heading: "9. Sanitärgebäude und Karte",
        paragraphs: [
          "Die RFID-Karte gehört zu Ihrem Platz und wird nicht verliehen. Geht sie verloren, rufen Sie +47\u00a033\u00a000\u00a012\u00a034 an, dann sperren wir sie.",
          "Sanitärgebäude\u00a01 wird von 10 bis 11\u00a0Uhr gereinigt, Sanitärgebäude\u00a02 von 11 bis 12\u00a0Uhr. Kinder unter acht Jahren werden von einem Erwachsenen begleitet.",
        ],
      },
      {
        heading: "10. Abfall und Wasser",
        paragraphs: [
          "Abfall wird an der Station bei Feld C getrennt. Möbel, alte Vorzelte und Bauabfälle nehmen Sie wieder mit.",
          "Grauwasser und Chemietoilette werden hinter Sanitärgebäude\u00a01 entsorgt, nie in Gullys, ins Meer oder auf den Boden. Autos und Wohnwagen werden auf dem Platz nicht gewaschen.",
        ],
      },
      {
        heading: "11. Besuch",
        paragraphs: [
          "Besucher sind von 9 bis 22\u00a0Uhr willkommen. Sie melden sich an der Rezeption an und parken dort. Wer über Nacht bleibt, zahlt laut Preisliste den Aufpreis für einen weiteren Erwachsenen.",
        ],
      },
      {
        heading: "12. Lärm und Bauarbeiten",
        paragraphs: [
          "Lärmende Arbeiten sind von 9 bis 18\u00a0Uhr erlaubt, nicht an Sonn- und Feiertagen. Vom 19.\u00a0Juni bis zum 16.\u00a0August wird nicht gebaut. Jedes Bauvorhaben ist vorher zu beantragen.",
        ],
      },
      {
        heading: "13. Verantwortung",
        paragraphs: [
          "Alle Gäste sind für ihr Eigentum, ihre Versicherung sowie ihre Kinder und Besucher selbst verantwortlich.",
          "Verstößt jemand gegen die Regeln, sprechen wir das an. Im Wiederholungsfall oder bei Gefahr muss der Gast noch am selben Tag abreisen. Der restliche Aufenthalt wird dann nicht erstattet, soweit das Gesetz es zulässt.",
        ],
      },
      {
        heading: "14. Wenn etwas passiert",
        paragraphs: [
          "110\u00a0Feuerwehr. 112\u00a0Polizei, auch bei Unfällen auf See. 113\u00a0Rettungswagen. 116\u00a0117\u00a0ärztlicher Bereitschaftsdienst. +47\u00a022\u00a059\u00a013\u00a000 norwegische Giftnotrufzentrale.",
          "Adresse: Svabergveien\u00a040, 3290 Stavern. Position: 58°59,4′\u00a0N 9°58,2′\u00a0O. Rufen Sie danach +47\u00a033\u00a000\u00a012\u00a034 an. Der Defibrillator hängt vor der Rezeption.",
        ],
      },
    ],
  },
};
