/** A signed-in person. Issuer and subject together identify them: subjects of another issuer are other people. */
export interface User {
  issuer: string;
  subject: string;
  /** As the issuer says, for display only; it may be unverified. */
  email: string | undefined;
  name: string | undefined;
  /** Their address for mail, verified by the issuer. */
  mailAddress?: string;
}

/** Returns the name to display for a person. */
export function nameOf({ name, email, subject }: User): string {
  return name ?? email ?? subject;
}
