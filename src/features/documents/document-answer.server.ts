import type { Context } from "#src/platform/context.ts";
import { answerHashedFile, cacheNames } from "#src/platform/files/file-answers.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { documentsPath } from "./document.ts";
import { listDocumentFilenames, storedName } from "./document-store.server.ts";

/** A name has only lower-case letters, digits and hyphens, so that no name leads to another folder. */
const documentAddress = new RegExp(
  `^${documentsPath}/(?<file>(?<name>[a-z0-9-]+)-(?<hash>[0-9a-f]{8})\\.pdf)$`,
);

/**
 * Creates the handler that sends PDFs. Browsers display a PDF, and save it under a name without the hash.
 * @returns a handler that throws `Problem` with code `not-found` if the file isn't stored or no document names the file
 */
export function createDocumentFiles(context: Context): (request: Request) => Promise<Response> {
  const isNamed = cacheNames(context, listDocumentFilenames);
  return async (request) => {
    const { file, name, hash } = documentAddress.exec(new URL(request.url).pathname)?.groups ?? {};
    if (!file || !(await isNamed(file))) throw new Problem("not-found");
    const answer = await answerHashedFile(context, request, storedName(file), hash!, {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name}.pdf"`,
    });
    if (!answer) throw new Problem("not-found");
    return answer;
  };
}
