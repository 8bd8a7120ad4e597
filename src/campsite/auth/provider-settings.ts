import type { Logger } from "pino";

/** The beginning of a sign-in page's path. The id of the attempt follows. */
export const interactionPath = "/interaction/";

/** A person who can sign in with the embedded provider. */
export interface Account {
  subject: string;
  email: string;
  name: string;
  permissions: string[];
  password: string;
}

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  audience: string;
  siteOrigin: string;
  accessTokenSeconds: number;
  accounts: Account[];
}

export interface Dependencies {
  now(): Temporal.Instant;
  log: Logger;
}
