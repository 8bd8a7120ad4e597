import type { ChangeOver } from "#src/cms/change-overs/change-over.ts";
import { ApiError } from "#src/cms/staff/api.ts";

/**
 * Calls the API with the version of a change-over. If somebody has saved only next versions of the change-over in the
 * meantime, calls again with the change-over's new version.
 * @throws ApiError with status 412 when somebody has renamed, moved or published the change-over
 */
export async function callUnlessMoved<Answer>(
  { version, name, publishAt }: ChangeOver,
  call: (version: number) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(version);
  } catch (error) {
    const now =
      error instanceof ApiError && error.status === 412 && (error.current as ChangeOver | undefined);
    if (!now || now.publishedAt || now.name !== name || now.publishAt !== publishAt) throw error;
    return call(now.version);
  }
}
