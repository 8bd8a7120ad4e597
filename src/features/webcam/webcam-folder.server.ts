import { copyFile, lstat, mkdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { FinishedAnswer } from "#src/platform/http/answer.ts";
import type { Config } from "#src/platform/config.ts";
import type { Context } from "#src/platform/context.ts";
import { withIncomingFile } from "#src/platform/files/incoming.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import { pictures } from "#src/features/photos/pictures/picture-workshop.server.ts";
import type { WebcamPicture } from "./webcam-picture.server.ts";
import type { Camera } from "./webcam.ts";

/*
 * The folder that cameras write to, and the last good picture of each. What guests may see of it is decided elsewhere.
 */

/** A whole picture, ready to be sent. */
export type GoodPicture = Omit<WebcamPicture, "takenAt"> & {
  /** When the camera wrote it. */
  takenAt: Temporal.Instant;
  answer: FinishedAnswer;
};

/** What this process knows of a camera. */
interface Watch {
  /** How its file lay when it was last looked into; empty before. */
  stamp: string;
  /** The last good picture: of the file here, or of another machine. */
  good: GoodPicture | undefined;
  /** The name under which that is stored; undefined until it is. */
  name: string | undefined;
  /** Whether that lay here when the process started: another machine may have stored a newer one since. */
  isFromBefore: boolean;
  /** When the storage was last looked into, in milliseconds since 1970. */
  lookedAt: number;
  /** Why that look failed; undefined when it didn't. */
  fault: Error | undefined;
  /** One look into the file at a time. */
  reading: Semaphore;
  /** One thing with the storage at a time; nobody who has a picture waits for it. */
  storing: Semaphore;
}

/** By configuration, which names the folder. */
const watches = new WeakMap<Config, Map<Camera, Watch>>();

function watchOf({ config }: Context, camera: Camera): Watch {
  const ofSite = watches.get(config) ?? new Map<Camera, Watch>();
  watches.set(config, ofSite);
  const watch = ofSite.get(camera) ?? {
    stamp: "",
    good: undefined,
    name: undefined,
    isFromBefore: false,
    lookedAt: -Infinity,
    fault: undefined,
    reading: new Semaphore(1),
    storing: new Semaphore(1),
  };
  ofSite.set(camera, watch);
  return watch;
}

/** So often the storage is looked into for what another machine's camera has sent, or staff taken down there. */
const followMilliseconds = 10_000;

/** After so long without a look a guest waits for it, but not long. */
const [staleMilliseconds, mostWait] = [20_000, 1000];

const folderOf = ({ config }: Pick<Context, "config">) => path.join(config.dataDir, "webcam");
const fileOf = (context: Context, camera: Camera) => path.join(folderOf(context), `${camera}.jpg`);

/**
 * What stays when the process ends while a camera's file is broken: one picture, no archive. Its name ends in the
 * moment at which it was taken, in milliseconds since 1970.
 */
const lastGoodName = (camera: Camera, takenAt: Temporal.Instant) =>
  `${lastGoodFolder}${camera}-${takenAt.epochMilliseconds}.jpg`;
const lastGoodFolder = "webcam/last-good/";

/**
 * The names of a camera's last good pictures, the last stored first: there is more than one for a moment, or after a
 * kill. One without a moment is from before names had it.
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
 * A camera's newest whole picture, whichever machine it writes to. Its file is looked into only when it has changed
 * since the last time, and the storage from time to time.
 * @param hiddenUntil a file of then or before was taken down, perhaps elsewhere, and is removed
 * @throws Problem storage-unavailable when it can't be known whether there is one
 */
export async function newestPicture(
  context: Context,
  camera: Camera,
  hiddenUntil: string | null,
): Promise<GoodPicture | undefined> {
  const watch = watchOf(context, camera);
  const now = context.now().epochMilliseconds;
  const since = Math.abs(now - watch.lookedAt);
  if (since >= followMilliseconds) {
    watch.lookedAt = now;
    const looking = watch.storing.run(() => follow(context, camera, watch));
    if (since >= staleMilliseconds || !watch.good)
      await Promise.race([looking, wait(mostWait, undefined, { ref: false })]);
  }
  await watch.reading.run(() => lookIntoFile(context, camera, { watch, hiddenUntil }));
  if (!watch.good && watch.fault) throw watch.fault;
  return watch.good;
}

/**
 * Removes what there is of a camera's picture, here and in the storage, for good.
 * @returns once nothing is left, whatever was under way
 */
export async function removeWebcamPicture(context: Context, camera: Camera): Promise<void> {
  const watch = watchOf(context, camera);
  await watch.storing.run(async () => {
    await watch.reading.run(async () => {
      await rm(fileOf(context, camera), { force: true });
      Object.assign(watch, { stamp: "", good: undefined, name: undefined });
    });
    await context.storage.remove(await lastGoodNames(context, camera));
  });
}

/** Removes a camera's file that was taken down elsewhere. */
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

/** When the newest picture was taken that is there in any state; undefined when there is none. */
export async function newestMoment(context: Context, camera: Camera): Promise<Temporal.Instant | undefined> {
  const watch = watchOf(context, camera);
  await watch.storing.run(() => follow(context, camera, watch));
  const good = await newestPicture(context, camera, null);
  const found = await lstat(fileOf(context, camera)).catch(() => undefined);
  const moments = [good?.takenAt.epochMilliseconds, found && Math.floor(found.mtimeMs)];
  const newest = Math.max(...moments.filter((each) => each !== undefined));
  return Number.isFinite(newest) ? Temporal.Instant.fromEpochMilliseconds(newest) : undefined;
}

/**
 * When a camera last wrote: to this machine whatever it was, as its file isn't looked into; to another one as far as
 * its last good picture tells. Undefined when there is neither.
 */
export async function lastWrite(context: Context, camera: Camera): Promise<Temporal.Instant | undefined> {
  const found = await lstat(fileOf(context, camera)).catch(() => undefined);
  // Whoever wants to know how the site does is told the rest while the storage is away.
  const [good] = await lastGoodNames(context, camera).catch(() => []);
  const newest = Math.max(Math.floor(found?.mtimeMs ?? 0), good ? momentOf(good) : 0);
  return newest > 0 ? Temporal.Instant.fromEpochMilliseconds(newest) : undefined;
}

/** Puts a picture where a camera would, as taken now; one that is there already stays. */
export async function putWebcamPicture(context: Context, camera: Camera, source: string): Promise<void> {
  const isThere = await stat(fileOf(context, camera)).catch(() => undefined);
  if (isThere) return;
  await mkdir(folderOf(context), { recursive: true });
  await withIncomingFile(context, async (file) => {
    await copyFile(source, file);
    const now = new Date(context.now().epochMilliseconds);
    await utimes(file, now, now);
    await rename(file, fileOf(context, camera));
  });
}

async function lookIntoFile(
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
  let read: WebcamPicture | undefined;
  try {
    read = await pictures.run("readWebcamPicture", file);
  } catch (error) {
    context.log.warn(
      { err: error, camera },
      "webcam picture could not be looked into, the last good one stays",
    );
    return;
  }
  watch.stamp = stamp;
  if (!read) {
    context.log.warn({ camera }, "webcam picture is not whole, the last good one stays");
    return;
  }
  const good = readyToSend(read);
  // It may have lain here since before the camera wrote to another machine. Later ones are the newest, whatever the
  // camera's clock says.
  if (isFirst && watch.good && Temporal.Instant.compare(good.takenAt, watch.good.takenAt) <= 0) return;
  Object.assign(watch, { good, name: undefined, isFromBefore: isFirst });
  void watch.storing.run(() => keep(context, camera, watch));
}

function readyToSend(picture: WebcamPicture): GoodPicture {
  const headers = { "Content-Type": "image/jpeg", "Cache-Control": "no-cache" };
  const takenAt = Temporal.Instant.fromEpochMilliseconds(picture.takenAt);
  return {
    ...picture,
    takenAt,
    answer: new FinishedAnswer(picture.bytes, headers, { isCompressible: false }),
  };
}

/** Stores the last good picture in place of all before it. After a failure the next look into the storage tries again. */
async function keep(context: Context, camera: Camera, watch: Watch): Promise<void> {
  const { storage, log } = context;
  const { good } = watch;
  if (!good || watch.name !== undefined) return;
  try {
    const before = await lastGoodNames(context, camera);
    if (watch.isFromBefore && before.some((each) => momentOf(each) > good.takenAt.epochMilliseconds)) {
      // The storage was too slow to say so at the start.
      if (watch.good === good) watch.good = undefined;
      return await follow(context, camera, watch);
    }
    const name = lastGoodName(camera, good.takenAt);
    await storage.put([{ name, content: good.bytes }]);
    await storage.remove(before.filter((each) => each !== name));
    if (watch.good === good) watch.name = name;
  } catch (error) {
    log.warn({ err: error, camera }, "webcam picture could not be kept");
  }
}

/** Takes over what another machine has stored or taken down. While the storage is out of reach, all stays as it is. */
async function follow(context: Context, camera: Camera, watch: Watch): Promise<void> {
  if (watch.good && watch.name === undefined) return keep(context, camera, watch);
  try {
    const { good: before, name: known } = watch;
    const name = (await lastGoodNames(context, camera)).find((each) => momentOf(each) > 0);
    watch.fault = undefined;
    if (name === known) return;
    const good = name === undefined ? undefined : await readStored(context, name);
    // It has been replaced meanwhile; the next look finds what came.
    if (name !== undefined && !good) return;
    await watch.reading.run(async () => {
      if (watch.good !== before) return;
      Object.assign(watch, { good, name: good && name });
      if (!good) await rm(fileOf(context, camera), { force: true });
    });
  } catch (error) {
    watch.fault = error as Error;
    context.log.warn({ err: error, camera }, "webcam pictures of other machines could not be looked for");
  }
}

async function readStored({ storage }: Context, name: string): Promise<GoodPicture | undefined> {
  const bytes = await storage.get(name);
  if (!bytes) return undefined;
  return readyToSend({
    bytes,
    takenAt: momentOf(name),
    ...(await pictures.run("measureWebcamPicture", bytes)),
  });
}
