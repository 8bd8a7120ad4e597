import { expect, test } from "vitest";
import { apiRoutes } from "#test/api/api-routes.ts";
import { descriptions } from "#test/support/full-resources.ts";
import { kinds } from "#src/cms/kinds.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { isMarked } from "#src/i18n/marks.ts";
import { openStaffSite } from "#test/support/staff-site.ts";

type Resource = Record<string, unknown>;
const mark = `<data value="identity.phone"></data>`;

test("the staff list of every kind shows the current live values, not the values at the last save", async () => {
  await using site = await openStaffSite();
  const json = async (path: string) => (await (await site.call("GET", path)).json()) as Resource[];
  const [identity] = [await json("/identity")].flat();
  const inRows = ({ words, inList }: { words: object; inList?: readonly string[] | undefined }) =>
    Object.keys(words).filter((each) => inList?.includes(each));
  const listed = Object.entries(descriptions).filter(
    ([name, kind]) =>
      inRows(kind).length > 0 &&
      apiRoutes.some(({ path }) => path === `${kinds[name as keyof typeof kinds].path}/rows`),
  );
  expect(listed.length).toBeGreaterThan(5);
  const marked: string[] = [];
  for (const [name, kind] of listed) {
    const { path } = kinds[name as keyof typeof kinds];
    const [first] = await json(path);
    for (const field of inRows(kind)) {
      const text = (kind.words as Record<string, { holds: string }>)[field]!;
      const answer = await site.call("PUT", `${path}/${String(first!["id"])}`, {
        [field]: text.holds === "html" ? `<p>${mark}</p>` : mark,
      });
      if (answer.status === 200) marked.push(name);
    }
  }
  expect(listed.map(([name]) => name).filter((name) => !marked.includes(name))).toEqual([]);
  const saved = await site.call("PUT", `/identity/${String(identity!["id"])}`, {
    ...identity,
    phone: "+4799887766",
  });
  expect(saved.status).toBe(200);
  for (const [name] of listed) {
    const rows = JSON.stringify(await json(`${kinds[name as keyof typeof kinds].path}/rows`)).replaceAll(
      /\s/g,
      " ",
    );
    expect([
      name,
      rows.includes(formatPhone("+4799887766", "nb").replaceAll(/\s/g, " ")),
      isMarked(rows),
    ]).toEqual([name, true, false]);
  }
});
