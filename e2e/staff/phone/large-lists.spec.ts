import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { kinds } from "#src/cms/kinds.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { expect, test } from "../../support/test.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn } from "../../support/staff.ts";

/** TABLE  the tables of staff's lists, with the SQL values that differ in a copied row. */
const tables: Record<string, Record<string, string>> = {
  message: { title: "title || ' ' || number", isActive: "0" },
  article: { title: "title || ' ' || number", url: "url || '-' || number" },
  photo: { title: "title || ' ' || number", filename: "'x' || number || filename" },
  priceList: { isActive: "0", year: "1800 + number % 100" },
  faq: { question: "question || ' ' || number" },
  link: { title: "title || ' ' || number" },
  event: { title: "title || ' ' || number" },
  document: { title: "title || ' ' || number" },
  feedback: { name: "name || ' ' || number" },
  historyEntry: {},
};

const rowsEach = 10_000;

/** The screens that list these tables. */
const lists = [
  at.start,
  at.messages,
  at.inbox,
  at.news,
  at.photos,
  at.priceLists,
  kinds.faq.list,
  kinds.link.list,
  kinds.event.list,
  kinds.document.list,
  at.translations,
  at.history,
];

test("each list of ten thousand rows shows only its first rows and fits a phone", async ({
  page,
  site,
  findings,
}) => {
  await fetch(`${site.origin}/api/v1/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ source: "feedback", name: "Anne", message: "Har dere plass?" }),
  });
  using database = new DatabaseSync(path.join(site.dataDir, "campsite.sqlite"));
  for (const [table, own] of Object.entries(tables)) {
    const columns = database
      .prepare(`select name from pragma_table_info('${table}') where name <> 'id'`)
      .all()
      .map(({ name }) => String(name));
    database.exec(`
      with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ${rowsEach})
      insert into "${table}" (${columns.map((name) => `"${name}"`).join()})
      select ${columns.map((name) => own[name] ?? `"${name}"`).join()}
      from numbers, (select * from "${table}" order by id limit 1)`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site);
  for (const list of lists) {
    await test.step(list, async () => {
      await page.goto(list);
      await expect(page.locator("main h1").first()).toBeVisible();
      await expect(page.locator("[data-loading], [aria-busy=true]")).toHaveCount(0);
      expect.soft(await page.locator("main *").count(), list).toBeLessThan(2000);
      expect.soft(await findSidewaysScroll(page), list).toEqual([]);
    });
  }
  // The copied photos have no files.
  expect(findings.splice(0).filter((each) => !each.includes("/data/images/"))).toEqual([]);
});
