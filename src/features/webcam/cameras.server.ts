import { inTransaction, type Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { AnswerOf, RowOf } from "#src/resource/kind.ts";
import type { Listed, Paging, Target } from "#src/platform/store/stored.ts";
import { collectionOf } from "#src/features/collection.server.ts";
import { cameraKind, staffCamera, type CameraInput, type CameraWords, type StaffCamera } from "./camera.ts";
import {
  lastWrite,
  newestMoment,
  newestPicture,
  removeHiddenFile,
  removeWebcamPicture,
  type GoodPicture,
} from "./webcam-folder.server.ts";
import type { Camera } from "./webcam.ts";

const collection = collectionOf(cameraKind, { isFixed: true });
const stored = collection.rows;

type CameraFields = RowOf<typeof cameraKind>;

/** A camera with what guests may see of it. */
export interface CameraState extends CameraWords {
  name: Camera;
  isOn: boolean;
  picture: GoodPicture | undefined;
  /** Why it isn't known whether there is a picture. */
  fault?: Problem;
}

/** Whether guests see any camera, be it that it has nothing to show just now. */
export const isAnyCameraOn = async (context: Context): Promise<boolean> =>
  (await collection.listAll(context)).some(({ isOn }) => isOn);

/** All cameras, in their order. */
export async function listCameraStates(context: Context): Promise<CameraState[]> {
  return Promise.all((await collection.listAll(context)).map((camera) => stateOf(context, camera)));
}

/** When each camera that is on last wrote a picture, as far as its file tells without being looked into. */
export async function listLastWrites(
  context: Context,
): Promise<{ name: Camera; title: string; writtenAt: Temporal.Instant | undefined }[]> {
  const on = (await collection.listAll(context)).filter(({ isOn }) => isOn);
  return Promise.all(
    on.map(async ({ name, title }) => ({ name, title, writtenAt: await lastWrite(context, name) })),
  );
}

async function stateOf(
  context: Context,
  { name, isOn, hiddenUntil, title, translations }: CameraFields,
): Promise<CameraState> {
  const said = { name, isOn, title, translations };
  if (!isOn) {
    await removeHiddenFile(context, name, hiddenUntil);
    return { ...said, picture: undefined };
  }
  const picture = await newestPicture(context, name, hiddenUntil).catch(asFault);
  if (picture instanceof Problem) return { ...said, picture: undefined, fault: picture };
  // Another process may still know it.
  const isHidden =
    picture &&
    hiddenUntil !== null &&
    Temporal.Instant.compare(picture.takenAt, Temporal.Instant.from(hiddenUntil)) <= 0;
  return { ...said, picture: isHidden ? undefined : picture };
}

/** The storage may be away; what else goes wrong is thrown on. */
function asFault(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/**
 * Names a camera, and turns it on or off. The picture of one that is turned off is gone for good.
 * @throws Problem not-found, stale
 */
async function saveCamera(context: Context, input: CameraInput, target: Target): Promise<StaffCamera> {
  if (!input.isOn) return takeDown(context, target, input);
  return forStaff(
    context,
    await inTransaction(context, (transaction) => stored.save(transaction, input, target)),
  );
}

/**
 * Takes a camera's picture down at once: it is gone for good, and the camera's next one is shown.
 * @throws Problem not-found, stale
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
  // Other writers don't wait for the storage, as when staff have an earlier state back: all that is there goes then.
  const hiddenUntil = context.db.isTransaction
    ? context.now().toString()
    : await latestOf(context, camera.name);
  const saved = await inTransaction(context, async (transaction) => {
    transaction.afterCommit((outside) => removeWebcamPicture(outside, camera.name));
    return stored.save(transaction, { ...fields, ...(hiddenUntil && { hiddenUntil }) }, target);
  });
  return forStaff(context, saved);
}

/** Never later than now: otherwise a camera whose clock is ahead would stay hidden. */
async function latestOf(context: Context, camera: Camera): Promise<string | undefined> {
  const newest = await newestMoment(context, camera);
  if (!newest) return undefined;
  const now = context.now();
  return (Temporal.Instant.compare(newest, now) > 0 ? now : newest).toString();
}

/** Inside a transaction, where nobody waits for the storage, the picture isn't looked at. */
async function forStaff(context: Context, camera: AnswerOf<typeof cameraKind>): Promise<StaffCamera> {
  const { hiddenUntil: _, ...said } = camera;
  const picture = context.db.isTransaction ? undefined : (await stateOf(context, camera)).picture;
  return { ...said, takenAt: picture?.takenAt.toString() ?? null };
}

/** The cameras as staff keep them: there from the start. */
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
