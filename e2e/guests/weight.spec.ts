import path from "node:path";
import { languages } from "#src/i18n/language.ts";
import { expect, test } from "../support/journey.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";

test("no page in any language wants more than the two small fonts", async ({ page }) => {
  const fonts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.add(path.basename(new URL(request.url()).pathname));
  });
  for (const language of languages)
    for (const name of publicPages) {
      await page.goto(pathOf(name, language));
      await page.evaluate(() => document.fonts.ready);
      expect.soft([...fonts].toSorted(), `${name} in ${language}`).toHaveLength(2);
    }
});

test("the first view is light: at most 3 KB of JavaScript, 25 KB with HTML and CSS", async ({ page }) => {
  await page.goto("/", { waitUntil: "load" });
  const sizes = await page.evaluate(() => {
    const [html] = performance.getEntriesByType("navigation");
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const sum = (ending: string) =>
      resources
        .filter(({ name }) => new URL(name).pathname.endsWith(ending))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    return {
      html: (html as PerformanceNavigationTiming).encodedBodySize,
      css: sum(".css"),
      script: sum(".js"),
    };
  });
  test.info().annotations.push({ type: "bytes", description: JSON.stringify(sizes) });
  expect(Math.min(...Object.values(sizes)), JSON.stringify(sizes)).toBeGreaterThan(0);
  expect(sizes.script, JSON.stringify(sizes)).toBeLessThanOrEqual(3 * 1024);
  expect(sizes.html + sizes.css + sizes.script, JSON.stringify(sizes)).toBeLessThanOrEqual(25 * 1024);
});

test("a later page comes without what every page has, at half the size, and is the same", async ({
  page,
}) => {
  await page.goto("/");
  // The browser loads the dictionary when it has nothing else to do; what it has it only asks whether it is unchanged.
  const inside = publicPages.filter((name) => name !== "home").values();
  let shown = "";
  const encoding = async () => {
    shown = pathOf(inside.next().value!, "nb");
    return (await page.goto(shown))!.headerValue("content-encoding");
  };
  await expect.poll(encoding, { intervals: [500] }).toBe("dcz");
  const { encodedBodySize, decodedBodySize } = await page.evaluate(
    () => performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming,
  );
  const sizeIn = async (form: string) => {
    const answer = await page.request.get(shown, { headers: { "accept-encoding": form } });
    return Number(answer.headersArray().find(({ name }) => name.toLowerCase() === "content-length")!.value);
  };
  expect(decodedBodySize).toBe(await sizeIn("identity"));
  expect(encodedBodySize).toBeLessThan((await sizeIn("br")) * 0.65);
});
