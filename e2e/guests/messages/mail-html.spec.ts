import { mailAsHtml } from "#src/platform/mail/mail-html.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/test.ts";

const siteOrigin = "https://camping.example";

for (const colorScheme of ["light", "dark"] as const)
  test(`the signature of a mail is ${colorScheme} and easy to read in a ${colorScheme} mail program`, async ({
    page,
  }) => {
    const text = `Velkommen\n=========\n\nVannet er av.\n\nSe oppslagene\n${siteOrigin}/\n\n> Har dere plass?\n\n-- \nHvorfor\n\nMeld meg av\n${siteOrigin}/beskjed\n\n33 00 12 34`;
    const mail = { language: "nb", from: "Campingen", subject: "Vannet er av", ownAddress: "" } as const;
    await page.emulateMedia({ colorScheme });
    await page.setContent(mailAsHtml({ ...mail, text, siteOrigin }));
    await expectNoFindings(page, "body > div", [colorScheme]);
    const lightness = await page.locator("body > div > div:last-child").evaluate((signature) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(signature)
        .backgroundColor.match(/\d+/g)!
        .map(Number);
      return (red + green + blue) / 3 / 255;
    });
    if (colorScheme === "dark") expect(lightness).toBeLessThan(0.3);
    else expect(lightness).toBeGreaterThan(0.8);
  });
