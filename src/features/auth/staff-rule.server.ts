import type { JWTPayload } from "jose";
import type { SignInConfig } from "#src/platform/config.ts";

/** Whether who is signed in is staff: by claim, by verified e-mail address, or by subject. */
export function isStaff(
  claims: JWTPayload,
  { claim, emails }: Pick<SignInConfig, "claim" | "emails">,
): boolean {
  if (claim && Object.hasOwn(claims, claim.name) && valuesOf(claims[claim.name]).includes(claim.value))
    return true;
  const { sub, email, email_verified: isVerified } = claims;
  return emails.some((entry) =>
    // Where people choose their own subject, it must not pass for someone's e-mail address.
    entry.includes("@")
      ? isVerified === true && typeof email === "string" && inLowerCase(email) === inLowerCase(entry)
      : sub === entry,
  );
}

/** A claim's values: those of a list, or of words with spaces between (as RFC 8693, 4.2 writes scopes). */
function valuesOf(claim: unknown): unknown[] {
  return typeof claim === "string" ? [claim, ...claim.split(" ")] : Array.isArray(claim) ? claim : [];
}

/** A to Z only: the whole of Unicode has letters, as the Kelvin sign, that turn into a k. */
function inLowerCase(address: string): string {
  return address.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
