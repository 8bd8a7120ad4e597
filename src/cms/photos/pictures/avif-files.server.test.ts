import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import type { Context } from "#src/platform/context.ts";
import { namesIn } from "#src/platform/files/storage.ts";
import { createJobRunner } from "#src/platform/jobs/jobs.ts";
import { purgePicturesWithoutPhoto } from "#src/cms/photos/photos.server.ts";
import { receivePhoto } from "#src/cms/photos/upload/photo-upload.server.ts";
import { storedFilesJob } from "#src/platform/files/stored-files-job.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { startStore } from "#test/support/s3/s3.ts";
import { storedFiles, uploadRequest } from "#test/support/uploads/upload.ts";
import { avifJob, makeMissingAvifs } from "./avif-files.server.ts";
import type { PictureFormat, StoredWidth } from "./picture-address.ts";
import { pictureFile, removePicture } from "./picture-store.server.ts";

const create = { width: 60, height: 40, channels: 3, background: "#336699" } as const;

async function upload(context: Context, name: string, size = {}): Promise<string> {
  const jpeg = new Uint8Array(
    await sharp({ create: { ...create, ...size } })
      .jpeg()
      .toBuffer(),
  );
  return (await receivePhoto(context, uploadRequest(jpeg, { name }))).filename;
}

const avifs = async (context: Context) =>
  (await storedFiles(context)).filter((file) => file.endsWith(".avif")).length;
const look = (context: Context) => storedFilesJob(context).run(new AbortController().signal);

async function breakJpeg({ storage }: TestContext, filename: string): Promise<() => Promise<void>> {
  const name = pictureFile({ width: 1280, filename, format: "jpg" });
  const whole = (await storage.get(name))!;
  await storage.put([{ name, content: whole.subarray(0, 300) }]);
  return () => storage.put([{ name, content: whole }]);
}

describe.each(databases)("AVIF files on %s", (database) => {
  test("are made once, by one of several processes, soon after the upload", async () => {
    await using context = await openTestContext({ database });
    const put = vi.spyOn(context.storage, "put");
    const watch = { milliseconds: 0 };
    const process = () => createJobRunner(context, [avifJob(context)], () => watch.milliseconds);
    const three = [process(), process(), process()];
    const lookAll = async () => {
      watch.milliseconds += 1000;
      await Promise.all(three.map((each) => each.poll()));
    };
    await lookAll();
    for (const name of ["Brygga", "Stranda", "Grillen"]) await upload(context, name);
    put.mockClear();
    await lookAll();
    await expect.poll(() => avifs(context)).toBe(12);
    for (let round = 0; round < 3; round++) await lookAll();
    await Promise.all(three.map((each) => each.stop()));
    expect(put).toHaveBeenCalledTimes(3);
    expect(await context.db.selectFrom("missingAvif").selectAll().execute()).toEqual([]);
  });

  test("are retried after longer and longer pauses when they can't be made, and don't block other files", async () => {
    await using context = await openTestContext({ database });
    const mend = await breakJpeg(context, await upload(context, "Ødelagt"));
    await upload(context, "Hel");
    const error = vi.spyOn(context.log, "error");
    const madeAt = async (time: string) => {
      context.setNow(`2026-07-15T${time}Z`);
      return [await makeMissingAvifs(context), error.mock.calls.length];
    };
    expect(await madeAt("10:00:00")).toEqual([1, 1]);
    expect(await madeAt("10:00:09")).toEqual([0, 1]);
    expect(await madeAt("10:00:10")).toEqual([0, 2]);
    expect(await madeAt("10:00:29")).toEqual([0, 2]);
    await mend();
    expect(await madeAt("10:00:30")).toEqual([1, 2]);
    expect(await avifs(context)).toBe(8);
  });

  test("are made at once when their due time was set by a clock that was ahead", async () => {
    await using context = await openTestContext({ database });
    context.setNow("2027-07-15T10:00:00Z");
    await upload(context, "Brygga");
    context.setNow("2026-07-15T10:00:00Z");
    expect(await makeMissingAvifs(context)).toBe(1);
  });
});

describe("the daily check of stored files", () => {
  test("finds pictures without AVIF files and queues them", async () => {
    await using context = await openTestContext();
    const [filename] = [await upload(context, "Brygga"), await upload(context, "Stranda")];
    await makeMissingAvifs(context);
    expect(await look(context)).toEqual({ withoutAvif: 0 });
    const before = await storedFiles(context);
    await context.storage.remove([pictureFile({ width: 640, filename, format: "avif" })]);
    expect(await look(context)).toEqual({ withoutAvif: 1 });
    expect(await makeMissingAvifs(context)).toBe(1);
    expect(await storedFiles(context)).toEqual(before);
  });

  test.each(["a folder", "a bucket"])(
    "finds missing large AVIF files in %s, and only these files are made again",
    async (where) => {
      await using opened = new AsyncDisposableStack();
      const environment = where === "a bucket" ? opened.use(await startStore()).environment : {};
      const context = opened.use(await openTestContext({ environment }));
      const wide = { width: 2100, height: 20 };
      const filename = await upload(context, "Brygga", wide);
      const file = (width: StoredWidth, format: PictureFormat) => pictureFile({ width, filename, format });
      await makeMissingAvifs(context);
      const before = (await namesIn(context.storage, "images/")).toSorted();
      expect(before).toEqual(expect.arrayContaining([file(1920, "avif"), file(2560, "avif")]));

      const put = vi.spyOn(context.storage, "put");
      for (const lost of [file(1920, "avif"), file(2560, "avif")]) {
        await context.storage.remove([lost]);
        expect(await look(context)).toEqual({ withoutAvif: 1 });
        expect(await makeMissingAvifs(context)).toBe(1);
        expect(put.mock.lastCall![0].map(({ name }) => name)).toEqual([lost]);
      }
      expect(put).toHaveBeenCalledTimes(2);
      expect(await look(context)).toEqual({ withoutAvif: 0 });

      // The large JPEG can't be made from other files, so staff must upload the picture again.
      await context.storage.remove([file(2560, "jpg"), file(1920, "avif")]);
      await expect(look(context)).rejects.toMatchObject({
        message: `Files that aren't stored (1): ${filename}`,
      });
      await upload(context, "Brygga", wide);
      expect(await look(context)).toEqual({ withoutAvif: 1 });
      await makeMissingAvifs(context);
      expect((await namesIn(context.storage, "images/")).toSorted()).toEqual(before);
    },
  );

  test("reports photos and documents with lost files, but not removed photos and documents", async () => {
    await using context = await openTestContext({ isSeeded: true });
    const { filename } = await context.db.selectFrom("photo").select("filename").executeTakeFirstOrThrow();
    const [document] = await Array.fromAsync(context.storage.list("pdf/"), ({ name }) => name);
    await removePicture(context, filename);
    await context.storage.remove([document!]);
    await expect(look(context)).rejects.toMatchObject({
      name: "FilesLost",
      message: `Files that aren't stored (2): ${document!.slice("pdf/".length)}, ${filename}`,
    });
    await context.db.deleteFrom("photo").where("filename", "=", filename).execute();
    await context.db
      .deleteFrom("document")
      .where("files", "like", `%${document!.slice(4)}%`)
      .execute();
    expect(await look(context)).toEqual({ withoutAvif: 0 });
  });

  test("makes no files for a queued picture whose photo has been removed and whose files have been deleted", async () => {
    await using context = await openTestContext();
    const filename = await upload(context, "Fjernet");
    await context.db.deleteFrom("photo").where("filename", "=", filename).execute();
    await purgePicturesWithoutPhoto(context);
    context.setNow("2026-08-14T10:00:00Z");
    expect(await purgePicturesWithoutPhoto(context)).toBe(1);
    expect(await makeMissingAvifs(context)).toBe(1);
    expect(await storedFiles(context)).toEqual([]);
  });
});
