import { createLocalJWKSet, errors } from "jose";
import { z } from "zod";
import { isLoopback } from "#src/platform/settings.ts";
import { describeFailure, readText } from "#src/platform/http/outgoing.ts";

export interface IssuerAnswer {
  /** The algorithms that both the issuer and the site support. */
  algorithms: string[];
  /** Returns the key that a token's header names. */
  select: ReturnType<typeof createLocalJWKSet>;
}

export class IssuerError extends Error {
  override name = "IssuerError";
}

/** The accepted signature algorithms. "none" and algorithms with a shared secret are unsafe. */
const ourAlgorithms = ["RS256", "ES256", "EdDSA"];

/** The timeout for the request for metadata and the request for keys together. */
const maxMilliseconds = 5_000;

/** The maximum size of a decompressed response. Common issuers send about 5 KB. */
const maxBytes = 256 * 1024;

const metadata = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  id_token_signing_alg_values_supported: z.array(z.string()),
});

/**
 * Requests an issuer's metadata (OpenID Connect Discovery 1.0, 4) and keys.
 * @throws `IssuerError` if a response is missing, wrong or unsafe
 */
export async function askIssuer(issuer: string): Promise<IssuerAnswer> {
  const signal = AbortSignal.timeout(maxMilliseconds);
  // A trailing slash is removed before the path is added (Discovery 1.0, 4.1).
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const found = metadata.safeParse(await fetchJson(address, signal));
  if (!found.success)
    throw new IssuerError(
      `metadata without ${found.error.issues.map(({ path }) => path.join(".")).join(", ")}`,
    );
  // Without an exact match, another issuer could pose as this issuer (Discovery 1.0, 4.3).
  if (found.data.issuer !== issuer) throw new IssuerError("the metadata names another issuer");
  const { jwks_uri: keys, id_token_signing_alg_values_supported: theirs } = found.data;
  const algorithms = ourAlgorithms.filter((algorithm) => theirs.includes(algorithm));
  if (algorithms.length === 0) throw new IssuerError(`signs with none of ${ourAlgorithms.join(", ")}`);
  if (!isSafe(new URL(keys), new URL(issuer))) throw new IssuerError("keys at an address that isn't https");
  return { algorithms, select: readKeys(await fetchJson(keys, signal)) };
}

function isSafe(address: URL, issuer: URL): boolean {
  return (
    address.protocol === "https:" ||
    (address.protocol === "http:" && isLoopback(address) && isLoopback(issuer))
  );
}

function readKeys(jwks: unknown): IssuerAnswer["select"] {
  try {
    return createLocalJWKSet(jwks as Parameters<typeof createLocalJWKSet>[0]);
  } catch (cause) {
    if (cause instanceof errors.JWKSInvalid) throw new IssuerError("keys that aren't a JWK set", { cause });
    throw cause;
  }
}

async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(address, {
      signal,
      redirect: "error",
      headers: { Accept: "application/json" },
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new IssuerError(`HTTP ${response.status}`);
    }
    const text = await readText(response, maxBytes);
    if (text === undefined) throw new IssuerError(`over ${maxBytes} bytes`);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof IssuerError) throw error;
    throw new IssuerError(describeFailure(error), { cause: error });
  }
}
