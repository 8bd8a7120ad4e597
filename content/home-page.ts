import { live } from "./live-values.ts";

/** What the home page leads to. */
export const homePage = {
  text: {
    nb: { cardsNote: "Tre måter å bo på, og det du trenger innen fem minutters gange." },
    en: { cardsNote: "Three ways to stay, and all you need within five minutes’ walk." },
    de: { cardsNote: "Drei Möglichkeiten zu übernachten, und alles Nötige in fünf Gehminuten." },
  },
  cards: [
    {
      page: "seasonal",
      purpose: "seasonal",
      imageUrl: null,
      text: {
        nb: { line: "Egen plass hele sommeren" },
        en: { line: "Your own pitch all summer" },
        de: { line: "Den ganzen Sommer Ihr Platz" },
      },
    },
    {
      page: "day",
      purpose: "day",
      imageUrl: null,
      text: {
        nb: { line: "Telt, bobil og vogn" },
        en: { line: "Tent, motorhome or caravan" },
        de: { line: "Zelt, Wohnwagen, Wohnmobil" },
      },
    },
    {
      page: "sanitary",
      purpose: "sanitary",
      imageUrl: null,
      text: {
        nb: { line: "To bygg, kort i døra" },
        en: { line: "Two buildings, card at the door" },
        de: { line: "Zwei Gebäude, Zutritt mit Karte" },
      },
    },
    {
      page: "cabins",
      purpose: "cabin",
      imageUrl: null,
      text: {
        nb: { line: "Eget kjøkken, rett ved furutrærne" },
        en: { line: "Own kitchen, by the pines" },
        de: { line: "Eigene Küche, bei den Kiefern" },
      },
    },
  ],
  links: [
    {
      to: "sanitary",
      icon: "toilet",
      text: {
        nb: { label: "Sanitær og RFID-kort", value: "To bygg" },
        en: { label: "Showers and RFID card", value: "Two buildings" },
        de: { label: "Sanitär und RFID-Karte", value: "Zwei Gebäude" },
      },
    },
    {
      to: "guests",
      icon: "arrival",
      text: {
        nb: { label: "Ankomst og ro", value: `Ro fra ${live.quiet}` },
        en: { label: "Arrival and quiet", value: `Quiet from ${live.quiet}` },
        de: { label: "Anreise und Ruhe", value: `Nachtruhe ${live.quiet}` },
      },
    },
    {
      to: "directions",
      icon: "parking",
      text: {
        nb: { label: "Veien hit", value: "4\u00a0km fra Stavern" },
        en: { label: "How to find us", value: "4\u00a0km from Stavern" },
        de: { label: "Anfahrt", value: "4\u00a0km von Stavern" },
      },
    },
    {
      to: "prices",
      icon: "price",
      text: {
        nb: { label: `Priser ${live.pricesYear}`, value: `fra ${live.from.day}` },
        en: { label: `${live.pricesYear} prices`, value: `from ${live.from.day}` },
        de: { label: `Preise ${live.pricesYear}`, value: `ab ${live.from.day}` },
      },
    },
    {
      to: "webcam",
      icon: "camera",
      text: {
        nb: { label: "Webkamera", value: "Slik er det nå" },
        en: { label: "Webcam", value: "How it looks now" },
        de: { label: "Webcam", value: "So sieht es gerade aus" },
      },
    },
  ],
};
