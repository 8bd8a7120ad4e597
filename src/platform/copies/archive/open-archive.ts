import { Readable } from "node:stream";
import type { Storage } from "#src/platform/files/storage.ts";
import { ArchiveError } from "./archive.ts";
import { ageBeginning, decrypt, type ReadKey } from "./encryption.ts";

export interface ArchivePlace {
  place: Storage;
  name: string;
  key: ReadKey | undefined;
}

/** Opens an archive, decrypted if needed. @throws ArchiveError without the archive or with a wrong key */
export async function openArchive({ place, name, key }: ArchivePlace): Promise<ReadableStream<Uint8Array>> {
  const content = await place.read(name);
  if (!content) {
    // `read` also returns undefined when the bucket is missing. Listing a missing bucket throws a clear error.
    for await (const _ of place.list("")) break;
    throw new ArchiveError(`There is no ${name}.`);
  }
  const [bytes, beginning] = await lookAhead(content, ageBeginning.length);
  return beginning.toString() === ageBeginning ? decrypt(bytes, key) : bytes;
}

/** Returns a stream of all bytes, and the first `count` bytes. */
async function lookAhead(
  content: AsyncIterable<Uint8Array>,
  count: number,
): Promise<[ReadableStream<Uint8Array>, Buffer]> {
  const iterator = content[Symbol.asyncIterator]();
  let beginning = Buffer.alloc(0);
  while (beginning.length < count) {
    const { value, done } = await iterator.next();
    if (done) break;
    beginning = Buffer.concat([beginning, value]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield beginning;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return [
    Readable.toWeb(Readable.from(all(), { objectMode: false })) as ReadableStream<Uint8Array>,
    beginning.subarray(0, count),
  ];
}
