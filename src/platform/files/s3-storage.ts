import { Problem } from "#src/platform/api/problem.ts";
import type { BucketConfig } from "#src/platform/config.ts";
import { Cache } from "#src/platform/pages/cache.ts";
import { mapConcurrently } from "#src/platform/semaphore.ts";
import { createS3Client } from "./s3-client.ts";
import { checkName, type NewFile, type Storage, type StoredFile } from "./storage.ts";

const atATime = 8;

/** S3 allows at most 10,000 parts. Each part except the last must have at least 5 MiB. */
const partBytes = 8 * 1024 * 1024;

const maxCachedBytes = 32 * 1024 * 1024;

/** @param pauses the pause before each retry, in milliseconds */
export function openS3Storage(config: BucketConfig, pauses?: readonly number[]): Storage {
  const ask = createS3Client(config, pauses);
  const cache = new Cache<Buffer | undefined>({
    max: maxCachedBytes,
    size: (bytes) => bytes?.length ?? 0,
    now: Date.now,
  });

  async function write({ name, content }: NewFile): Promise<void> {
    if (content instanceof Uint8Array) {
      await ask("PUT", name, { body: Buffer.from(content) });
      return;
    }
    let upload: string | undefined;
    try {
      const tags: string[] = [];
      let bytes = 0;
      for await (const part of inParts(content)) {
        bytes += part.length;
        if (tags.length === 0 && part.length < partBytes) {
          await ask("PUT", name, { body: part });
          return;
        }
        upload ??= await beginUpload(name);
        const query = { partNumber: String(tags.length + 1), uploadId: upload };
        tags.push((await ask("PUT", name, { query, body: part }))!.headers.get("etag")!);
      }
      await endUpload(name, upload!, tags);
      // The response to a completed upload may have the status 200 and contain an error.
      const stored = await sizeOf(name);
      if (stored !== bytes) throw new Error(`${stored} of ${bytes} bytes were stored`);
    } catch (error) {
      if (upload !== undefined) await abortUpload(name, upload).catch(() => "swept later");
      throw error;
    }
  }

  async function beginUpload(name: string): Promise<string> {
    const answer = await ask("POST", name, { query: { uploads: "" } });
    return textsIn(answer!.body, "UploadId")[0]!;
  }

  async function endUpload(name: string, uploadId: string, tags: readonly string[]): Promise<void> {
    const parts = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
    await ask("POST", name, { query: { uploadId }, headers: { "Content-Type": "application/xml" }, body });
  }

  const abortUpload = (name: string, uploadId: string) => ask("DELETE", name, { query: { uploadId } });

  async function sizeOf(name: string): Promise<number | undefined> {
    const answer = await ask("HEAD", name);
    return answer && Number(answer.headers.get("content-length"));
  }

  async function readPart(name: string, first: number, last: number): Promise<Buffer | undefined> {
    const headers = { Range: `bytes=${first}-${last}` };
    const body = (await ask("GET", name, { headers, expected: last - first + 1 }))?.body;
    // A store may respond with the whole file (RFC 9110, 14.2).
    return body && body.length > last - first + 1 ? body.subarray(first, last + 1) : body;
  }

  async function* readParts(name: string, bytes: number): AsyncGenerator<Uint8Array> {
    for (let from = 0; from < bytes; from += partBytes) {
      const part = await readPart(name, from, Math.min(from + partBytes, bytes) - 1);
      if (!part) throw new Error("The file was removed while it was being read.");
      yield part;
    }
  }

  return {
    async put(files) {
      for (const { name } of files) {
        checkName(name);
        cache.drop(name);
      }
      await mapConcurrently(files, atATime, write);
    },

    async get(name) {
      checkName(name);
      const { value } = await cache.getOrMake(name, async () => {
        const answer = await ask("GET", name, { expected: partBytes });
        return { value: answer?.body, expiresAt: answer ? Infinity : 0 };
      });
      return value;
    },

    async part(name, { first, last }) {
      checkName(name);
      return readPart(name, first, last);
    },

    async read(name) {
      checkName(name);
      const bytes = await sizeOf(name);
      return bytes === undefined ? undefined : readParts(name, bytes);
    },

    async size(name) {
      checkName(name);
      return sizeOf(name);
    },

    async remove(names) {
      for (const name of names) {
        checkName(name);
        cache.drop(name);
      }
      await mapConcurrently(names, atATime, (name) => ask("DELETE", name));
    },

    async *list(prefix) {
      let token: string | undefined;
      do {
        const query = {
          "list-type": "2",
          prefix,
          ...(token !== undefined && { "continuation-token": token }),
        };
        const { body } = await askBucket(query);
        yield* textsIn(body, "Contents").map(storedFile);
        token = textsIn(body, "NextContinuationToken")[0];
      } while (token !== undefined);
    },

    async sweep(before, prefix = "") {
      const { body } = await askBucket({ uploads: "", prefix });
      const old = textsIn(body, "Upload")
        .filter((upload) => isBefore(textsIn(upload, "Initiated")[0]!, before))
        .map((upload) => ({ name: textsIn(upload, "Key")[0]!, id: textsIn(upload, "UploadId")[0]! }))
        // A store may ignore the prefix. Other uploads in the same bucket must not be aborted.
        .filter(({ name }) => name.startsWith(prefix));
      for (const { name, id } of old) await abortUpload(name, id);
      return old.length;
    },
  };

  async function askBucket(query: Record<string, string>) {
    const answer = await ask("GET", "", { query });
    if (!answer) throw new Problem("storage-unavailable", { cause: new Error("The bucket is missing.") });
    return answer;
  }
}

function storedFile(entry: string): StoredFile {
  return {
    name: textsIn(entry, "Key")[0]!,
    bytes: Number(textsIn(entry, "Size")[0]),
    storedAt: Temporal.Instant.from(textsIn(entry, "LastModified")[0]!),
  };
}

const isBefore = (time: string, moment: Temporal.Instant) =>
  Temporal.Instant.compare(Temporal.Instant.from(time), moment) < 0;

/**
 * Returns the texts of all elements with this name. ETags, upload ids and continuation tokens may contain the four
 * entities that this function decodes. The names of the site's files contain no entities.
 */
function textsIn(xml: Buffer | string, element: string): string[] {
  const found = xml.toString().matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "gs"));
  return [...found].map(([, inside]) =>
    inside!
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&"),
  );
}

/** Divides content into parts of `partBytes`. Empty content gives one empty part. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let isFirst = true;
  for await (let chunk of content) {
    while (bytes + chunk.length >= partBytes) {
      const rest = partBytes - bytes;
      yield Buffer.concat([...waiting, chunk.subarray(0, rest)]);
      isFirst = false;
      [waiting, bytes, chunk] = [[], 0, chunk.subarray(rest)];
    }
    waiting.push(chunk);
    bytes += chunk.length;
  }
  if (bytes > 0 || isFirst) yield Buffer.concat(waiting);
}
