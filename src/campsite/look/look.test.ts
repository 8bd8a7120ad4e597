import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { iconTasks } from "./icon-worker.server.ts";
import { lookKind } from "./look.ts";
import { lookCollection } from "./look.server.ts";
import { pictureIn, wrapPicture } from "./picture-mark.ts";

let site: StaffSite;
beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const save = (mainColour: string | null, accentColour: string | null, mark = "") =>
  lookCollection.save(site.context, lookKind.input.parse({ mainColour, accentColour, mark }), { id: 1 });

/** Changes only the size and the checksum in the header chunk (PNG, third edition, 11.2.1). */
function withSize(png: Buffer, side: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(side, 16);
  changed.writeUInt32BE(side, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

test("a campsite's own colours are on every page, on the wall screen and in a phone's browser bar until removed", async () => {
  const before = await site.read("/info/prices");
  expect(before).not.toContain("/assets/colours-");
  await save("#1A7A3C ", null);
  for (const path of ["/", "/en/info/prices", "/skjerm"])
    expect(await site.read(path), path).toContain('href="/assets/colours-1a7a3c-house.css"');
  expect(await site.read("/manifest.nb.webmanifest")).toContain('"theme_color":"#1c3723"');
  expect(await site.read("/")).toContain('content="#1c3723" media="(prefers-color-scheme: light)"');
  const sheet = await site.read("/assets/colours-1a7a3c-house.css");
  expect(sheet).toMatch(/^@layer tokens{:root{--paper:light-dark\(#fbf8f3,.*--primary:light-dark\(#1a7a3c,/);
  expect(sheet).not.toContain("--action");
  await save(null, null);
  expect(await site.read("/info/prices")).toBe(before);
});

test("an invalid colour is refused with an explanation", () => {
  for (const code of ["#12345", "green", "#12345g", ""])
    expect(() => lookKind.input.parse({ mainColour: code, accentColour: null }), code).toThrow(
      "must be a colour",
    );
});

test("an address without valid colours is 404", async () => {
  for (const path of ["/assets/colours-12345-house.css", "/assets/colours-123456.css"])
    expect((await site.get(path)).status, path).toBe(404);
});

describe("a campsite's own logo", () => {
  const drawn =
    '<svg viewBox="0 0 60 40"><script>alert(1)</script><path fill="#fff" d="M0 0h60v40z" onclick="x"/></svg>';

  test("is shown beside the name and as the icon, reduced to its shapes, under its own addresses", async () => {
    await save("#1a7a3c", null, drawn);
    const page = await site.read("/en");
    const [, mark] = /<img class="own-mark" src="([^"]+)" alt="" width="60" height="40"/.exec(page) ?? [];
    const [, icon] = /<link rel="icon" href="([^"]+)"/.exec(page) ?? [];
    expect(await site.read(mark!)).toMatch(
      /^<svg[^>]+viewBox="0 0 60 40"[^>]*><path fill="#fff" d="M0 0h60v40z"><\/path><\/svg>$/,
    );
    expect(await site.read(icon!)).toMatch(
      /<rect width="48" height="48" rx="10" fill="#1c3723"\/><svg x="7" y="7" width="34" height="34"/,
    );
    expect(await site.read("/manifest.de.webmanifest")).toContain(icon);
    expect(await site.read("/skjerm")).toContain(mark);
    const { headers } = await site.get(mark!);
    expect(headers.get("Content-Security-Policy")).toContain("sandbox");
    await save(null, null);
    expect((await site.get(mark!)).status, "the old address is gone").toBe(404);
    expect(await site.read("/en")).not.toContain("own-mark");
  });

  test("gets its size from the attributes width and height in any order", async () => {
    const path = '<path d="M0 0h60v40z"/></svg>';
    await save(null, null, `<svg height="40" xmlns="http://www.w3.org/2000/svg" x="7" width="60">${path}`);
    const page = await site.read("/");
    expect(page).toMatch(/<img class="own-mark" src="[^"]+" alt="" width="60" height="40"/);
    const [, icon] = /<link rel="icon" href="([^"]+)"/.exec(page) ?? [];
    const [, placed] = /<rect [^>]*>(<svg [^>]*>)/.exec(await site.read(icon!)) ?? [];
    const valuesOf = (name: string) =>
      [...placed!.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, is]) => is);
    expect(["x", "y", "width", "height"].map(valuesOf)).toEqual([["7"], ["7"], ["34"], ["34"]]);
  });

  test("can be a PNG: pages show it in its original size, and the icons contain it", async () => {
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#ff0" } })
      .png()
      .toBuffer();
    await save(null, null, wrapPicture(png.toString("base64"), 40, 20));
    const page = await site.read("/");
    const [, mark] = /<img class="own-mark" src="([^"]+)" alt="" width="40" height="20"/.exec(page) ?? [];
    expect(await site.read(mark!)).toContain("data:image/png;base64,");
    const [, small] = (
      JSON.parse(await site.read("/manifest.nb.webmanifest")) as { icons: { src: string }[] }
    ).icons;
    const icon = sharp(await (await site.get(small!.src)).arrayBuffer());
    expect(
      (await icon.extract({ left: 96, top: 96, width: 1, height: 1 }).raw().toBuffer()).toString("hex"),
    ).toBe("ffff00ff");
    // A logo that contains a PNG can't have any other content.
    const other = wrapPicture(png.toString("base64"), 40, 20).replace("</svg>", "<script/></svg>");
    await expect(save(null, null, other)).rejects.toMatchObject({ kind: "drawing-with-picture" });
  });

  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#ff0" } });
  const wrap = (bytes: Buffer, width = 40, height = 20) =>
    wrapPicture(bytes.toString("base64"), width, height);

  test("has its PNG encoded again, without metadata and in its original size", async () => {
    const png = await picture(40, 20)
      .withExif({ IFD0: { Artist: "Ola" } })
      .png()
      .toBuffer();
    expect((await sharp(png).metadata()).exif).toBeDefined();
    const { mark } = await save(null, null, wrap(png, 99, 99));
    const stored = Buffer.from(pictureIn(mark)!, "base64");
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(mark).toBe(wrap(stored, 40, 20));
    expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
    expect((await save(null, null, mark)).mark, "an unchanged mark stays the same").toBe(mark);
  });

  test("has its PNG encoded before the transaction, so that no writer waits for the encoding", async () => {
    const mark = wrap(await picture(30, 20).png().toBuffer());
    const encode = vi.spyOn(iconTasks, "run");
    const begin = vi.spyOn(site.context.contentVersion, "raise");
    expect((await site.call("PUT", "/look/1", { mark })).status).toBe(200);
    expect(encode).toHaveBeenCalledOnce();
    expect(encode.mock.invocationCallOrder[0]).toBeLessThan(begin.mock.invocationCallOrder[0]!);
  });

  const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
  const badPictures: readonly [string, string, () => Promise<Buffer>][] = [
    [
      "a PNG that unpacks to 900 megapixels",
      "oversized-picture",
      async () => withSize(await picture(40, 20).png().toBuffer(), 30_000),
    ],
    ["a PNG of too many pixels", "oversized-picture", () => picture(513, 20).png().toBuffer()],
    [
      "a PNG that is too long as Base64",
      "oversized-picture",
      () =>
        sharp({ create: { width: 150, height: 150, channels: 3, background: "#000", noise } })
          .png()
          .toBuffer(),
    ],
    ["a JPEG that is declared as PNG", "unsupported-picture", () => picture(40, 20).jpeg().toBuffer()],
    [
      "an SVG that is declared as PNG",
      "unsupported-picture",
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'),
    ],
    [
      "a truncated PNG",
      "unreadable-picture",
      async () => {
        const png = await picture(40, 20).png().toBuffer();
        return png.subarray(0, png.length - 30);
      },
    ],
  ];
  test.each(badPictures)("is refused with %s, and the error has the field's name", async (_, kind, make) => {
    const before = await lookCollection.get(site.context, 1);
    const answer = await site.call("PUT", "/look/1", { mark: wrap(await make()) });
    expect(await answer.json()).toMatchObject({
      type: `urn:campsite:problem:${kind}`,
      errors: [{ field: "mark", type: kind, message: expect.stringContaining("at most 512 pixels a side") }],
    });
    expect(await lookCollection.get(site.context, 1)).toEqual(before);
  });

  test.each([
    ["<html><p>Merke</p></html>", "unreadable-drawing"],
    ['<svg viewBox="0 0 1 1"><script/></svg>', "empty-drawing"],
  ])("%s is refused, and the error has the field's name", async (text, kind) => {
    await expect(save(null, null, text)).rejects.toMatchObject({
      kind,
      errors: [{ field: "mark", type: kind }],
    });
  });
});

describe("the app icon", () => {
  interface Manifest {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  }
  const icons = async () => (JSON.parse(await site.read("/manifest.nb.webmanifest")) as Manifest).icons;
  const touchIcon = async () => /<link rel="apple-touch-icon" href="([^"]+)"/.exec(await site.read("/"))![1]!;

  /** Returns the icon's size, and its colours in the corner, at the edge of the logo's square and in the middle. */
  async function look(path: string) {
    const answer = await site.get(path);
    expect([answer.status, answer.headers.get("content-type")], path).toEqual([200, "image/png"]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const image = sharp(await answer.arrayBuffer()).ensureAlpha();
    const { width, height } = await image.metadata();
    const pixels = await image.raw().toBuffer();
    const at = (x: number, y: number) => {
      const start = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
      return `#${pixels.subarray(start, start + 4).toString("hex")}`;
    };
    return { size: `${width}x${height}`, corner: at(0, 0), edge: at(0.2, 0.5), middle: at(0.5, 0.5) };
  }

  test("shows the campsite's logo on the header's colour, as PNG", async () => {
    await save("#1a7a3c", null, '<svg viewBox="0 0 9 9"><path fill="#ff0" d="M0 0h9v9H0z"/></svg>');
    const [vector, ...pngs] = await icons();
    expect(vector).toMatchObject({ type: "image/svg+xml", sizes: "any" });
    expect(pngs.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
    for (const { src, sizes, purpose } of pngs) {
      expect(src).toMatch(/^\/data\/look\/icon-\w+-[0-9a-f]{8}\.png$/);
      // Phones can crop a maskable icon to a circle, so the logo's square is inside the circle, on the header's colour.
      const isCut = purpose === "maskable";
      const [corner, edge] = isCut ? ["#1c3723ff", "#1c3723ff"] : ["#00000000", "#ffff00ff"];
      expect(await look(src)).toEqual({ size: sizes, corner, edge, middle: "#ffff00ff" });
    }
    expect(await look(await touchIcon())).toMatchObject({ size: "180x180", corner: "#1c3723ff" });
    expect((await site.get("/favicon.ico")).headers.get("location")).toBe(pngs[0]!.src);
  });

  test("shows the default logo on the campsite's colour if the campsite has no logo", async () => {
    await save("#1a7a3c", null);
    const [, small] = await icons();
    expect(await look(small!.src)).toMatchObject({ size: "192x192", middle: "#1c3723ff" });
    expect(await site.read("/")).not.toContain("own-mark");
    await save(null, "#1a7a3c");
    expect((await icons()).map(({ src }) => src).join()).not.toContain("/data/look/");
    expect((await site.get(small!.src)).status).toBe(404);
  });

  test("changes its address only with the logo and the main colour", async () => {
    const addresses = new Set<string>();
    const mark = (colour: string) => `<svg viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9H0z"/></svg>`;
    for (const [main, accent, drawn] of [
      ["#1a7a3c", null, mark("#ff0")],
      ["#1a7a3c", "#123456", mark("#ff0")],
      ["#1a3c7a", null, mark("#ff0")],
      ["#1a3c7a", null, mark("#f0f")],
    ] as const) {
      await save(main, accent, drawn);
      addresses.add(await touchIcon());
    }
    expect(addresses.size).toBe(3);
  });
});
