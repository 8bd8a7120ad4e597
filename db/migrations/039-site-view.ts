import { PostgresAdapter, type Kysely } from "kysely";

/** What every site showed before staff could choose. */
const before = {
  shows:
    "Utsikt fra campingplassen mot sjøen: campingvogn og furuer på land, brygge, svaberg og skjær, og Svenner fyr langt ute.",
  towards: "Utsikt mot ØSØ",
  landmark: "Svenner fyr",
  landmarkShort: "Svenner",
  translations: {
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

/* The landscape that the site is drawn in, and the view on the home page, which were part of the program. One row; a site that is somebody's keeps what it has shown. */
export async function up(db: Kysely<any>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("siteView")
    .addColumn("id", "integer", (column) =>
      isPostgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("translations", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("currentTranslations", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("shows", "text", (column) => column.notNull())
    .addColumn("towards", "text", (column) => column.notNull())
    .addColumn("landmark", "text", (column) => column.notNull())
    .addColumn("landmarkShort", "text", (column) => column.notNull())
    .addColumn("landscape", "text", (column) => column.notNull())
    .addColumn("imageUrl", "text")
    .addColumn("bearing", "integer")
    .execute();
  const isSomebodys = await db.selectFrom("identity").select("id").limit(1).executeTakeFirst();
  if (!isSomebodys) return;
  const { translations, ...words } = before;
  await db
    .insertInto("siteView")
    .values({
      ...words,
      translations: JSON.stringify(translations),
      landscape: "sea",
      bearing: 103,
      updatedAt: new Date().toISOString(),
    })
    .execute();
}
