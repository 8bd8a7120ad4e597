import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { demoPlan as plan } from "#test/support/demo-plan.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { openTestSite } from "#test/support/site.ts";
import { planPage } from "./plan-page.tsx";
import { planText } from "./plan.text.ts";
import { pitchesOf } from "./pitches.ts";

const page = {
  title: "Plan",
  lead: "",
  description: "Plan",
  body: "",
  language: "nb",
  languages: ["nb"],
  photo: undefined,
  facts: [],
  isUnwritten: false,
} as const;
const { View } = planPage;
const render = (language: (typeof languages)[number]) =>
  renderToStaticMarkup(
    <View
      data={{
        page: { ...page, languages: [...page.languages], facts: [] },
        identity: { phone: "+4733001234", email: "post@camping.example" },
        plan,
      }}
      language={language}
      consent={undefined}
      assetUrl={(source) => `/${source}`}
    />,
  );
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

describe.each(languages)("the plan's page in %s", (language) => {
  const html = render(language);

  test("every link within it leads to something on it, and no two things share an address", () => {
    const ids = all(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const target of all(html, / href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  test("each pitch can be pressed in the plan and found in the lists", () => {
    const targets = all(html, / href="#([A-E]\d+)"/g);
    for (const { id } of plan.areas.flatMap((area) => pitchesOf(area, plan))) {
      expect(targets.filter((target) => target === id)).toHaveLength(2);
    }
  });

  test("needs no inline style, which the Content-Security-Policy forbids", () => {
    expect(html).not.toMatch(/ style=|<style/);
  });
});

test("a site without the demo shows nobody else's plan, and says so", async () => {
  await using site = await openTestSite({ isSeeded: false });
  for (const language of languages) {
    const html = await site.read(address("sitemap", language));
    expect(html).toContain(planText[language].none);
    expect(html).not.toMatch(/site-plan\.svg|id="plass"|plan\.client/);
    // Nothing leads there.
    expect(html.match(new RegExp(`href="${address("sitemap", language)}"`, "g"))?.length ?? 0).toBeLessThan(
      2,
    );
    expect(await site.read(address("home", language))).not.toContain(
      `href="${address("sitemap", language)}"`,
    );
  }
});
