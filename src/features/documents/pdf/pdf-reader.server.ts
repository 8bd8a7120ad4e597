import { getDocument, type PDFDocumentProxy } from "pdfjs-dist";
// This import makes all of pdf.js run in this thread.
import "pdfjs-dist/build/pdf.worker.mjs";
import { Problem } from "#src/platform/api/problem.ts";
import { checkNames } from "./pdf-names.server.ts";

const maxPages = 2000;

/** The maximum number of characters on a page and in a file. A dense page has about 5,000 characters. */
const maxCharacters = { page: 100_000, file: 2_000_000 };

/** PDF readers search for the header in the first kilobyte, and for the end marker in the last kilobyte. */
const [header, end] = ["%PDF-", "%%EOF"];
const searched = 1024;

/** Some disks and mail programs append null bytes and white space to files. */
const isFiller = (byte: number) => [0, 9, 10, 12, 13, 32].includes(byte);

/** Annotations that play, show or contain more than text and pictures (ISO 32000-2, 12.5.6). */
const activeAnnotations = new Set(["3D", "FileAttachment", "Movie", "RichMedia", "Screen", "Sound"]);

const linkProtocols = new Set(["http:", "https:", "mailto:", "tel:"]);

interface Linked {
  subtype?: string;
  actions?: object | null;
  attachment?: unknown;
  unsafeUrl?: string | null;
  items?: Linked[];
}

/**
 * Reads a PDF with pdf.js, without drawing the pages. A damaged file is accepted if pdf.js can repair it.
 * @returns the number of pages, at least one
 * @throws Problem "unsupported-document" if the file isn't a PDF
 * @throws Problem "unreadable-document" if the file is incomplete, has too many pages or can't be repaired
 * @throws Problem "locked-document" if the file is encrypted
 * @throws Problem "active-document" if the file has active content, unsafe links or embedded files
 */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number }> {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!raw.subarray(0, searched).includes(header)) throw new Problem("unsupported-document");
  const written = raw.subarray(0, raw.findLastIndex((byte) => !isFiller(byte)) + 1);
  if (!written.subarray(-searched).includes(end)) throw new Problem("unreadable-document");
  const { opens } = checkNames(raw);
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  task.onPassword = () => void task.destroy();
  try {
    const document = await task.promise;
    if (document.numPages > maxPages) throw new Problem("unreadable-document");
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
  // The names in an encrypted file can't be searched, even when the file needs no password.
  if (about["EncryptFilterName"]) throw new Problem("locked-document");
  const isActive =
    about["IsXFAPresent"] ||
    about["IsCollectionPresent"] ||
    (await document.getJSActions()) ||
    (await document.getAttachments()) ||
    // An action on opening may only go to a page of the same file.
    (opens && !(await document.getOpenAction()));
  if (isActive) throw new Problem("active-document");
  ((await document.getOutline()) as Linked[] | null)?.forEach(refuseLinked);
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    // pdf.js replaces a broken page with a page without a reference.
    if (!page.ref) throw new Problem("unreadable-document");
    if (await page.getJSActions()) throw new Problem("active-document");
    ((await page.getAnnotations()) as Linked[]).forEach(refuseLinked);
    page.cleanup();
  }
}

/** @throws Problem "active-document" if the item does anything other than link to a page or an address */
function refuseLinked({ subtype = "", actions, attachment, unsafeUrl, items = [] }: Linked): void {
  if (activeAnnotations.has(subtype) || actions || attachment || !isHarmlessLink(unsafeUrl))
    throw new Problem("active-document");
  items.forEach(refuseLinked);
}

function isHarmlessLink(target: string | null | undefined): boolean {
  return !target || linkProtocols.has(URL.parse(target, "https://campsite.invalid/")?.protocol ?? "");
}

/** Returns the text of each page of a PDF. @throws Problem "unreadable-document" above `maxCharacters` */
export async function readPdfWords(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: string[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    // Items without `str` mark the structure and have no text.
    const words = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
    characters += words.length;
    if (words.length > maxCharacters.page || characters > maxCharacters.file)
      throw new Problem("unreadable-document");
    pages.push(words);
    page.cleanup();
  }
  return pages;
}
