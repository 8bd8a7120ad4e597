import { copyFile, lstat, mkdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Problem } from "#src/platform/api/problem.ts";
import { CachedResponse } from "#src/platform/http/answer.ts";
import type { Config } from "#src/platform/config.ts";
import type { Context } from "#src/platform/context.ts";
import { withIncomingFile } from "#src/platform/files/incoming.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import { fileBeside } from "#src/platform/worker-process/worker-process.ts";
import { pictures } from "#src/cms/photos/pictures/picture-worker.server.ts";
import type { ReadPicture, WebcamPicture } from "./webcam-tasks.server.ts";
import type { Camera } from "./webcam.ts";

/* The folder into which cameras write pictures. The file cameras.server.ts decides which pictures guests see. */

const webcamTasks = pictures.of<typeof import("./webcam-tasks.server.ts")>(
  fileBeside(import.meta.url, "webcam-tasks.server"),
);

export type GoodPicture = Omit<WebcamPicture, "takenAt"> & {
  /** The time when the camera wrote the picture. */
  takenAt: Temporal.Instant;
  answer: CachedResponse;
};

interface Watch {
  /** The state of the file at the last read. Empty before the first read. */
  stamp: string;
  /** The last good picture, from this machine or another machine. */
  good: GoodPicture | undefined;
  /** The name of the good picture in the storage. Undefined until the picture is stored. */
  name: string | undefined;
  /** True when the good picture is the first that this process read. Another machine may have a newer picture. */
  isFromBefore: boolean;
  /** The time of the last check of the storage, in milliseconds since 1970. */
  checkedAt: number;
  /** The error of the last check of the storage. Undefined after a check without an error. */
  fault: Problem | undefined;
  reading: Semaphore;
  /** Runs one access to the storage at a time. A request that has a picture doesn't wait. */
  storing: Semaphore;
}

const watches = new WeakMap<Config, Map<Camera, Watch>>();

function watchOf({ config }: Context, camera: Camera): Watch {
  const ofSite = watches.get(config) ?? new Map<Camera, Watch>();
  watches.set(config, ofSite);
  const watch = ofSite.get(camera) ?? {
    stamp: "",
    good: undefined,
    name: undefined,
    isFromBefore: false,
    checkedAt: -Infinity,
    fault: undefined,
    reading: new Semaphore(1),
    storing: new Semaphore(1),
  };
  ofSite.set(camera, watch);
  return watch;
}

/** The interval between two checks of the storage. Another machine may have stored or removed a picture. */
const syncMilliseconds = 10_000;

/**
 * If the last check is older than `staleMilliseconds`, or no picture is known, a request waits for the next check. The
 * request waits for at most `maxWaitMilliseconds`.
 */
const [staleMilliseconds, maxWaitMilliseconds] = [20_000, 1000];

const folderOf = ({ config }: Pick<Context, "config">) => path.join(config.dataDir, "webcam");
const fileOf = (context: Context, camera: Camera) => path.join(folderOf(context), `${camera}.jpg`);

/** Returns the name of a stored picture, which survives a restart. It ends in the time, in milliseconds. */
const lastGoodName = (camera: Camera, takenAt: Temporal.Instant) =>
  `${lastGoodFolder}${camera}-${takenAt.epochMilliseconds}.jpg`;
const lastGoodFolder = "webcam/last-good/";

/**
 * Returns the names of a camera's stored pictures, newest first. Several names exist while a picture is being stored,
 * or after a crash. Older versions of the site stored names without a time.
 */
async function lastGoodNames({ storage }: Pick<Context, "storage">, camera: Camera): Promise<string[]> {
  const files = await Array.fromAsync(storage.list(lastGoodFolder));
  return files
    .filter(({ name }) => /^(\w+?)(-\d+)?\.jpg$/.exec(path.posix.basename(name))?.[1] === camera)
    .toSorted(
      (one, other) =>
        Temporal.Instant.compare(other.storedAt, one.storedAt) || momentOf(other.name) - momentOf(one.name),
    )
    .map(({ name }) => name);
}

const momentOf = (name: string) => Number(/-(\d+)\.jpg$/.exec(name)?.[1] ?? 0);

/**
 * Returns the newest complete picture from any machine. The file is read only after a change.
 * @param hiddenUntil a file from this time or earlier is deleted, because staff have taken its picture down
 * @throws Problem "storage-unavailable" if the storage can't be read and no picture is known
 */
export async function newestPicture(
  context: Context,
  camera: Camera,
  hiddenUntil: string | null,
): Promise<GoodPicture | undefined> {
  const watch = watchOf(context, camera);
  const now = context.now().epochMilliseconds;
  const since = Math.abs(now - watch.checkedAt);
  if (since >= syncMilliseconds) {
    watch.checkedAt = now;
    const sync = watch.storing.run(() => syncFromStorage(context, camera, watch));
    if (since >= staleMilliseconds || !watch.good)
      await Promise.race([sync, wait(maxWaitMilliseconds, undefined, { ref: false })]);
  }
  await watch.reading.run(() => readFile(context, camera, { watch, hiddenUntil }));
  if (!watch.good && watch.fault) throw watch.fault;
  return watch.good;
}

/** Deletes a picture on this machine and in the storage, once no picture is being read or stored. */
export async function removeWebcamPicture(context: Context, camera: Camera): Promise<void> {
  const watch = watchOf(context, camera);
  await watch.storing.run(async () => {
    await watch.reading.run(async () => {
      await rm(fileOf(context, camera), { force: true });
      Object.assign(watch, { stamp: "", good: undefined, name: undefined });
    });
    await removeStoredPictures(context, camera);
  });
}

/** Deletes a camera's pictures in the storage. @returns their number */
export async function removeStoredPictures(
  context: Pick<Context, "storage">,
  camera: Camera,
): Promise<number> {
  const names = await lastGoodNames(context, camera);
  await context.storage.remove(names);
  return names.length;
}

/** Deletes a camera's file on this machine if staff have taken its picture down, perhaps on another machine. */
export async function removeHiddenFile(
  context: Context,
  camera: Camera,
  hiddenUntil: string | null,
): Promise<void> {
  const found = await lstat(fileOf(context, camera)).catch(() => undefined);
  if (isHidden(found, hiddenUntil)) await rm(fileOf(context, camera), { force: true });
}

function isHidden(
  file: { isFile(): boolean; mtimeMs: bigint | number } | undefined,
  hiddenUntil: string | null,
): boolean {
  if (!file?.isFile() || hiddenUntil === null) return false;
  return Math.floor(Number(file.mtimeMs)) <= Temporal.Instant.from(hiddenUntil).epochMilliseconds;
}

/**
 * Returns the time of the newest picture, which may be incomplete. @throws Problem "storage-unavailable" without one
 */
export async function newestMoment(context: Context, camera: Camera): Promise<Temporal.Instant | undefined> {
  const watch = watchOf(context, camera);
  await watch.storing.run(() => syncFromStorage(context, camera, watch));
  const good = await newestPicture(context, camera, null);
  const found = await lstat(fileOf(context, camera)).catch(() => undefined);
  const moments = [good?.takenAt.epochMilliseconds, found && Math.floor(found.mtimeMs)];
  const newest = Math.max(...moments.filter((each) => each !== undefined));
  return Number.isFinite(newest) ? Temporal.Instant.fromEpochMilliseconds(newest) : undefined;
}

/** The maximum difference between the clocks of a camera and of this machine. A faster clock is wrong. */
const maxFastMilliseconds = 10 * 60_000;

/** Returns the time of a camera's file in milliseconds. If the camera's clock is wrong, it is the time of arrival. */
function momentOfFile({ now }: Context, { takenAt, changedAt }: Pick<ReadPicture, "takenAt" | "changedAt">) {
  const moment = now().epochMilliseconds;
  return takenAt <= moment + maxFastMilliseconds ? takenAt : Math.min(changedAt, moment);
}

/** Returns the time of the last file on this machine, or of the last stored picture, whichever is later. */
export async function lastWrite(context: Context, camera: Camera): Promise<Temporal.Instant | undefined> {
  const found = await lstat(fileOf(context, camera)).catch(() => undefined);
  // The status screen must work while the storage is unavailable.
  const [good] = await lastGoodNames(context, camera).catch(() => []);
  const times = found && { takenAt: Math.floor(found.mtimeMs), changedAt: Math.floor(found.ctimeMs) };
  const newest = Math.max(times ? momentOfFile(context, times) : 0, good ? momentOf(good) : 0);
  return newest > 0 ? Temporal.Instant.fromEpochMilliseconds(newest) : undefined;
}

/** Writes a picture as a camera does, with the current time. An existing picture stays. @param sourceOf its file */
export async function putWebcamPicture(
  context: Context,
  camera: Camera,
  sourceOf: () => string,
): Promise<void> {
  const isThere = await stat(fileOf(context, camera)).catch(() => undefined);
  if (isThere) return;
  await mkdir(folderOf(context), { recursive: true });
  await withIncomingFile(context, async (file) => {
    await copyFile(sourceOf(), file);
    const now = new Date(context.now().epochMilliseconds);
    await utimes(file, now, now);
    await rename(file, fileOf(context, camera));
  });
}

async function readFile(
  context: Context,
  camera: Camera,
  { watch, hiddenUntil }: { watch: Watch; hiddenUntil: string | null },
): Promise<void> {
  const file = fileOf(context, camera);
  const found = await lstat(file, { bigint: true }).catch(() => undefined);
  if (!found) return;
  if (isHidden(found, hiddenUntil)) return rm(file, { force: true });
  const stamp = `${found.mtimeNs} ${found.size} ${found.ino}`;
  if (stamp === watch.stamp) return;
  const isFirst = watch.stamp === "";
  let read: ReadPicture | undefined;
  try {
    read = await webcamTasks.run("readWebcamPicture", file);
  } catch (error) {
    context.log.warn({ err: error, camera }, "webcam picture could not be read; the last good one stays");
    return;
  }
  watch.stamp = stamp;
  if (!read) {
    context.log.warn({ camera }, "webcam picture is incomplete; the last good one stays");
    return;
  }
  const { changedAt, ...picture } = read;
  const takenAt = momentOfFile(context, read);
  const good = readyToSend({ ...picture, takenAt });
  // The first file may be older than the picture from another machine. Every later file is newer than all pictures.
  if (isFirst && watch.good && Temporal.Instant.compare(good.takenAt, watch.good.takenAt) <= 0) return;
  Object.assign(watch, { good, name: undefined, isFromBefore: isFirst });
  void watch.storing.run(() => storePicture(context, camera, watch));
}

function readyToSend(picture: WebcamPicture): GoodPicture {
  const headers = { "Content-Type": "image/jpeg", "Cache-Control": "no-cache" };
  const takenAt = Temporal.Instant.fromEpochMilliseconds(picture.takenAt);
  return {
    ...picture,
    takenAt,
    answer: new CachedResponse(picture.bytes, headers, { isCompressible: false }),
  };
}

/** Stores the good picture, and removes earlier pictures. After a failure, the next check tries again. */
async function storePicture(context: Context, camera: Camera, watch: Watch): Promise<void> {
  const { storage, log } = context;
  const { good } = watch;
  if (!good || watch.name !== undefined) return;
  try {
    const before = await lastGoodNames(context, camera);
    if (watch.isFromBefore && before.some((each) => momentOf(each) > good.takenAt.epochMilliseconds)) {
      // At the start the storage was too slow to return its newer picture. From now on, the newer picture is used.
      if (watch.good === good) watch.good = undefined;
      return await syncFromStorage(context, camera, watch);
    }
    const name = lastGoodName(camera, good.takenAt);
    await storage.put([{ name, content: good.bytes }]);
    await storage.remove(before.filter((each) => each !== name));
    if (watch.good === good) watch.name = name;
  } catch (error) {
    log.warn({ err: error, camera }, "webcam picture could not be stored");
  }
}

/** Applies changes by other machines. While the storage is unavailable, nothing changes. */
async function syncFromStorage(context: Context, camera: Camera, watch: Watch): Promise<void> {
  if (watch.good && watch.name === undefined) return storePicture(context, camera, watch);
  try {
    const { good: before, name: known } = watch;
    const name = (await lastGoodNames(context, camera)).find((each) => momentOf(each) > 0);
    watch.fault = undefined;
    if (name === known) return;
    const good = name === undefined ? undefined : await readStored(context, name);
    // Another machine has replaced the picture meanwhile. The next check finds the new picture.
    if (name !== undefined && !good) return;
    await watch.reading.run(async () => {
      if (watch.good !== before) return;
      Object.assign(watch, { good, name: good && name });
      if (!good) await rm(fileOf(context, camera), { force: true });
    });
  } catch (error) {
    watch.fault =
      error instanceof Problem ? error : new Problem("storage-unavailable", { cause: error as Error });
    context.log.warn({ err: error, camera }, "webcam pictures from other machines could not be read");
  }
}

async function readStored({ storage }: Context, name: string): Promise<GoodPicture | undefined> {
  const bytes = await storage.get(name);
  if (!bytes) return undefined;
  return readyToSend({
    bytes,
    takenAt: momentOf(name),
    ...(await webcamTasks.run("measureWebcamPicture", bytes)),
  });
}
