import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils } from "htmlparser2";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawings, gallery, openGraphs } from "#content/drawings/drawings.ts";
import { noon } from "#content/drawings/palettes.ts";
import { bleed } from "#src/features/plan/drawing/plan-ground.tsx";
import { signs as planSigns } from "#src/features/plan/signs.ts";
import { demoPlan as plan } from "#test/support/demo-plan.ts";
import { weatherSymbols } from "#src/features/weather/met/symbols.ts";
import { readDrawing, type Light } from "./assemble-drawing.ts";
import { assembleInLight, lightOf } from "./drawings.ts";
import { lightOfSymbol } from "./weather-symbols.ts";
import { pictograms } from "#src/ui/icon.tsx";

const folder = "content/drawings";
const sources = globSync("**/*.svg", { cwd: folder });
const read = (source: string) => readFileSync(path.join(folder, source), "utf8");
const linksIn = (source: string) =>
  [...read(source).matchAll(/<image\b[^>]*\bhref="([^"]*)"/g)].map(([, to]) => to!);

/**
 * Returns the light in which drawing programs show a source. For weather.svg this is a rain shower by day. For other
 * sources it is noon, unless the site shows the source only in other lights. Then it is the first of these lights.
 */
function ownLight(source: string): Light {
  if (source === "site/weather.svg") return lightOfSymbol(weatherSymbols.get("lightrainshowers_day"));
  const palettes = drawings
    .filter((drawing) => `${drawing.source}.svg` === source)
    .map(({ palette }) => palette);
  return lightOf(palettes.includes(noon) ? noon : (palettes[0] ?? noon));
}

/** Adds a <style> to a source. Drawing programs and browsers then show the source in this light. */
function withStyle(svg: string, { conditions, tokens }: Light): string {
  const classes = new Set(
    [...svg.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)),
  );
  const rules = [...classes].toSorted().flatMap((name) => {
    const [, kind, of = ""] = /^(when|unless|fill|stroke|opacity)-(.+)$/.exec(name) ?? [];
    const value = kind === "when" || kind === "unless" ? conditions.get(of) : tokens.get(of);
    if (!kind || value === undefined) throw new Error(`Class "${name}" is unknown.`);
    if (value === (kind === "when")) return [];
    return [`    .${name} { ${typeof value === "string" ? `${kind}: ${value}` : "display: none"} }`];
  });
  const bare = svg.replace(/\s*<style\b[^>]*>[^]*?<\/style>/, "");
  if (!rules.length) return bare;
  const style = `\n  <style>\n${rules.join("\n")}\n  </style>`;
  return bare.replace(/<svg\b[^>]*>(?:\s*<title\b[^>]*>[^<]*<\/title>)?/, (head) => head + style);
}

describe("a drawing's source", () => {
  test.each(sources)("%s is XML, and has a style that shows the site's colours", async (source) => {
    const { width, height } = await sharp(path.join(folder, source)).metadata();
    expect(width * height).toBeGreaterThan(0);
    const svg = read(source);
    // After a change of palettes or classes, `vitest run build/drawings.test.ts -u` updates the style.
    await expect(withStyle(svg, ownLight(source))).toMatchFileSnapshot(path.resolve(folder, source));
  });

  test("is a whole drawing of the site or is linked from one, and no part links to another part", () => {
    const parts = sources.filter((source) => source.startsWith("parts/"));
    const wholes = sources.filter((source) => !parts.includes(source));
    expect(new Set(wholes)).toEqual(
      new Set(["site/weather.svg", "site/app-icon.svg", ...drawings.map(({ source }) => `${source}.svg`)]),
    );
    const linked = (source: string) => linksIn(source).map((to) => path.join(path.dirname(source), to));
    expect(new Set(wholes.flatMap(linked))).toEqual(new Set(parts));
    expect(parts.flatMap(linksIn)).toEqual([]);
  });
});

test("drawings work as images in each of their lights, under any Content-Security-Policy", () => {
  for (const drawing of drawings) {
    expect(assembleInLight(drawing), drawing.file).not.toMatch(/class|style|<image|xlink|NaN|undefined/);
  }
});

test("a drawing that becomes a photo or an Open Graph image is 1200 units wide", () => {
  for (const drawing of [...gallery, ...openGraphs]) {
    expect(assembleInLight(drawing), drawing.file).toMatch(/^<svg [^>]*viewBox="0 0 1200 \d+"/);
  }
});

describe("the built-in drawing of the plan", () => {
  const [, , width, height] = readDrawing(`${folder}/site/site-plan.svg`)
    .attribs["viewBox"]!.split(" ")
    .map(Number);
  const signs = new Map(
    DomUtils.getElementsByTagName("symbol", readDrawing(`${folder}/site/site-plan.svg`)).map((symbol) => [
      symbol.attribs["id"]!,
      DomUtils.getElementsByTagName("path", symbol)[0]!.attribs["d"],
    ]),
  );

  test("extends beyond the plan's area by the bleed on each side", () => {
    expect([width, height]).toEqual([plan.width + 2 * bleed.x, plan.height + 2 * bleed.y]);
  });

  test("has every sign that a plan can contain, and shares its shapes with the pictograms on pages", () => {
    for (const sign of planSigns) expect(signs.get(`sign-${sign}`), sign).toMatch(/^M/i);
    for (const [name, shape] of Object.entries(pictograms))
      expect([shape, undefined]).toContain(signs.get(`sign-${name}`));
  });
});
