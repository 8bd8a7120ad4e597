import { expect, test } from "vitest";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { identityCollection } from "#src/campsite/identity/identity.server.ts";
import type { TextPageName } from "#src/i18n/names/page-names.ts";
import { pageTextKind } from "#src/campsite/page-texts/page-text.ts";
import {
  addMissingPageTexts,
  getPageText,
  pageTextCollection,
} from "#src/campsite/page-texts/page-texts.server.ts";
import { languages } from "#src/i18n/language.ts";
import { openTestContext } from "#test/support/context.ts";
import { privacyStatement, type PrivacyFacts } from "#src/campsite/page-texts/privacy-statement.ts";
import { pageProposalsText } from "#messages/page-proposals";
import { proposePageText, type Proposal } from "./page-proposals.ts";

/** An inland campsite. All its values differ from the demo's values. */
const campsite = {
  name: "Bjørkvika Camping",
  tagline: "Camping ved innsjøen",
  phone: "+4761001234",
  email: "hei@bjorkvika.example",
  address: { street: "Innsjøveien 5", postalCode: "2900", city: "Fagernes" },
  season: { opens: "05-01", closes: "09-15" },
  arrivalFrom: "14:00",
  departureBy: "11:00",
  quietFrom: "22:00",
  quietTo: "08:00",
  shortIntro: "Plasser ved vannet.",
  organisationNumber: "923609016",
};

test("a proposed text contains the campsite's values in every language and is stored unchanged", async () => {
  await using context = await openTestContext();
  await addMissingPageTexts(context);
  const unwritten = await identityCollection.get(context, 1);
  await identityCollection.save(context, identityKind.input.parse({ ...unwritten, ...campsite }), { id: 1 });
  const { items } = await pageTextCollection.list(context, { limit: 100 });
  const has = {
    ...identityKind.input.parse({ ...unwritten, ...campsite }),
    bookingUrl: "https://bestill.example",
  };
  const proposals = {
    ...Object.fromEntries(
      (Object.keys(pageProposalsText.nb) as (keyof typeof pageProposalsText.nb)[]).map((page) => [
        page,
        proposePageText(page),
      ]),
    ),
    privacyPolicy: privacyStatement({ identity: has, kinds: [], sendsReceipts: true }),
  };
  for (const [page, { nb, ...translations }] of Object.entries(proposals)) {
    const { id } = items.find((text) => text.page === page)!;
    const input = pageTextKind.input.parse({ page, facts: [], ...nb, translations });
    const saved = await pageTextCollection.save(context, input, { id });
    const withoutMarks = (text: Proposal) =>
      JSON.stringify(text)
        .replaceAll(/<data [^>]*>.*?<\/data>/g, "")
        // The address of a link is stored as a reference.
        .replaceAll(/<a [^>]*>/g, "<a>")
        .replaceAll(/&nbsp;|\u00a0/g, " ");
    expect(withoutMarks(saved), page).toContain(withoutMarks(nb).slice(1, -1));
    for (const language of languages) {
      const pageText = await getPageText(context, page as TextPageName, language);
      expect([page, pageText.language, pageText.isUnwritten]).toEqual([page, language, false]);
      expect(JSON.stringify(pageText)).not.toMatch(/<data value=\\"[^>]*><\/data>|undefined|Stavern/);
      expect(pageText.description.length, `${page} in ${language}`).toBeLessThanOrEqual(155);
    }
  }
  expect((await getPageText(context, "guests", "de")).description.replaceAll("\u00a0", " ")).toBe(
    "Anreise ab 14 Uhr, Abreise bis 11 Uhr, Nachtruhe von 22 bis 8 Uhr. Alles, was Gäste wissen sollten.",
  );
});

test("the privacy statement names the responsible company, and only services that the campsite uses", async () => {
  const nothing = {
    phone: "+4761001234",
    legalName: "",
    organisationNumber: "",
    latitude: null,
    wayChart: null,
  };
  const bare = { ...nothing, bookingUrl: "", cardPaymentUrl: "", socialPageUrl: "" };
  const headings = (identity: PrivacyFacts["identity"], kinds: PrivacyFacts["kinds"] = []) =>
    Object.values(privacyStatement({ identity, kinds, sendsReceipts: true })).map(
      ({ body }) => (body.match(/<h2>/g) ?? []).length,
    );
  const [bareHeadings] = headings(bare);
  expect(headings(bare)).toEqual([bareHeadings, bareHeadings, bareHeadings]);
  const more = [
    headings({ ...bare, latitude: 60 }),
    headings({ ...bare, bookingUrl: "https://a.example" }),
    headings({ ...bare, cardPaymentUrl: "https://a.example" }),
    headings({ ...bare, socialPageUrl: "https://a.example" }),
    headings(bare, ["camera"]),
  ];
  for (const found of more) expect(found).toEqual([bareHeadings! + 1, bareHeadings! + 1, bareHeadings! + 1]);
  const { nb, de } = privacyStatement({
    identity: { ...bare, socialPageUrl: "https://venner.example/x" },
    kinds: [],
    sendsReceipts: false,
  });
  expect(nb.body).toContain(
    '<p><data value="identity.name"></data>, <data value="identity.address"></data>, er',
  );
  expect(nb.body).not.toMatch(/org\.nr|\/kort|kamera|Kartverket|kvittering/);
  expect(de.body).toContain("diesem Dienst, venner.example.");
});
