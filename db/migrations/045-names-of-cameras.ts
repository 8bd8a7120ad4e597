import type { Kysely } from "kysely";

/** What every site called its cameras before staff could, by id. */
const before = [
  {
    title: "Brygga og sjøen",
    translations: { en: { title: "The jetty and the sea" }, de: { title: "Steg und Meer" } },
  },
  {
    title: "Mot Svenner fyr",
    translations: {
      en: { title: "Towards Svenner lighthouse" },
      de: { title: "Blick zum Leuchtturm Svenner" },
    },
  },
  {
    title: "Himmelen i vest",
    translations: { en: { title: "The sky in the west" }, de: { title: "Himmel im Westen" } },
  },
];

/* What each camera looks at, which was part of the program; a site that is somebody's keeps what it has shown, also in what its history can bring back. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const [column, empty] of [
    ["title", ""],
    ["translations", "{}"],
    ["currentTranslations", "{}"],
  ] as const)
    await db.schema
      .alterTable("camera")
      .addColumn(column, "text", (added) => added.notNull().defaultTo(empty))
      .execute();
  const isSomebodys = await db.selectFrom("identity").select("id").limit(1).executeTakeFirst();
  if (!isSomebodys) return;
  for (const [index, { title, translations }] of before.entries())
    await db
      .updateTable("camera")
      .set({ title, translations: JSON.stringify(translations) })
      .where("id", "=", index + 1)
      .execute();
  const entries: { id: number; resourceId: number; fields: string }[] = await db
    .selectFrom("historyEntry")
    .select(["id", "resourceId", "fields"])
    .where("kind", "=", "camera")
    .execute();
  for (const { id, resourceId, fields } of entries) {
    const then = { ...JSON.parse(fields), ...before[resourceId - 1] };
    await db
      .updateTable("historyEntry")
      .set({ fields: JSON.stringify(then), name: before[resourceId - 1]!.title })
      .where("id", "=", id)
      .execute();
  }
}
