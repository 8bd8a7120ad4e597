import type { JWTPayload } from "jose";
import type { SignInConfig } from "#src/platform/config.ts";

/** Whether who is signed in is staff: by claim, by verified e-mail address, or by subject. */
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
  const { sub, email, email_verified: isVerified } = claims;
  return emails.some((entry) =>
    // Where people choose their own subject, it must not pass for someone's e-mail address.
    entry.includes("@")
      ? isVerified === true && typeof email === "string" && inLowerCase(email) === inLowerCase(entry)
      : sub === entry,
  );
}

/** A claim's values: one, those of a list, or of `scope` the words with spaces between (RFC 8693, 4.2). */
function valuesOf(name: string, value: unknown): unknown[] {
  if (name === "scope" && typeof value === "string") return value.split(" ");
  return Array.isArray(value) ? value : [value];
}

/** A to Z only: the whole of Unicode has letters, as the Kelvin sign, that turn into a k. */
function inLowerCase(address: string): string {
  return address.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
