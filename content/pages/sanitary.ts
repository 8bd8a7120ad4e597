import { live } from "../live-values.ts";
import { fact, type DemoPage } from "./page.ts";

export const sanitary: DemoPage = {
  page: "sanitary",
  facts: [
    fact("shower", {
      nb: ["Dusj og wc", "hele døgnet"],
      en: ["Showers and toilets", "day and night"],
      de: ["Dusche und WC", "rund um die Uhr"],
    }),
    fact("baby", {
      nb: ["Stellerom", "i begge"],
      en: ["Baby room", "in both"],
      de: ["Wickelraum", "in beiden"],
    }),
    fact("laundry", {
      nb: ["Vask og tørk", "i bygg\u00a01"],
      en: ["Laundry", "in building\u00a01"],
      de: ["Waschküche", "in Gebäude\u00a01"],
    }),
    fact("accessible", {
      nb: ["Trinnfritt", "i begge"],
      en: ["Step-free", "both"],
      de: ["Stufenloser Zugang", "beide"],
    }),
    fact("card", {
      nb: ["RFID-kort", `${live.price.card} depositum`],
      en: ["RFID card", `${live.price.card} deposit`],
      de: ["RFID-Karte", `${live.price.card} Pfand`],
    }),
    fact("price", {
      nb: ["Dusj", `${live.price.shower}, fem minutter`],
      en: ["Shower", `${live.price.shower}, five minutes`],
      de: ["Dusche", `${live.price.shower}, fünf Minuten`],
    }),
  ],
  text: {
    nb: {
      title: "Sanitær",
      lead: "To bygg med dusj, toalett og kjøkken. Dørene åpner du med RFID-kortet, hele døgnet i sesongen.",
      description:
        "To sanitærbygg med dusj, toalett, stellerom og kjøkken, åpne hele døgnet i sesongen. Se hva byggene har, og hvordan RFID-kortet virker.",
      body: `<h2>Renhold</h2>
<p>Vi vasker ett bygg om gangen, så det alltid er ett åpent: sanitærbygg\u00a01 fra kl.\u00a010 til kl.\u00a011, sanitærbygg\u00a02 fra kl.\u00a011 til kl.\u00a012. Midt på sommeren tar vi en ekstra runde om kvelden.</p>
<h2>Klesvask</h2>
<p>I sanitærbygg\u00a01 står tre vaskemaskiner og tre tørketromler. Hver vask koster ${live.price.washing}, og tørking ${live.price.drying}. Skriv deg på listen på veggen. Maskinene kan ikke brukes fra ${live.quiet}.</p>
<h2>Kjøkken og oppvask</h2>
<p>Begge byggene har kokeplater, mikrobølgeovn, oppvaskkum med varmt vann og et bord innendørs for regnværsdager. Gryter og servise tar du med selv. Kjøkkenet koster ingenting.</p>
<h2>Blir kortet tomt mens du dusjer?</h2>
<p>Vannet renner i de fem minuttene du har betalt for. Sett gjerne på litt ekstra før du går, i resepsjonen eller på nett.</p>
<h2>Noe som ikke virker?</h2>
<p>Ring ${live.phone}, så kommer vi. Utenom resepsjonens åpningstid ringer du bare når det haster, for eksempel ved lekkasje eller låst dør.</p>`,
    },
    en: {
      title: "Sanitary buildings",
      lead: "Two buildings with showers, toilets and a kitchen. Your RFID card opens the doors, day and night in season.",
      description:
        "Two sanitary buildings with showers, toilets, baby rooms and kitchens, open day and night in season. What they have and how the RFID card works.",
      body: `<h2>Cleaning</h2>
<p>We clean one building at a time, so that one is always open: sanitary building\u00a01 from 10:00 to 11:00, sanitary building\u00a02 from 11:00 to 12:00. At the height of summer we do an extra round in the evening.</p>
<h2>Laundry</h2>
<p>Sanitary building\u00a01 has three washing machines and three tumble dryers. Each wash costs ${live.price.washing}, and drying ${live.price.drying}. Put your name on the list on the wall. The machines can’t be used from ${live.quiet}.</p>
<h2>Cooking and washing-up</h2>
<p>Both buildings have hotplates, a microwave, sinks with hot water, and an indoor table for rainy days. Bring your own pots and dishes. Using the kitchen is free.</p>
<h2>Card empty while you are in the shower?</h2>
<p>The water keeps running for the five minutes you have paid for. It is best to add a little more before you go, at reception or online.</p>
<h2>Something not working?</h2>
<p>Call ${live.phone} and we will come. When reception is closed, please call only if it is urgent, such as a leak or a locked door.</p>`,
    },
    de: {
      title: "Sanitärgebäude",
      lead: "Zwei Gebäude mit Duschen, Toiletten und Küche. Die Türen öffnen Sie mit Ihrer RFID-Karte, in der Saison rund um die Uhr.",
      description:
        "Zwei Sanitärgebäude mit Duschen, Toiletten, Wickelraum und Küche, in der Saison rund um die Uhr geöffnet. Ausstattung und RFID-Karte im Überblick.",
      body: `<h2>Reinigung</h2>
<p>Wir reinigen immer nur ein Gebäude, damit das andere geöffnet bleibt: Sanitärgebäude\u00a01 von 10 bis 11\u00a0Uhr, Sanitärgebäude\u00a02 von 11 bis 12\u00a0Uhr. Im Hochsommer kommt abends eine weitere Runde dazu.</p>
<h2>Wäsche</h2>
<p>In Sanitärgebäude\u00a01 stehen drei Waschmaschinen und drei Wäschetrockner. Jeder Waschgang kostet ${live.price.washing}, das Trocknen ${live.price.drying}. Tragen Sie sich bitte in die Liste an der Wand ein. Von ${live.quiet} dürfen die Maschinen nicht laufen.</p>
<h2>Kochen und Abwaschen</h2>
<p>Beide Gebäude haben Kochplatten, Mikrowelle, Spülbecken mit warmem Wasser und einen Tisch im Trockenen für Regentage. Töpfe und Geschirr bringen Sie selbst mit. Die Küche kostet nichts.</p>
<h2>Karte leer, während Sie duschen?</h2>
<p>Die bezahlten fünf Minuten läuft das Wasser weiter. Laden Sie am besten vorher etwas mehr auf, an der Rezeption oder online.</p>
<h2>Etwas funktioniert nicht?</h2>
<p>Rufen Sie ${live.phone} an, dann kommen wir. Außerhalb der Öffnungszeiten der Rezeption bitte nur, wenn es eilt, etwa bei einem Leck oder einer verschlossenen Tür.</p>`,
    },
  },
};
