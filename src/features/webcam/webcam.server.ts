import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { listCameraStates } from "./cameras.server.ts";
import { oldMinutes, webcamPath, webcamUrl } from "./webcam.ts";
import type { CameraShown } from "./camera.ts";

/** Lists the cameras with their pictures. A page with cameras expires after a minute at most. */
export async function listCameras(
  context: Context & Pick<ShownContext, "changesAt">,
): Promise<CameraShown[]> {
  const now = context.now();
  context.changesAt(now.add({ minutes: 1 }));
  return (await listCameraStates(context)).map(({ name: camera, isOn, title, translations, picture }) => {
    const shown = { camera, isOn, title, translations };
    if (!picture) return { ...shown, picture };
    const { width, height, takenAt } = picture;
    const age = Math.max(now.epochMilliseconds - takenAt.epochMilliseconds, 0);
    const ageMinutes = Math.floor(age / 60_000);
    if (age < 24 * 3_600_000)
      context.changesAt(now.add({ milliseconds: Math.ceil(60_000 - (age % 60_000)) }));
    const src = `${webcamUrl(camera)}?${takenAt.epochMilliseconds}`;
    return {
      ...shown,
      picture: { src, width, height, takenAt, ageMinutes, isOld: age > oldMinutes * 60_000 },
    };
  });
}

export async function listCameraAges(context: Context) {
  const shown = await listCameras({ ...context, changesAt: () => {} });
  return shown.map(({ camera, isOn, picture }) => ({
    camera,
    takenAt: picture ? toStoredInstant(picture.takenAt) : null,
    isOld: picture?.isOld ?? false,
    isOn,
  }));
}

/**
 * Answers a request for a camera's picture.
 * @throws Problem "not-found" if the camera doesn't exist or has no picture
 * @throws Problem "storage-unavailable" if the storage can't be read and no picture is known
 */
export async function answerWebcam(context: Context, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const shown = (await listCameraStates(context)).find(({ name }) =>
    [webcamUrl(name), `${webcamPath}/${name}`].includes(pathname),
  );
  if (!shown?.picture) throw shown?.fault ?? new Problem("not-found");
  return shown.picture.answer.respond(request);
}
