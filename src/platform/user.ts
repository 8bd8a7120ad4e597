/** A signed-in person. The issuer and the subject together identify the person. */
export interface User {
  issuer: string;
  subject: string;
  /** An address for display only. The address may be unverified. */
  email: string | undefined;
  name: string | undefined;
  /** The address that the issuer has verified. */
  verifiedEmail?: string;
}

export const nameOf = ({ name, email, subject }: User): string => name ?? email ?? subject;
