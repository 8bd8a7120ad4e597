import { expect, test } from "vitest";
import { mailAsHtml } from "./mail-html.ts";

const siteOrigin = "https://camping.example";

test("words on a background, and buttons in the foot, have their own colour also in dark mail programs", () => {
  const text = `Velkommen\n\nBekreft\n${siteOrigin}/a\n\n-- \nHvorfor\n\nMeld meg av\n${siteOrigin}/b`;
  const html = mailAsHtml({ language: "nb", from: "Campingen", subject: "Velkommen", text, siteOrigin });
  const styles = [...html.matchAll(/style="([^"]*)">(?!<\/div>)/g)].map(([, style]) => style!);
  const needColour = styles.filter((style) => /background:|border:2px/.test(style));
  expect(needColour).toHaveLength(4);
  for (const style of needColour) expect(style).toMatch(/(?:^|;)color:#/);
});
