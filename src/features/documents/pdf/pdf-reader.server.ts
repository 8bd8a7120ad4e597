import { getDocument, type PDFDocumentProxy } from "pdfjs-dist";
// Imported into the program instead of loaded from an address: all of pdf.js runs in this thread.
import "pdfjs-dist/build/pdf.worker.mjs";
import { Problem } from "#src/platform/api/problem.ts";
import { lookAtNames } from "./pdf-names.server.ts";

const mostPages = 2000;

/** The most characters of words; a dense page has some 5,000. The server searches them, beside answering guests. */
const mostCharacters = { page: 100_000, file: 2_000_000 };

/**
 * Readers look for a PDF's header in its first kilobyte and for its end in the last one. Servers and mail programs put a newline, a byte order mark or a header of their own before it.
 */
const [header, end] = ["%PDF-", "%%EOF"];
const searched = 1024;

/** Disks and mail programs fill a file up with as many of these as they like: \0, tab, newline, form feed, space. */
const isFiller = (byte: number) => [0, 9, 10, 12, 13, 32].includes(byte);

/** Annotations that play, show or carry more than the page's own words and pictures (ISO 32000-2, 12.5.6). */
const activeAnnotations = new Set(["3D", "FileAttachment", "Movie", "RichMedia", "Screen", "Sound"]);

/** The protocols that a link may have; an address without one is on the web. */
const linkProtocols = new Set(["http:", "https:", "mailto:", "tel:"]);

/** The fields of pdf.js's annotations and bookmarks that matter here. */
interface Linked {
  subtype?: string;
  actions?: object | null;
  attachment?: unknown;
  unsafeUrl?: string | null;
  items?: Linked[];
}

/**
 * Reads a PDF as guests' readers do, without drawing it. Damaged files that readers repair by themselves are
 * accepted.
 * @param bytes the whole file
 * @returns the number of pages, at least one
 * @throws Problem unsupported-document when it isn't a PDF; unreadable-document when it is damaged or breaks off;
 * locked-document when it is encrypted; active-document when it acts, leads elsewhere by itself or carries other
 * files
 */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number }> {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!raw.subarray(0, searched).includes(header)) throw new Problem("unsupported-document");
  const written = raw.subarray(0, raw.findLastIndex((byte) => !isFiller(byte)) + 1);
  if (!written.subarray(-searched).includes(end)) throw new Problem("unreadable-document");
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
  // The names in an encrypted file can't be searched, even when it asks for no password.
  if (about["EncryptFilterName"]) throw new Problem("locked-document");
  const isActive =
    about["IsXFAPresent"] ||
    about["IsCollectionPresent"] ||
    (await document.getJSActions()) ||
    (await document.getAttachments()) ||
    // On opening, it may go to one of its own pages.
    (opens && !(await document.getOpenAction()));
  if (isActive) throw new Problem("active-document");
  ((await document.getOutline()) as Linked[] | null)?.forEach(refuseLinked);
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    // The reader has invented this page for something that isn't one.
    if (!page.ref) throw new Problem("unreadable-document");
    if (await page.getJSActions()) throw new Problem("active-document");
    ((await page.getAnnotations()) as Linked[]).forEach(refuseLinked);
    page.cleanup();
  }
}

/** @throws Problem active-document when it does more than link to a page or an address */
function refuseLinked({ subtype = "", actions, attachment, unsafeUrl, items = [] }: Linked): void {
  if (activeAnnotations.has(subtype) || actions || attachment || !isHarmlessLink(unsafeUrl))
    throw new Problem("active-document");
  items.forEach(refuseLinked);
}

function isHarmlessLink(target: string | null | undefined): boolean {
  return !target || linkProtocols.has(URL.parse(target, "https://campsite.invalid/")?.protocol ?? "");
}

/**
 * The words on each page of a PDF that has been let in, in the order in which the file has them.
 * @param bytes the whole file
 * @throws Problem unreadable-document when there are more than people read
 */
export async function readPdfWords(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: string[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    // Beside the words there are marks of the structure, which have none.
    const words = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
    characters += words.length;
    if (words.length > mostCharacters.page || characters > mostCharacters.file)
      throw new Problem("unreadable-document");
    pages.push(words);
    page.cleanup();
  }
  return pages;
}
