import pg from "pg";
import pino from "pino";
import { copyRows, type Row } from "#test/support/copies/copy-rows.ts";
import { readConfig } from "#src/platform/config.ts";
import { openDatabase, whileServing } from "#src/platform/database/database.ts";
import { folded } from "#src/platform/database/folded.ts";

/** The number of rows in one statement. SQLite allows 32,766 values in a statement. */
const rowsAtOnce = 500;

const day = 24 * 60 * 60 * 1000;

const daysAgo = (days: number) => `${new Date(Date.now() - days * day).toISOString().slice(0, 19)}Z`;

/** TABLE  the growing tables: the number of rows to add, and a function that makes a row from a row of the demo. */
const grownTables: Record<string, { rows: number; copy(row: Row, number: number): Row }> = {
  article: {
    rows: 10_000,
    copy: (row, number) => ({
      ...row,
      title: `${row["title"]} ${number}`,
      url: `${row["url"]}-${number}`,
      publishedDate: daysAgo(number / 2),
      translations: number % 50 === 0 ? "{}" : row["translations"]!,
    }),
  },
  photo: {
    rows: 10_000,
    copy: (row, number) => ({
      ...row,
      title: `${row["title"]} ${number}`,
      filename: String(row["filename"]).replace(".jpg", `-${number}.jpg`),
      sortorder: 100 + number,
    }),
  },
  priceList: {
    rows: 200,
    copy: (row, number) => ({ ...row, isActive: 0, year: 1800 + number }),
  },
  faq: {
    rows: 1000,
    copy: (row, number) => ({ ...row, question: `${row["question"]} ${number}`, sortorder: 100 + number }),
  },
  document: {
    rows: 500,
    copy: (row, number) => ({ ...row, title: `${row["title"]} ${number}`, sortorder: 100 + number }),
  },
  historyEntry: {
    rows: 100_000,
    copy: (row, number) => ({ ...row, resourceId: 1 + (number % 5000), at: daysAgo(number / 20) }),
  },
  feedback: { rows: 100_000, copy: (_, number) => messageOf(number) },
};

const guests = ["Ingrid Sørensen", "Jürgen Groß", "Åse Bråten", "Emma Larsson", "Østen Kvåle", "Käthe Weiß"];
const subjects = [
  "Har dere plass til en campingvogn fra 20. til 27. juli? Vi er to voksne, to barn og en rolig hund.",
  "Wir möchten gern mit dem Wohnmobil kommen. Gibt es für drei Nächte einen Platz mit Strom am Wasser?",
  "Is the jetty open in May, and may we rent a rowing boat for a day or two?",
  "Døra til det nederste sanitærbygget går ikke igjen, og lyset i taket blinker om natten.",
  "Takk for en fin helg! Barna snakker fortsatt om krabbefisket på svabergene.",
];

function messageOf(number: number): Row {
  const name = guests[number % guests.length]!;
  return {
    name,
    email: `guest${number}@mail.example`,
    mobile: `9${String(1_000_000 + ((number * 7919) % 9_000_000))}`,
    message: `${subjects[number % subjects.length]} ${number}`,
    sentDate: daysAgo((grownTables["feedback"]!.rows - number) / 50),
    isStarred: Number(number % 100 === 0),
    isArchived: Number(number % 200 !== 0),
    version: 1,
    updatedAt: daysAgo(0),
    ip: "",
    source: "contact",
    language: "nb",
    note: "",
  };
}

/** Adds years of content to a demo site. @param environment the variables of the server that created the site */
export async function addYearsOfContent(environment: Record<string, string>): Promise<void> {
  const db = await openDatabase(readConfig(environment), {
    log: pino({ level: "silent" }),
    waitLimits: whileServing,
  });
  for (const [table, { rows, copy }] of Object.entries(grownTables)) await copyRows(db, table, rows, copy);
  const messages = await db.selectFrom("feedback").selectAll().execute();
  for (let start = 0; start < messages.length; start += rowsAtOnce) {
    const texts = messages
      .slice(start, start + rowsAtOnce)
      .map((each) => ({ id: each.id, email: folded(each.email) }));
    await db.insertInto("feedbackSearch").values(texts).execute();
  }
  // When the site starts, it computes the derived data for lists and for the search again.
  await db.deleteFrom("derived").execute();
  await db.destroy();
  await analyzeTables(environment);
}

/** Vacuums and analyzes PostgreSQL's tables, as autovacuum does. The connection has no time limit. */
export async function analyzeTables({ DATABASE_URL }: Record<string, string>): Promise<void> {
  if (!DATABASE_URL) return;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query("vacuum analyze");
  await client.end();
}
