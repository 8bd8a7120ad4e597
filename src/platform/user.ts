/** Who is signed in: the issuer and the subject together, since another issuer's subjects are other people. */
export interface User {
  issuer: string;
  subject: string;
  /** As the issuer tells it, for showing: verified or not. */
  email: string | undefined;
  name: string | undefined;
}

/** What to call somebody, by what the issuer tells of them. */
export function nameOf({ name, email, subject }: User): string {
  return name ?? email ?? subject;
}
