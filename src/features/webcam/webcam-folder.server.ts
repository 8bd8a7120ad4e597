import { copyFile, lstat, mkdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { FinishedAnswer } from "#src/platform/http/answer.ts";
import type { Config } from "#src/platform/config.ts";
import type { Context } from "#src/platform/context.ts";
import { withIncomingFile } from "#src/platform/files/incoming.ts";
import { namesIn } from "#src/platform/files/storage.ts";
import { measureWebcamPicture, readWebcamPicture, type WebcamPicture } from "./webcam-picture.server.ts";
import type { Camera } from "./webcam.ts";

/*
 * The folder that cameras write to, and the last good picture of each. What guests may see of it is decided elsewhere.
 */

/** A whole picture, ready to be sent. */
export type GoodPicture = WebcamPicture & { answer: FinishedAnswer };

/** What is known of a camera's file: how it lay when it was last looked into, and the last good picture. */
interface Seen {
  stamp: string;
  good: GoodPicture | undefined;
}

/** By configuration, which names the folder. Each camera's file is read by one caller at a time. */
const seen = new WeakMap<Config, Map<Camera, Promise<Seen>>>();

const folderOf = ({ config }: Pick<Context, "config">) => path.join(config.dataDir, "webcam");
const fileOf = (context: Context, camera: Camera) => path.join(folderOf(context), `${camera}.jpg`);

/**
 * What stays when the process ends while a camera's file is broken: one picture, no archive. Its name ends in the
 * moment at which it was taken, in milliseconds since 1970.
 */
const lastGoodName = (camera: Camera, takenAt: Temporal.Instant) =>
  `${lastGoodFolder}${camera}-${takenAt.epochMilliseconds}.jpg`;
const lastGoodFolder = "webcam/last-good/";

/** The names of a camera's last good pictures, the newest first: there is more than one for a moment, or after a kill. */
async function lastGoodNames({ storage }: Pick<Context, "storage">, camera: Camera): Promise<string[]> {
  const names = await namesIn(storage, lastGoodFolder);
  return names
    .filter((name) => path.posix.basename(name).startsWith(`${camera}-`))
    .toSorted((one, other) => momentOf(other) - momentOf(one));
}

const momentOf = (name: string) => Number(/-(\d+)\.jpg$/.exec(name)?.[1] ?? 0);

/** A camera's newest whole picture; its file is looked into only when it has changed since the last time. */
export async function newestPicture(context: Context, camera: Camera): Promise<GoodPicture | undefined> {
  return (await inTurn(context, camera, (known) => lookAgain(context, camera, known))).good;
}

/**
 * Removes what there is of a camera's picture, here and on the disk, for good.
 * @returns once nothing is left, whatever was under way
 */
export async function removeWebcamPicture(context: Context, camera: Camera): Promise<void> {
  await inTurn(context, camera, async () => {
    await rm(fileOf(context, camera), { force: true });
    await context.storage.remove(await lastGoodNames(context, camera));
    return { stamp: "", good: undefined };
  });
}

/** When the newest picture was taken that is there in any state; undefined when there is none. */
export async function newestMoment(context: Context, camera: Camera): Promise<Temporal.Instant | undefined> {
  const good = await newestPicture(context, camera);
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

/** Puts a picture where a camera would; one that is there already stays. */
export async function putWebcamPicture(context: Context, camera: Camera, source: string): Promise<void> {
  const isThere = await stat(fileOf(context, camera)).catch(() => undefined);
  if (isThere) return;
  await mkdir(folderOf(context), { recursive: true });
  await withIncomingFile(context, async (file) => {
    await copyFile(source, file);
    await rename(file, fileOf(context, camera));
  });
}

/** After the storage couldn't be asked for the last good picture, it isn't asked again before this time. */
const restMilliseconds = 30_000;

/** Runs one look after the other. After a failure the last known state stays. */
function inTurn(context: Context, camera: Camera, work: (known: Seen) => Promise<Seen>): Promise<Seen> {
  const cameraFiles = seen.get(context.config) ?? new Map<Camera, Promise<Seen>>();
  seen.set(context.config, cameraFiles);
  const before = cameraFiles.get(camera) ?? readLastGood(context, camera);
  const after = before.then(work);
  const known = after.catch(() => before);
  cameraFiles.set(camera, known);
  known.catch(() => setTimeout(() => cameraFiles.delete(camera), restMilliseconds).unref());
  return after;
}

async function lookAgain(context: Context, camera: Camera, known: Seen): Promise<Seen> {
  const file = fileOf(context, camera);
  const found = await lstat(file, { bigint: true }).catch(() => undefined);
  if (!found) return known;
  const stamp = `${found.mtimeNs} ${found.size} ${found.ino}`;
  if (stamp === known.stamp) return known;
  const good = await readGood(file);
  if (good) await keep(context, camera, good);
  else context.log.warn({ camera }, "webcam picture is not whole, the last good one stays");
  return { stamp, good: good ?? known.good };
}

async function readGood(file: string): Promise<Seen["good"]> {
  const picture = await readWebcamPicture(file);
  return picture && readyToSend(picture);
}

function readyToSend(picture: WebcamPicture): GoodPicture {
  const headers = { "Content-Type": "image/jpeg", "Cache-Control": "no-cache" };
  return { ...picture, answer: new FinishedAnswer(picture.bytes, headers, { isCompressible: false }) };
}

async function keep(context: Context, camera: Camera, { bytes, takenAt }: WebcamPicture): Promise<void> {
  const { storage, log } = context;
  try {
    const before = await lastGoodNames(context, camera);
    const name = lastGoodName(camera, takenAt);
    await storage.put([{ name, content: bytes }]);
    await storage.remove(before.filter((each) => each !== name));
  } catch (error) {
    log.warn({ err: error, camera }, "webcam picture could not be kept");
  }
}

async function readLastGood(context: Context, camera: Camera): Promise<Seen> {
  const [name] = await lastGoodNames(context, camera);
  const bytes = name === undefined ? undefined : await context.storage.get(name);
  if (!bytes) return { stamp: "", good: undefined };
  const takenAt = Temporal.Instant.fromEpochMilliseconds(momentOf(name!));
  return { stamp: "", good: readyToSend({ bytes, takenAt, ...(await measureWebcamPicture(bytes)) }) };
}
