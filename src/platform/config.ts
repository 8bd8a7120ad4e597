import path from "node:path";
import type { Day } from "#dev/days.ts";
import { checkedSettings, isProduction, makesUpAll, type Claim } from "./settings.ts";

/** The issuer with whom staff sign in, and which of its accounts are staff. */
export interface SignInConfig {
  /** Exactly as the issuer writes its name, with or without a slash at the end; https, or http on this machine. */
  issuer: string;
  clientId: string;
  /** The audience that the issuer's tokens for our API must have. */
  audience: string;
  /** Who has this claim is staff. */
  claim: Claim | undefined;
  /** The e-mail addresses and subjects of staff. */
  emails: string[];
}

export interface MailConfig {
  /** smtp:// or smtps://, with user and password if the server wants them. */
  smtpUrl: string;
  /** The sender's address. */
  from: string;
  /** The address that gets all mail. */
  to: string;
}

export interface BackupConfig {
  /** A folder or s3://bucket/prefix, where a backup is put each night; undefined when none is made. */
  url: string | undefined;
  /** Of how many days the last backup stays. */
  keep: number;
  /** The key of age that archives are encrypted with: a public one, or a secret one, with which they are read too. */
  key: string | undefined;
}

/** A store that speaks S3. */
export interface S3Config {
  /** Its address, without the bucket. */
  url: string;
  /** Where files are; undefined when they are in `dataDir`. */
  bucket: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A bucket of such a store. */
export type BucketConfig = S3Config & { bucket: string };

export interface Config {
  /** Whether this is a real site. Conveniences for trying out exist only when it is false. */
  production: boolean;
  port: number;
  host: string;
  /** Scheme and host of the site, the base of every absolute address; never taken from a request. */
  siteOrigin: string;
  /** Absolute path of the folder with database, pictures, webcam and caches. */
  dataDir: string;
  /** Empty for SQLite in `dataDir`, else a postgres:// address. */
  databaseUrl: string;
  /** The store for files, backups or both. */
  s3: S3Config | undefined;
  /** Scheme and host of MET Norway's services, or of a stand-in. */
  metBaseUrl: string;
  /** The e-mail address at which MET reaches the people who run the site, MAIL_TO unless told; without it MET isn't asked. */
  metContact: string | undefined;
  /** A point in the open sea nearby, in degrees; undefined when nothing is asked of the sea. */
  seaPoint: { latitude: number; longitude: number } | undefined;
  /** The harbour whose water level is told, as MET spells it; undefined when none is. */
  seaHarbour: string | undefined;
  /** Scheme and host of Entur's services, or of a stand-in. */
  enturBaseUrl: string;
  /** Who we are to Entur, as its terms ask; without it Entur itself is never asked. */
  enturClientName: string | undefined;
  /** How staff are told about messages; undefined when no mail is sent. */
  mail: MailConfig | undefined;
  /** How staff sign in; undefined when no issuer is configured, which happens only outside production. */
  signIn: SignInConfig | undefined;
  /** The audience of tokens for our API, also of those from the embedded provider. */
  audience: string;
  /** The password of the embedded provider's account; when undefined, one is made up. */
  devStaffPassword: string | undefined;
  /** How many messages one block of addresses may send within ten minutes. */
  formLimit: number;
  /** How many processes of this machine serve; with 1 it is this one, else each is a worker. */
  workers: number;
  /** Where Prometheus asks, on the same host; undefined when nothing is measured. */
  metricsPort: number | undefined;
  /** Addresses or blocks of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  seedDemo: boolean;
  /** The day of the demo's weather; undefined where nothing may be made up. */
  madeUpDay: Day | undefined;
  /** How far the demo's clock is from this machine's, in milliseconds; 0 on a real site. */
  clockOffset: number;
  backup: BackupConfig;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
}

/** All wrong settings together, each with what it should be. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads the configuration from environment variables. @throws ConfigError naming every wrong setting */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value);
  const result = checkedSettings.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
    throw new ConfigError(`The configuration is wrong:\n${lines.join("\n")}`);
  }
  const env = result.data;
  const siteOrigin = env.SITE_ORIGIN ?? `http://localhost:${env.PORT}`;
  const audience = env.OIDC_AUDIENCE ?? siteOrigin;
  return {
    production: isProduction(env),
    port: env.PORT,
    host: env.HOST,
    siteOrigin,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? "",
    s3: env.S3_URL
      ? {
          url: env.S3_URL,
          bucket: env.S3_BUCKET,
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID!,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
        }
      : undefined,
    metBaseUrl: env.MET_BASE_URL ?? "https://api.met.no",
    metContact: env.MET_CONTACT ?? env.MAIL_TO,
    seaPoint: env.SEA_POINT,
    seaHarbour: env.SEA_HARBOUR,
    enturBaseUrl: env.ENTUR_BASE_URL ?? "https://api.entur.io",
    enturClientName: env.ENTUR_CLIENT_NAME,
    mail: env.SMTP_URL ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM!, to: env.MAIL_TO! } : undefined,
    signIn: env.OIDC_ISSUER
      ? {
          issuer: env.OIDC_ISSUER,
          clientId: env.OIDC_CLIENT_ID!,
          audience,
          claim: env.STAFF_CLAIM,
          emails: env.STAFF_EMAILS,
        }
      : undefined,
    audience,
    devStaffPassword: env.DEV_STAFF_PASSWORD,
    formLimit: env.FORM_LIMIT,
    workers: env.WORKERS,
    metricsPort: env.METRICS_PORT,
    trustedProxies: env.TRUSTED_PROXIES,
    seedDemo: env.SEED_DEMO,
    madeUpDay: makesUpAll(env) ? (env.DEMO_DAY ?? "usual") : undefined,
    clockOffset: env.DEMO_NOW ? env.DEMO_NOW.epochMilliseconds - Date.now() : 0,
    backup: { url: env.BACKUP_URL, keep: env.BACKUP_KEEP, key: env.BACKUP_KEY },
    logLevel: env.LOG_LEVEL,
  };
}
