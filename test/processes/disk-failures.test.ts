import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase } from "#test/support/databases.ts";
import { freePort } from "#test/support/free-port.ts";
import { startStore } from "#test/support/s3/s3.ts";
import { startServer, type ServerProcess } from "#test/support/server.ts";
import { openTestSite, siteOn } from "#test/support/site.ts";
import { openFolderStorage } from "#src/platform/files/folder-storage.ts";
import { openS3Storage } from "#src/platform/files/s3-storage.ts";
import { uploadRequest } from "#test/support/uploads/upload.ts";
import { receivePhoto } from "#src/cms/photos/upload/photo-upload.server.ts";
import { startCopy } from "./copy-script.ts";
import { ask, openStaffSession, type Staff } from "./guests-and-staff.ts";

const message = (text: string) => ({ source: "feedback", message: text });

/** The number of pictures so far. Each picture has a different colour. */
let pictures = 0;
async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: ++pictures, g: 90, b: 120 };
  const drawn = await sharp({ create: { width: 1400, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(drawn);
}

async function upload(staff: Staff, origin: string) {
  const request = uploadRequest(await picture());
  return staff.call(origin, "/file/upload", {
    headers: { "content-type": request.headers.get("content-type")! },
    body: new Uint8Array(await request.arrayBuffer()),
  });
}

/** A small in-memory disk. Only root can mount such a disk. */
class SmallDisk implements AsyncDisposable {
  readonly folder: string;
  private constructor(folder: string) {
    this.folder = folder;
  }
  static async make(megabytes: number): Promise<SmallDisk | undefined> {
    const folder = await mkdtemp(path.join(os.tmpdir(), "campsite-disk-"));
    const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "none", folder]);
    if (status === 0) return new SmallDisk(folder);
    await rm(folder, { recursive: true });
    return undefined;
  }
  /** Uses up all free space. */
  async fill(): Promise<void> {
    const block = Buffer.alloc(4096);
    for (const size of [1024 * 1024, block.length])
      for (let full = false; !full;)
        full = await writeFile(path.join(this.folder, "ballast"), Buffer.alloc(size), { flag: "a" }).then(
          () => false,
          () => true,
        );
  }
  makeRoom(): Promise<void> {
    return rm(path.join(this.folder, "ballast"));
  }
  async [Symbol.asyncDispose](): Promise<void> {
    spawnSync("umount", ["-l", this.folder]);
    await rm(this.folder, { recursive: true });
  }
}

const canMount = process.getuid?.() === 0;

describe.skipIf(!canMount)("a site on a disk that is full", () => {
  let disk: SmallDisk | undefined;
  let staff: Staff;
  let server: ServerProcess;
  let origin: string;
  beforeAll(async () => {
    disk = await SmallDisk.make(40);
    if (!disk) return;
    staff = await openStaffSession();
    server = startServer({ ...staff.environment, DATA_DIR: disk.folder, DATABASE_URL: "" });
    origin = await server.origin;
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await staff[Symbol.asyncDispose]();
    await disk?.[Symbol.asyncDispose]();
  });

  test("serves its content, answers writes with 507, stores no write in part, and recovers", async ({
    skip,
  }) => {
    if (!disk) return skip("mount is not allowed here");
    const photos = JSON.parse((await ask(`${origin}/api/v1/gallery/1`)).body) as { filename: string }[];
    await disk.fill();
    const write = async () => [
      (await ask(`${origin}/api/v1/feedback`, { body: message("x".repeat(5000)) })).status,
      (
        await staff.call(origin, "/faq", {
          body: { question: "?", answer: "x".repeat(9000), sortorder: 1, translations: {} },
        })
      ).status,
      (await upload(staff, origin)).status,
    ];
    expect(await write()).toEqual([507, 507, 507]);
    const { filename } = photos[0]!;
    const shown = ["/", "/info/questions", `/data/images/640/${filename}`, `/data/images/share/${filename}`];
    expect((await Promise.all(shown.map((each) => ask(origin + each)))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
    expect((await ask(`${origin}/readyz`)).body).toBe("not ready: disk");
    const countStored = async () => [
      (JSON.parse((await staff.call(origin, "/feedback")).body) as object[]).length,
      await readdir(path.join(disk!.folder, "incoming")),
    ];
    expect(await countStored()).toEqual([0, []]);
    const backup = startCopy("backup", { dataDir: disk.folder, databaseUrl: "" }, [
      path.join(disk.folder, "b/x.tar"),
    ]);
    expect(await backup.ended).toEqual({
      code: 1,
      output: expect.stringMatching(/^ENOSPC: no space left[^\n]*\n$/),
    });
    expect(await readdir(path.join(disk.folder, "b")).catch(() => [])).toEqual([]);
    await disk.makeRoom();
    expect(await write()).toEqual([201, 201, 201]);
    expect(await countStored()).toEqual([1, []]);
  });

  test("doesn't start if the site is new, and says why", async ({ skip }) => {
    if (!disk) return skip("mount is not allowed here");
    await disk.fill();
    await using place = await createDatabase("PostgreSQL");
    for (const databaseUrl of ["", place.databaseUrl]) {
      await using other = startServer({ DATA_DIR: path.join(disk.folder, "new"), DATABASE_URL: databaseUrl });
      const { code, stderr } = await other.ended;
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^DATA_DIR must .*(no space left|full)/)]);
      expect(stderr).not.toContain("    at ");
    }
    await disk.makeRoom();
  });
});

test("a site keeps running when its standard output can't be written", async () => {
  await using place = await createDatabase("SQLite");
  const port = await freePort();
  const full = openSync("/dev/full", "w");
  const child = spawn(process.execPath, [path.resolve("dist/server/server.js")], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: place.dataDir,
      SEED_DEMO: "false",
      OIDC_ISSUER: "https://login.example",
      OIDC_CLIENT_ID: "campsite",
      STAFF_CLAIM: "permissions=staff",
    },
    stdio: ["ignore", full, "inherit"],
  });
  closeSync(full);
  const ended = once(child, "exit");
  const isReady = () =>
    ask(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await setTimeout(50);
  // Each refusal logs a line.
  const refused = () =>
    ask(`http://127.0.0.1:${port}/api/v1/photos`, { headers: { authorization: "Bearer x" } });
  expect([(await refused()).status, (await refused()).status]).toEqual([401, 401]);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test("a read-only database answers writes with 503 and Retry-After; pages work, and writes recover", async () => {
  await using site = await openTestSite();
  await site.read("/");
  const post = () =>
    site.app.fetch(
      new Request("http://localhost:3000/api/v1/feedback", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(message("Hei")),
      }),
    );
  await sql`pragma query_only = 1`.execute(site.context.db);
  const refused = await post();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await site.get("/info/prices")).status).toBe(200);
  await sql`pragma query_only = 0`.execute(site.context.db);
  expect((await post()).status).toBe(201);
});

describe("while the storage is unavailable", () => {
  /** TABLE  kinds of storage, each with functions that make the storage disappear and return. */
  const storages = {
    async "a folder whose disk is gone"() {
      const folder = await mkdtemp(path.join(os.tmpdir(), "campsite-storage-"));
      const storage = openFolderStorage(path.join(folder, "here"));
      const gone = path.join(folder, "gone");
      return {
        storage,
        async leave() {
          await rename(path.join(folder, "here"), gone);
          await mkdir(path.join(folder, "here"));
        },
        async comeBack() {
          expect(await readdir(path.join(folder, "here"))).toEqual([]);
          await rm(path.join(folder, "here"), { recursive: true });
          await rename(gone, path.join(folder, "here"));
        },
        [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
      };
    },
    async "a bucket that answers 503"() {
      const store = await startStore();
      return {
        storage: openS3Storage(store.config, []),
        leave: async () => store.fail("answers 503"),
        comeBack: async () => store.fail(undefined),
        [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
      };
    },
  };

  test.each(Object.entries(storages))(
    "pages work, pictures and uploads answer with Retry-After, and everything recovers (%s)",
    async (_, open) => {
      await using place = await open();
      await using site = await openTestSite();
      await place.storage.put([{ name: "site/id-test", content: Buffer.from("test") }]);
      const context = { ...site.context, storage: place.storage };
      const { get } = siteOn(context);
      const { filename } = await receivePhoto(context, uploadRequest(await picture()));
      const shown = `/data/images/320/${filename}`;
      await place.leave();
      // These pages show cameras. The site hasn't read the cameras' pictures from the storage yet.
      for (const page of ["/", "/webcam"].map((each) => get(each))) expect((await page).status).toBe(200);
      const asked = [shown, "/data/webcam/bilde1.jpg"].map((each) => get(each));
      for (const { status, headers } of await Promise.all(asked))
        expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
      await expect(receivePhoto(context, uploadRequest(await picture()))).rejects.toMatchObject({
        kind: "storage-unavailable",
      });
      await place.comeBack();
      expect((await get(shown)).status).toBe(200);
      const { id } = await receivePhoto(context, uploadRequest(await picture()));
      expect(id).toBeGreaterThan(0);
    },
  );
});
