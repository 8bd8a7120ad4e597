import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { classesIn, createSelectStyle, splitStyle } from "./page-style.ts";

const css = [
  "@layer base,parts;",
  "@font-face{font-family:a;src:url(/a.woff2)}",
  "@layer base{p{margin:0}.wide{color:red}}",
  "@layer parts{.card{color:red}.card .name,.tag{color:red}@media (width<40rem){.card{color:blue}.tag{color:blue}}}",
  '.card:not(.open):after{content:"}{;"}',
  "@media print{.sheet{color:red}}",
].join("");

const select = createSelectStyle(splitStyle(css, (name) => name === "sheet"));

test("a page gets the rules of its own classes, in their layers and conditions and in their order", () => {
  expect(select(classesIn('<p class="card low">')).text).toBe(
    [
      "@layer base,parts;",
      "@font-face{font-family:a;src:url(/a.woff2)}",
      "@layer base{p{margin:0}}",
      "@layer parts{.card{color:red}@media (width<40rem){.card{color:blue}}}",
      '.card:not(.open):after{content:"}{;"}',
      "@media print{.sheet{color:red}}",
    ].join(""),
  );
  expect(select(classesIn('<p class="tag">')).text).toContain(
    "@layer parts{.card .name,.tag{color:red}@media (width<40rem){.tag{color:blue}}}",
  );
});

test("what scripts give elements later has its rules on every page", () => {
  expect(select(new Set()).text).toContain(".sheet");
});

test("the whole style is what it was cut from", () => {
  expect(select("all").text).toBe(css);
});

test("the policy names exactly what stands in the page", () => {
  const { text, source } = select(new Set(["card"]));
  expect(source).toBe(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
});
