import { getDocument, type PDFDocumentProxy } from "pdfjs-dist";
// Beside the program, not fetched from an address of its own: the whole of it runs in our thread.
import "pdfjs-dist/build/pdf.worker.mjs";
import { Problem } from "#src/platform/api/problem.ts";
import { lookAtNames } from "./pdf-names.server.ts";

const mostPages = 2000;

/** What stands at the end of a PDF: readers look for it in the last kilobyte. */
const end = "%%EOF";

/** Annotations that play, show or carry something other than the page's own words and pictures (ISO 32000-2, 12.5.6). */
const activeAnnotations = new Set(["3D", "FileAttachment", "Movie", "RichMedia", "Screen", "Sound"]);

/** Where a link may lead; without a scheme it leads to the web. */
const linkProtocols = new Set(["http:", "https:", "mailto:", "tel:"]);

/** What pdf.js says of an annotation or a bookmark, as far as it matters here. */
interface Linked {
  subtype?: string;
  actions?: object | null;
  attachment?: unknown;
  unsafeUrl?: string | null;
  items?: Linked[];
}

/**
 * Reads a PDF as guests' readers do, but draws nothing. Damaged ones that they mend by themselves are taken.
 * @param bytes the whole file
 * @returns how many pages it has, at least one
 * @throws Problem unsupported-document when it isn't a PDF; unreadable-document when it is damaged or breaks off;
 * locked-document when it is encrypted; active-document when it acts, leads elsewhere by itself or carries other files
 */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number }> {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!raw.toString("latin1", 0, 1024).startsWith("%PDF-")) throw new Problem("unsupported-document");
  if (!raw.subarray(-1024).includes(end)) throw new Problem("unreadable-document");
  const { opens } = lookAtNames(raw);
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  task.onPassword = () => void task.destroy();
  try {
    const document = await task.promise;
    if (document.numPages > mostPages) throw new Problem("unreadable-document");
    await refuseActive(document, opens);
    return { pages: document.numPages };
  } catch (error) {
    if (error instanceof Problem) throw error;
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new Problem(isLocked ? "locked-document" : "unreadable-document", { cause: error });
  }
}

async function refuseActive(document: PDFDocumentProxy, opens: boolean): Promise<void> {
  const { info } = await document.getMetadata();
  const about = info as Record<string, unknown>;
  // What is encrypted can't be looked at by its names, even where no password is asked for.
  if (about["EncryptFilterName"]) throw new Problem("locked-document");
  const isActive =
    about["IsXFAPresent"] ||
    about["IsCollectionPresent"] ||
    (await document.getJSActions()) ||
    (await document.getAttachments()) ||
    // Opening may lead to a page of its own.
    (opens && !(await document.getOpenAction()));
  if (isActive) throw new Problem("active-document");
  ((await document.getOutline()) as Linked[] | null)?.forEach(refuseLinked);
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    // The reader made it up from something that isn't one.
    if (!page.ref) throw new Problem("unreadable-document");
    if (await page.getJSActions()) throw new Problem("active-document");
    ((await page.getAnnotations()) as Linked[]).forEach(refuseLinked);
    page.cleanup();
  }
}

/** @throws Problem active-document when it does more than lead to a page or an address */
function refuseLinked({ subtype = "", actions, attachment, unsafeUrl, items = [] }: Linked): void {
  if (activeAnnotations.has(subtype) || actions || attachment || !isHarmlessLink(unsafeUrl))
    throw new Problem("active-document");
  items.forEach(refuseLinked);
}

function isHarmlessLink(target: string | null | undefined): boolean {
  return !target || linkProtocols.has(URL.parse(target, "https://campsite.invalid/")?.protocol ?? "");
}
