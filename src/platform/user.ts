/** A signed-in person: issuer and subject together, because another issuer's subjects are other people. */
export interface User {
  issuer: string;
  subject: string;
  /** What the issuer says, only for showing; it may not be verified. */
  email: string | undefined;
  name: string | undefined;
  /** Where mail to them goes: an address that the issuer has verified. */
  mailAddress?: string;
}

/** What to call a person, from what the issuer tells about them. */
export function nameOf({ name, email, subject }: User): string {
  return name ?? email ?? subject;
}
