import { answerHashedFile, cacheNames } from "#src/platform/files/file-answers.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Context } from "#src/platform/context.ts";
import { groundsPath } from "./ground-file.ts";
import { listGroundFilenames, listOtherGrounds, storedName } from "./ground-store.server.ts";

const contentTypes: Record<string, string> = { svg: "image/svg+xml", webp: "image/webp" };

/** A name has only lower-case letters, digits and hyphens, so that no name leads to another folder. */
const groundAddress = new RegExp(
  `^${groundsPath}/(?<file>[a-z0-9-]{1,100}-(?<hash>[0-9a-f]{8})\\.(?<format>svg|webp))$`,
);

/**
 * Creates the handler that sends grounds. The headers prevent an SVG from loading or running anything.
 * @returns a handler that throws `Problem` with code `not-found` if the ground is unknown or isn't stored
 */
export function createGrounds(context: Context): (request: Request) => Promise<Response> {
  const isKnown = cacheNames(context, async (now) => [
    ...(await listGroundFilenames(now)),
    ...(await listOtherGrounds(now)),
  ]);
  return async (request) => {
    const { file, hash, format } = groundAddress.exec(new URL(request.url).pathname)?.groups ?? {};
    if (!file || !(await isKnown(file))) throw new Problem("not-found");
    const answer = await answerHashedFile(context, request, storedName(file), hash!, {
      "Content-Type": contentTypes[format!]!,
      "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    if (!answer) throw new Problem("not-found");
    return answer;
  };
}
