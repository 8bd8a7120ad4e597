import type { Identity } from "age-encryption";
import { ArchiveError } from "./archive.ts";

/*
 * Encrypted archives are files of age (https://age-encryption.org/v1), which its own program opens too: age -d -i KEY.
 */

/** How every file of age begins. */
export const ageBeginning = "age-encryption.org/v1\n";

/** Any other key is the public half of one, with which archives are written and not read. */
const isSecret = (key: string) => key.startsWith("AGE-SECRET-KEY-1");

/** @returns a new secret key, and the public one that belongs to it */
export async function makeKeys(): Promise<{ secret: string; shared: string }> {
  const { generateX25519Identity, identityToRecipient } = await import("age-encryption");
  const secret = await generateX25519Identity();
  return { secret, shared: await identityToRecipient(secret) };
}

/** A secret key, or what opens the one file that has just been written. */
export type ReadKey = string | Identity;

/**
 * @param key a secret one or a public one
 * @returns the encrypted bytes, and what opens them again here: with a public key alone nobody could see whether they arrived
 */
export async function encrypt(
  bytes: ReadableStream<Uint8Array>,
  key: string,
): Promise<{ encrypted: ReadableStream<Uint8Array>; readKey: ReadKey }> {
  const { Encrypter, identityToRecipient } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.addRecipient(isSecret(key) ? await identityToRecipient(key) : key);
  let fileKey: Uint8Array | null = null;
  encrypter.addRecipient({
    wrapFileKey(made) {
      fileKey = made;
      // Nothing of it stands in the file.
      return [];
    },
  });
  const encrypted = await encrypter.encrypt(bytes);
  return { encrypted, readKey: isSecret(key) ? key : { unwrapFileKey: () => fileKey } };
}

/** @throws ArchiveError when the key is missing, public, or another one */
export async function decrypt(
  bytes: ReadableStream<Uint8Array>,
  key: ReadKey | undefined,
): Promise<ReadableStream<Uint8Array>> {
  if (!key) throw new ArchiveError("The archive is encrypted: set BACKUP_KEY to the secret key.");
  if (typeof key === "string" && !isSecret(key))
    throw new ArchiveError("BACKUP_KEY is the public key, which only writes: set it to the secret one.");
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  try {
    return await decrypter.decrypt(bytes);
  } catch (error) {
    throw new ArchiveError(
      `The archive can't be decrypted with this BACKUP_KEY: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}
