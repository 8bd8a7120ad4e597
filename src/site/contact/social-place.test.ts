import { expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";
import { openTestSite } from "#test/support/site.ts";

test("beneath a frame with posts stands where else they are, in every language, for when it stays empty", async () => {
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
