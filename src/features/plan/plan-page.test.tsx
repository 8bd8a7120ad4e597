import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { demoPlan as plan } from "#test/support/demo-plan.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { offerEveryLanguage, openTestSite, type TestSite } from "#test/support/site.ts";
import { PlanDrawing } from "./drawing/plan-drawing.tsx";
import { planPage } from "./plan-page.tsx";
import { planText } from "#messages/plan";
import { pitchesOf } from "./pitches.ts";
import { pitchRanges } from "./plan-words.ts";

const page = {
  title: "Plan",
  lead: "",
  description: "Plan",
  body: "",
  language: "nb",
  languages: ["nb"],
  photo: undefined,
  landscape: undefined,
  facts: [],
  isUnwritten: false,
  editScreen: undefined,
} as const;
const { View } = planPage;
const render = (language: (typeof languages)[number]) =>
  renderToStaticMarkup(
    <View
      data={{
        page: { ...page, languages: [...page.languages], facts: [] },
        identity: { phone: "+4733001234", email: "post@camping.example" },
        plan,
        matches: undefined,
      }}
      language={language}
      consent={undefined}
      assetUrl={(source) => `/${source}`}
    />,
  );
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

describe.each(languages)("the plan's page in %s", (language) => {
  const html = render(language);

  test("every internal link has a target, and all ids are unique", () => {
    const ids = all(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const target of all(html, / href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  test("each pitch is linked in the plan and in the lists", () => {
    const targets = all(html, / href="#([A-E]\d+)"/g);
    for (const { id } of plan.areas.flatMap((area) => pitchesOf(area, plan))) {
      expect(targets.filter((target) => target === id)).toHaveLength(2);
    }
  });

  test("has no inline style, because the Content-Security-Policy forbids inline styles", () => {
    expect(html).not.toMatch(/ style=|<style/);
  });
});

describe("a search of the plan", () => {
  const found = async (site: TestSite, typed: string, language: Language = "nb") => {
    const html = await site.read(`${address("sitemap", language)}?plass=${encodeURIComponent(typed)}`);
    const matches = /<section id="plan-matches"[^]*?<\/section>/.exec(html)?.[0];
    return matches && [/<h2[^>]*>(.*?)<\/h2>/.exec(matches)![1], ...all(matches, / href="#([^"]+)"/g)];
  };

  test("gets an answer in the page's language, with the number of matches", async () => {
    await using site = await openTestSite();
    expect(await found(site, "c 14")).toEqual(["1 treff", "C14"]);
    expect((await found(site, "14"))?.slice(0, 3)).toEqual(["3 treff", "A14", "B14"]);
    expect((await found(site, "felt c"))?.slice(0, 2)).toEqual(["3 treff", "field-C"]);
    expect(await found(site, "Pitch C14", "en")).toEqual(["1 match", "C14"]);
    expect(await found(site, "hytteplaneten")).toEqual(["Ingen treff"]);
    expect(await found(site, "  ")).toBeUndefined();
    expect(await site.read(`${address("sitemap", "de")}?plass=hytteplaneten`)).toContain(
      planText.de.nothing({ ranges: pitchRanges(plan, "de") }),
    );
  });

  test("shares its cached page with searches that have the same results, and doesn't repeat the typed text", async () => {
    await using site = await openTestSite();
    const read = (typed: string) => site.read(`/info/sitemap?plass=${encodeURIComponent(typed)}`);
    const shown = await read("C14");
    expect(await read(" plass c-014 ")).toBe(shown);
    expect(await read("<script>alert(1)</script>")).not.toContain("alert(1)");
    const rendered = await site.get("/info/sitemap?plass=felt+c");
    expect((await site.get("/info/sitemap?plass=C+felt")).headers.get("etag")).toBe(
      rendered.headers.get("etag"),
    );
  });
});

test("a site without a plan says so on the plan's page, and the home page doesn't link to the plan's page", async () => {
  await using site = await openTestSite({ isSeeded: false });
  await offerEveryLanguage(site.context);
  for (const language of languages) {
    const html = await site.read(address("sitemap", language));
    expect(html).toContain(planText[language].none);
    expect(html).not.toMatch(/site-plan\.svg|id="plass"|plan\.client/);
    // The menus and the home page don't link to the plan's page.
    expect(html.match(new RegExp(`href="${address("sitemap", language)}"`, "g"))?.length ?? 0).toBeLessThan(
      2,
    );
    expect(await site.read(address("home", language))).not.toContain(
      `href="${address("sitemap", language)}"`,
    );
  }
});

test("a chosen pitch that is rotated or larger has its own outline, with its flag below", () => {
  const [first, ...others] = plan.areas;
  const row = { from: 1, count: 1, corner: [200, 200] as [number, number], angle: 30 };
  const turnedPlan = {
    ...plan,
    areas: [{ ...first!, size: [12, 14] as [number, number], rows: [row] }, ...others],
  };
  const html = renderToStaticMarkup(<PlanDrawing plan={turnedPlan} language="nb" groundUrl="/ground.svg" />);
  const chosen = /<g id="A1" .*?<text>Plass A1<\/text><\/g><\/g>/.exec(html)![0];
  // 12 × 14 m are 24 × 28 plan units. The outline adds 2 units on each side.
  expect(chosen).toContain('transform="rotate(30)" x="-14" y="-16" width="28" height="32"');
  const below = Number(/translate\(0 ([\d.]+)\)/.exec(chosen)![1]);
  expect(below).toBeCloseTo((28 * Math.cos(Math.PI / 6) + 24 * Math.sin(Math.PI / 6)) / 2 - 10, 1);
  // The other pitches share one outline.
  expect(html).toContain('<use href="#plan-pick"></use><text>1</text><text>Plass B1</text>');
});

test("a chosen pitch by the plan's edge has its label within the plan", () => {
  const [first, ...others] = plan.areas;
  for (const x of [4, plan.width - 22]) {
    const row = { from: 1, count: 1, corner: [x, 200] as [number, number], angle: 0 };
    const atEdge = { ...plan, areas: [{ ...first!, rows: [row] }, ...others] };
    const html = renderToStaticMarkup(<PlanDrawing plan={atEdge} language="nb" groundUrl="/ground.svg" />);
    const chosen = /<g id="A1" .*?Plass A1<\/text><\/g><\/g>/.exec(html)![0];
    const [, left, width] = /<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/.exec(chosen)!.map(Number);
    expect(left).toBeGreaterThan(0);
    expect(left! + width!).toBeLessThan(plan.width);
  }
});

test("a chosen area has one outline, or one outline per row when another area's pitches lie between the rows", () => {
  const [a, b] = plan.areas;
  const row = (y: number) => ({ from: y, count: 3, corner: [200, y] as [number, number], angle: 0 });
  const outlines = (between: number) => {
    const areas = [
      { ...a!, rows: [row(100), row(200)] },
      { ...b!, rows: [row(between)] },
    ];
    const html = renderToStaticMarkup(
      <PlanDrawing plan={{ ...plan, areas }} language="nb" groundUrl="/ground.svg" />,
    );
    const chosen = /<g id="field-A">.*?<\/g>/.exec(html)![0];
    const tops = all(chosen, /<rect class="plan-outline filled" x="[\d.]+" y="([\d.]+)"/g).map(Number);
    const pole = Number(/<path class="plan-pole" d="M[\d.]+ ([\d.]+)/.exec(chosen)![1]);
    return { tops, pole };
  };
  expect(outlines(300).tops).toEqual([95]);
  const { tops, pole } = outlines(150);
  expect(tops).toEqual([95, 195]);
  // The label's pole is lower than the upper edge of the lowest row.
  expect(pole).toBeGreaterThan(195);
});

test("a ground other than the built-in drawing has a scale bar of at most a fifth of its width", () => {
  const own = { ...plan, ground: "plain", width: 800, metresPerUnit: 0.5 } as const;
  const html = renderToStaticMarkup(<PlanDrawing plan={own} language="nb" groundUrl="/ground.svg" />);
  // The plan is 400 m wide. A fifth of its width is 80 m, so the bar is 50 m long.
  expect(html).toMatch(/<path d="M0 0h100v4h-100z"><\/path>.*>50 m<\/text>/);
  expect(render("nb")).not.toContain("data-scale");
});
