import path from "node:path";
import { ConfigError, type Config } from "#src/platform/config.ts";
import { openFolderStorage } from "#src/platform/files/folder-storage.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import type { Storage } from "#src/platform/files/storage.ts";

const bucketAddress = /^s3:\/\/([^/]+)\/?(.*?)\/?$/;
const anyAddress = /^\w+:\/\//;

/**
 * Opens a place for archives or files: a folder, or a bucket in the configured S3 store.
 * @param address a path, s3://bucket or s3://bucket/prefix
 * @throws ConfigError when the address has another form, or no S3 store is configured
 */
export async function openPlace(
  address: string,
  { s3, dataDir }: Pick<Config, "s3" | "dataDir">,
): Promise<Storage> {
  const [, bucket, prefix] = bucketAddress.exec(address) ?? [];
  if (!bucket && anyAddress.test(address))
    throw new ConfigError(`${address} must be a folder, s3://bucket or s3://bucket/prefix.`);
  if (!bucket) return openFolderStorage(path.resolve(address));
  if (!s3)
    throw new ConfigError(`S3_URL and what belongs to it must be set, since ${address} is in a bucket.`);
  const storage = await openStorage({ s3: { ...s3, bucket }, dataDir });
  return prefix ? below(storage, `${prefix}/`) : storage;
}

/**
 * Opens the place of one archive.
 * @param address a file's path, or s3://bucket/prefix/name
 * @throws ConfigError when the address has another form, or no S3 store is configured
 */
export async function openFilePlace(
  address: string,
  config: Pick<Config, "s3" | "dataDir">,
): Promise<{ place: Storage; name: string }> {
  const isAddress = anyAddress.test(address);
  if (isAddress && !/^s3:\/\/[^/]+\/.*[^/]$/.test(address))
    throw new ConfigError(`${address} must be a file's path, or s3://bucket/name.`);
  const { dir, base } = isAddress ? path.posix.parse(address) : path.parse(path.resolve(address));
  return { place: await openPlace(dir, config), name: base };
}

/** Returns a view of a storage in which all names are relative to a prefix. */
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
    sweep: (before) => storage.sweep(before),
  };
}
