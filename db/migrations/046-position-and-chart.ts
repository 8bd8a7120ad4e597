import { sql, type Kysely } from "kysely";

/** What stood on the drawn chart of the way, which was part of the program. */
const chart = {
  leadsTo: { latitude: 58.99, longitude: 9.97 },
  names: {
    road: "E18",
    town: "Larvik",
    nearestTown: "Stavern",
    village: "Helgeroa",
    distance: "4\u00a0km",
    fjord: "Larviksfjorden",
    sea: "Skagerrak",
  },
  shows: {
    nb: "Tegnet kart over veien hit: fra E18 til Larvik, langs Larviksfjorden til Stavern, og 4 km vestover mot Helgeroa. Plassen ligger på sjøsiden av veien.",
    en: "Drawn map of the route: from the E18 to Larvik, along the fjord Larviksfjorden to Stavern, and 4 km west towards Helgeroa. The campsite lies on the sea side of the road.",
    de: "Gezeichnete Karte der Anfahrt: von der E18 nach Larvik, am Larviksfjord entlang nach Stavern und 4 km nach Westen in Richtung Helgeroa. Der Platz liegt auf der Seeseite der Straße.",
  },
};

/* A campsite that nobody has found on the map yet has no position: both columns may be empty. What stands on the chart is the site's; one that showed it keeps it. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ["latitude", "longitude"]) {
    const filled = `${column}Filled`;
    await db.schema.alterTable("identity").renameColumn(column, filled).execute();
    await db.schema.alterTable("identity").addColumn(column, "double precision").execute();
    await db
      .updateTable("identity")
      .set({ [column]: sql.ref(filled) })
      .execute();
    await db.schema.alterTable("identity").dropColumn(filled).execute();
  }
  await db.schema.alterTable("identity").addColumn("wayChart", "text").execute();
  const { latitude, longitude } = chart.leadsTo;
  await db
    .updateTable("identity")
    .set({ wayChart: JSON.stringify(chart) })
    .where("latitude", ">", latitude - 0.01)
    .where("latitude", "<", latitude + 0.01)
    .where("longitude", ">", longitude - 0.02)
    .where("longitude", "<", longitude + 0.02)
    .execute();
}
