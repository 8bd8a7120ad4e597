/** Issuer and subject together identify a person. */
export interface User {
  issuer: string;
  subject: string;
  /** For display only; it may be unverified. */
  email: string | undefined;
  name: string | undefined;
  /** Verified by the issuer. */
  mailAddress?: string;
}

export function nameOf({ name, email, subject }: User): string {
  return name ?? email ?? subject;
}
