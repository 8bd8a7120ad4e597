import type { Logger } from "pino";

/** The beginning of the paths of sign-in pages. The id of the sign-in attempt follows. */
export const interactionPath = "/interaction/";

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
