import type { Logger } from "pino";
import type { JWTPayload } from "jose";
import type { SignInConfig } from "#src/platform/config.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { InvalidTokenError, verifiedEmail, verifyToken, type VerifiedToken } from "./access-token.server.ts";
import { IssuerKeys } from "./issuer-keys.server.ts";
import type { User } from "#src/platform/user.ts";

/** Checks the bearer token of a request (RFC 6750). The guard doesn't read the body. */
export interface Guard {
  /**
   * Returns the member of staff who sent the request.
   * @throws Problem "unauthorized" if the token is missing or invalid
   * @throws Problem "not-staff" if the user isn't staff
   * @throws Problem "issuer-unavailable" if the token can't be checked
   */
  staff(request: Request): Promise<User>;
  /** Checks the token of a call that needs none. @throws the problems of `staff`, but not "not-staff" */
  verify(request: Request): Promise<void>;
}

export class NotStaff extends Problem {
  readonly user: User;

  constructor(user: User) {
    super("not-staff", { headers: { "WWW-Authenticate": `${realm}, error="insufficient_scope"` } });
    this.user = user;
  }
}

interface Dependencies {
  now(): Temporal.Instant;
  log: Logger;
}

const realm = 'Bearer realm="campsite"';

/** Matches an Authorization header with a bearer token (RFC 6750, 2.1). The case of "Bearer" doesn't matter. */
const credentials = /^Bearer +([\w.~+/-]+=*)$/i;

/** The maximum length of a token. Tokens of common providers have 1 to 3 KB. */
const maxCharacters = 8 * 1024;

export function createGuard(settings: SignInConfig | undefined, dependencies: Dependencies): Guard {
  const keys = settings && new IssuerKeys(settings.issuer, dependencies);

  async function authenticate(authorization: string): Promise<VerifiedToken> {
    const token = credentials.exec(authorization)?.[1];
    try {
      if (!token || token.length > maxCharacters) throw new InvalidTokenError("not a bearer token");
      if (!keys) throw new InvalidTokenError("no issuer");
      return await verifyToken(token, settings, keys, dependencies.now());
    } catch (error) {
      if (!(error instanceof InvalidTokenError)) throw error;
      dependencies.log.warn({ reason: error.message }, "token refused");
      throw new Problem("unauthorized", {
        headers: { "WWW-Authenticate": `${realm}, error="invalid_token"` },
        cause: error,
      });
    }
  }

  return {
    async staff(request) {
      const authorization = request.headers.get("authorization");
      if (authorization === null)
        throw new Problem("unauthorized", { headers: { "WWW-Authenticate": realm } });
      const { user, claims } = await authenticate(authorization);
      if (!settings || !isStaff(claims, settings)) {
        dependencies.log.warn({ reason: "not staff" }, "token refused");
        throw new NotStaff(user);
      }
      return user;
    },
    async verify(request) {
      const authorization = request.headers.get("authorization");
      if (authorization !== null) await authenticate(authorization);
    },
  };
}

/** True when the settings for staff contain the user's claim, verified e-mail address or subject. */
export function isStaff(
  claims: JWTPayload,
  { claim, emails }: Pick<SignInConfig, "claim" | "emails">,
): boolean {
  if (
    claim &&
    Object.hasOwn(claims, claim.name) &&
    valuesOf(claim.name, claims[claim.name]).includes(claim.value)
  )
    return true;
  const email = verifiedEmail(claims);
  return emails.some((entry) =>
    // Some issuers let users choose their subject, even a colleague's e-mail address.
    entry.includes("@")
      ? email !== undefined && inLowerCase(email) === inLowerCase(entry)
      : claims.sub === entry,
  );
}

/** Returns the values of a claim. `scope` is a text with values between spaces (RFC 8693, 4.2). */
function valuesOf(name: string, value: unknown): unknown[] {
  if (name === "scope" && typeof value === "string") return value.split(" ");
  return Array.isArray(value) ? value : [value];
}

/** Converts only ASCII letters. toLowerCase would also turn other characters into ASCII, such as the Kelvin sign. */
function inLowerCase(address: string): string {
  return address.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
