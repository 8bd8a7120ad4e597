/** What is seen from the campsite. */
export const view = {
  landscape: "sea",
  imageUrl: null,
  bearing: 103,
  text: {
    nb: {
      shows:
        "Utsikt fra campingplassen mot sjøen: campingvogn og furuer på land, brygge, svaberg og skjær, og Svenner fyr langt ute.",
      towards: "Utsikt mot ØSØ",
      landmark: "Svenner fyr",
      landmarkShort: "Svenner",
    },
    en: {
      shows:
        "The view from the campsite out to sea: a caravan and pines on the shore, a jetty, bare rock and skerries, and Svenner lighthouse far out.",
      towards: "Looking ESE",
      landmark: "Svenner lighthouse",
      landmarkShort: "Svenner",
    },
    de: {
      shows:
        "Blick vom Campingplatz aufs Meer: Wohnwagen und Kiefern am Ufer, Steg, blanker Fels und Schären, weit draußen der Leuchtturm Svenner.",
      towards: "Blick nach OSO",
      landmark: "Leuchtturm Svenner",
      landmarkShort: "Svenner",
    },
  },
};
