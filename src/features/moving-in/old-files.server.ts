import { copyFile, readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { MovesIn } from "#src/campsite/moving-in.ts";
import { ifFound } from "#src/cms/next-versions/next-version-state.server.ts";
import { getNewestVersion } from "#src/cms/next-versions/next-versions.server.ts";
import type { Photo } from "#src/cms/photos/photo.ts";
import { pictureUrl } from "#src/cms/photos/pictures/picture-address.ts";
import { addPicture } from "#src/cms/photos/upload/photo-upload.server.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { uploadLimitBytes } from "#src/i18n/upload-limit.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { withIncomingFile } from "#src/platform/files/incoming.ts";
import { mapConcurrently } from "#src/platform/semaphore.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import { bring, report, type Run } from "./bring.server.ts";
import { photoPath, type Found } from "./found.ts";
import type { OldFiles } from "./old-html.ts";
import { OldSiteFault, type OldSite } from "./old-site.server.ts";
import { flagOf, isObject, lineOf, numberOf, type JsonObject } from "./old-values.ts";

/** The number of files that are read or converted at a time. */
const atOnce = 4;

/** Matches the folder of a photo's size. The folders have the same photos in different sizes. */
const anySize = /^\/data\/images\/[\w-]+\/(?=[^/]+$)/;

interface Wanted {
  address: URL;
  /** The photo's fields in the old system, or the words of a link to a PDF. */
  about: JsonObject;
}

/** Collects the pictures and PDFs of the content. `files` records addresses, and returns undefined. */
export function collectFiles(address: URL) {
  const [pictures, pdfs] = [new Map<string, Wanted>(), new Map<string, Wanted>()];
  const add = (to: Map<string, Wanted>, url: URL, about: JsonObject) => {
    const key = keyOf(url, address);
    if (!to.has(key)) to.set(key, { address: new URL(key, address), about });
    return undefined;
  };
  return {
    pictures,
    pdfs,
    addPicture: (url: URL, about: JsonObject) => add(pictures, url, about),
    addPdf: (url: URL, title: string) => add(pdfs, url, { title }),
    files: {
      address,
      picture: (url) => add(pictures, url, {}),
      document: (url, title) => add(pdfs, url, { title }),
    } satisfies OldFiles,
  };
}

/** Returns a path for a file of the old system, and the whole address for any other file. */
const keyOf = (url: URL, { host }: URL): string =>
  url.host === host ? url.pathname.replace(anySize, photoPath("")) : url.href;

/** Returns the paths of a folder's files. The keys are the files' names in lower case. */
export async function listFolder(folder: string | undefined): Promise<Map<string, string>> {
  if (!folder) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => [name.toLowerCase(), path.join(parentPath, name)]),
  );
}

/**
 * Adds the pictures and PDFs that weren't added before. If `folder` has a file with the same name, this file
 * is used instead of a download.
 * @returns functions that map an old address to the address of the added file
 */
export async function bringFiles(
  run: Run,
  site: OldSite,
  { pictures, pdfs }: ReturnType<typeof collectFiles>,
  folder: ReadonlyMap<string, string>,
): Promise<OldFiles> {
  const { context } = run;
  const urls = new Map<string, string>();
  const pdf = tableOf(context.features, "movesIn").pdf;

  async function withFile<Result>(
    { address }: Wanted,
    use: (file: string, changed?: Date) => Promise<Result>,
  ) {
    return withIncomingFile(context, async (incoming) => {
      const local = folder.get(path.posix.basename(decoded(address.pathname)).toLowerCase());
      if (!local) return use(incoming, await site.download(address, incoming));
      const { size, mtime } = await stat(local);
      if (size > uploadLimitBytes) throw new OldSiteFault("tooLarge");
      await copyFile(local, incoming);
      return use(incoming, mtime);
    });
  }

  async function add(
    thing: "photo" | "document",
    [key, wanted]: [string, Wanted],
    store: (wanted: Wanted) => Promise<{ found: Partial<Found>; url: string | undefined }>,
    urlOf: (resource: object) => string,
  ): Promise<void> {
    const name = lineOf(wanted.about["title"]) || path.posix.basename(wanted.address.pathname);
    const line = { thing, sourceId: key, name: name.slice(0, 200) };
    const known = run.known.get(`${thing} ${key}`);
    const id = known && known.state !== "removed" ? known.resourceId : null;
    if (run.isDry) {
      // In a dry run, the picture gets no new address. Its old file name is used instead.
      if (thing === "photo") urls.set(key, pictureUrl(path.posix.basename(wanted.address.pathname)));
      return report(run, { ...line, resourceId: id, state: "published", notes: [] });
    }
    const there = id === null ? undefined : await ifFound(getNewestVersion(context, { kind: thing, id }));
    try {
      if (there) urls.set(key, urlOf(there));
      else if (id !== null)
        return await report(run, {
          ...line,
          resourceId: id,
          historyId: known!.historyId,
          state: "kept",
          notes: [{ code: "changedHere", detail: "" }],
        });
      if (there && thing === "document")
        return await report(run, { ...known!, ...line, notes: notesOf(known!) });
      const { found, url } = there ? { found: { id: id! }, url: undefined } : await store(wanted);
      if (url) urls.set(key, url);
      await bring(run, {
        kind: thing,
        sourceId: key,
        fields: photoFields(wanted.about),
        notes: [],
        ...found,
      });
    } catch (error) {
      const isFault = error instanceof OldSiteFault;
      if (!isFault && (!(error instanceof Problem) || error.status >= 500)) throw error;
      const note = isFault ? error.note : { code: "unusable" as const, detail: "" };
      await report(run, { ...line, resourceId: null, state: "failed", notes: [note] });
    }
  }

  await mapConcurrently([...pictures], atOnce, (each) =>
    add(
      "photo",
      each,
      async (wanted) => {
        const name = lineOf(wanted.about["title"]) || path.posix.parse(wanted.address.pathname).name;
        const { id, filename } = await withFile(wanted, (file) => addPicture(context, name, file));
        return { found: { id }, url: pictureUrl(filename) };
      },
      (photo) => pictureUrl((photo as Photo).filename),
    ),
  );
  if (pdf)
    await mapConcurrently([...pdfs], atOnce, (each) => add("document", each, storePdf(pdf), pdf.urlOf));
  return {
    address: site.address,
    picture: (url) => urls.get(keyOf(url, site.address)),
    document: (url) => urls.get(keyOf(url, site.address)),
  };

  function storePdf({ store, urlOf }: NonNullable<MovesIn["pdf"]>) {
    return async (wanted: Wanted) => {
      const filename = path.posix.parse(decoded(wanted.address.pathname)).name;
      const title = lineOf(wanted.about["title"]) || filename.replaceAll(/[-_]+/g, " ");
      return withFile(wanted, async (file, changed) => {
        const files = await store(context, filename, file);
        const date = dayOf(
          changed ? Temporal.Instant.fromEpochMilliseconds(changed.getTime()) : context.now(),
        );
        const fields = { title, description: title, files, date: date.toString() };
        const notes = [{ code: "describe" as const, detail: "" }];
        return { found: { fields, notes }, url: urlOf({ files }) };
      });
    };
  }
}

export const redirectsToDocuments = ({ lines }: Run): Found[] =>
  lines.flatMap(({ thing, sourceId, resourceId, state }) =>
    thing === "document" && resourceId !== null && state !== "failed" && sourceId.startsWith("/")
      ? [
          {
            kind: "redirect",
            sourceId,
            fields: { from: sourceId, to: `document:${resourceId}`, status: 301 },
            notes: [],
          },
        ]
      : [],
  );

/** Decodes a path. Returns a path with faulty escapes unchanged. */
export function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const notesOf = ({ notes }: { notes: string }) => JSON.parse(notes) as Found["notes"];

/** Returns the fields of a photo, or no fields for a picture that wasn't in the old library. */
function photoFields(photo: JsonObject): Found["fields"] {
  if (!("filename" in photo)) return {};
  const sortorder = numberOf(photo["sortorder"]);
  return {
    ...(lineOf(photo["title"]) && { title: lineOf(photo["title"]) }),
    ...("alternativeText" in photo && { alternativeText: lineOf(photo["alternativeText"]) }),
    description: lineOf(photo["description"]),
    ...(sortorder !== undefined && { sortorder: Math.round(sortorder) }),
    showInGallery: flagOf(photo["showInGallery"]),
    ...(isObject(photo["translations"]) && { translations: photo["translations"] }),
  };
}
