import { expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";
import { openTestSite } from "#test/support/site.ts";

test("a link to the social media page is below the framed posts in every language", async () => {
  await using site = await openTestSite();
  for (const language of languages) {
    const address = language === "nb" ? "/" : `/${language}`;
    const html = await (await site.get(address, { Cookie: "cookiepolicy=false|true|false" })).text();
    expect(
      html.match(/<\/iframe><figcaption[^>]*>[^<]+<a href="https?:[^"]+"[^>]*>[^<]+<\/a>/),
      language,
    ).not.toBeNull();
  }
});
