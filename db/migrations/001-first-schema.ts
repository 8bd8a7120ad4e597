import { sql, type CreateTableBuilder, type Kysely, PostgresAdapter } from "kysely";

/*
 * Integers and texts (two coordinates aside), so that SQLite and PostgreSQL hold the same: 0 and 1 for yes and no, JSON as text,
 * instants as ISO 8601 in UTC. `translations` is { "en": { field: text }, "de": { … } }.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;

  /** A table of things that staff keep: id, row version (the ETag), time of the last save. */
  const things = (table: string): CreateTableBuilder<string, "id" | "version" | "updatedAt"> =>
    db.schema
      .createTable(table)
      .addColumn("id", "integer", (column) =>
        isPostgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("updatedAt", "text", (column) => column.notNull());

  const translatedThings = (table: string) =>
    things(table).addColumn("translations", "text", (column) => column.notNull().defaultTo("{}"));

  await db.schema
    .createTable("contentVersion")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await sql`insert into ${sql.table("contentVersion")} (id, version) values (1, 1)`.execute(db);

  await translatedThings("message")
    .addColumn("pageTitle", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("isActive", "integer", (column) => column.notNull())
    .addColumn("isImportant", "integer", (column) => column.notNull())
    .addColumn("announcementDate", "text", (column) => column.notNull())
    .execute();

  await translatedThings("article")
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("subTitle", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("imageUrl", "text")
    .addColumn("url", "text", (column) => column.notNull().unique())
    .addColumn("isActive", "integer", (column) => column.notNull())
    .addColumn("publishedDate", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("article_by_date")
    .on("article")
    .columns(["isActive", "publishedDate", "id"])
    .execute();
  await db.schema
    .createTable("formerArticleUrl")
    .addColumn("url", "text", (column) => column.primaryKey())
    .addColumn("articleId", "integer", (column) => column.notNull().references("article.id"))
    .execute();

  await things("feedback")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("mobile", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("ip", "text", (column) => column.notNull())
    .addColumn("sentDate", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("isStarred", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("isArchived", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("archivedDate", "text")
    .addColumn("deletedDate", "text")
    .execute();
  await db.schema
    .createIndex("feedback_by_date")
    .on("feedback")
    .columns(["deletedDate", "isArchived", "isStarred", "sentDate"])
    .execute();

  await things("gallery")
    .addColumn("name", "text", (column) => column.notNull())
    .execute();
  await translatedThings("photo")
    .addColumn("galleryId", "integer", (column) => column.notNull().references("gallery.id"))
    .addColumn("filename", "text", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("alternativeText", "text", (column) => column.notNull())
    .addColumn("sortorder", "integer", (column) => column.notNull())
    .addColumn("createdDate", "text", (column) => column.notNull())
    .addColumn("showInGallery", "integer", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("placeholder", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("photo_by_order")
    .on("photo")
    .columns(["galleryId", "showInGallery", "sortorder", "id"])
    .execute();

  await translatedThings("annualRates")
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("year", "integer", (column) => column.notNull())
    .addColumn("fromDate", "text", (column) => column.notNull())
    .addColumn("isActive", "integer", (column) => column.notNull())
    .addColumn("rateGroups", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("one_active_price_list")
    .on("annualRates")
    .column("isActive")
    .unique()
    .where(sql.ref("isActive"), "=", sql.lit(1))
    .execute();

  await things("websiteSettings")
    .addColumn("enableCPay", "integer", (column) => column.notNull())
    .addColumn("enableOnlineBooking", "integer", (column) => column.notNull())
    .addColumn("enableFeedback", "integer", (column) => column.notNull())
    .execute();

  await translatedThings("identity")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("tagline", "text", (column) => column.notNull())
    .addColumn("shortIntro", "text", (column) => column.notNull())
    .addColumn("openingNote", "text", (column) => column.notNull())
    .addColumn("textMessageNote", "text", (column) => column.notNull())
    .addColumn("directions", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("organisationNumber", "text", (column) => column.notNull())
    .addColumn("latitude", "double precision", (column) => column.notNull())
    .addColumn("longitude", "double precision", (column) => column.notNull())
    .addColumn("season", "text", (column) => column.notNull())
    .addColumn("reception", "text", (column) => column.notNull())
    .addColumn("arrivalFrom", "text", (column) => column.notNull())
    .addColumn("departureBy", "text", (column) => column.notNull())
    .addColumn("quietFrom", "text", (column) => column.notNull())
    .addColumn("quietTo", "text", (column) => column.notNull())
    .addColumn("bookingUrl", "text", (column) => column.notNull())
    .addColumn("cardPaymentUrl", "text", (column) => column.notNull())
    .addColumn("socialPageUrl", "text", (column) => column.notNull())
    .execute();

  await translatedThings("faq")
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("sortorder", "integer", (column) => column.notNull())
    .execute();

  await things("contentBlock")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("images", "text", (column) => column.notNull())
    .execute();

  await translatedThings("pageText")
    .addColumn("page", "text", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("lead", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .execute();

  await translatedThings("document")
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("files", "text", (column) => column.notNull())
    .addColumn("sortorder", "integer", (column) => column.notNull())
    .execute();

  await translatedThings("link")
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("sortorder", "integer", (column) => column.notNull())
    .execute();

  await translatedThings("sanitaryBuilding")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("sortorder", "integer", (column) => column.notNull())
    .addColumn("cleaning", "text")
    .addColumn("attributes", "text", (column) => column.notNull())
    .execute();

  await translatedThings("cardStep")
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("drawing", "text", (column) => column.notNull())
    .addColumn("sortorder", "integer", (column) => column.notNull())
    .execute();
}
