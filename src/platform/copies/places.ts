import path from "node:path";
import { ConfigError, type BucketConfig, type Config } from "#src/platform/config.ts";
import { openFolderStorage } from "#src/platform/files/folder-storage.ts";
import type { Storage } from "#src/platform/files/storage.ts";

/** The address of a place, as data for another process. A bucket's address contains the store's secret key. */
export type Location = { folder: string } | { bucket: BucketConfig; prefix: string };

export interface Place extends Storage {
  location: Location;
}

const bucketAddress = /^s3:\/\/([^/]+)\/?(.*?)\/?$/;
const anyAddress = /^\w+:\/\//;

/**
 * Opens the folder or bucket at an address.
 * @param address a path, s3://bucket or s3://bucket/prefix
 * @throws ConfigError when the address has another form, or names a bucket although no S3 store is configured
 */
export async function openPlace(address: string, { s3 }: Pick<Config, "s3">): Promise<Place> {
  const [, bucket, prefix] = bucketAddress.exec(address) ?? [];
  if (!bucket && anyAddress.test(address))
    throw new ConfigError(`${address} must be a folder, s3://bucket or s3://bucket/prefix.`);
  if (!bucket) return openLocation({ folder: path.resolve(address) });
  if (!s3) throw new ConfigError(`S3_URL and its keys must be set, because ${address} is in a bucket.`);
  return openLocation({ bucket: { ...s3, bucket }, prefix: prefix ? `${prefix}/` : "" });
}

export async function openLocation(location: Location): Promise<Place> {
  if ("folder" in location) return { ...openFolderStorage(location.folder), location };
  const { openS3Storage } = await import("#src/platform/files/s3-storage.ts");
  return { ...below(openS3Storage(location.bucket), location.prefix), location };
}

/** Opens the folder or bucket of one archive. @param address a file's path, or s3://bucket/prefix/name */
export async function openFilePlace(
  address: string,
  config: Pick<Config, "s3">,
): Promise<{ place: Place; name: string }> {
  const isAddress = anyAddress.test(address);
  if (isAddress && !/^s3:\/\/[^/]+\/.*[^/]$/.test(address))
    throw new ConfigError(`${address} must be a file's path, or s3://bucket/name.`);
  const { dir, base } = isAddress ? path.posix.parse(address) : path.parse(path.resolve(address));
  return { place: await openPlace(dir, config), name: base };
}

function below(storage: Storage, prefix: string): Storage {
  const inside = (name: string) => prefix + name;
  return {
    put: (files) => storage.put(files.map((file) => ({ ...file, name: inside(file.name) }))),
    get: (name) => storage.get(inside(name)),
    part: (name, range) => storage.part(inside(name), range),
    read: (name) => storage.read(inside(name)),
    size: (name) => storage.size(inside(name)),
    remove: (names) => storage.remove(names.map(inside)),
    async *list(beginning) {
      for await (const { name, ...file } of storage.list(inside(beginning)))
        yield { ...file, name: name.slice(prefix.length) };
    },
    sweep: (before, beginning = "") => storage.sweep(before, inside(beginning)),
  };
}
