import { mkdir, readFile, rename, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "#test/site.ts";

let site: TestSite;
let folder: string;
let whole: Buffer;
beforeEach(async () => {
  site = await openTestSite();
  folder = path.join(site.context.config.dataDir, "webcam");
  await mkdir(folder);
  whole = await jpeg("#336699");
});
afterEach(() => site[Symbol.asyncDispose]());

const jpeg = (background: string, width = 1600) =>
  sharp({ create: { width, height: 900, channels: 3, background } })
    .withExif({ IFD0: { Artist: "the camera" } })
    .jpeg()
    .toBuffer();

/** As a camera does, at a time by the campsite's clock in UTC. */
async function shoot(camera: string, bytes: Buffer, time = "2026-07-15T09:55:00Z"): Promise<void> {
  const file = path.join(folder, `${camera}.jpg`);
  await writeFile(file, bytes);
  await utimes(file, new Date(time), new Date(time));
}

async function colourOf(response: Response): Promise<string> {
  const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
  return dominant.b > dominant.r ? "blue" : "red";
}

describe("a webcam's picture", () => {
  test("is at most 1280 wide, without what the camera wrote about itself, and asked about each time", async () => {
    await shoot("bilde1", whole);
    const response = await site.get("/data/webcam/bilde1.jpg");
    expect([
      response.status,
      response.headers.get("content-type"),
      response.headers.get("cache-control"),
    ]).toEqual([200, "image/jpeg", "no-cache"]);
    const { width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width, height, exif }).toEqual({ width: 1280, height: 720, exif: undefined });
    const again = await site.get("/data/webcam/bilde1.jpg", {
      "If-None-Match": response.headers.get("etag")!,
    });
    expect(again.status).toBe(304);
    await shoot("bilde1", await jpeg("#993311"), "2026-07-15T09:58:00Z");
    const next = await site.get("/data/webcam/bilde1.jpg", {
      "If-None-Match": response.headers.get("etag")!,
    });
    expect([next.status, await colourOf(next)]).toEqual([200, "red"]);
  });

  const red = () => jpeg("#993311");
  test.each<[string, () => Promise<Buffer>]>([
    ["half-written", async () => (await red()).subarray(0, 4000)],
    [
      "half-written, with an end that isn't its own",
      async () => Buffer.concat([(await red()).subarray(0, 4000), Buffer.from([0xff, 0xd9])]),
    ],
    ["empty", () => Promise.resolve(Buffer.alloc(0))],
    [
      "not a JPEG",
      async () =>
        sharp(await red())
          .png()
          .toBuffer(),
    ],
    ["anything else", () => Promise.resolve(Buffer.from("<script>alert(1)</script>"))],
  ])("that is %s is never shown: the last good one stays", async (_, broken) => {
    await shoot("bilde2", await broken());
    expect((await site.get("/data/webcam/bilde2.jpg")).status).toBe(404);
    await shoot("bilde2", whole, "2026-07-15T09:56:00Z");
    expect(await colourOf(await site.get("/data/webcam/bilde2.jpg"))).toBe("blue");
    await shoot("bilde2", await broken(), "2026-07-15T09:57:00Z");
    expect(await colourOf(await site.get("/data/webcam/bilde2.jpg"))).toBe("blue");
    await shoot("bilde2", await red(), "2026-07-15T09:58:00Z");
    expect(await colourOf(await site.get("/data/webcam/bilde2.jpg"))).toBe("red");
  });

  test("may be filled up with zeros behind its end", async () => {
    await shoot("bilde1", Buffer.concat([whole, Buffer.alloc(512)]));
    expect((await site.get("/data/webcam/bilde1.jpg")).status).toBe(200);
  });

  test("that was good is still there, with its time, when the process starts anew beside a broken one", async () => {
    await shoot("bilde1", whole, "2026-07-15T09:40:00Z");
    await site.get("/data/webcam/bilde1.jpg");
    await shoot("bilde1", whole.subarray(0, 3000), "2026-07-15T09:58:00Z");
    const { answerWebcam } = await import("./webcam.server.ts");
    const anew = { ...site.context, config: { ...site.context.config } };
    const response = await answerWebcam(anew, new Request("http://localhost:3000/data/webcam/bilde1.jpg"));
    expect([response.status, await colourOf(response)]).toEqual([200, "blue"]);
  });

  test("is the same for all who ask at once", async () => {
    await shoot("bilde1", whole);
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.get("/data/webcam/bilde1.jpg")));
    expect(new Set(answers.map((answer) => answer.headers.get("etag"))).size).toBe(1);
  });

  test.each([
    "/data/webcam/bilde4.jpg",
    "/data/webcam/bilde1.png",
    "/data/webcam/..%2fcampsite.sqlite",
    "/data/webcam/last-good/bilde1.jpg",
  ])("%s is nothing", async (address) => {
    await shoot("bilde1", whole);
    await site.get("/data/webcam/bilde1.jpg");
    expect((await site.get(address)).status).toBe(404);
  });

  test("that is replaced by renaming is the new one", async () => {
    await shoot("bilde1", whole);
    await site.get("/data/webcam/bilde1.jpg");
    await shoot("bilde1.new", await red());
    await rename(path.join(folder, "bilde1.new.jpg"), path.join(folder, "bilde1.jpg"));
    expect(await colourOf(await site.get("/data/webcam/bilde1.jpg"))).toBe("red");
    expect(await readFile(path.join(folder, "last-good/bilde1.jpg"))).not.toHaveLength(0);
  });
});

describe("the webcam page", () => {
  test("tells each picture's time and age, and keeps them right by the minute", async () => {
    await shoot("bilde1", whole, "2026-07-15T09:55:30Z");
    expect(await site.read("/webcam")).toContain(
      'Tatt kl. 11.55</time><span class="webcam-age">, for 4 minutter siden',
    );
    site.context.setNow("2026-07-15T10:00:29Z");
    expect(await site.read("/webcam")).toContain("for 4 minutter siden");
    site.context.setNow("2026-07-15T10:00:30Z");
    expect(await site.read("/webcam")).toContain("for 5 minutter siden");
    expect(await site.read("/en/webcam")).toContain(
      'Taken at 11:55</time><span class="webcam-age">, 5 minutes ago',
    );
    expect(await site.read("/de/webcam")).toContain(
      'Aufgenommen um 11:55 Uhr</time><span class="webcam-age">, vor 5 Minuten',
    );
  });

  test("says clearly when one is older than half an hour, with the date once it isn't today's", async () => {
    await shoot("bilde1", whole, "2026-07-15T09:30:00Z");
    expect(await site.read("/webcam")).not.toContain("Gammelt bilde");
    site.context.setNow("2026-07-15T10:01:00Z");
    expect(await site.read("/webcam")).toContain("Gammelt bilde");
    site.context.setNow("2026-07-17T10:01:00Z");
    expect(await site.read("/webcam")).toContain(
      'Tatt 15.07.2026 kl. 11.30</time><span class="webcam-age">, for 2 døgn siden',
    );
  });

  test("shows words, and no broken picture, where there is none", async () => {
    await shoot("bilde1", whole.subarray(0, 2000));
    const html = await site.read("/webcam");
    expect(html.match(/Ikke noe bilde akkurat nå/g)).toHaveLength(3);
    expect(html).not.toContain("/data/webcam/");
  });

  test("keeps a picture's place free and says who is responsible", async () => {
    await shoot("bilde3", whole);
    const html = await site.read("/webcam");
    expect(html).toMatch(
      /src="\/data\/webcam\/bilde3\.jpg\?\d+" width="1280" height="720" alt="[^"]+Himmelen/,
    );
    expect(html).toContain("Stavern Familiecamping er ansvarlig for kameraene.");
  });

  test("shows a new picture within a minute", async () => {
    await site.read("/webcam");
    await shoot("bilde1", whole, "2026-07-15T10:00:40Z");
    site.context.setNow("2026-07-15T10:01:00Z");
    expect(await site.read("/webcam")).toContain("nå nettopp");
  });
});
