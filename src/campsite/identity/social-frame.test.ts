import { expect, test } from "vitest";
import { socialFrame } from "./social-frame.ts";

test("a page of an unknown network is framed directly", () => {
  expect(socialFrame("https://sosial.example/@campingen?a=b", "nb")).toEqual({
    src: "https://sosial.example/@campingen?a=b",
    source: "https://sosial.example",
  });
});

test.each([
  "https://www.facebook.com/campingen",
  "https://m.facebook.com/campingen",
  "https://facebook.com/x",
])("%s is framed by Facebook's plugin in the page's language", (url) => {
  const { src, source } = socialFrame(url, "en");
  expect(source).toBe("https://www.facebook.com");
  expect(new URL(src).pathname).toBe("/plugins/page.php");
  expect(Object.fromEntries(new URL(src).searchParams)).toMatchObject({ href: url, locale: "en_GB" });
});

test("only facebook.com and its subdomains count as Facebook", () => {
  expect(socialFrame("https://notfacebook.com/x", "nb").source).toBe("https://notfacebook.com");
});
