import type { Translated } from "./translated.ts";

export interface Section {
  heading: string;
  paragraphs: string[];
  /** Labels of lines to fill in, printed after the paragraphs. */
  fields?: string[];
  /** The fields are sentences that a yes or a no is written behind. */
  yesOrNo?: true;
}

export interface SeedDocument {
  key: "rules" | "awning" | "electrical" | "lease";
  /** The day of this wording, year-month-day. */
  date: string;
  text: Translated<{ title: string; description: string }>;
  sections: Translated<Section[]>;
}

/** The words of the PDFs; plain text. The Norwegian wording is the binding one. */
export const documents: SeedDocument[] = [
  {
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
            "Én bil kan stå ved plassen. Flere biler, hengere og båthengere står på parkeringen ved resepsjonen.",
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
            "Fra 15.\u00a0april til 15.\u00a0september er det forbudt å gjøre opp ild i og nær skog. På plassen er bålpanna på Svaberget eneste tillatte ildsted. Er det varslet stor skogbrannfare, er også den stengt.",
            "Gassgrill og elektrisk grill er lov på fast underlag, to meter fra duk og vegg. Kullgrill er bare lov på grillplassen ved sanitærbygg\u00a02. Engangsgrill og himmellykter er ikke lov.",
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
            "RFID-kortet er personlig for plassen og lånes ikke bort. Mister du det, ringer du 33\u00a000\u00a012\u00a034, så sperrer vi det.",
            "Sanitærbygg\u00a01 vaskes kl.\u00a010–11 og sanitærbygg\u00a02 kl.\u00a011–12. Barn under åtte år har en voksen med seg.",
          ],
        },
        {
          heading: "10. Avfall og vann",
          paragraphs: [
            "Avfall sorteres ved stasjonen i felt C. Møbler, vogntelt og byggeavfall tar du med hjem.",
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
            "These rules are here so that everyone can sleep, walk safely and be protected from fire. They apply to day guests, seasonal guests, cabin guests and visitors.",
            "Reception is open every day in season, from 24\u00a0April to 20\u00a0September: 9:00–21:00 from 19\u00a0June to 16\u00a0August, otherwise 9:00–19:00.",
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
            "One car may stand by your pitch. Further cars, trailers and boat trailers go in the car park at reception.",
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
            "Day pitches have 10\u00a0A and seasonal pitches 16\u00a0A. The cable must be an H07RN-F rubber cable, 3\u00a0×\u00a02.5\u00a0mm², with a CEE plug, no longer than 25\u00a0m, in one piece and fully unrolled.",
            "Electric cars and plug-in hybrids may not be charged from the power post.",
          ],
        },
        {
          heading: "5. Fire and barbecues",
          paragraphs: [
            "From 15\u00a0April to 15\u00a0September open fires are banned by law in and near forest. On the site, the fire bowl on Svaberget is the only permitted fireplace. When high forest fire risk is announced, it is closed as well.",
            "Gas and electric barbecues are allowed on a firm base, two metres from canvas and walls. Charcoal is allowed only in the barbecue area by sanitary building\u00a02. Disposable barbecues and sky lanterns are not allowed.",
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
          heading: "8. Children and bathing",
          paragraphs: [
            "There is no lifeguard on the beach or the jetty, and all bathing is at your own risk. Children bathe with a grown-up and wear a life jacket on the jetty.",
            "The lifebuoy by the ladder is for rescue only.",
          ],
        },
        {
          heading: "9. Sanitary buildings and card",
          paragraphs: [
            "The RFID card belongs to your pitch and is not lent to others. If you lose it, call +47\u00a033\u00a000\u00a012\u00a034 and we will block it.",
            "Sanitary building\u00a01 is cleaned from 10:00 to 11:00 and sanitary building\u00a02 from 11:00 to 12:00. Children under eight are accompanied by a grown-up.",
          ],
        },
        {
          heading: "10. Waste and water",
          paragraphs: [
            "Sort your waste at the station by field C. Take furniture, old awnings and building waste home.",
            "Grey water and chemical toilets are emptied behind sanitary building\u00a01, never into drains, into the sea or on the ground. Cars and caravans are not washed on the site.",
          ],
        },
        {
          heading: "11. Visitors",
          paragraphs: [
            "Visitors are welcome from 9:00 to 22:00. They check in and park at reception. Overnight stays are charged as extra adults according to the price list.",
          ],
        },
        {
          heading: "12. Noise and building",
          paragraphs: [
            "Noisy work may be done from 9:00 to 18:00, but not on Sundays and public holidays. From 19\u00a0June to 16\u00a0August nobody builds. Apply before you build anything.",
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
            "Diese Regeln sorgen dafür, dass alle schlafen können, sicher zu Fuß unterwegs sind und vor Feuer geschützt wohnen. Sie gelten für Tagesgäste, Saisongäste, Hüttengäste und Besucher.",
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
            "Ein Auto darf am Platz stehen. Weitere Autos, Anhänger und Bootstrailer stehen auf dem Parkplatz an der Rezeption.",
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
            "Stellplätze haben 10\u00a0A, Saisonplätze 16\u00a0A. Erlaubt sind Gummikabel H07RN-F, 3\u00a0×\u00a02,5\u00a0mm², mit CEE-Stecker, höchstens 25\u00a0m lang, aus einem Stück und ganz ausgerollt.",
            "Elektroautos und Plug-in-Hybride dürfen nicht an der Stromsäule geladen werden.",
          ],
        },
        {
          heading: "5. Feuer und Grillen",
          paragraphs: [
            "Vom 15.\u00a0April bis zum 15.\u00a0September ist offenes Feuer im Wald und in Waldnähe gesetzlich verboten. Auf dem Platz ist die Feuerschale auf dem Svaberget die einzige erlaubte Feuerstelle. Wird vor hoher Waldbrandgefahr gewarnt, ist auch sie gesperrt.",
            "Gas- und Elektrogrills sind auf festem Untergrund erlaubt, mit zwei Metern Abstand zu Zeltstoff und Wänden. Holzkohlegrills sind nur auf dem Grillplatz bei Sanitärgebäude\u00a02 erlaubt. Einweggrills und Himmelslaternen sind verboten.",
            "In jedem Wohnwagen und Wohnmobil müssen Rauchmelder und Löschmittel vorhanden sein. Sammelplatz bei Feuer ist der Parkplatz an der Rezeption.",
          ],
        },
        {
          heading: "6. Gas",
          paragraphs: [
            "Höchstens zwei Flaschen pro Wohnwagen, aufrecht, gesichert und in einem belüfteten Kasten. Schläuche sind zu ersetzen, wenn sie verschlissen oder abgelaufen sind. Beim Verlassen des Platzes wird das Gas zugedreht.",
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
            "Besucher sind von 9 bis 22\u00a0Uhr willkommen. Sie melden sich an der Rezeption an und parken dort. Übernachtungen werden laut Preisliste wie ein weiterer Erwachsener berechnet.",
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
  },
  {
    key: "awning",
    date: "2026-01-12",
    text: {
      nb: {
        title: "Isolert fortelt",
        description:
          "Mål, avstand, materialer og brannkrav for isolert fortelt på sesongplass, med søknadsskjema.",
      },
      en: {
        title: "Insulated awning",
        description:
          "Size, distance, materials and fire safety for insulated awnings on seasonal pitches, with an application form.",
      },
      de: {
        title: "Isoliertes Vorzelt",
        description:
          "Maße, Abstand, Materialien und Brandschutz für isolierte Vorzelte auf Saisonplätzen, mit Antragsformular.",
      },
    },
    sections: {
      nb: [
        {
          heading: "1. Hva reglene gjelder",
          paragraphs: [
            "Isolert fortelt er et fortelt med faste, isolerte vegger eller fast tak, satt inntil vogna på en sesongplass. Det kan ikke settes opp på døgnplass.",
            "Forteltet skal kunne tas ned og flyttes. Det er ikke en bygning og gir ingen rett til plassen ut over leiekontrakten.",
          ],
        },
        {
          heading: "2. Mål",
          paragraphs: [
            "Høyst 15\u00a0m² utvendig, høyst 2,5\u00a0m dypt, og ikke lengre enn vogna.",
            "Høyst 3\u00a0m høyt, og ikke mer enn 30\u00a0cm over vogntaket. Platting utenfor kan være høyst 10\u00a0m² og 30\u00a0cm høy.",
          ],
        },
        {
          heading: "3. Avstand",
          paragraphs: [
            "Det skal være minst 4\u00a0m fra forteltets ytterste punkt til naboens vogn, fortelt eller platting, og minst 1\u00a0m til plassens grense.",
            "Levegg, bod og annet som kan brenne, plasseres ikke i de fire meterne.",
          ],
        },
        {
          heading: "4. Materialer og bygging",
          paragraphs: [
            "Bruk et typegodkjent element-fortelt eller lett bindingsverk med utvendig kledning i grått, brunt eller mørkegrønt. Taket skal tåle snølasten på stedet.",
            "Forteltet står på justerbare føtter, uten støpt fundament, og forankres mot vind. Vogna skal kunne trekkes ut uten at forteltet rives.",
            "Bygging skjer før 19.\u00a0juni eller etter 16.\u00a0august, på hverdager kl.\u00a09–18.",
          ],
        },
        {
          heading: "5. Brann, gass og strøm",
          paragraphs: [
            "Forteltet skal ha egen røykvarsler, et 6\u00a0kg pulverapparat eller 6\u00a0l skumapparat, og to veier ut: døra og et vindu som kan åpnes uten verktøy.",
            "Gassflasker og vedovn er ikke tillatt inne i forteltet. Fast elektrisk anlegg legges av registrert elektrovirksomhet, og samsvarserklæringen legges ved egenerklæringen.",
          ],
        },
        {
          heading: "6. Vedlikehold og fjerning",
          paragraphs: [
            "Eieren holder forteltet i stand og måker taket. Blir det til fare, kan vi kreve det utbedret innen 14\u00a0dager.",
            "Når leieforholdet slutter, fjerner eieren forteltet og rydder plassen innen 14\u00a0dager, hvis ikke neste leier overtar det skriftlig.",
          ],
        },
        {
          heading: "7. Søknad",
          paragraphs: [
            "Søk før du kjøper eller bygger. Legg ved en enkel tegning med mål, og bilde eller brosjyre av typen. Vi svarer innen to uker.",
          ],
          fields: [
            "Navn",
            "Telefon og e-post",
            "Felt og plassnummer",
            "Vognas merke, modell og lengde",
            "Forteltets type og produsent",
            "Lengde, dybde og høyde",
            "Avstand til nærmeste nabo",
            "Dato og underskrift",
            "Godkjent av utleier, dato og underskrift",
          ],
        },
      ],
      en: [
        {
          heading: "1. What these rules cover",
          paragraphs: [
            "An insulated awning is an awning with rigid, insulated walls or a rigid roof, placed against the caravan on a seasonal pitch. It may not be put up on a day pitch.",
            "It must be possible to take the awning down and move it. It is not a building and gives no right to the pitch beyond the lease.",
          ],
        },
        {
          heading: "2. Size",
          paragraphs: [
            "At most 15\u00a0m² measured outside, at most 2.5\u00a0m deep, and no longer than the caravan.",
            "At most 3\u00a0m high, and no more than 30\u00a0cm above the roof of the caravan. Decking in front may be up to 10\u00a0m² and 30\u00a0cm high.",
          ],
        },
        {
          heading: "3. Distance",
          paragraphs: [
            "There must be at least 4\u00a0m from the outermost point of the awning to the neighbour’s caravan, awning or decking, and at least 1\u00a0m to the edge of the pitch.",
            "Windbreaks, sheds and anything else that can burn must not stand within those four metres.",
          ],
        },
        {
          heading: "4. Materials and building",
          paragraphs: [
            "Use a type-approved panel awning or a light timber frame, with outer cladding in grey, brown or dark green. The roof must bear the local snow load.",
            "The awning stands on adjustable feet without cast foundations and is anchored against wind. It must be possible to pull the caravan out without tearing the awning down.",
            "Build before 19\u00a0June or after 16\u00a0August, on weekdays from 9:00 to 18:00.",
          ],
        },
        {
          heading: "5. Fire, gas and electricity",
          paragraphs: [
            "The awning must have its own smoke alarm, a 6\u00a0kg powder or 6\u00a0l foam extinguisher, and two ways out: the door, and a window that opens without tools.",
            "Gas bottles and wood-burning stoves are not allowed inside the awning. Fixed electrical wiring is installed by a registered electrical contractor, and the declaration of conformity is attached to the self-declaration.",
          ],
        },
        {
          heading: "6. Upkeep and removal",
          paragraphs: [
            "The owner keeps the awning in good repair and clears snow from the roof. If it becomes a hazard, we may require it to be put right within 14\u00a0days.",
            "When the lease ends, the owner removes the awning and clears the pitch within 14\u00a0days, unless the next tenant takes it over in writing.",
          ],
        },
        {
          heading: "7. Application",
          paragraphs: [
            "Apply before you buy or build. Enclose a simple drawing with measurements, and a picture or brochure of the type. We reply within two weeks.",
          ],
          fields: [
            "Name",
            "Phone and e-mail",
            "Field and pitch number",
            "Caravan make, model and length",
            "Type and manufacturer of the awning",
            "Length, depth and height",
            "Distance to the nearest neighbour",
            "Date and signature",
            "Approved by the site, date and signature",
          ],
        },
      ],
      de: [
        {
          heading: "1. Geltungsbereich",
          paragraphs: [
            "Ein isoliertes Vorzelt ist ein Vorzelt mit festen, gedämmten Wänden oder festem Dach, das auf einem Saisonplatz am Wohnwagen steht. Auf Stellplätzen für Tagesgäste ist es nicht erlaubt.",
            "Das Vorzelt muss sich abbauen und versetzen lassen. Es ist kein Gebäude und begründet über den Mietvertrag hinaus kein Recht am Platz.",
          ],
        },
        {
          heading: "2. Maße",
          paragraphs: [
            "Höchstens 15\u00a0m² Außenmaß, höchstens 2,5\u00a0m tief und nicht länger als der Wohnwagen.",
            "Höchstens 3\u00a0m hoch und nicht mehr als 30\u00a0cm höher als das Wohnwagendach. Ein Holzboden davor darf höchstens 10\u00a0m² groß und 30\u00a0cm hoch sein.",
          ],
        },
        {
          heading: "3. Abstand",
          paragraphs: [
            "Vom äußersten Punkt des Vorzelts zum Wohnwagen, Vorzelt oder Holzboden des Nachbarn müssen mindestens 4\u00a0m liegen, zur Platzgrenze mindestens 1\u00a0m.",
            "Windschutz, Schuppen und anderes brennbares Material dürfen nicht innerhalb dieser vier Meter stehen.",
          ],
        },
        {
          heading: "4. Material und Aufbau",
          paragraphs: [
            "Verwenden Sie ein typgeprüftes Element-Vorzelt oder eine leichte Holzkonstruktion mit Außenverkleidung in Grau, Braun oder Dunkelgrün. Das Dach muss der örtlichen Schneelast standhalten.",
            "Das Vorzelt steht auf verstellbaren Füßen ohne gegossenes Fundament und ist gegen Wind verankert. Der Wohnwagen muss sich herausziehen lassen, ohne dass das Vorzelt abgerissen wird.",
            "Gebaut wird vor dem 19.\u00a0Juni oder nach dem 16.\u00a0August, werktags von 9 bis 18\u00a0Uhr.",
          ],
        },
        {
          heading: "5. Brandschutz, Gas und Strom",
          paragraphs: [
            "Das Vorzelt braucht einen eigenen Rauchmelder, einen Feuerlöscher mit 6\u00a0kg Pulver oder 6\u00a0l Schaum und zwei Fluchtwege: die Tür und ein Fenster, das sich ohne Werkzeug öffnen lässt.",
            "Gasflaschen und Holzöfen sind im Vorzelt nicht erlaubt. Feste Elektroinstallationen führt ein registrierter Elektrofachbetrieb aus; die Konformitätserklärung wird der Eigenerklärung beigelegt.",
          ],
        },
        {
          heading: "6. Instandhaltung und Abbau",
          paragraphs: [
            "Der Eigentümer hält das Vorzelt instand und räumt Schnee vom Dach. Wird es zur Gefahr, können wir verlangen, dass der Mangel innerhalb von 14\u00a0Tagen behoben wird.",
            "Endet das Mietverhältnis, entfernt der Eigentümer das Vorzelt und räumt den Platz innerhalb von 14\u00a0Tagen, sofern nicht der nächste Mieter es schriftlich übernimmt.",
          ],
        },
        {
          heading: "7. Antrag",
          paragraphs: [
            "Stellen Sie den Antrag, bevor Sie kaufen oder bauen. Legen Sie eine einfache Skizze mit Maßen und ein Bild oder einen Prospekt des Modells bei. Wir antworten innerhalb von zwei Wochen.",
          ],
          fields: [
            "Name",
            "Telefon und E-Mail",
            "Feld und Platznummer",
            "Marke, Modell und Länge des Wohnwagens",
            "Typ und Hersteller des Vorzelts",
            "Länge, Tiefe und Höhe",
            "Abstand zum nächsten Nachbarn",
            "Datum und Unterschrift",
            "Genehmigt vom Vermieter, Datum und Unterschrift",
          ],
        },
      ],
    },
  },
  {
    key: "electrical",
    date: "2026-03-16",
    text: {
      nb: {
        title: "Egenerklæring om elektrisk anlegg",
        description:
          "Skjema som sesonggjester leverer hvert år innen 24.\u00a0april: kabel, jordfeilbryter, ovner og varslere.",
      },
      en: {
        title: "Electrical self-declaration",
        description:
          "A form that seasonal guests return every year by 24\u00a0April: cable, residual-current device, heaters and alarms.",
      },
      de: {
        title: "Eigenerklärung zur Elektroanlage",
        description:
          "Formular, das Saisongäste jedes Jahr bis zum 24.\u00a0April abgeben: Kabel, FI-Schutzschalter, Heizgeräte und Melder.",
      },
    },
    sections: {
      nb: [
        {
          heading: "1. Hvorfor",
          paragraphs: [
            "Feil på strøm er en vanlig årsak til brann i campingvogner. Eieren har ansvar for det elektriske fra strømstolpen og inn. Med dette skjemaet bekrefter du at du har sett over anlegget, eller fått det kontrollert.",
            "Skjemaet leveres hvert år før strømmen kobles til, senest 24.\u00a0april. Uten skjema kobler vi ikke til.",
          ],
        },
        {
          heading: "2. Hva som kreves",
          paragraphs: [
            "Tilførselskabel: gummikabel H07RN-F 3\u00a0×\u00a02,5\u00a0mm², høyst 25\u00a0m, i ett stykke, uten skader, med hel CEE-plugg og -kontakt.",
            "Vogna har jordfeilbryter på høyst 30\u00a0mA, og testknappen virker. Sikringene er ikke større enn anlegget er laget for, og samlet uttak er høyst 16\u00a0A.",
            "Faste ledninger, kontakter og ovner er lagt av registrert elektrovirksomhet. Løse varmeovner har termostat og veltevern og dekkes aldri til.",
            "Røykvarsler i vogn og i fortelt virker. Slukkeutstyr er på plass.",
          ],
        },
        {
          heading: "3. Eier og vogn",
          paragraphs: [],
          fields: [
            "Navn",
            "Adresse",
            "Telefon og e-post",
            "Felt og plassnummer",
            "Vognas merke, modell og årsmodell",
            "Registreringsnummer",
            "Forsikringsselskap",
          ],
        },
        {
          heading: "4. Jeg har kontrollert (skriv ja eller nei)",
          yesOrNo: true,
          paragraphs: [
            "Svarer du nei på noe, retter du det før strømmen kobles til, eller ringer oss på 33\u00a000\u00a012\u00a034.",
          ],
          fields: [
            "Tilførselskabel, plugg og kontakt er hele og av riktig type",
            "Jordfeilbryteren løser ut når jeg trykker på testknappen",
            "Ingen sikringer, kontakter eller støpsler er varme eller brunsvidde",
            "Alt fast elektrisk arbeid er gjort av registrert elektrovirksomhet",
            "Ovner står fritt og har termostat",
            "Røykvarslerne er testet",
            "Slukkeutstyret er kontrollert",
          ],
        },
        {
          heading: "5. Siste kontroll av fagfolk",
          paragraphs: ["Fylles ut hvis en elektriker har kontrollert anlegget. Legg ved kopi av rapporten."],
          fields: ["Virksomhetens navn og organisasjonsnummer", "Dato for kontrollen", "Feil som er rettet"],
        },
        {
          heading: "6. Underskrift",
          paragraphs: [
            "Jeg bekrefter at opplysningene er riktige, og at jeg sier fra hvis anlegget blir endret. Jeg vet at utleier kan koble fra strømmen ved fare.",
          ],
          fields: ["Sted og dato", "Underskrift", "Mottatt av resepsjonen, dato"],
        },
      ],
      en: [
        {
          heading: "1. Why",
          paragraphs: [
            "Electrical faults are a common cause of fire in caravans. The owner is responsible for everything from the power post inwards. With this form you confirm that you have looked over the installation or had it inspected.",
            "Return the form every year before the power is connected, by 24\u00a0April at the latest. Without it we do not connect.",
          ],
        },
        {
          heading: "2. What is required",
          paragraphs: [
            "Supply cable: H07RN-F rubber cable, 3\u00a0×\u00a02.5\u00a0mm², no longer than 25\u00a0m, in one piece, undamaged, with an intact CEE plug and connector.",
            "The caravan has a residual-current device of no more than 30\u00a0mA, and its test button works. Fuses are no larger than the installation is made for, and the total load is no more than 16\u00a0A.",
            "Fixed wiring, sockets and heaters were installed by a registered electrical contractor. Portable heaters have a thermostat and a tip-over switch and are never covered.",
            "Smoke alarms in the caravan and the awning work. Extinguishing equipment is in place.",
          ],
        },
        {
          heading: "3. Owner and caravan",
          paragraphs: [],
          fields: [
            "Name",
            "Address",
            "Phone and e-mail",
            "Field and pitch number",
            "Caravan make, model and year",
            "Registration number",
            "Insurance company",
          ],
        },
        {
          heading: "4. I have checked (write yes or no)",
          yesOrNo: true,
          paragraphs: [
            "If you answer no to anything, put it right before the power is connected, or call us on +47\u00a033\u00a000\u00a012\u00a034.",
          ],
          fields: [
            "The supply cable, plug and connector are intact and of the right type",
            "The residual-current device trips when I press the test button",
            "No fuses, sockets or plugs are hot or scorched",
            "All fixed electrical work was done by a registered electrical contractor",
            "Heaters stand clear and have a thermostat",
            "The smoke alarms have been tested",
            "The extinguishing equipment has been checked",
          ],
        },
        {
          heading: "5. Latest professional inspection",
          paragraphs: [
            "To be filled in if an electrician has inspected the installation. Enclose a copy of the report.",
          ],
          fields: [
            "Company name and organisation number",
            "Date of inspection",
            "Faults that have been repaired",
          ],
        },
        {
          heading: "6. Signature",
          paragraphs: [
            "I confirm that this information is correct and that I will report any change to the installation. I know that the site may disconnect the power in case of danger.",
          ],
          fields: ["Place and date", "Signature", "Received at reception, date"],
        },
      ],
      de: [
        {
          heading: "1. Wozu",
          paragraphs: [
            "Defekte an der Elektrik sind eine häufige Brandursache in Wohnwagen. Ab der Stromsäule ist der Eigentümer für die Anlage verantwortlich. Mit diesem Formular bestätigen Sie, dass Sie die Anlage durchgesehen haben oder prüfen ließen.",
            "Das Formular ist jedes Jahr abzugeben, bevor der Strom angeschlossen wird, spätestens am 24.\u00a0April. Ohne Formular schließen wir nicht an.",
          ],
        },
        {
          heading: "2. Was verlangt wird",
          paragraphs: [
            "Zuleitung: Gummikabel H07RN-F, 3\u00a0×\u00a02,5\u00a0mm², höchstens 25\u00a0m lang, aus einem Stück, unbeschädigt, mit intaktem CEE-Stecker und intakter CEE-Kupplung.",
            "Der Wohnwagen hat einen FI-Schutzschalter mit höchstens 30\u00a0mA, dessen Prüftaste funktioniert. Die Sicherungen sind nicht größer, als es die Anlage zulässt; die Gesamtlast beträgt höchstens 16\u00a0A.",
            "Feste Leitungen, Steckdosen und Heizgeräte hat ein registrierter Elektrofachbetrieb installiert. Mobile Heizgeräte haben Thermostat und Kippschutz und werden nie abgedeckt.",
            "Die Rauchmelder in Wohnwagen und Vorzelt funktionieren. Löschmittel sind vorhanden.",
          ],
        },
        {
          heading: "3. Eigentümer und Wohnwagen",
          paragraphs: [],
          fields: [
            "Name",
            "Anschrift",
            "Telefon und E-Mail",
            "Feld und Platznummer",
            "Marke, Modell und Baujahr des Wohnwagens",
            "Kennzeichen",
            "Versicherung",
          ],
        },
        {
          heading: "4. Ich habe geprüft (bitte Ja oder Nein eintragen)",
          yesOrNo: true,
          paragraphs: [
            "Tragen Sie irgendwo Nein ein, beheben Sie den Mangel vor dem Anschluss oder rufen Sie uns unter +47\u00a033\u00a000\u00a012\u00a034 an.",
          ],
          fields: [
            "Zuleitung, Stecker und Kupplung sind intakt und vom richtigen Typ",
            "Der FI-Schutzschalter löst beim Drücken der Prüftaste aus",
            "Keine Sicherung, Steckdose und kein Stecker ist heiß oder angeschmort",
            "Alle festen Elektroarbeiten hat ein registrierter Elektrofachbetrieb ausgeführt",
            "Heizgeräte stehen frei und haben einen Thermostat",
            "Die Rauchmelder sind getestet",
            "Die Löschmittel sind geprüft",
          ],
        },
        {
          heading: "5. Letzte Prüfung durch eine Fachkraft",
          paragraphs: [
            "Auszufüllen, wenn ein Elektriker die Anlage geprüft hat. Bitte legen Sie eine Kopie des Berichts bei.",
          ],
          fields: ["Name und Organisationsnummer des Betriebs", "Datum der Prüfung", "Behobene Mängel"],
        },
        {
          heading: "6. Unterschrift",
          paragraphs: [
            "Ich bestätige, dass die Angaben richtig sind und dass ich Änderungen an der Anlage melde. Mir ist bekannt, dass der Vermieter bei Gefahr den Strom abschalten darf.",
          ],
          fields: ["Ort und Datum", "Unterschrift", "Eingegangen an der Rezeption, Datum"],
        },
      ],
    },
  },
  {
    key: "lease",
    date: "2025-11-03",
    text: {
      nb: {
        title: "Leiekontrakt for sesongplass",
        description:
          "Kontrakten for én sesong: plass, leie, betaling, bruk, vinterlagring, fornyelse og oppsigelse.",
      },
      en: {
        title: "Lease for a seasonal pitch",
        description:
          "The contract for one season: pitch, rent, payment, use, winter storage, renewal and termination.",
      },
      de: {
        title: "Mietvertrag für einen Saisonplatz",
        description:
          "Der Vertrag für eine Saison: Platz, Miete, Zahlung, Nutzung, Winterlager, Verlängerung und Kündigung.",
      },
    },
    sections: {
      nb: [
        {
          heading: "1. Partene",
          paragraphs: [
            "Utleier: Stavern Familiecamping, org.nr. 999\u00a0999\u00a0999, Svabergveien\u00a040, 3290 Stavern, telefon 33\u00a000\u00a012\u00a034, post@familiecamping.example.",
            "Leier:",
          ],
          fields: ["Navn", "Fødselsdato", "Adresse", "Telefon", "E-post", "Andre som bor fast i vogna"],
        },
        {
          heading: "2. Plassen og vogna",
          paragraphs: [
            "Leieren får én plass til én vogn med fortelt og én bil. Plassen er omtrent 90\u00a0m² og har strøm 16\u00a0A.",
          ],
          fields: [
            "Felt og plassnummer",
            "Vognas merke, modell og lengde",
            "Registreringsnummer",
            "Sesong (år)",
          ],
        },
        {
          heading: "3. Leietid",
          paragraphs: [
            "Leien gjelder for én sesong, fra 24.\u00a0april til 20.\u00a0september. Den opphører uten oppsigelse når sesongen er slutt.",
            "Leieren kan ikke bo fast på plassen eller ha folkeregistrert adresse der.",
          ],
        },
        {
          heading: "4. Leie og betaling",
          paragraphs: [
            "Leien følger prislisten for året og er inkludert mva. Halvparten betales innen 1.\u00a0februar, resten innen 1.\u00a0april.",
            "Betales ikke første del innen 14\u00a0dager etter påminnelse, kan utleier gi plassen til neste på ventelisten. Trekker leieren seg før 1.\u00a0april, betales første del tilbake hvis plassen blir leid ut til en annen.",
          ],
          fields: ["Leie for sesongen, kr", "Tillegg, kr", "Sum, kr"],
        },
        {
          heading: "5. Dette er med i leien",
          paragraphs: [
            "Strøm til vanlig bruk, vann fra felles kraner ute, avfallshåndtering, Wi-Fi ved byggene, og opphold for to voksne og egne barn under 16\u00a0år.",
            "Dusj og klesvask betales med RFID-kortet. Lading av elbil er ikke tillatt fra strømstolpen.",
          ],
        },
        {
          heading: "6. Bruk av plassen",
          paragraphs: [
            "Leieren følger ordensreglene og reglene for isolert fortelt, som er en del av kontrakten, og sørger for at familie og gjester gjør det samme.",
            "Plassen holdes ryddig. Det skal være 4\u00a0m til naboens enheter. Plassen kan ikke leies eller lånes ut til andre uten skriftlig samtykke.",
          ],
        },
        {
          heading: "7. Fortelt og elektrisk anlegg",
          paragraphs: [
            "Isolert fortelt, platting og annet som bygges, krever skriftlig godkjenning på forhånd. Egenerklæringen om elektrisk anlegg leveres hvert år innen 24.\u00a0april.",
          ],
        },
        {
          heading: "8. Kort",
          paragraphs: [
            "Leieren får ett RFID-kort mot et depositum på 100\u00a0kr. Kortet slås på i resepsjonen hver vår. Depositum og saldo betales tilbake når kortet leveres.",
          ],
        },
        {
          heading: "9. Vinterlagring",
          paragraphs: [
            "Vogna kan stå på plassen fra 21.\u00a0september til 23.\u00a0april mot vederlag etter prislisten. Duk og markise tas ned, vannet tømmes, gassen stenges og strømkabelen kobles fra. Vinterlagring er ikke oppbevaring: Vogna står for leierens risiko.",
          ],
          fields: ["Vinterlagring (ja eller nei)", "Vederlag, kr"],
        },
        {
          heading: "10. Forsikring og ansvar",
          paragraphs: [
            "Leieren holder vogn, fortelt og innbo forsikret. Utleier svarer for skade som skyldes feil eller forsømmelse fra utleiers side, men ikke for skade som følge av vær, flo, trær, dyr, tyveri eller andre gjester.",
          ],
        },
        {
          heading: "11. Fornyelse",
          paragraphs: [
            "Leieren har fortrinnsrett til samme plass neste sesong når han eller hun sier fra innen 1.\u00a0november og har fulgt kontrakten. Utleier kan likevel omdisponere plassen når drift, brannvern eller myndighetskrav gjør det nødvendig, og tilbyr da en annen plass.",
          ],
        },
        {
          heading: "12. Salg av vogna",
          paragraphs: [
            "Plassen følger ikke med når vogna selges. Kjøperen kan få ny kontrakt etter avtale med utleier. Ellers flyttes vogna innen 14\u00a0dager.",
          ],
        },
        {
          heading: "13. Mislighold og heving",
          paragraphs: [
            "Ved vesentlig mislighold, som manglende betaling, gjentatte brudd på ordensreglene eller fare for andre, kan utleier heve kontrakten skriftlig. Leieren rydder da plassen innen 14\u00a0dager.",
            "Blir plassen ikke ryddet, kan vogn og fortelt flyttes for leierens regning.",
            "Kan plassen ikke brukes på grunn av forhold utleier svarer for, settes leien ned for den tiden det gjelder.",
          ],
        },
        {
          heading: "14. Personopplysninger",
          paragraphs: [
            "Utleier bruker opplysningene for å oppfylle kontrakten og oppbevarer dem så lenge regnskapsreglene krever. Leieren kan be om innsyn, retting og sletting.",
          ],
        },
        {
          heading: "15. Tvister",
          paragraphs: [
            "Norsk rett gjelder. Partene forsøker først å bli enige. Leieren kan be Forbrukertilsynet om hjelp til mekling. Kontrakten finnes også på engelsk og tysk; ved tvil gjelder den norske teksten.",
          ],
        },
        {
          heading: "16. Underskrifter",
          paragraphs: ["Kontrakten er skrevet i to eksemplarer, ett til hver part."],
          fields: ["Sted og dato", "Leierens underskrift", "Utleiers underskrift"],
        },
      ],
      en: [
        {
          heading: "1. The parties",
          paragraphs: [
            "Landlord: Stavern Familiecamping, organisation number 999\u00a0999\u00a0999, Svabergveien\u00a040, 3290 Stavern, Norway, phone +47\u00a033\u00a000\u00a012\u00a034, post@familiecamping.example.",
            "Tenant:",
          ],
          fields: [
            "Name",
            "Date of birth",
            "Address",
            "Phone",
            "E-mail",
            "Others regularly staying in the caravan",
          ],
        },
        {
          heading: "2. The pitch and the caravan",
          paragraphs: [
            "The tenant has one pitch for one caravan with awning and one car. The pitch measures about 90\u00a0m² and has 16\u00a0A electricity.",
          ],
          fields: [
            "Field and pitch number",
            "Caravan make, model and length",
            "Registration number",
            "Season (year)",
          ],
        },
        {
          heading: "3. Term",
          paragraphs: [
            "The lease covers one season, from 24\u00a0April to 20\u00a0September. It ends without notice when the season is over.",
            "The tenant may not live permanently on the pitch or register it as a home address.",
          ],
        },
        {
          heading: "4. Rent and payment",
          paragraphs: [
            "The rent follows the price list for the year and includes VAT. Half is due by 1\u00a0February and the rest by 1\u00a0April.",
            "If the first half is not paid within 14\u00a0days of a reminder, the landlord may give the pitch to the next person on the waiting list. If the tenant withdraws before 1\u00a0April, the first half is refunded if the pitch is let to someone else.",
          ],
          fields: ["Rent for the season, kr", "Supplements, kr", "Total, kr"],
        },
        {
          heading: "5. What the rent includes",
          paragraphs: [
            "Electricity for normal use, water from the shared outdoor taps, waste handling, Wi-Fi near the buildings, and the stay of two adults and their own children under 16.",
            "Showers and laundry are paid with the RFID card. Electric cars may not be charged from the power post.",
          ],
        },
        {
          heading: "6. Use of the pitch",
          paragraphs: [
            "The tenant follows the site rules and the rules for insulated awnings, which are part of this contract, and makes sure that family and visitors do the same.",
            "The pitch is kept tidy. There must be 4\u00a0m to the neighbours’ units. The pitch may not be sublet or lent to others without written consent.",
          ],
        },
        {
          heading: "7. Awning and electrical installation",
          paragraphs: [
            "Insulated awnings, decking and anything else that is built require written approval in advance. The electrical self-declaration is returned every year by 24\u00a0April.",
          ],
        },
        {
          heading: "8. Card",
          paragraphs: [
            "The tenant receives one RFID card for a deposit of 100\u00a0kr. It is switched on at reception every spring. The deposit and any balance are refunded when the card is returned.",
          ],
        },
        {
          heading: "9. Winter storage",
          paragraphs: [
            "The caravan may stay on the pitch from 21\u00a0September to 23\u00a0April for a fee according to the price list. Canvas and canopy are taken down, the water is drained, the gas turned off and the power cable disconnected. The landlord does not take the caravan into custody: it stands there at the tenant’s risk.",
          ],
          fields: ["Winter storage (yes or no)", "Fee, kr"],
        },
        {
          heading: "10. Insurance and liability",
          paragraphs: [
            "The tenant keeps the caravan, awning and contents insured. The landlord is liable for damage caused by the landlord’s own fault or neglect, but not for damage due to weather, high water, trees, animals, theft or other guests.",
          ],
        },
        {
          heading: "11. Renewal",
          paragraphs: [
            "The tenant has first refusal on the same pitch for the next season if he or she says so by 1\u00a0November and has kept to the contract. The landlord may nevertheless reassign the pitch when operations, fire safety or the authorities require it, and will then offer another pitch.",
          ],
        },
        {
          heading: "12. Sale of the caravan",
          paragraphs: [
            "The pitch does not go with the caravan when it is sold. The buyer may be given a new contract by agreement with the landlord. Otherwise the caravan is moved within 14\u00a0days.",
          ],
        },
        {
          heading: "13. Breach and cancellation",
          paragraphs: [
            "In case of material breach, such as non-payment, repeated breaking of the site rules or danger to others, the landlord may cancel the contract in writing. The tenant then clears the pitch within 14\u00a0days.",
            "If the pitch is not cleared, the caravan and awning may be moved at the tenant’s expense.",
            "If the pitch cannot be used for reasons for which the landlord is responsible, the rent is reduced for the time concerned.",
          ],
        },
        {
          heading: "14. Personal data",
          paragraphs: [
            "The landlord uses the information to perform the contract and keeps it for as long as accounting law requires. The tenant may ask for access, correction and erasure.",
          ],
        },
        {
          heading: "15. Disputes",
          paragraphs: [
            "Norwegian law applies. The parties first try to agree. The tenant may ask Forbrukertilsynet, the Norwegian Consumer Authority, for help with mediation. The contract also exists in Norwegian and German; in case of doubt the Norwegian text prevails.",
          ],
        },
        {
          heading: "16. Signatures",
          paragraphs: ["The contract is made out in two copies, one for each party."],
          fields: ["Place and date", "Tenant’s signature", "Landlord’s signature"],
        },
      ],
      de: [
        {
          heading: "1. Vertragsparteien",
          paragraphs: [
            "Vermieter: Stavern Familiecamping, Organisationsnummer 999\u00a0999\u00a0999, Svabergveien\u00a040, 3290 Stavern, Norwegen, Telefon +47\u00a033\u00a000\u00a012\u00a034, post@familiecamping.example.",
            "Mieter:",
          ],
          fields: [
            "Name",
            "Geburtsdatum",
            "Anschrift",
            "Telefon",
            "E-Mail",
            "Weitere Personen, die regelmäßig im Wohnwagen wohnen",
          ],
        },
        {
          heading: "2. Platz und Wohnwagen",
          paragraphs: [
            "Der Mieter erhält einen Platz für einen Wohnwagen mit Vorzelt und ein Auto. Der Platz ist etwa 90\u00a0m² groß und hat Strom mit 16\u00a0A.",
          ],
          fields: [
            "Feld und Platznummer",
            "Marke, Modell und Länge des Wohnwagens",
            "Kennzeichen",
            "Saison (Jahr)",
          ],
        },
        {
          heading: "3. Mietzeit",
          paragraphs: [
            "Der Vertrag gilt für eine Saison, vom 24.\u00a0April bis zum 20.\u00a0September. Er endet mit der Saison, ohne dass es einer Kündigung bedarf.",
            "Der Mieter darf nicht dauerhaft auf dem Platz wohnen oder dort seinen Wohnsitz anmelden.",
          ],
        },
        {
          heading: "4. Miete und Zahlung",
          paragraphs: [
            "Die Miete richtet sich nach der Preisliste des Jahres und enthält die Mehrwertsteuer. Die Hälfte ist bis zum 1.\u00a0Februar fällig, der Rest bis zum 1.\u00a0April.",
            "Wird die erste Hälfte nicht innerhalb von 14\u00a0Tagen nach einer Mahnung bezahlt, kann der Vermieter den Platz an die nächste Person auf der Warteliste vergeben. Tritt der Mieter vor dem 1.\u00a0April zurück, wird die erste Hälfte erstattet, wenn der Platz anderweitig vermietet wird.",
          ],
          fields: ["Miete für die Saison, kr", "Zuschläge, kr", "Summe, kr"],
        },
        {
          heading: "5. In der Miete enthalten",
          paragraphs: [
            "Strom für den üblichen Bedarf, Wasser an den gemeinsamen Außenhähnen, Abfallentsorgung, WLAN bei den Gebäuden und der Aufenthalt von zwei Erwachsenen und ihren Kindern unter 16\u00a0Jahren.",
            "Duschen und Waschen werden mit der RFID-Karte bezahlt. Elektroautos dürfen nicht an der Stromsäule geladen werden.",
          ],
        },
        {
          heading: "6. Nutzung des Platzes",
          paragraphs: [
            "Der Mieter hält die Platzordnung und die Regeln für isolierte Vorzelte ein, die Bestandteil dieses Vertrags sind, und sorgt dafür, dass Familie und Besucher dies ebenfalls tun.",
            "Der Platz ist in ordentlichem Zustand zu halten. Zu den Nachbarn müssen 4\u00a0m Abstand bleiben. Ohne schriftliche Zustimmung darf der Platz nicht untervermietet oder anderen überlassen werden.",
          ],
        },
        {
          heading: "7. Vorzelt und Elektroanlage",
          paragraphs: [
            "Isolierte Vorzelte, Holzböden und andere Anbauten bedürfen der vorherigen schriftlichen Genehmigung. Die Eigenerklärung zur Elektroanlage ist jedes Jahr bis zum 24.\u00a0April abzugeben.",
          ],
        },
        {
          heading: "8. Karte",
          paragraphs: [
            "Der Mieter erhält eine RFID-Karte gegen 100\u00a0kr Pfand. Sie wird jedes Frühjahr an der Rezeption freigeschaltet. Pfand und Guthaben werden bei Rückgabe der Karte erstattet.",
          ],
        },
        {
          heading: "9. Winterlager",
          paragraphs: [
            "Der Wohnwagen kann vom 21.\u00a0September bis zum 23.\u00a0April gegen ein Entgelt laut Preisliste auf dem Platz bleiben. Zeltstoff und Markise werden abgebaut, das Wasser abgelassen, das Gas zugedreht und das Stromkabel abgezogen. Der Vermieter übernimmt keine Verwahrung: Der Wohnwagen steht dort auf Risiko des Mieters.",
          ],
          fields: ["Winterlager (ja oder nein)", "Entgelt, kr"],
        },
        {
          heading: "10. Versicherung und Haftung",
          paragraphs: [
            "Der Mieter hält Wohnwagen, Vorzelt und Inventar versichert. Der Vermieter haftet für Schäden, die er verschuldet hat, nicht aber für Schäden durch Wetter, Hochwasser, Bäume, Tiere, Diebstahl oder andere Gäste.",
          ],
        },
        {
          heading: "11. Verlängerung",
          paragraphs: [
            "Der Mieter hat für die nächste Saison das Vorrecht auf denselben Platz, wenn er dies bis zum 1.\u00a0November mitteilt und den Vertrag eingehalten hat. Der Vermieter kann den Platz dennoch anders vergeben, wenn Betrieb, Brandschutz oder Behörden es erfordern, und bietet dann einen anderen Platz an.",
          ],
        },
        {
          heading: "12. Verkauf des Wohnwagens",
          paragraphs: [
            "Beim Verkauf des Wohnwagens geht der Platz nicht mit über. Der Käufer kann nach Absprache mit dem Vermieter einen neuen Vertrag erhalten. Andernfalls ist der Wohnwagen innerhalb von 14\u00a0Tagen zu entfernen.",
          ],
        },
        {
          heading: "13. Vertragsverletzung und Auflösung",
          paragraphs: [
            "Bei wesentlichen Vertragsverletzungen wie ausbleibender Zahlung, wiederholten Verstößen gegen die Platzordnung oder Gefährdung anderer kann der Vermieter den Vertrag schriftlich auflösen. Der Mieter räumt den Platz dann innerhalb von 14\u00a0Tagen.",
            "Wird der Platz nicht geräumt, können Wohnwagen und Vorzelt auf Kosten des Mieters entfernt werden.",
            "Ist der Platz aus Gründen, die der Vermieter zu vertreten hat, nicht nutzbar, wird die Miete für diese Zeit gemindert.",
          ],
        },
        {
          heading: "14. Personenbezogene Daten",
          paragraphs: [
            "Der Vermieter verwendet die Angaben zur Erfüllung des Vertrags und bewahrt sie so lange auf, wie es die Rechnungslegungsvorschriften verlangen. Der Mieter kann Auskunft, Berichtigung und Löschung verlangen.",
          ],
        },
        {
          heading: "15. Streitigkeiten",
          paragraphs: [
            "Es gilt norwegisches Recht. Die Parteien bemühen sich zunächst um eine Einigung. Der Mieter kann die norwegische Verbraucherbehörde Forbrukertilsynet um Vermittlung bitten. Der Vertrag liegt auch auf Norwegisch und Englisch vor; im Zweifel gilt der norwegische Text.",
          ],
        },
        {
          heading: "16. Unterschriften",
          paragraphs: ["Der Vertrag ist in zwei Ausfertigungen erstellt, eine für jede Partei."],
          fields: ["Ort und Datum", "Unterschrift des Mieters", "Unterschrift des Vermieters"],
        },
      ],
    },
  },
];
