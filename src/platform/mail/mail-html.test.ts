import { expect, test } from "vitest";
import { mailAsHtml } from "./mail-html.ts";

const siteOrigin = "https://camping.example";
const ownAddress = "post@camping.example";

const htmlOf = (text: string) =>
  mailAsHtml({ language: "nb", from: "Campingen", subject: "Velkommen", text, siteOrigin, ownAddress });
const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, ...each]) => each);

test("text on a coloured background and buttons have their own text colour, for mail programs in dark mode", () => {
  const text = `Velkommen\n\nBekreft\n${siteOrigin}/a\n\n-- \nHvorfor\n\nMeld meg av\n${siteOrigin}/b`;
  const html = htmlOf(text);
  const styles = [...html.matchAll(/style="([^"]*)">(?!<\/div>)/g)].map(([, style]) => style!);
  const needColour = styles.filter((style) => /background:|border:2px/.test(style));
  expect(needColour).toHaveLength(4);
  for (const style of needColour) expect(style).toMatch(/(?:^|;)color:#/);
});

test("phone numbers and the campsite's e-mail address are links with the same words as in the plain text", () => {
  const text = `Ring +47 33\u00a000\u00a012\u00a034, 33 00 12 34 eller 900 12 345. Skriv til post@camping.example.\n\n-- \nCampingen\n+49 30 123456\nPost@camping.example`;
  const html = htmlOf(text);
  expect(linksIn(html)).toEqual([
    ["tel:+4733001234", "+47 33\u00a000\u00a012\u00a034"],
    ["tel:+4733001234", "33 00 12 34"],
    ["tel:+4790012345", "900 12 345"],
    ["mailto:post@camping.example", "post@camping.example"],
    ["tel:+4930123456", "+49 30 123456"],
    ["mailto:Post@camping.example", "Post@camping.example"],
  ]);
  const body = html.slice(html.indexOf("<body"));
  const words = body.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, "");
  expect(words).toBe(`Campingen${text.replace("\n-- \n", "")}`.replaceAll(/\s+/g, ""));
});

test("dates, amounts, other e-mail addresses and quoted lines aren't links", () => {
  const text = `12.07.2026 10.00, 1 200 00 kr, 0123 45 67890, 912 345 678, kari@post.example, epost@camping.example, post@camping.example.no\n\n> Ring 33 00 12 34\n> post@camping.example`;
  expect(linksIn(htmlOf(text))).toEqual([]);
});
