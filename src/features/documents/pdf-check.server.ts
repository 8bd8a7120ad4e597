import { Problem } from "#src/platform/problem.ts";
import { PdfObjects } from "./pdf-objects.server.ts";
import { PdfName, PdfReference, type PdfDictionary, type PdfValue } from "./pdf-syntax.server.ts";

const mostPages = 2000;

/** What stands at the end of a PDF, and nothing but space after it. */
const end = /%%EOF[\0\t\n\f\r ]*$/;

/**
 * Looks at a file that is said to be a PDF, before anybody is given it.
 * @returns how many pages it has, at least one
 * @throws Problem unsupported-document when it isn't a PDF; unreadable-document when it is damaged or breaks off;
 * locked-document when it is encrypted; active-document when it has scripts, starts programs or carries other files
 */
export async function checkPdf(bytes: Buffer): Promise<{ pages: number }> {
  if (!bytes.subarray(0, 1024).toString("latin1").startsWith("%PDF-"))
    throw new Problem("unsupported-document");
  if (!end.test(bytes.subarray(-1024).toString("latin1"))) throw new Problem("unreadable-document");
  const pages = countPages(await PdfObjects.read(bytes));
  if (pages === 0) throw new Problem("unreadable-document");
  return { pages };
}

/** The leaves of the page tree (ISO 32000-2, 7.7.3). */
function countPages(found: PdfObjects): number {
  const follow = (value: PdfValue) => (value instanceof PdfReference ? found.at(value.number) : value);
  const dictionary = (value: PdfValue): PdfDictionary => {
    const target = follow(value);
    if (target instanceof Map) return target;
    throw new Problem("unreadable-document");
  };
  const root = found.trailers.findLast((trailer) => trailer.has("Root"))?.get("Root");
  const waiting = [dictionary(root).get("Pages")];
  const seen = new Set<PdfDictionary>();
  let pages = 0;
  while (waiting.length > 0) {
    const node = dictionary(waiting.pop());
    const kids = follow(node.get("Kids"));
    const type = node.get("Type");
    if (seen.has(node) || pages > mostPages) throw new Problem("unreadable-document");
    seen.add(node);
    if (Array.isArray(kids)) for (const kid of kids) waiting.push(kid);
    else if (type instanceof PdfName && type.name === "Page") pages++;
    else throw new Problem("unreadable-document");
  }
  return pages;
}
