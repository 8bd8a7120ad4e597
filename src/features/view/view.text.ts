import { defineTexts } from "#src/i18n/texts.ts";

/** What the landscapes are called, and what their drawings show to those who can't see them. */
export const viewText = defineTexts({
  nb: {
    drawing: (landscape: string) => `Tegning: ${landscape.toLowerCase()}`,
    landscapes: {
      sea: "Ved sjøen",
      lake: "Ved en innsjø",
      forest: "I skogen",
      mountain: "Ved fjellet",
      field: "Ved åker og eng",
    },
    drawn: {
      sea: "Tegning: campingvogn og furuer på land, brygge, svaberg og skjær, og et fyr langt ute.",
      lake: "Tegning: campingvogn og bjørker ved en innsjø med brygge, en holme og skogkledde åser.",
      forest: "Tegning: campingvogn og bålplass i en lysning, et tjern, og granskog så langt en ser.",
      mountain: "Tegning: campingvogn på en eng, en bekk med bru, et vann i dalen og snødekte fjell.",
      field: "Tegning: campingvogn under bjørkene, åkrer og en gård, og en kirke på høyden.",
    },
  },
  en: {
    drawing: (landscape) => `Drawing: ${landscape.toLowerCase()}`,
    landscapes: {
      sea: "By the sea",
      lake: "By a lake",
      forest: "In the forest",
      mountain: "By the mountains",
      field: "Among fields",
    },
    drawn: {
      sea: "Drawing: a caravan and pines on the shore, a jetty, bare rock and skerries, and a lighthouse far out.",
      lake: "Drawing: a caravan and birches by a lake with a jetty, an islet and wooded hills.",
      forest:
        "Drawing: a caravan and a camp fire in a clearing, a tarn, and spruces as far as the eye can see.",
      mountain:
        "Drawing: a caravan in a meadow, a stream with a bridge, a lake in the valley and snow-capped peaks.",
      field: "Drawing: a caravan under the birches, fields and a farm, and a church on the rise.",
    },
  },
  de: {
    drawing: (landscape) => `Zeichnung: ${landscape.charAt(0).toLowerCase()}${landscape.slice(1)}`,
    landscapes: {
      sea: "Am Meer",
      lake: "An einem See",
      forest: "Im Wald",
      mountain: "Am Gebirge",
      field: "Zwischen Feldern",
    },
    drawn: {
      sea: "Zeichnung: Wohnwagen und Kiefern am Ufer, Steg, blanker Fels und Schären, weit draußen ein Leuchtturm.",
      lake: "Zeichnung: Wohnwagen und Birken an einem See mit Steg, eine kleine Insel und bewaldete Hügel.",
      forest: "Zeichnung: Wohnwagen und Feuerstelle auf einer Lichtung, ein Waldsee, ringsum Fichten.",
      mountain: "Zeichnung: Wohnwagen auf einer Wiese, ein Bach mit Brücke, ein See im Tal und Schneegipfel.",
      field: "Zeichnung: Wohnwagen unter Birken, Felder und ein Hof, auf der Anhöhe eine Kirche.",
    },
  },
});
