import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { kindNames } from "#src/cms/kinds.ts";
import { eraseFeedback } from "#src/features/feedback/privacy/feedback-privacy.server.ts";
import { feedbackInput } from "#src/features/feedback/feedback.ts";
import { sendFeedback } from "#src/features/feedback/feedback.server.ts";
import type { Context } from "#src/platform/context.ts";
import { isOfSite } from "#src/platform/copies/snapshot/database-snapshot.ts";
import { tableNames } from "#src/platform/database/table-names.ts";
import { tables } from "#src/site.server.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";

const named = Object.entries(tables);
const namesOf = (found: typeof named) => found.map(([name]) => name).toSorted();

async function tablesWith(word: string, { db }: Context): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tableNames(db)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    if (JSON.stringify(rows).toLowerCase().includes(word)) found.push(name);
  }
  return found.toSorted();
}

describe.each(databases)("on %s", (database) => {
  test("every table belongs to a kind, or states what happens to its rows", async () => {
    await using context = await openTestContext({ database });
    const all = (await tableNames(context.db)).filter((name) => !/^(kysely_|searchIndex)/.test(name));
    expect(all.toSorted()).toEqual([...kindNames, ...namesOf(named)].toSorted());
  });

  test("a guest's data is only in the listed tables, and in no table after an erasure", async () => {
    await using opened = await openTestContext({ database });
    const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "a@camping.example", to: "b@camping.example" };
    const context = { ...opened, config: { ...opened.config, mail } };
    const email = "sykkelhjelm@example.com";
    const input = feedbackInput.parse({
      name: "Ola",
      mobilePhone: "12345",
      source: "contact",
      email,
      message: "Hei",
    });
    await sendFeedback(context, input, { block: "203.0.113.0", countMessage: async () => {} });
    const ofGuests = new Set(namesOf(named.filter(([, { person }]) => person === "guests")));
    const found = (await tablesWith("sykkelhjelm", context)).filter(
      (name) => !name.startsWith("searchIndex"),
    );
    expect(found).toContain("feedback");
    expect(found.filter((name) => !ofGuests.has(name))).toEqual([]);
    await eraseFeedback(context, email);
    expect(await tablesWith("sykkelhjelm", context)).toEqual([]);
  });
});

test("archives leave out exactly the tables with `isMomentary`", () => {
  expect(namesOf(named.filter(([name]) => !isOfSite(name)))).toEqual(
    namesOf(named.filter(([, { isMomentary }]) => isMomentary)),
  );
  expect(kindNames.filter((name) => !isOfSite(name))).toEqual([]);
});

test("the operating guide lists the tables", () => {
  const rows = named
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { holds, kept, person, isMomentary }]) =>
      ["", `\`${name}\``, holds, kept, person ?? "", isMomentary ? "no" : "yes", ""].join("|"),
    );
  const guide = readFileSync("docs/operating/data.md", "utf8").replaceAll(/ *\| */g, "|");
  for (const row of rows) expect(guide).toContain(`${row}\n`);
  expect(guide.match(/^\|`/gm)).toHaveLength(rows.length);
});
