import { inTransaction, type Context } from "#src/platform/context.ts";
import {
  storedResources,
  type StoredResource,
  type Target,
  type ResourceTable,
} from "#src/platform/store/stored.ts";
import { defineCollection } from "#src/platform/api/collection-calls.ts";
import { cameraInput, staffCamera, type CameraInput, type StaffCamera } from "./camera.ts";
import {
  newestMoment,
  newestPicture,
  removeWebcamPicture,
  type GoodPicture,
} from "./webcam-folder.server.ts";
import type { Camera } from "./webcam.ts";

/** What is kept of a camera. */
interface CameraFields extends CameraInput {
  name: Camera;
  /** A picture of then or before is never shown: ISO 8601 in UTC; null when none was taken down. */
  hiddenUntil: string | null;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    camera: ResourceTable<CameraFields>;
  }
}

const stored = storedResources<CameraFields>("camera", { booleans: ["isOn"] });

/** A camera with what guests may see of it. */
export interface CameraState {
  name: Camera;
  isOn: boolean;
  picture: GoodPicture | undefined;
}

/** All cameras, in their order. */
export async function listCameraStates(context: Context): Promise<CameraState[]> {
  const rows = await context.db.selectFrom("camera").selectAll().orderBy("id").execute();
  return Promise.all(rows.map((row) => stateOf(context, stored.from(row))));
}

async function stateOf(context: Context, { name, isOn, hiddenUntil }: CameraFields): Promise<CameraState> {
  const picture = isOn ? await newestPicture(context, name) : undefined;
  // Another process may still know it.
  const isHidden =
    picture &&
    hiddenUntil !== null &&
    Temporal.Instant.compare(picture.takenAt, Temporal.Instant.from(hiddenUntil)) <= 0;
  return { name, isOn, picture: isHidden ? undefined : picture };
}

/**
 * Turns a camera on or off. The picture of one that is turned off is gone for good.
 * @throws Problem not-found, stale
 */
async function saveCamera(context: Context, { isOn }: CameraInput, target: Target): Promise<StaffCamera> {
  if (!isOn) return takeDown(context, target, { isOn });
  return forStaff(
    context,
    await inTransaction(context, (transaction) => stored.save(transaction, { isOn }, target)),
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
  const saved = await inTransaction(context, async (transaction) => {
    const camera = await stored.expect(transaction.db, target);
    const hiddenUntil = await latestOf(context, camera.name);
    transaction.afterCommit(() => removeWebcamPicture(context, camera.name));
    return stored.save(transaction, { ...fields, ...(hiddenUntil && { hiddenUntil }) }, target);
  });
  return forStaff(context, saved);
}

/** Never later than now, so that a camera whose clock was ahead is seen again. */
async function latestOf(context: Context, camera: Camera): Promise<string | undefined> {
  const newest = await newestMoment(context, camera);
  if (!newest) return undefined;
  const now = context.now();
  return (Temporal.Instant.compare(newest, now) > 0 ? now : newest).toString();
}

async function forStaff(context: Context, camera: StoredResource<CameraFields>): Promise<StaffCamera> {
  const { id, version, updatedAt, name, isOn } = camera;
  const { picture } = await stateOf(context, camera);
  return { id, version, updatedAt, name, isOn, takenAt: picture?.takenAt.toString() ?? null };
}

/** The cameras as staff keep them: there from the start. */
export const cameraCollection = defineCollection({
  about: "The webcams, and what guests see of them",
  one: "a camera",
  all: "All cameras, in their order",
  answer: staffCamera,
  input: cameraInput,
  async list(context, page) {
    const { items, next } = await stored.list(context.db, { by: "id", of: "number", direction: "asc" }, page);
    return { items: await Promise.all(items.map((camera) => forStaff(context, camera))), next };
  },
  get: async (context, id) => forStaff(context, await stored.get(context.db, id)),
  save(context, input, target) {
    return saveCamera(context, input, target!);
  },
});
