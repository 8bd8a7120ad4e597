import { afterAll, beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import { storedFilesJob } from "#src/platform/files/stored-files-job.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { reduceSvg } from "#src/platform/files/reduce-svg.server.ts";
import { groundUrl, type GroundFile } from "./ground-file.ts";
import { groundFiles } from "./ground-files.server.ts";

const cut = (inside: string, root = 'viewBox="0 0 40 20"') =>
  reduceSvg(
    Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`),
  );
const kindOf = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error instanceof Problem ? error.kind : error;
  }
};
const path = '<path d="M0 0h40v20z"/>';

describe("reducing an uploaded drawing to shapes", () => {
  test("keeps the colours of the shapes, even if classes and styles set the colours", () => {
    const { svg, width, height } = cut(
      `<style>.st0,.st1{fill:#0a0;cursor:url(https://x.example/y)} #a{fill:red}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g class="st0 other" transform="scale(2)"><path id="a" style="stroke: #123; behavior: url(x)" d="M0 0L1 1"/><rect fill="url(#g)" width="4" height="4"/><use href="#a"/></g>`,
      'viewBox="0 0 40 20" width="100%"',
    );
    expect([width, height]).toEqual([40, 20]);
    for (const part of [
      'fill="#0a0"',
      'stroke="#123"',
      'fill="url(#g)"',
      'href="#a"',
      "linearGradient",
      "scale(2)",
    ])
      expect(svg).toContain(part);
    expect(svg).not.toMatch(/style|class|x\.example|behavior/);
  });

  test.each([
    ["a script", "<script>alert(1)</script>", /script|alert/],
    ["an event handler", '<rect onload="alert(1)" onclick="x()" width="1" height="1"/>', /on(load|click)/],
    ["a link", '<a href="javascript:alert(1)"><circle r="3"/></a>', /javascript|<a/],
    [
      "a font from another site",
      "<style>@font-face{src:url(https://x.example/a)}</style>",
      /x\.example|font-face/,
    ],
    ["data of a drawing program", '<i:pgf xmlns:i="https://x.example/i">AAAA</i:pgf>', /pgf/],
    ["an animation", '<animate attributeName="href" to="javascript:alert(1)"/>', /animate|javascript/],
  ])("removes %s", (_what, inside, gone) => {
    expect(cut(inside + path).svg).not.toMatch(gone);
  });

  test.each([
    ["no shapes", "<title>Kart</title><g/>", undefined, "empty-drawing"],
    ["no size", path, "", "unreadable-drawing"],
    ["a million numbers", `<path d="M0 0${" 1 1".repeat(500_000)}"/>`, undefined, "oversized-drawing"],
    ["too many shapes", "<g/>".repeat(20_001) + path, undefined, "oversized-drawing"],
  ])("refuses a drawing with %s", (_what, inside, root, kind) => {
    expect(kindOf(() => cut(inside, root))).toBe(kind);
  });

  test("ignores entities of a document type", () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg viewBox="0 0 9 9">${path}<text>&b;</text></svg>`;
    expect(reduceSvg(Buffer.from(bomb)).svg).not.toMatch(/aaa|ENTITY/);
  });

  test("refuses an HTML page", () => {
    expect(kindOf(() => reduceSvg(Buffer.from("<html><p>Kart</p></html>")))).toBe("unreadable-drawing");
  });
});

describe("an uploaded ground", () => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  async function send(bytes: Uint8Array | string, name = "Kart over Øya.svg") {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(Buffer.from(bytes))], name));
    const response = await site.app.fetch(
      new Request("http://localhost:3000/api/v1/plan/ground", {
        method: "POST",
        headers: { Authorization: `Bearer ${await site.issuer.token()}` },
        body: form,
      }),
    );
    return (await response.json()) as GroundFile & { type?: string };
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script/>${path}</svg>`;
  const plan = async () =>
    (await (await site.call("GET", "/plan/1")).json()) as { id: number; version: number };
  const save = async (changed: object) => {
    const { id: _, version, ...values } = await plan();
    return site.call("PUT", "/plan/1", { ...values, ...changed }, { "If-Match": `"${version}"` });
  };

  test("is served as an image in a sandbox before the plan is saved, and is on the plan's page after the save", async () => {
    const file = await send(svg);
    expect(file).toMatchObject({ width: 40, height: 20 });
    expect(file.filename).toMatch(/^kart-over-oya-[0-9a-f]{8}\.svg$/);
    const answer = await site.get(groundUrl(file));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
    });
    expect(await answer.text()).not.toContain("script");
    expect((await save({ ground: "own", groundFile: file })).status).toBe(200);
    expect(await site.read("/info/sitemap")).toContain(`href="${groundUrl(file)}"`);

    // An unused ground is deleted after thirty days. A used ground stays.
    const other = await send(svg.replace("h40", "h30"));
    await groundFiles.purge(site.context);
    const { now } = site.context;
    site.context.now = () => now().add({ hours: 31 * 24 });
    expect(await groundFiles.purge(site.context)).toBe(1);
    expect(await groundFiles.listStored(site.context)).toEqual([file.filename]);
    site.context.now = now;
    expect((await site.get(groundUrl(other))).status).toBe(404);
    await site.context.storage.remove([groundFiles.storedName(file.filename)]);
    await expect(storedFilesJob(site.context).run(new AbortController().signal)).rejects.toThrow(
      file.filename,
    );
  });

  test("can be a picture, whose metadata is removed", async () => {
    const picture = sharp({ create: { width: 3000, height: 1500, channels: 3, background: "#8a8" } });
    const file = await send(
      await picture
        .jpeg()
        .withExif({ IFD0: { Artist: "Ola" } })
        .toBuffer(),
      "kart.jpg",
    );
    expect(file).toMatchObject({ width: 2560, height: 1280 });
    const bytes = await (await site.get(groundUrl(file))).arrayBuffer();
    const { format, exif } = await sharp(bytes).metadata();
    expect([format, exif]).toEqual(["webp", undefined]);
  });

  test("is refused with a problem that names the reason", async () => {
    const refused = async (bytes: Uint8Array | string, name?: string) =>
      ((await send(bytes, name)).type ?? "taken").replace("urn:campsite:problem:", "");
    const large = sharp({ create: { width: 8200, height: 5000, channels: 3, background: "#8a8" } });
    expect(await refused(await large.png({ compressionLevel: 1 }).toBuffer(), "a.png")).toBe(
      "oversized-picture",
    );
    expect(await refused("%PDF-1.7", "a.pdf")).toBe("unsupported-ground");
    expect(await refused("<svg viewBox='0 0 1 1'><g/></svg>")).toBe("empty-drawing");
    for (const box of ["0 0 100000 1", "0 0 1 11"])
      expect(await refused(`<svg viewBox="${box}">${path}</svg>`)).toBe("narrow-ground");
    expect(await refused("")).toBe("invalid-fields");
    const lost = { filename: "borte-1a2b3c4d.svg", width: 4, height: 2 };
    const gone = await save({ ground: "own", groundFile: lost });
    expect([gone.status, await gone.text()]).toEqual([422, expect.stringContaining("groundFile")]);
    expect((await save({ ground: "own", groundFile: null })).status).toBe(422);
    expect((await site.get(groundUrl(lost))).status).toBe(404);
    expect((await site.get("/data/plan/..%2Fpdf%2Fx-1a2b3c4d.svg")).status).toBe(404);
  });
});
