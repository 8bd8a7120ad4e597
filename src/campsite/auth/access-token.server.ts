import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from "jose";
import { isVisible } from "#src/cms/kind/visible-text.ts";
import type { SignInConfig } from "#src/platform/config.ts";
import type { IssuerKeys } from "./issuer-keys.server.ts";
import type { User } from "#src/platform/user.ts";

/** An error whose message gives the reason. The message contains no part of the token. */
export class InvalidTokenError extends Error {
  override name = "InvalidTokenError";
}

/** A valid subject has 1 to 255 characters (OpenID Connect Core 1.0, 2). Characters outside ASCII are accepted too. */
const subjects = /^\P{Cc}{1,255}$/u;

const maxCharacters = 254;

export interface VerifiedToken {
  user: User;
  claims: JWTPayload;
}

/** The accepted difference from the issuer's clock. */
const toleranceSeconds = 30;

/** Claims that only ID tokens have (OpenID Connect Core 1.0, 2 and 3.3.2.11). */
const idTokenClaims = ["nonce", "at_hash", "c_hash"];

/**
 * Verifies an access token, which is a JWT with or without the type "at+jwt" (RFC 9068).
 * @throws `InvalidTokenError` if the token isn't a valid access token
 * @throws Problem "issuer-unavailable" if the signature can't be checked
 */
export async function verifyToken(
  token: string,
  { issuer, clientId, audience }: SignInConfig,
  keys: IssuerKeys,
  now: Temporal.Instant,
): Promise<VerifiedToken> {
  const type = readType(token);
  const { payload } = await verifySignature(token, keys, {
    issuer,
    audience,
    clockTolerance: toleranceSeconds,
    currentDate: new Date(now.epochMilliseconds),
    requiredClaims: ["exp", "sub"],
  });
  const { sub, aud, cnf, email, name } = payload;
  const verified = toReadableLine(verifiedEmail(payload));
  if (typeof sub !== "string" || !subjects.test(sub)) throw new InvalidTokenError("no subject");
  // A token with `cnf` requires a proof of possession (RFC 7800). The site doesn't support such proofs.
  if (cnf !== undefined) throw new InvalidTokenError("bound to its sender");
  if (type !== "at+jwt") {
    if (idTokenClaims.some((claim) => claim in payload)) throw new InvalidTokenError("an ID token");
    if ([aud].flat().includes(clientId)) throw new InvalidTokenError("its audience is the client");
  }
  const user = {
    issuer,
    subject: sub,
    email: toReadableLine(email),
    name: toReadableLine(name),
    ...(verified && { verifiedEmail: verified }),
  };
  return { user, claims: payload };
}

/** Returns the e-mail address if the issuer has verified it (OpenID Connect Core 1.0, 5.1). */
export function verifiedEmail({ email, email_verified: isVerified }: JWTPayload): string | undefined {
  return isVerified === true && typeof email === "string" ? email : undefined;
}

/** Reads a token's type from its header. @throws `InvalidTokenError` if it isn't an access token's header */
function readType(token: string): "at+jwt" | "jwt" {
  const header = readHeader(token);
  if ("crit" in header) throw new InvalidTokenError("an unknown critical extension");
  // The prefix "application/" is optional, and case doesn't matter (RFC 7515, 4.1.9).
  const { typ = "JWT" } = header;
  const type = typeof typ === "string" ? typ.toLowerCase().replace(/^application\//, "") : undefined;
  if (type === "at+jwt" || type === "jwt") return type;
  throw new InvalidTokenError("another type of token");
}

function readHeader(token: string): Record<string, unknown> {
  try {
    return decodeProtectedHeader(token);
  } catch (cause) {
    throw new InvalidTokenError("not a JWT", { cause });
  }
}

async function verifySignature(token: string, keys: IssuerKeys, expected: Parameters<typeof jwtVerify>[2]) {
  const { algorithms } = await keys.current();
  try {
    return await jwtVerify(token, (header, jws) => keys.find(header, jws), { ...expected, algorithms });
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new InvalidTokenError(error.code, { cause: error });
    throw error;
  }
}

/** Returns a claim as one readable line, because users choose their own names. Returns undefined for an empty line. */
function toReadableLine(claim: unknown): string | undefined {
  if (typeof claim !== "string") return undefined;
  const line = claim
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\s]+/gu, " ")
    // No writing system needs more than four marks on a letter. More marks would cover the lines above.
    .replaceAll(/(\p{M}{4})\p{M}+/gu, "$1")
    .trim();
  return isVisible(line) ? Array.from(line).slice(0, maxCharacters).join("") : undefined;
}
