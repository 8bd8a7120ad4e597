import { stat } from "node:fs/promises";
import path from "node:path";
import type { Config } from "#src/platform/config.ts";
import { FinishedAnswer } from "#src/platform/answer.ts";
import type { Context } from "#src/platform/context.ts";
import { copyWhole } from "#src/platform/files.ts";
import { Problem } from "#src/platform/problem.ts";
import type { PageContext } from "#src/platform/page.ts";
import { readWebcamPicture, writeWebcamPicture, type WebcamPicture } from "./webcam-picture.server.ts";
import { cameras, oldMinutes, webcamPath, webcamUrl, type Camera, type CameraShown } from "./webcam.ts";

/** What is known of a camera's file: how it lay when it was last looked into, and the last good picture. */
interface Seen {
  stamp: string;
  good: (WebcamPicture & { answer: FinishedAnswer }) | undefined;
}

/** By configuration, since that names the folder; each camera's file is looked into by one at a time. */
const seen = new WeakMap<Config, Map<Camera, Promise<Seen>>>();

const folderOf = ({ config }: Pick<Context, "config">) => path.join(config.dataDir, "webcam");

/** All cameras with their newest whole pictures. The page that shows them is made anew every minute. */
export async function listCameras(context: Context & Pick<PageContext, "changesAt">): Promise<CameraShown[]> {
  const now = context.now();
  context.changesAt(now.add({ minutes: 1 }));
  return Promise.all(
    cameras.map(async (camera) => {
      const { good } = await look(context, camera);
      if (!good) return { camera, picture: undefined };
      const { width, height, takenAt } = good;
      const age = Math.max(now.epochMilliseconds - takenAt.epochMilliseconds, 0);
      const ageMinutes = Math.floor(age / 60_000);
      if (age < 24 * 3_600_000)
        context.changesAt(now.add({ milliseconds: Math.ceil(60_000 - (age % 60_000)) }));
      const src = `${webcamUrl(camera)}?${takenAt.epochMilliseconds}`;
      return {
        camera,
        picture: { src, width, height, takenAt, ageMinutes, isOld: age > oldMinutes * 60_000 },
      };
    }),
  );
}

/** Puts a picture where a camera would; one that is there already stays. */
export async function putWebcamPicture(context: Context, camera: Camera, source: string): Promise<void> {
  const file = path.join(folderOf(context), `${camera}.jpg`);
  const isThere = await stat(file).catch(() => undefined);
  if (!isThere) await copyWhole(source, file);
}

/**
 * Answers a request for a camera's newest whole picture.
 * @throws Problem not-found when there is no such camera, or nothing of it that can be shown
 */
export async function answerWebcam(context: Context, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const camera = cameras.find((each) => [webcamUrl(each), `${webcamPath}/${each}`].includes(pathname));
  const good = camera && (await look(context, camera)).good;
  if (!good) throw new Problem("not-found");
  return good.answer.respond(request);
}

/** Looks at a camera's file, and into it only when it has changed since the last time. */
function look(context: Context, camera: Camera): Promise<Seen> {
  const cameraFiles = seen.get(context.config) ?? new Map<Camera, Promise<Seen>>();
  seen.set(context.config, cameraFiles);
  const before = cameraFiles.get(camera) ?? lastKept(context, camera);
  const looking = before.then((known) => lookAgain(context, camera, known));
  cameraFiles.set(camera, looking);
  return looking;
}

async function lookAgain(context: Context, camera: Camera, known: Seen): Promise<Seen> {
  const file = path.join(folderOf(context), `${camera}.jpg`);
  const found = await stat(file, { bigint: true }).catch(() => undefined);
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
  if (!picture) return undefined;
  const headers = { "Content-Type": "image/jpeg", "Cache-Control": "no-cache" };
  return { ...picture, answer: new FinishedAnswer(picture.bytes, headers, { isCompressible: false }) };
}

/** What stays when the process ends while a camera's file is broken: one picture, no archive. */
const keptFile = (context: Context, camera: Camera) =>
  path.join(folderOf(context), "last-good", `${camera}.jpg`);

async function keep(context: Context, camera: Camera, good: WebcamPicture): Promise<void> {
  try {
    await writeWebcamPicture(good, keptFile(context, camera));
  } catch (error) {
    context.log.warn({ err: error, camera }, "webcam picture could not be kept");
  }
}

async function lastKept(context: Context, camera: Camera): Promise<Seen> {
  return { stamp: "", good: await readGood(keptFile(context, camera)) };
}
