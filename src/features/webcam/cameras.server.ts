import { inTransaction, type Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { AnswerOf, RowOf } from "#src/cms/kind/kind.ts";
import type { Listed, Paging, Target } from "#src/platform/store/stored.ts";
import { collectionOf } from "#src/cms/collection.server.ts";
import { cameraKind, staffCamera, type CameraInput, type CameraWords, type StaffCamera } from "./camera.ts";
import {
  lastWrite,
  newestMoment,
  newestPicture,
  removeHiddenFile,
  removeWebcamPicture,
  type GoodPicture,
} from "./webcam-folder.server.ts";
import { oldMinutes, type Camera } from "./webcam.ts";

const collection = collectionOf(cameraKind, { isFixed: true });
const stored = collection.rows;

type CameraFields = RowOf<typeof cameraKind>;

/** A camera with its picture for guests. */
export interface CameraState extends CameraWords {
  name: Camera;
  isOn: boolean;
  picture: GoodPicture | undefined;
  /** The reason why the picture is unknown. */
  fault?: Problem;
}

/** True when any camera is on, even without a picture at present. */
export const isAnyCameraOn = async (context: Context): Promise<boolean> =>
  (await collection.listAll(context)).some(({ isOn }) => isOn);

export async function listCameraStates(context: Context): Promise<CameraState[]> {
  return Promise.all((await collection.listAll(context)).map((camera) => stateOf(context, camera)));
}

/** Checks whether each camera that is on has written a file lately, without reading the file. */
export async function checkCameras(context: Context) {
  const oldest = context.now().subtract({ minutes: oldMinutes });
  const on = (await collection.listAll(context)).filter(({ isOn }) => isOn);
  return Promise.all(
    on.map(async ({ name, title }) => {
      const sentAt = await lastWrite(context, name);
      return { name, title, sentAt, isGood: !!sentAt && Temporal.Instant.compare(sentAt, oldest) >= 0 };
    }),
  );
}

async function stateOf(
  context: Context,
  { name, isOn, hiddenUntil, title, translations }: CameraFields,
): Promise<CameraState> {
  const values = { name, isOn, title, translations };
  if (!isOn) {
    await removeHiddenFile(context, name, hiddenUntil);
    return { ...values, picture: undefined };
  }
  const picture = await newestPicture(context, name, hiddenUntil).catch(asFault);
  if (picture instanceof Problem) return { ...values, picture: undefined, fault: picture };
  // This process may still have a picture in memory that another process has taken down.
  const isHidden =
    picture &&
    hiddenUntil !== null &&
    Temporal.Instant.compare(picture.takenAt, Temporal.Instant.from(hiddenUntil)) <= 0;
  return { ...values, picture: isHidden ? undefined : picture };
}

/** Returns a Problem of unavailable storage, and throws any other error. */
function asFault(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/**
 * Saves a camera's title and switch. Turning it off deletes its picture.
 * @throws Problem not-found, stale; storage-unavailable when turning it off
 */
async function saveCamera(context: Context, input: CameraInput, target: Target): Promise<StaffCamera> {
  if (!input.isOn) return takeDown(context, target, input);
  return forStaff(
    context,
    await inTransaction(context, (transaction) => stored.save(transaction, input, target)),
  );
}

/**
 * Deletes a camera's picture for good. Its next picture is shown.
 * @throws Problem not-found, stale, storage-unavailable
 */
export async function takePictureDown(context: Context, target: Target): Promise<StaffCamera> {
  return takeDown(context, target, {});
}

async function takeDown(
  context: Context,
  target: Target,
  fields: Partial<CameraInput>,
): Promise<StaffCamera> {
  const camera = await collection.get(context, target.id);
  // A transaction, as in a restore of an earlier state, must not wait for the storage, so it hides every picture
  // up to now.
  const hiddenUntil = context.db.isTransaction
    ? context.now().toString()
    : await latestOf(context, camera.name);
  const saved = await inTransaction(context, async (transaction) => {
    transaction.afterCommit((outside) => removeWebcamPicture(outside, camera.name));
    return stored.save(transaction, { ...fields, ...(hiddenUntil && { hiddenUntil }) }, target);
  });
  return forStaff(context, saved);
}

/** The time of the newest picture, but at most now: a camera with a clock that is ahead would stay hidden. */
async function latestOf(context: Context, camera: Camera): Promise<string | undefined> {
  const newest = await newestMoment(context, camera);
  if (!newest) return undefined;
  const now = context.now();
  return (Temporal.Instant.compare(newest, now) > 0 ? now : newest).toString();
}

/** Inside a transaction the picture isn't read, because a transaction must not wait for the storage. */
async function forStaff(context: Context, camera: AnswerOf<typeof cameraKind>): Promise<StaffCamera> {
  const { hiddenUntil: _, ...values } = camera;
  const picture = context.db.isTransaction ? undefined : (await stateOf(context, camera)).picture;
  return { ...values, takenAt: picture?.takenAt.toString() ?? null };
}

/** The cameras exist from the start. */
export const cameraCollection = {
  ...collection,
  answer: staffCamera,
  async list(context: Context, page: Paging): Promise<Listed<StaffCamera>> {
    const { items, next } = await collection.list(context, page);
    return { items: await Promise.all(items.map((camera) => forStaff(context, camera))), next };
  },
  get: async (context: Context, id: number) => forStaff(context, await collection.get(context, id)),
  save: (context: Context, input: CameraInput, target?: Target) => saveCamera(context, input, target!),
};
