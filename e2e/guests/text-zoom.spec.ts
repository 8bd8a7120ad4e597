import { languages } from "#src/i18n/language.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { expect, test } from "../support/journey.ts";
import { doubleText, findLayoutFaults, findSqueezedWords } from "../support/layout.ts";

/* Browsers that make only the text larger: media queries don't know of it, unlike of the text that text-size.spec.ts sets. */

test.beforeEach(({ context, site }) =>
  context.addCookies([{ name: "cookiepolicy", value: "true|false|false", url: site.origin }]),
);

for (const language of languages) {
  test(`on phones no page scrolls sideways or cuts words when only its text is made twice as large (${language})`, async ({
    page,
  }) => {
    for (const name of [...publicPages, "newsYear" as const, "galleryPart" as const]) {
      await page.goto(pathOf(name, language));
      await doubleText(page);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await findLayoutFaults(page), `${name} at ${width} px`).toEqual([]);
        expect.soft(await findSqueezedWords(page), `${name} at ${width} px`).toEqual([]);
      }
    }
  });
}
