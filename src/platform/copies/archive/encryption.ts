import { ArchiveError } from "./archive.ts";

/* Encrypted archives are age files (https://age-encryption.org/v1), readable with `age -d -i KEY`. */

export const ageBeginning = "age-encryption.org/v1\n";

/** Other keys are public keys. */
const isSecret = (key: string) => key.startsWith("AGE-SECRET-KEY-1");

export async function makeKeys(): Promise<{ secret: string; shared: string }> {
  const { generateX25519Identity, identityToRecipient } = await import("age-encryption");
  const secret = await generateX25519Identity();
  return { secret, shared: await identityToRecipient(secret) };
}

/** A secret key, or the key of one file. */
export type ReadKey = string | Uint8Array;

/** Encrypts with a secret or public key. `readKey` decrypts the new file, which a public key can't. */
export async function encrypt(
  bytes: ReadableStream<Uint8Array>,
  key: string,
): Promise<{ encrypted: ReadableStream<Uint8Array>; readKey: ReadKey }> {
  const { Encrypter, identityToRecipient } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.addRecipient(isSecret(key) ? await identityToRecipient(key) : key);
  let fileKey: Uint8Array = new Uint8Array();
  encrypter.addRecipient({
    wrapFileKey(made) {
      fileKey = made;
      return [];
    },
  });
  const encrypted = await encrypter.encrypt(bytes);
  return { encrypted, readKey: isSecret(key) ? key : fileKey };
}

/** @throws ArchiveError when the key is missing, public or wrong */
export async function decrypt(
  bytes: ReadableStream<Uint8Array>,
  key: ReadKey | undefined,
): Promise<ReadableStream<Uint8Array>> {
  if (!key) throw new ArchiveError("The archive is encrypted: set BACKUP_KEY to the secret key.");
  if (typeof key === "string" && !isSecret(key))
    throw new ArchiveError("BACKUP_KEY is the public key, which can only encrypt: set it to the secret key.");
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  decrypter.addIdentity(typeof key === "string" ? key : { unwrapFileKey: () => key });
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
