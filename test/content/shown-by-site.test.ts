import { expect, test } from "vitest";
import { demo } from "#test/content/demo.ts";
import { identityCollection } from "#src/campsite/identity/identity.server.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { shownBySite, type SitePart } from "#src/cms/live-values/staff/shown-by-site.ts";
import { readLiveValues } from "#src/cms/live-values/live-values.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { writtenFinder } from "#src/cms/kind/written-out.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { readHead } from "#test/pages/head.ts";

const moments = {
  "by day in the season": "2026-07-01T10:00:00Z",
  "late in the evening": "2026-07-01T21:30:00Z",
};

/** Functions that read parts of the site. These tests don't read the prices, the plan and the e-mail to guests. */
const read: Partial<Record<SitePart, (site: TestSite) => Promise<string>>> = {
  everyPage: async (site) => footOf(await site.read(address("questions", "nb"))),
  home: async (site) => mainOf(await site.read("/")),
  contact: async (site) => mainOf(await site.read(address("contactUs", "nb"))),
  emergency: async (site) => mainOf(await site.read(address("emergency", "nb"))),
  screen: (site) => site.read("/skjerm"),
  sanitary: async (site) => mainOf(await site.read(address("sanitary", "nb"))),
  search: async (site) => JSON.stringify(readHead(await site.read("/")).structuredData),
};
const mainOf = (page: string) => page.slice(page.indexOf("<main"), page.indexOf("</main>"));
const footOf = (page: string) => page.slice(page.indexOf("<footer"), page.indexOf("</footer>"));

/** Returns the parts of a site that show a value, by the start of the value's key, as in `shownBySite`. */
async function partsThatSay(site: TestSite): Promise<Record<string, Set<SitePart>>> {
  const all = await readLiveValues(site.context);
  const phone = all.get("identity.phone")!.words.nb;
  // The night number counts only if it differs from the phone number.
  const values = [...all.values()].filter(
    ({ key, words }) => key !== "identity.nightPhone" || words.nb !== phone,
  );
  const find = writtenFinder(values.map(({ written, words }) => (written.length > 0 ? written : [words.nb])));
  const partsByStart = Object.fromEntries(shownBySite.map(([start]) => [start, new Set<SitePart>()]));
  for (const [part, page] of Object.entries(read) as [SitePart, (on: TestSite) => Promise<string>][])
    for (const index of find(await page(site)))
      partsByStart[shownBySite.find(([start]) => values[index]!.key.startsWith(start))![0]]!.add(part);
  return partsByStart;
}

test.each(Object.entries(moments))(
  "`shownBySite` names each part of the site that shows a value, %s",
  async (_, now) => {
    for (const nightPhone of ["", "+4791234567"]) {
      // Without the demo no text contains a live value.
      await using site = await openTestSite({ isSeeded: false, now });
      const values = identityKind.input.parse({ ...demo.identity(), nightPhone });
      await identityCollection.save(site.context, values, { id: 1 });
      const partsByStart = await partsThatSay(site);
      for (const [start, parts] of shownBySite)
        expect([...parts], start).toEqual(expect.arrayContaining([...partsByStart[start]!]));
    }
  },
);

test("each part that `shownBySite` names for a value shows the value by day or in the evening", async () => {
  const observed: Record<string, Set<SitePart>>[] = [];
  for (const now of Object.values(moments)) {
    await using site = await openTestSite({ now });
    const values = identityKind.input.parse({ ...demo.identity(), nightPhone: "" });
    observed.push(await partsThatSay(site));
    await identityCollection.save(site.context, { ...values, nightPhone: "+4791234567" }, { id: 1 });
    observed.push(await partsThatSay(site));
  }
  for (const [start, parts] of shownBySite)
    for (const part of parts.filter((each) => each in read))
      expect
        .soft(
          observed.some((each) => each[start]!.has(part)),
          `${start}: ${part}`,
        )
        .toBe(true);
});
