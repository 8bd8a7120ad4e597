import { expect, test } from "vitest";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { identityCollection } from "#src/campsite/identity/identity.server.ts";
import { localPath } from "#src/i18n/addresses.ts";
import { formatsText } from "#messages/formats";
import { languages } from "#src/i18n/language.ts";
import { openTestSite } from "#test/support/site.ts";

/** Matches the last day of the year in all notations. */
const lastDay = /31\.\s?(?:desember|Dezember)|31\s?December|31\.12/;

test("pages say that a campsite is open all year, and only the structured data contains a last day", async () => {
  await using site = await openTestSite({ now: "2026-07-15T10:00:00Z" });
  const { version: _, id: __, ...written } = await identityCollection.get(site.context, 1);
  const open = identityKind.input.parse({
    ...written,
    season: { opens: "01-01", closes: "12-31" },
    reception: [{ from: "01-01", to: "12-31", opens: "09:00", closes: "19:00" }],
    exceptions: [],
  });
  await identityCollection.save(site.context, open, { id: 1 });

  const sitemap = await site.read("/sitemap.xml");
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => new URL(loc!).pathname);
  const lastDays: string[] = [];
  for (const path of [...pages, "/feed.xml"]) {
    const read = (await site.read(path)).replaceAll(
      /<script type="application\/ld\+json".*?<\/script>/gs,
      "",
    );
    const found = new RegExp(`.{0,40}(?:${lastDay.source})`).exec(read.replaceAll("\u00a0", " "));
    if (found) lastDays.push(`${path}: ${found[0]}`);
  }
  expect(lastDays).toEqual([]);
  for (const language of languages) {
    for (const page of ["/", "/contactus", "/info/prices", "/info/seasonal", "/aboutus"])
      expect(await site.read(localPath(page, language)), page).toContain(formatsText[language].allYear);
    const contact = await site.read(localPath("/contactus", language));
    expect(contact.match(new RegExp(`<(?:dd|span)>${formatsText[language].allYear}</`, "g"))).toHaveLength(2);
    expect(contact).toContain('"validThrough":"2026-12-31"');
  }
});
