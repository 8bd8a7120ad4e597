import { expect, test } from "vitest";
import { saveWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { websiteSettingsKind } from "#src/campsite/settings/website-settings.ts";
import { getIdentity, identityCollection } from "#src/campsite/identity/identity.server.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { demoPages } from "#src/campsite/identity/demo-pages.ts";
import { address, localPath } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { readHead } from "#test/pages/head.ts";
import { openTestSite } from "#test/support/site.ts";
import { topUpText } from "#messages/top-up";

test("the page links to the card-payment provider and names its host", async () => {
  await using site = await openTestSite();
  for (const language of languages) {
    const html = await site.read(address("topUp", language));
    const page = localPath(demoPages.cardPaymentUrl.path, language);
    const link = `<a class="button action breaks" href="http://localhost:3000${page}" rel="noopener">`;
    expect(html).toContain(link);
    expect(html).toContain(topUpText[language].goTo({ host: "localhost:3000" }));
    // The page contains the address only in the link, so that browsers don't prefetch the address.
    expect(html.split(page)).toHaveLength(2);
    // The countdown needs a script. Without a script the countdown is hidden.
    expect(html).toMatch(/<div class="top-up-wait [^"]*" inert="">/);
    expect(html).toContain("src/features/top-up/top-up.client.ts");
    expect(html).not.toMatch(/http-equiv/i);
  }
});

test("the page doesn't link to the demo's page after staff have saved a real address or no address", async () => {
  await using site = await openTestSite();
  const identity = await getIdentity(site.context);
  for (const cardPaymentUrl of ["https://cards.example/top-up", ""]) {
    const { id } = identity;
    await identityCollection.save(site.context, identityKind.input.parse({ ...identity, cardPaymentUrl }), {
      id,
    });
    expect(await site.read(address("topUp", "nb"))).not.toContain(demoPages.cardPaymentUrl.path);
  }
});

test("the page says that cards are topped up at the reception while the link is turned off", async () => {
  await using site = await openTestSite();
  const { id } = await site.context.db.selectFrom("websiteSettings").select("id").executeTakeFirstOrThrow();
  await saveWebsiteSettings(
    site.context,
    websiteSettingsKind.input.parse({ enableCPay: false, enableOnlineBooking: true, enableFeedback: true }),
    { id },
  );
  for (const language of languages) {
    const html = await site.read(address("topUp", language));
    expect(html).toContain(topUpText[language].offHeading);
    expect(html).toContain(`href="${address("contactUs", language)}"`);
    expect(html).not.toMatch(/kort\.example|top-up\.client/);
    expect(readHead(html).meta["description"]).toContain(topUpText[language].leads.atReception);
  }
});

test("on a campsite without cards, the page says that there are no cards, and search engines don't list the page", async () => {
  await using site = await openTestSite({ isSeeded: false });
  for (const language of languages) {
    const html = await site.read(address("topUp", language));
    expect(html).toContain(topUpText[language].leads.none);
    expect(html).not.toMatch(/RFID|rfid-/);
    expect(readHead(html).meta["robots"]).toContain("noindex");
  }
});
