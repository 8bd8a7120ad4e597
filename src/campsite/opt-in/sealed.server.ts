import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";

/* Links and hidden fields contain encrypted values, so the site stores nothing about unconfirmed guests. */

const algorithm = "aes-256-gcm";
const [nonceBytes, tagBytes] = [12, 16];

/** Encrypts values into a token. @param purpose `unseal` needs the same @param until its end; undefined for no end */
export async function seal(
  context: Pick<Context, "db">,
  purpose: string,
  values: unknown,
  until?: Temporal.Instant,
): Promise<string> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, await keyFor(context, purpose), nonce);
  const text = JSON.stringify({ values, ...(until && { until: toStoredInstant(until) }) });
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString(
    "base64url",
  );
}

/** Returns the values of a token. Returns undefined for a forged, changed or expired token. */
export async function unseal<Values>(
  context: Pick<Context, "db" | "now">,
  purpose: string,
  token: string,
): Promise<Values | undefined> {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length <= nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(
    algorithm,
    await keyFor(context, purpose),
    bytes.subarray(0, nonceBytes),
  ).setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text =
      decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8");
    const { values, until } = JSON.parse(text) as { values: Values; until?: string };
    return until !== undefined && until <= toStoredInstant(context.now()) ? undefined : values;
  } catch {
    return undefined;
  }
}

/** Derives a key from the site's key. Backups contain the site's key, so that links work after a restore. */
async function keyFor({ db }: Pick<Context, "db">, purpose: string): Promise<Buffer> {
  const { key } = await db.selectFrom("erasureKey").select("key").executeTakeFirstOrThrow();
  return createHmac("sha256", Buffer.from(key, "hex")).update(`sealed for ${purpose}`).digest();
}
