import { execFileSync } from "node:child_process";
import { mkdir, readdir, rename, symlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadDescriptions } from "#src/cms/descriptions.ts";
import type { HistoryDetails } from "#src/cms/history/history-entry.ts";
import { listHistory } from "#src/cms/history/history.server.ts";
import { restoreHistory } from "#src/cms/history/restore.server.ts";
import { restoringOf } from "#src/cms/history/restoring.ts";
import { collections } from "#src/site.server.ts";
import { createDatabase, databases } from "#test/support/databases.ts";
import { brokenJpegs, noisyJpeg, unusualJpegs } from "#test/support/uploads/odd-pictures.ts";
import { filesBelow } from "#test/support/uploads/upload.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Context } from "#src/platform/context.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { openStaffSite } from "#test/support/staff-site.ts";
import { cameraKind } from "./camera.ts";
import { purgePictures, takePictureDown } from "./cameras.server.ts";
import { camerasStart } from "./staff/cameras-start.ts";
import { answerWebcam, listCameraAges } from "./webcam.server.ts";
import { webcamStartText, webcamText } from "#messages/webcam";

const turnedOn = cameraKind.input.parse({ isOn: true });
const turnedOff = cameraKind.input.parse({ isOn: false });

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

/** Writes a picture as a camera does, with this modification time. */
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
  test("is at most 1280 pixels wide, has no metadata, and is revalidated each time", async () => {
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
    ...brokenJpegs.map(([name, change]): [string, () => Promise<Buffer>] => [
      `half-written (${name})`,
      async () => change(await noisyJpeg()),
    ]),
    ["empty", () => Promise.resolve(Buffer.alloc(0))],
    [
      "not a JPEG",
      async () =>
        sharp(await red())
          .png()
          .toBuffer(),
    ],
    ["another file", () => Promise.resolve(Buffer.from("<script>alert(1)</script>"))],
  ])("isn't shown when it is %s, and the last good picture stays", async (_, broken) => {
    await shoot("bilde2", await broken());
    expect((await site.get("/data/webcam/bilde2.jpg")).status).toBe(404);
    await shoot("bilde2", whole, "2026-07-15T09:56:00Z");
    expect(await colourOf(await site.get("/data/webcam/bilde2.jpg"))).toBe("blue");
    await shoot("bilde2", await broken(), "2026-07-15T09:57:00Z");
    expect(await colourOf(await site.get("/data/webcam/bilde2.jpg"))).toBe("blue");
    await shoot("bilde2", await red(), "2026-07-15T09:58:00Z");
    expect(await colourOf(await site.get("/data/webcam/bilde2.jpg"))).toBe("red");
  });

  test("has the time of its arrival when the camera's clock is hours fast, and becomes old", async () => {
    const { context } = site;
    context.setNow("2026-07-15T10:00:00Z");
    await shoot("bilde1", whole, "2026-07-15T15:00:00Z");
    const shown = async () => (await listCameraAges(context)).find(({ camera }) => camera === "bilde1");
    expect(await shown()).toMatchObject({ takenAt: "2026-07-15T10:00:00Z", isOld: false });
    context.setNow("2026-07-15T14:00:00Z");
    expect(await shown()).toMatchObject({ takenAt: "2026-07-15T10:00:00Z", isOld: true });
  });

  test.each<[string, (file: string) => Promise<unknown>]>([
    ["a symbolic link", (file) => symlink(path.join(folder, "bilde1.jpg"), file)],
    ["an endless device", (file) => symlink("/dev/zero", file)],
    ["a pipe", async (file) => execFileSync("mkfifo", [file])],
    ["a folder", (file) => mkdir(file)],
  ])("isn't read when it is %s, and doesn't block other requests", async (_, put) => {
    await shoot("bilde1", whole);
    await put(path.join(folder, "bilde2.jpg"));
    const addresses = ["/data/webcam/bilde2.jpg", "/data/webcam/bilde1.jpg", "/webcam"];
    const answers = await Promise.all(addresses.map((each) => site.get(each)));
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 200]);
  });

  test.each(unusualJpegs)("can have %s", async (_, change) => {
    await shoot("bilde1", change(await noisyJpeg()));
    expect((await site.get("/data/webcam/bilde1.jpg")).status).toBe(200);
  });

  test("is still shown with its time after a restart, even when the camera's new file is broken", async () => {
    await shoot("bilde1", whole, "2026-07-15T09:40:00Z");
    await site.get("/data/webcam/bilde1.jpg");
    await expect.poll(async () => (await filesBelow(site.context, "webcam/last-good")).length).toBe(1);
    await shoot("bilde1", whole.subarray(0, 3000), "2026-07-15T09:58:00Z");
    const anew = { ...site.context, config: { ...site.context.config } };
    const response = await answerWebcam(anew, new Request("http://localhost:3000/data/webcam/bilde1.jpg"));
    expect([response.status, await colourOf(response)]).toEqual([200, "blue"]);
  });

  test("is the same for all simultaneous requests", async () => {
    await shoot("bilde1", whole);
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.get("/data/webcam/bilde1.jpg")));
    expect(new Set(answers.map((answer) => answer.headers.get("etag"))).size).toBe(1);
  });

  test.each([
    "/data/webcam/bilde4.jpg",
    "/data/webcam/bilde1.png",
    "/data/webcam/..%2fcampsite.sqlite",
    "/data/webcam/last-good/bilde1.jpg",
  ])("is not found at %s", async (address) => {
    await shoot("bilde1", whole);
    await site.get("/data/webcam/bilde1.jpg");
    expect((await site.get(address)).status).toBe(404);
  });

  test("can be replaced by renaming a file", async () => {
    await shoot("bilde1", whole);
    await site.get("/data/webcam/bilde1.jpg");
    await shoot("bilde1.new", await red());
    await rename(path.join(folder, "bilde1.new.jpg"), path.join(folder, "bilde1.jpg"));
    expect(await colourOf(await site.get("/data/webcam/bilde1.jpg"))).toBe("red");
    await expect.poll(() => readdir(path.join(folder, "last-good"))).toHaveLength(1);
  });
});

describe("the webcam page", () => {
  test("shows each picture's time and age, updated every minute", async () => {
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

  test("marks a picture older than half an hour, and adds the date on later days", async () => {
    await shoot("bilde1", whole, "2026-07-15T09:30:00Z");
    expect(await site.read("/webcam")).not.toContain("Gammelt bilde");
    site.context.setNow("2026-07-15T10:01:00Z");
    expect(await site.read("/webcam")).toContain("Gammelt bilde");
    site.context.setNow("2026-07-17T10:01:00Z");
    expect(await site.read("/webcam")).toContain(
      'Tatt 15.07.2026 kl. 11.30</time><span class="webcam-age">, for 2 døgn siden',
    );
  });

  test("shows a text where there is no picture", async () => {
    await shoot("bilde1", whole.subarray(0, 2000));
    const html = await site.read("/webcam");
    expect(html.match(/Ikke noe bilde akkurat nå/g)).toHaveLength(3);
    expect(html).not.toContain("/data/webcam/");
  });

  test("reserves the space of each picture and names the campsite as responsible for the cameras", async () => {
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

describe("a picture that staff have taken down", () => {
  const bilde2 = { id: 2 };
  const inFolder = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.includes("bilde2"));

  test("disappears at once from its addresses, the page and the disk, and the next picture is shown", async () => {
    for (const camera of ["bilde1", "bilde2"]) await shoot(camera, whole);
    await Promise.all(
      ["/webcam", "/data/webcam/bilde2.jpg", "/data/webcam/bilde1.jpg"].map((each) => site.get(each)),
    );
    const saved = await takePictureDown(site.context, bilde2);
    expect(saved).toMatchObject({ name: "bilde2", isOn: true, takenAt: null });
    expect((await site.get("/data/webcam/bilde2.jpg")).status).toBe(404);
    expect((await site.get("/data/webcam/bilde2")).status).toBe(404);
    expect((await site.get("/data/webcam/bilde1.jpg")).status).toBe(200);
    expect(await site.read("/webcam")).not.toContain("/data/webcam/bilde2.jpg");
    expect(await inFolder()).toEqual([]);
    await shoot("bilde2", await jpeg("#993311"), "2026-07-15T09:59:00Z");
    expect(await colourOf(await site.get("/data/webcam/bilde2.jpg"))).toBe("red");
  });

  test("isn't shown by another process that still has the picture in memory", async () => {
    await shoot("bilde2", whole);
    const other = { ...site.context, config: { ...site.context.config } };
    const ask = () => answerWebcam(other, new Request("http://localhost:3000/data/webcam/bilde2.jpg"));
    expect((await ask()).status).toBe(200);
    await takePictureDown(site.context, bilde2);
    await expect(ask()).rejects.toMatchObject({ kind: "not-found" });
  });

  test("doesn't hide later pictures, even if its time was in the future", async () => {
    await shoot("bilde2", whole, "2030-01-01T00:00:00Z");
    await takePictureDown(site.context, bilde2);
    expect((await site.get("/data/webcam/bilde2.jpg")).status).toBe(404);
    await shoot("bilde2", whole, "2026-07-15T10:00:01Z");
    expect((await site.get("/data/webcam/bilde2.jpg")).status).toBe(200);
  });

  test("is deleted even if it is incomplete", async () => {
    await shoot("bilde2", whole.subarray(0, 4000));
    await takePictureDown(site.context, bilde2);
    expect(await inFolder()).toEqual([]);
  });
});

describe("a camera on another machine", () => {
  let machine: Awaited<ReturnType<typeof createDatabase>>;
  let other: Context;
  beforeEach(async () => {
    machine = await createDatabase("SQLite");
    // The other machine shares the database and the storage, but has its own data folder.
    other = { ...site.context, config: { ...site.context.config, dataDir: machine.dataDir } };
  });
  afterEach(() => machine[Symbol.asyncDispose]());

  const at = async (context: Context) =>
    answerWebcam(context, new Request("http://localhost:3000/data/webcam/bilde1.jpg")).then(
      colourOf,
      () => "none",
    );
  const both = async () => [await at(site.context), await at(other)];
  const minute = (minutes: number) => `2026-07-15T10:0${minutes}:00Z`;
  const stored = () => filesBelow(site.context, "webcam/last-good");
  async function shootNow(time: string, bytes: Buffer): Promise<void> {
    site.context.setNow(time);
    await shoot("bilde1", bytes, time);
    const before = await stored();
    await at(site.context);
    await expect.poll(stored).not.toEqual(before);
    await expect.poll(stored).toHaveLength(1);
  }

  test("is shown on all machines within half a minute, even after a restart of the camera's machine", async () => {
    expect(await at(other)).toBe("none");
    await shootNow(minute(1), whole);
    await expect.poll(both).toEqual(["blue", "blue"]);
    await shootNow(minute(2), await jpeg("#993311"));
    await expect.poll(both).toEqual(["red", "red"]);
    // From this line on, the camera writes to the other machine. The file on the first machine is older.
    await mkdir(path.join(machine.dataDir, "webcam"));
    await writeFile(path.join(machine.dataDir, "webcam/bilde1.jpg"), whole);
    await utimes(path.join(machine.dataDir, "webcam/bilde1.jpg"), new Date(minute(3)), new Date(minute(3)));
    site.context.setNow(minute(3));
    await expect.poll(() => at(other)).toBe("blue");
    await expect.poll(stored).toEqual([`bilde1-${Date.parse(minute(3))}.jpg`]);
    const anew = { ...site.context, config: { ...site.context.config } };
    await expect.poll(() => at(anew)).toBe("blue");
    site.context.setNow(minute(4));
    await expect.poll(both).toEqual(["blue", "blue"]);
    expect(await stored()).toEqual([`bilde1-${Date.parse(minute(3))}.jpg`]);
  });

  test.each<[string, (target: { id: number }) => Promise<unknown>]>([
    ["taken down", (target) => takePictureDown(other, target)],
    ["turned off", (target) => collections.camera.collection.save(other, turnedOff, target)],
  ])(
    "has no picture on any machine, and its folder has no file, when it is %s on another machine",
    async (_, hide) => {
      await shootNow(minute(1), whole);
      await expect.poll(both).toEqual(["blue", "blue"]);
      await hide({ id: 1 });
      await expect.poll(both).toEqual(["none", "none"]);
      expect(await filesBelow(site.context, "webcam")).toEqual([]);
    },
  );

  test("has no picture on any machine after staff take the picture down, even if the picture's time is in the future", async () => {
    await shootNow(minute(1), whole);
    await shoot("bilde1", await jpeg("#993311"), "2030-01-01T00:00:00Z");
    await at(site.context);
    await expect.poll(stored).toEqual([`bilde1-${Date.parse(minute(1))}.jpg`]);
    site.context.setNow(minute(2));
    await takePictureDown(other, { id: 1 });
    expect(await at(other)).toBe("none");
    site.context.setNow(minute(3));
    expect(await at(site.context)).toBe("none");
    expect(await filesBelow(site.context, "webcam")).toEqual([]);
  });

  test("is shown instead of an older local picture, even if the storage is slow at the start", async () => {
    await shootNow(minute(2), whole);
    await mkdir(path.join(machine.dataDir, "webcam"));
    const file = path.join(machine.dataDir, "webcam/bilde1.jpg");
    await writeFile(file, await jpeg("#993311"));
    await utimes(file, new Date(minute(1)), new Date(minute(1)));
    const goingOn = Promise.withResolvers<void>();
    const { storage } = site.context;
    const slow = {
      ...storage,
      async *list(prefix: string) {
        await goingOn.promise;
        yield* storage.list(prefix);
      },
    };
    // The request waits only a second. The local picture is the only known picture.
    expect(await at({ ...other, storage: slow })).toBe("red");
    goingOn.resolve();
    await expect.poll(() => at(other)).toBe("blue");
    expect(await stored()).toEqual([`bilde1-${Date.parse(minute(2))}.jpg`]);
  });

  test("keeps working locally while the storage is unavailable, and its picture is stored afterwards", async () => {
    await shootNow(minute(1), whole);
    await expect.poll(() => at(other)).toBe("blue");
    const fail = () => Promise.reject(new Problem("storage-unavailable"));
    const { put, list } = site.context.storage;
    Object.assign(site.context.storage, {
      put: fail,
      list: () => ({ [Symbol.asyncIterator]: () => ({ next: fail }) }),
    });
    site.context.setNow(minute(2));
    await shoot("bilde1", await jpeg("#993311"), minute(2));
    await expect.poll(both).toEqual(["red", "blue"]);
    Object.assign(site.context.storage, { put, list });
    site.context.setNow(minute(3));
    await expect.poll(both).toEqual(["red", "red"]);
  });

  test("replaces pictures that earlier versions of the site stored under names without a time", async () => {
    await site.context.storage.put([{ name: "webcam/last-good/bilde1.jpg", content: whole }]);
    await expect.poll(both).toEqual(["none", "none"]);
    await shoot("bilde1", whole, minute(1));
    await expect.poll(() => at(site.context)).toBe("blue");
    await expect.poll(stored).toEqual([`bilde1-${Date.parse(minute(1))}.jpg`]);
  });
});

/** Returns the open tasks about cameras on the start screen. */
const listWaiting = async () =>
  camerasStart.listWaiting!(await listCameraAges(site.context), "nb").map(({ heading }) => heading);

test("the start screen lists cameras whose picture is old or missing", async () => {
  for (const id of [1, 2, 3]) await collections.camera.collection.save(site.context, turnedOn, { id });
  await shoot("bilde1", whole, "2026-07-15T09:50:00Z");
  expect(await listWaiting()).toEqual([webcamStartText.nb.many({ count: 2 })]);
  site.context.setNow("2026-07-15T11:00:00Z");
  expect(await listWaiting()).toEqual([webcamStartText.nb.many({ count: 3 })]);
});

test("a camera that is turned off shows no picture, says that it is off, and isn't reported as missing", async () => {
  await shoot("bilde3", whole);
  await site.get("/webcam");
  const { collection } = collections.camera;
  await collection.save(site.context, { ...turnedOff, title: "Mot vest" }, { id: 3 });
  await shoot("bilde3", whole, "2026-07-15T09:58:00Z");
  expect((await site.get("/data/webcam/bilde3.jpg")).status).toBe(404);
  const words = [
    ["/webcam", webcamText.nb.off],
    ["/en/webcam", webcamText.en.off],
    ["/de/webcam", webcamText.de.off],
  ] as const;
  for (const [address, off] of words) expect(await site.read(address)).toContain(off);
  expect(await listWaiting()).toEqual([webcamStartText.nb.many({ count: 2 })]);
  await collection.save(site.context, turnedOn, { id: 3 });
  expect((await site.get("/data/webcam/bilde3.jpg")).status).toBe(200);
  expect(await site.read("/webcam")).not.toContain(webcamText.nb.off);
});

describe("while the storage is unavailable and no picture is known", () => {
  const name = "webcam/last-good/bilde3-1784109300000.jpg";
  beforeEach(() => site.context.storage.put([{ name, content: whole }]));

  function breakStorage(fault: Error): () => void {
    const { list, remove } = site.context.storage;
    const fail = () => Promise.reject(fault);
    Object.assign(site.context.storage, {
      list: () => ({ [Symbol.asyncIterator]: () => ({ next: fail }) }),
      remove: fail,
    });
    return () => void Object.assign(site.context.storage, { list, remove });
  }

  test("a camera can be turned off, and its stored picture is deleted later", async () => {
    const isBack = breakStorage(new Problem("storage-unavailable"));
    const saved = await collections.camera.collection.save(site.context, turnedOff, { id: 3 });
    expect(saved).toMatchObject({ isOn: false, takenAt: null });
    isBack();
    expect(await purgePictures(site.context)).toBe(1);
    expect(await site.context.storage.get(name)).toBeUndefined();
  });

  test("the page and the picture's address answer during any fault", async () => {
    const isBack = breakStorage(new Error("a fault of another kind"));
    expect((await site.get("/webcam")).status).toBe(200);
    expect((await site.get("/data/webcam/bilde3.jpg")).status).toBe(503);
    isBack();
  });
});

test("a camera loses its picture permanently when a restored history entry turns the camera off", async () => {
  const { collection } = collections.camera;
  await collection.save(site.context, turnedOff, { id: 3 });
  const { items } = await listHistory(site.context, { limit: 1 }, { kind: "camera", resourceId: 3 });
  await collection.save(site.context, turnedOn, { id: 3 });
  await shoot("bilde3", whole);
  expect((await site.get("/data/webcam/bilde3.jpg")).status).toBe(200);
  await restoreHistory(site.context, items[0]!.id);
  expect((await site.get("/data/webcam/bilde3.jpg")).status).toBe(404);
  expect((await readdir(folder, { recursive: true })).filter((name) => name.includes("bilde3"))).toEqual([]);
  const { items: off } = await listHistory(site.context, { limit: 2 }, { kind: "camera", resourceId: 3 });
  await restoreHistory(site.context, off[1]!.id);
  await shoot("bilde3", whole, "2026-07-15T10:00:01Z");
  expect((await site.get("/data/webcam/bilde3.jpg")).status).toBe(200);
});

test("a removed camera picture isn't restored and isn't listed as a change", async () => {
  await loadDescriptions();
  const then = { isOn: false, name: "bilde1", hiddenUntil: "2026-07-15T09:00:00Z" };
  const entry: HistoryDetails = {
    id: 1,
    kind: "camera",
    resourceId: 1,
    version: 1,
    action: "changed",
    name: "",
    changed: [],
    userName: null,
    at: "2026-07-15T10:00:00Z",
    restoredFrom: null,
    fields: then,
    before: null,
    now: null,
    previous: null,
  };
  const now = { version: 3, isOn: false, name: "bilde1", takenAt: null };
  expect(restoringOf({ ...entry, now })).toEqual({ kind: "isNow" });
  expect(restoringOf({ ...entry, now: { ...now, isOn: true } })).toMatchObject({
    kind: "version",
    paths: ["isOn"],
  });
});

test.each(databases)(
  "on %s, the preview of a turned-off camera keeps the camera's picture",
  async (database) => {
    await using staff = await openStaffSite({ database });
    const own = path.join(staff.context.config.dataDir, "webcam");
    await mkdir(own);
    await writeFile(path.join(own, "bilde1.jpg"), "a picture");
    const asked = { kind: "camera", fields: { isOn: false }, language: "nb", id: 1 };
    expect((await staff.call("POST", "/preview", asked)).status).toBe(201);
    expect(await readdir(own)).toEqual(["bilde1.jpg"]);
  },
);

describe("a camera's title", () => {
  const { collection } = collections.camera;
  const named = (title: string, translations = {}, isOn = true) =>
    cameraKind.input.parse({ isOn, title, translations });
  const headings = async (own: TestSite, page: string) =>
    [...(await own.read(page)).matchAll(/<figcaption><h2 class="lines-13"([^>]*)>([^<]*)/g)].map(
      ([, lang, words]) => lang! + words,
    );

  test("is shown in the guest’s language or in Norwegian, and a camera without a title shows its number", async () => {
    await using own = await openTestSite({ isSeeded: false });
    for (const id of [1, 3]) await collection.save(own.context, named(""), { id });
    await collection.save(own.context, named("Mot vannet", { en: { title: "Towards the lake" } }), { id: 2 });
    expect(await headings(own, "/webcam")).toEqual(["Kamera 1", "Mot vannet", "Kamera 3"]);
    expect(await headings(own, "/en/webcam")).toEqual(["Camera 1", "Towards the lake", "Camera 3"]);
    expect(await headings(own, "/de/webcam")).toEqual(["Kamera 1", ' lang="nb-NO"Mot vannet', "Kamera 3"]);
  });

  test("stays when the camera's picture is taken down and when the camera is turned off", async () => {
    await using own = await openTestSite({ isSeeded: false });
    await collection.save(own.context, named("Mot vannet"), { id: 1 });
    expect(await takePictureDown(own.context, { id: 1 })).toMatchObject({ title: "Mot vannet" });
    const off = await collection.save(own.context, named("Mot skogen", {}, false), { id: 1 });
    expect(off).toMatchObject({ title: "Mot skogen", isOn: false });
    expect(await collection.get(own.context, 1)).toMatchObject({ title: "Mot skogen", isOn: false });
  });
});
