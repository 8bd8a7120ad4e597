import { describe, expect, test } from "vitest";
import { withContents } from "./text-page.tsx";

describe("withContents", () => {
  test("marks main headings and lists them in order", () => {
    const { html, headings } = withContents("<h2>Ro og kjøring</h2><p>Sakte.</p><h3>Natt</h3><h2>Hund</h2>");
    expect(html).toBe(
      '<h2 id="section-ro-og-kjoring">Ro og kjøring</h2><p>Sakte.</p><h3>Natt</h3><h2 id="section-hund">Hund</h2>',
    );
    expect(headings).toEqual([
      { id: "section-ro-og-kjoring", html: "Ro og kjøring" },
      { id: "section-hund", html: "Hund" },
    ]);
  });

  test("gives identical headings different ids", () => {
    const { headings } = withContents("<h2>Telt 2</h2><h2>Telt</h2><h2>Telt</h2><h2>…</h2>");
    expect(headings.map(({ id }) => id)).toEqual([
      "section-telt-2",
      "section-telt",
      "section-telt-3",
      "section-del",
    ]);
  });

  test("removes tags from the list and keeps escaped characters escaped", () => {
    const { html, headings } = withContents('<h2>Gass &amp; <a href="/guests">ild</a> &lt;b&gt;</h2>');
    expect(headings).toEqual([{ id: "section-gass-ild-b", html: "Gass &amp; ild &lt;b&gt;" }]);
    expect(html).toContain('<a href="/guests">ild</a>');
  });
});
