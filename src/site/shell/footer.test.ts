import { expect, test } from "vitest";
import { getIdentity, identityCollection } from "#src/campsite/identity/identity.server.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { readHead } from "#test/pages/head.ts";
import { openTestSite } from "#test/support/site.ts";

test("every page's footer has the legal information that staff have saved", async () => {
  await using site = await openTestSite();
  const inLaw = async (path: string) => {
    const foot = /<div class="foot-law[^>]*>(.*?)<\/div>/s.exec(await site.read(path))![1]!;
    return foot.replaceAll(/<!-- -->|<[^>]+>/g, "").replaceAll("\u00a0", " ");
  };
  expect(await inLaw("/guests")).toContain(
    "Stavern Familiecamping AS · Org.nr. 999 999 999 MVA, Foretaksregisteret",
  );
  expect(await inLaw("/en/guests")).toContain("999 999 999 MVA, Register of Business Enterprises");

  const { id, version: _, updatedAt: _at, ...stored } = await getIdentity(site.context);
  const other = { ...stored, legalName: "Ola Hav", register: "entities", isVatRegistered: false };
  await identityCollection.save(site.context, identityKind.input.parse(other), { id });
  expect(await inLaw("/guests")).toContain("Ola Hav · Org.nr. 999 999 999, Enhetsregisteret");
  const [campground] = readHead(await site.read("/guests")).structuredData;
  expect(campground).toMatchObject({ legalName: "Ola Hav" });
  expect(campground).not.toHaveProperty("vatID");

  // The fields that are missing here get the defaults of the schema.
  const { legalName: _name, register: _register, isVatRegistered: _vat, ...plain } = other;
  await identityCollection.save(site.context, identityKind.input.parse(plain), { id });
  const html = await site.read("/");
  expect(html).not.toMatch(/Foretaksregisteret|Enhetsregisteret|MVA|Ola Hav/);
});
