import type { SeedDocument } from "./document.ts";

export const lease: SeedDocument = {
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
          "Utleier: Stavern Familiecamping AS, org.nr. 999\u00a0999\u00a0999, Svabergveien\u00a040, 3290 Stavern, telefon 33\u00a000\u00a012\u00a034, post@familiecamping.example.",
          "Leier:",
        ],
        fields: ["Navn", "Fødselsdato", "Adresse", "Telefon", "E-post", "Andre som bruker vogna"],
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
          "Dusj og klesvask betales med RFID-kortet. Elbil kan ikke lades fra strømstolpen.",
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
          "Leieren har fortrinnsrett til samme plass neste sesong når leieren sier fra innen 1.\u00a0november og har fulgt kontrakten. Utleier kan likevel omdisponere plassen når drift, brannvern eller myndighetskrav gjør det nødvendig, og tilbyr da en annen plass.",
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
          "Landlord: Stavern Familiecamping AS, organisation number 999\u00a0999\u00a0999, Svabergveien\u00a040, 3290 Stavern, Norway, phone +47\u00a033\u00a000\u00a012\u00a034, post@familiecamping.example.",
          "Tenant:",
        ],
        fields: ["Name", "Date of birth", "Address", "Phone", "E-mail", "Others who use the caravan"],
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
          "Electricity for normal use, water from the shared outdoor taps, waste disposal, Wi-Fi near the buildings, and the stay of two adults and their own children under 16.",
          "Showers and laundry are paid for with the RFID card. Electric cars may not be charged from the hook-up.",
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
          "The tenant has first refusal on the same pitch for the next season if they say so by 1\u00a0November and have kept to the contract. The landlord may nevertheless reassign the pitch when operations, fire safety or the authorities require it, and will then offer another pitch.",
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
          "Vermieter: Stavern Familiecamping AS, Organisationsnummer 999\u00a0999\u00a0999, Svabergveien\u00a040, 3290 Stavern, Norwegen, Telefon +47\u00a033\u00a000\u00a012\u00a034, post@familiecamping.example.",
          "Mieter:",
        ],
        fields: [
          "Name",
          "Geburtsdatum",
          "Anschrift",
          "Telefon",
          "E-Mail",
          "Weitere Personen, die den Wohnwagen nutzen",
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
};
