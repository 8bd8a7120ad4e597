import { describe, expect, test } from "vitest";
import { withContents } from "./text-page.tsx";

describe("withContents", () => {
  test("marks main headings and lists them in order", () => {
    const { html, headings } = withContents("<h2>Ro og kjøring</h2><p>Sakte.</p><h3>Natt</h3><h2>Hund</h2>");
    expect(html).toBe(
      '<h2 id="ro-og-kjoring-1">Ro og kjøring</h2><p>Sakte.</p><h3>Natt</h3><h2 id="hund-2">Hund</h2>',
    );
    expect(headings).toEqual([
      { id: "ro-og-kjoring-1", html: "Ro og kjøring" },
      { id: "hund-2", html: "Hund" },
    ]);
  });

  test("gives identical headings different ids", () => {
    const { headings } = withContents("<h2>Telt</h2><h2>Telt</h2><h2>…</h2>");
    expect(headings.map(({ id }) => id)).toEqual(["telt-1", "telt-2", "del-3"]);
  });

  test("removes tags from the list and keeps escaped characters escaped", () => {
    const { html, headings } = withContents('<h2>Gass &amp; <a href="/guests">ild</a> &lt;b&gt;</h2>');
    expect(headings).toEqual([{ id: "gass-ild-b-1", html: "Gass &amp; ild &lt;b&gt;" }]);
    expect(html).toContain('<a href="/guests">ild</a>');
  });
});
