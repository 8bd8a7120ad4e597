import { expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";
import { openTestSite } from "#test/support/site.ts";

test("below the framed posts is a link to their page, in every language, in case the frame stays empty", async () => {
  await using site = await openTestSite();
  for (const language of languages) {
    const address = language === "nb" ? "/" : `/${language}`;
    const html = await (await site.get(address, { Cookie: "cookiepolicy=false|true|false" })).text();
    expect(
      html.match(/<\/iframe><figcaption>[^<]+<a href="https?:[^"]+"[^>]*>[^<]+<\/a>/),
      language,
    ).not.toBeNull();
  }
});
