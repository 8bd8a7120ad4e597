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
  removeStoredPictures,
  removeWebcamPicture,
  type GoodPicture,
} from "./webcam-folder.server.ts";
import { oldMinutes, type Camera } from "./webcam.ts";

const collection = collectionOf(cameraKind, { isFixed: true });
const stored = collection.rows;

type CameraFields = RowOf<typeof cameraKind>;

export interface CameraState extends CameraWords {
  name: Camera;
  isOn: boolean;
  picture: GoodPicture | undefined;
  /** The reason why the picture is unknown. */
  fault?: Problem;
}

/** Returns true when a camera is turned on. The camera may have no picture. */
export const isAnyCameraOn = async (context: Context): Promise<boolean> =>
  (await collection.listAll(context)).some(({ isOn }) => isOn);

export async function listCameraStates(context: Context): Promise<CameraState[]> {
  return Promise.all((await collection.listAll(context)).map((camera) => stateOf(context, camera)));
}

/** Checks the cameras that are on. A good camera has written a file lately, whatever its content. */
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
  // The memory of this process may still have a picture that staff have taken down through another process.
  const isHidden =
    picture &&
    hiddenUntil !== null &&
    Temporal.Instant.compare(picture.takenAt, Temporal.Instant.from(hiddenUntil)) <= 0;
  return { ...values, picture: isHidden ? undefined : picture };
}

function asFault(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** Saves a camera. Turning a camera off deletes its picture. @throws the errors of `StoredResources.save` */
async function saveCamera(context: Context, input: CameraInput, target: Target): Promise<StaffCamera> {
  if (!input.isOn) return takeDown(context, target, input);
  return forStaff(
    context,
    await inTransaction(context, (transaction) => stored.save(transaction, input, target)),
  );
}

/** Permanently deletes a camera's picture. @throws the errors of `StoredResources.save`, or "storage-unavailable" */
export async function takePictureDown(context: Context, target: Target): Promise<StaffCamera> {
  return takeDown(context, target, {});
}

async function takeDown(
  context: Context,
  target: Target,
  fields: Partial<CameraInput>,
): Promise<StaffCamera> {
  const camera = await collection.get(context, target.id);
  // A transaction must not wait for the storage. In a transaction, all pictures up to now are hidden.
  const hiddenUntil = context.db.isTransaction
    ? context.now().toString()
    : await latestOf(context, camera.name);
  const saved = await inTransaction(context, async (transaction) => {
    transaction.afterCommit((outside) =>
      removeWebcamPicture(outside, camera.name).catch((error: unknown) => {
        // A camera that is off shows no picture. `purgePictures` deletes the stored picture later.
        if (fields.isOn !== false) throw error;
        outside.log.warn({ err: error, camera: camera.name }, "webcam picture could not be deleted yet");
      }),
    );
    return stored.save(transaction, { ...fields, ...(hiddenUntil && { hiddenUntil }) }, target);
  });
  return forStaff(context, saved);
}

/**
 * Returns the time of the newest picture or the current time, whichever is earlier. So a picture from a camera with a
 * fast clock doesn't hide later pictures. Returns the current time when the storage fails, and undefined without a
 * picture.
 */
async function latestOf(context: Context, camera: Camera): Promise<string | undefined> {
  const now = context.now();
  const newest = await newestMoment(context, camera).catch((error: unknown) => asFault(error) && now);
  if (!newest) return undefined;
  return (Temporal.Instant.compare(newest, now) > 0 ? now : newest).toString();
}

/** Deletes pictures of cameras that were turned off during a failure of the storage. @returns their number */
export async function purgePictures(context: Context): Promise<number> {
  let count = 0;
  for (const { name, isOn } of await collection.listAll(context))
    if (!isOn) count += await removeStoredPictures(context, name);
  return count;
}

/** Returns a camera for staff. A transaction must not wait for the storage, so it doesn't read the picture. */
async function forStaff(context: Context, camera: AnswerOf<typeof cameraKind>): Promise<StaffCamera> {
  const { hiddenUntil: _, ...values } = camera;
  const picture = context.db.isTransaction ? undefined : (await stateOf(context, camera)).picture;
  return { ...values, takenAt: picture?.takenAt.toString() ?? null };
}

/** The cameras in the API. All cameras exist from the start. */
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
