import path from "node:path";
import type { Day } from "#dev/days.ts";
import { checkedSettings, isProduction, makesUpAll, pemOf, type Claim } from "./settings.ts";

export interface SignInConfig {
  /** The issuer's URL. Its text must be the same as in tokens, including a trailing slash. */
  issuer: string;
  clientId: string;
  audience: string;
  claim: Claim | undefined;
  emails: string[];
}

export interface MailConfig {
  smtpUrl: string;
  from: string;
  to: string;
  /** The key with which mails are signed (RFC 6376), in PEM. */
  dkim?: { selector: string; key: string } | undefined;
}

export interface BackupConfig {
  /** A folder, or an address such as s3://bucket/prefix. */
  url: string | undefined;
  /** The number of days whose last backup is kept. Days without a backup don't count. */
  keep: number;
  /** A secret or public key of the encryption format age (https://age-encryption.org/v1). */
  key: string | undefined;
}

export interface S3Config {
  url: string;
  /** The bucket of the site's files; undefined when the files are in `dataDir`. */
  bucket: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export type BucketConfig = S3Config & { bucket: string };

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** The site's scheme and host. They come from the settings, never from a request. */
  siteOrigin: string;
  dataDir: string;
  /** A postgres:// URL; "" for SQLite. */
  databaseUrl: string;
  s3: S3Config | undefined;
  /** The scheme and host of MET Norway's API. */
  metBaseUrl: string;
  /** The e-mail address in requests to MET Norway. When undefined, a real site uses its identity's address. */
  metContact: string | undefined;
  seaPoint: { latitude: number; longitude: number } | undefined;
  seaHarbour: string | undefined;
  enturBaseUrl: string;
  /** The site's name in requests to Entur. Entur's terms require a name. */
  enturClientName: string | undefined;
  mail: MailConfig | undefined;
  signIn: SignInConfig | undefined;
  /** The audience that tokens for the API must have. */
  audience: string;
  /** The password of the embedded provider's account. When undefined, the start generates a password. */
  devStaffPassword: string | undefined;
  /** The maximum number of messages that one block of IP addresses may send in ten minutes. */
  formLimit: number;
  /** The number of processes that answer requests. With 1, the site runs in a single process. */
  workers: number;
  metricsPort: number | undefined;
  /** IP addresses or blocks of trusted proxies. Only their X-Forwarded-For is read. */
  trustedProxies: string[];
  seedDemo: boolean;
  madeUpDay: Day | undefined;
  /** The number of milliseconds by which the site's clock is ahead of the system clock; 0 outside the demo. */
  clockOffset: number;
  backup: BackupConfig;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
}

export class ConfigError extends Error {
  override name = "ConfigError";
}

/** @throws ConfigError that lists all wrong settings */
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
    mail: env.SMTP_URL
      ? {
          smtpUrl: env.SMTP_URL,
          from: env.MAIL_FROM!,
          to: env.MAIL_TO!,
          ...(env.DKIM_KEY && { dkim: { selector: env.DKIM_SELECTOR!, key: pemOf(env.DKIM_KEY) } }),
        }
      : undefined,
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
