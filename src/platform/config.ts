import path from "node:path";
import type { Day } from "#dev/days.ts";
import { checkedSettings, isProduction, makesUpAll, type Claim } from "./settings.ts";

/** The issuer through which staff sign in, and which of its accounts are staff. */
export interface SignInConfig {
  /** Exactly as the issuer writes it, with or without a trailing slash. https, or http on this machine. */
  issuer: string;
  clientId: string;
  /** The required audience of tokens for our API. */
  audience: string;
  /** Accounts with this claim are staff. */
  claim: Claim | undefined;
  /** The e-mail addresses and subjects of staff. */
  emails: string[];
}

export interface MailConfig {
  /** smtp:// or smtps://, with user and password if needed. */
  smtpUrl: string;
  from: string;
  /** The recipient of mail to staff. */
  to: string;
}

export interface BackupConfig {
  /** A folder or s3://bucket/prefix for the nightly backup; undefined without backups. */
  url: string | undefined;
  /** The last backup of each of this many days stays. */
  keep: number;
  /** The age key that encrypts archives. A secret key also decrypts them. */
  key: string | undefined;
}

export interface S3Config {
  /** The store's URL, without the bucket. */
  url: string;
  /** The bucket of the site's files; undefined when they are in `dataDir`. */
  bucket: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export type BucketConfig = S3Config & { bucket: string };

export interface Config {
  /** True for a real site. Features for trying out exist only when it is false. */
  production: boolean;
  port: number;
  host: string;
  /** Scheme and host of the site, the base of every absolute URL. Never taken from a request. */
  siteOrigin: string;
  /** Absolute path of the folder of database, pictures, webcam and caches. */
  dataDir: string;
  /** A postgres:// URL; empty for SQLite in `dataDir`. */
  databaseUrl: string;
  /** The store of files, backups or both. */
  s3: S3Config | undefined;
  /** Scheme and host of MET Norway's services or of a stand-in. */
  metBaseUrl: string;
  /** The operator's e-mail address for MET Norway, by default MAIL_TO. Without it a real site uses the campsite's. */
  metContact: string | undefined;
  /** A point in the open sea nearby, in degrees; undefined without sea forecasts. */
  seaPoint: { latitude: number; longitude: number } | undefined;
  /** The harbour of the water level, as MET spells it; undefined without water levels. */
  seaHarbour: string | undefined;
  /** Scheme and host of Entur's services or of a stand-in. */
  enturBaseUrl: string;
  /** Our name to Entur, required by its terms. Without it nothing is requested from Entur itself. */
  enturClientName: string | undefined;
  /** Undefined when no mail is sent. */
  mail: MailConfig | undefined;
  /** Undefined without an issuer, which is only possible outside production. */
  signIn: SignInConfig | undefined;
  /** The required audience of tokens for our API, including tokens of the embedded provider. */
  audience: string;
  /** The password of the embedded provider's account; random when undefined. */
  devStaffPassword: string | undefined;
  /** How many messages one block of addresses may send in ten minutes. */
  formLimit: number;
  /** The number of serving processes on this machine. With 1 it is this process, otherwise each is a worker. */
  workers: number;
  /** The port for Prometheus, on the same host; undefined without metrics. */
  metricsPort: number | undefined;
  /** Addresses or blocks of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  seedDemo: boolean;
  /** The day of the demo's weather; undefined when nothing is made up. */
  madeUpDay: Day | undefined;
  /** The demo clock's offset from the system clock in milliseconds; 0 on a real site. */
  clockOffset: number;
  backup: BackupConfig;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
}

/** A setting is wrong, or a folder or service can't be used. The message is for the operator. */
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
