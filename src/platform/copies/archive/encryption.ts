import { ArchiveError } from "./archive.ts";

/* Encrypted archives are age files (https://age-encryption.org/v1). The command `age -d -i KEY` decrypts them. */

export const ageBeginning = "age-encryption.org/v1\n";

const isSecret = (key: string) => key.startsWith("AGE-SECRET-KEY-1");

export async function makeKeys(): Promise<{ secret: string; shared: string }> {
  const { generateX25519Identity, identityToRecipient } = await import("age-encryption");
  const secret = await generateX25519Identity();
  return { secret, shared: await identityToRecipient(secret) };
}

export type ReadKey = string | Uint8Array;

/** Encrypts with a secret or public key. Returns a `readKey` for the new file, because a public key can't decrypt. */
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

/** Decrypts an age file. @throws ArchiveError when the key is missing, public or wrong */
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
