import { defineTexts } from "#src/i18n/texts.ts";

/** TABLE  what guests search for when they mean a sign or the building that has it, besides its name. */
export const searchWords = defineTexts({
  nb: {
    toilet: "toalett wc do dusj vask",
    chemical: "kjemisk toalett",
    waste: "søppel boss gjenbruk",
    playground: "lekeplass barn",
    beach: "strand bading svømme",
    harbor: "brygge båt havn",
    dog: "hund",
    grill: "bål",
    extinguisher: "brannslukker",
    defibrillator: "hjertestarter aed",
  },
  en: {
    toilet: "toilet wc loo bathroom shower laundry",
    chemical: "chemical toilet cassette",
    waste: "rubbish bin garbage recycling",
    playground: "playground children",
    beach: "beach swimming bathing",
    harbor: "jetty boat harbour",
    dog: "dog",
    grill: "barbecue bbq",
    extinguisher: "fire extinguisher",
    defibrillator: "aed",
  },
  de: {
    toilet: "Toilette WC Dusche Bad Waschraum",
    chemical: "Chemietoilette Entsorgung",
    waste: "Müll Abfall",
    playground: "Spielplatz Kinder",
    beach: "Strand baden schwimmen",
    harbor: "Steg Boot Hafen",
    dog: "Hund",
    grill: "Grill Feuerstelle",
    extinguisher: "Feuerlöscher",
    defibrillator: "AED",
  },
});
