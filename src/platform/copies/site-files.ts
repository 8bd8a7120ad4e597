import { isName, type Storage, type StoredFile } from "#src/platform/files/storage.ts";

/** TABLE  the folders of a site's storage. Other folders don't belong to the site. */
const folders = ["images/", "pdf/", "plan/", "webcam/last-good/", "site/"];

export interface SiteFile {
  name: string;
  bytes: Buffer;
}

const pieceLimits = { files: 64, bytes: 16 * 1024 * 1024 };

/** True for a name in one of the site's folders, so that an archived file can't replace the database. */
export const isSiteFile = (name: string): boolean =>
  isName(name) && folders.some((folder) => name.startsWith(folder));

export async function* listSiteFiles(storage: Storage): AsyncGenerator<StoredFile> {
  for (const folder of folders) yield* storage.list(folder);
}

/** Yields files in batches. Read the database first: files stay for 30 days after they were removed. */
export async function* readSiteFiles(
  storage: Storage,
  isWanted: (file: StoredFile) => boolean = () => true,
): AsyncGenerator<SiteFile[]> {
  for await (const piece of inPieces(listSiteFiles(storage), ({ bytes }) => bytes)) {
    const files = await Promise.all(
      piece.filter(isWanted).map(async ({ name }) => ({ name, bytes: await storage.get(name) })),
    );
    yield files.filter((file): file is SiteFile => file.bytes !== undefined);
  }
}

export async function* inPieces<Each>(
  all: AsyncIterable<Each>,
  bytesOf: (each: Each) => number,
): AsyncGenerator<Each[]> {
  let piece: Each[] = [];
  let bytes = 0;
  for await (const each of all) {
    if (
      piece.length > 0 &&
      (piece.length >= pieceLimits.files || bytes + bytesOf(each) > pieceLimits.bytes)
    ) {
      yield piece;
      [piece, bytes] = [[], 0];
    }
    piece.push(each);
    bytes += bytesOf(each);
  }
  if (piece.length > 0) yield piece;
}

/** Stores files and reads them back. @throws Error when the storage returns other bytes */
export async function putCompared(storage: Storage, files: readonly SiteFile[]): Promise<void> {
  await storage.put(files.map(({ name, bytes }) => ({ name, content: bytes })));
  await Promise.all(
    files.map(async ({ name, bytes }) => {
      if (!(await storage.get(name))?.equals(bytes)) throw new Error(`${name} differs in the copy.`);
    }),
  );
}
