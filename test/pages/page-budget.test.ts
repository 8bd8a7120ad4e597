import { expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";
import { openTestSite, siteOn } from "#test/support/site.ts";
import { pathOf, publicPages } from "./public-pages.ts";

/** The maximum numbers of queries: for the first page after a start, including shared data, and for each later page. */
const budget = { first: 41, later: 9 };

test("pages keep to the query budget, because shared data is read once", async () => {
  await using site = await openTestSite();
  let queries = 0;
  const plugin = {
    transformQuery: ({ node }: { node: never }) => (queries++, node),
    transformResult: async ({ result }: { result: never }) => result,
  };
  const { get } = siteOn({ ...site.context, db: site.context.db.withPlugin(plugin as never) });
  const queriesOf = async (path: string): Promise<number> => {
    queries = 0;
    const response = await get(path);
    // An article redirects to its full address.
    const location = response.headers.get("location");
    if (location) return queriesOf(location);
    expect(response.status, path).toBe(200);
    return queries;
  };
  expect(await queriesOf("/")).toBeLessThanOrEqual(budget.first);
  const counted: Record<string, number> = {};
  for (const language of languages)
    for (const name of publicPages) {
      const path = pathOf(name, language);
      counted[path] = await queriesOf(path);
    }
  const over = Object.entries(counted).filter(([, count]) => count > budget.later);
  expect(over, JSON.stringify(counted)).toEqual([]);
});
