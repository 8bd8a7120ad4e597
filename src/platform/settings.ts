import { createPrivateKey } from "node:crypto";
import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { days } from "#dev/days.ts";
import { timeZone } from "#src/i18n/format.ts";
import { callOf } from "./program-call.ts";

/** Matches a secret or public age key (https://age-encryption.org/v1). */
const ageKey = /^(AGE-SECRET-KEY-1[0-9A-Z]{58}|age1[0-9a-z]{58})$/;

const flag = z.enum(["true", "false"], "must be true or false").transform((value) => value === "true");

const port = z
  .string()
  .regex(/^\d+$/, "must be a whole number")
  .transform(Number)
  .refine((value) => value <= 65_535, "must be a port from 0 to 65535");

const origin = z
  .string()
  .refine(isOrigin, "must be an address without a path, such as https://camping.example")
  .transform((value) => new URL(value).origin);

/** A URL that may have a user and a password. Their special characters must be percent-encoded. */
const addressWithPassword = (isOne: (value: string) => boolean, message: string) =>
  z
    .string()
    .refine(isOne, { message, abort: true })
    .refine(hasEncodedPassword, {
      message:
        "must have special characters in its user and its password percent-encoded: % as %25, / as %2F, @ as %40, ? as %3F, # as %23",
      abort: true,
    })
    .refine((value) => URL.canParse(value), "must be a complete URL. Its port must be a number");

const databaseUrl = addressWithPassword(
  (value) => /^postgres(ql)?:\/\//.test(value),
  "must be empty (SQLite in DATA_DIR) or begin with postgres://",
);

const list = z.string().transform((value) =>
  value
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const proxies = list.refine(
  (entries) => entries.every(isAddressBlock),
  "must be addresses or blocks, such as 10.0.0.0/8, separated by commas",
);

/** A latitude in degrees north and a longitude in degrees east. */
const place = z
  .string()
  .regex(
    /^-?\d{1,2}(\.\d{1,4})?, ?-?\d{1,3}(\.\d{1,4})?$/,
    "must be empty or degrees north and east with at most four decimals, such as 60.39,5.02",
  )
  .transform((value) => {
    const [latitude, longitude] = value.split(",").map(Number);
    return { latitude: latitude!, longitude: longitude! };
  });

/** A local time in the campsite's time zone. */
const moment = z.string().transform((value, refinement): Temporal.Instant => {
  try {
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/.test(value))
      return Temporal.PlainDateTime.from(value, { overflow: "reject" }).toZonedDateTime(timeZone).toInstant();
  } catch {
    // The text is a date that doesn't exist, such as 2026-02-30.
  }
  refinement.addIssue("must be empty or a local time at the campsite, such as 2026-07-15T15:00");
  return z.NEVER;
});

const emailAddress = z.email("must be an e-mail address, or empty");

/** A list of e-mail addresses and of token subjects (`sub`). A subject is any text without @, spaces or semicolons. */
const staffEmails = list.refine(
  (entries) =>
    entries.every((entry) =>
      entry.includes("@") ? emailAddress.safeParse(entry).success : /^[^\s;]+$/.test(entry),
    ),
  "must be e-mail addresses or subjects, separated by commas",
);

const smtpUrl = addressWithPassword(
  (value) => /^smtps?:\/\/[^/]/.test(value),
  "must be empty (no mail is sent) or a URL such as smtp://user:password@mail.example:587",
);

const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, "must be a whole number from 1 to 999999")
  .transform(Number);

const workers = z
  .string()
  .regex(/^([1-9]|[1-5]\d|6[0-4])$/, "must be a whole number from 1 to 64")
  .transform(Number);

const backupUrl = z
  .string()
  .refine(
    (value) => path.isAbsolute(value) || /^s3:\/\/[\w.-]+(\/[\w.-]+)*\/?$/.test(value),
    "must be empty (no backups are made), an absolute path, or a URL such as s3://bucket/prefix",
  );

const storeUrl = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/.test(value) && URL.canParse(value),
    "must be empty or the address of a store that speaks S3, such as https://s3.example.com",
  );

const issuer = z
  .string()
  .refine(
    isIssuer,
    "must be empty or the issuer's https address, without a query, such as https://login.example/",
  );

const staffClaim = z
  .string()
  .regex(/^[^=\s]+=\S+$/, "must be empty or a claim and its value, such as permissions=staff")
  .transform((value): Claim => {
    const [name = "", ...rest] = value.split("=");
    return { name, value: rest.join("=") };
  });

const settings = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], "must be production, development or test, or empty")
    .optional(),
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  SITE_ORIGIN: origin.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: databaseUrl.optional(),
  S3_URL: storeUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/, "must be a bucket's name")
    .optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MET_BASE_URL: origin.optional(),
  /** MET Norway's terms require a real address. */
  MET_CONTACT: emailAddress.optional(),
  SEA_POINT: place.optional(),
  SEA_HARBOUR: z
    .string()
    .regex(/^[a-z]+$/, "must be empty or a harbour in MET Norway's spelling, such as bergen")
    .optional(),
  ENTUR_BASE_URL: origin.optional(),
  /** Entur's terms require a name in the format `company-application`. */
  ENTUR_CLIENT_NAME: z
    .string()
    .regex(
      /^[a-z0-9_]+-[a-z0-9_-]+$/i,
      "must be empty or have the format company-application, such as fjellvik_camping-website",
    )
    .optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: emailAddress.optional(),
  MAIL_TO: emailAddress.optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(
      /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i,
      "must be empty (mails aren't signed) or a DKIM selector, such as site",
    )
    .optional(),
  DKIM_KEY: z
    .string()
    .refine(
      isPrivateKey,
      "must be empty or an RSA key in PKCS#8: the lines of the PEM file between the first and last",
    )
    .optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_AUDIENCE: z.string().optional(),
  STAFF_CLAIM: staffClaim.optional(),
  STAFF_EMAILS: staffEmails.default([]),
  DEV_STAFF_PASSWORD: z.string().optional(),
  FORM_LIMIT: count.default(20),
  WORKERS: workers.default(1),
  METRICS_PORT: port.optional(),
  TRUSTED_PROXIES: proxies.default([]),
  SEED_DEMO: flag.default(true),
  DEMO_NOW: moment.optional(),
  DEMO_DAY: z.enum(days, `must be empty or one of ${days.join(", ")}`).optional(),
  BACKUP_URL: backupUrl.optional(),
  BACKUP_KEEP: count.default(30),
  BACKUP_KEY: z
    .string()
    .regex(ageKey, `must be empty (backups aren't encrypted) or a key from ${callOf("backup")} --make-key`)
    .optional(),
  LOG_LEVEL: z
    .enum(
      ["trace", "debug", "info", "warn", "error", "silent"],
      "must be trace, debug, info, warn, error or silent",
    )
    .default("info"),
});

export const settingNames = Object.keys(settings.shape);

/** Adds the first and the last line of the PEM form (RFC 7468) to a key. */
export const pemOf = (key: string): string =>
  `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`;

function isPrivateKey(key: string): boolean {
  try {
    return createPrivateKey(pemOf(key)).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

type Settings = z.infer<typeof settings>;

type Conflict = [name: keyof Settings, message: string];

/** Reports missing mail settings when the site starts, instead of when a guest writes. */
function findMailConflicts({ SMTP_URL, ...given }: Settings): Conflict[] {
  if (!given.DKIM_KEY !== !given.DKIM_SELECTOR)
    return [
      [
        given.DKIM_KEY ? "DKIM_SELECTOR" : "DKIM_KEY",
        `must be set, because ${given.DKIM_KEY ? "DKIM_KEY" : "DKIM_SELECTOR"} is set`,
      ],
    ];
  if (!SMTP_URL) return [];
  return (["MAIL_FROM", "MAIL_TO"] as const)
    .filter((name) => !given[name])
    .map((name) => [name, "must be an e-mail address, because SMTP_URL is set"]);
}

function findBackupConflicts({ BACKUP_URL, S3_URL }: Settings): Conflict[] {
  if (!BACKUP_URL?.startsWith("s3://") || S3_URL) return [];
  return [["S3_URL", "must be the address of a store that speaks S3, because BACKUP_URL is in a bucket"]];
}

/** S3_BUCKET may be missing. The store is then used only for backups or for moving files. */
function findStoreConflicts(env: Settings): Conflict[] {
  const needed = ["S3_URL", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const given = ([...needed, "S3_BUCKET"] as const).find((name) => env[name]);
  if (!given) return [];
  return needed.filter((name) => !env[name]).map((name) => [name, `must be set, because ${given} is set`]);
}

/** Refuses settings with which nobody can sign in, and settings with which anybody can sign in as staff. */
function findSignInConflicts(env: Settings): Conflict[] {
  const isReal = isProduction(env);
  const conflicts: Conflict[] = [];
  const reason = env.OIDC_ISSUER ? "because OIDC_ISSUER is set" : "in production";
  if (isReal && !env.OIDC_ISSUER)
    conflicts.push(["OIDC_ISSUER", "must be the issuer that staff sign in with, in production"]);
  if (isReal || env.OIDC_ISSUER) {
    if (!env.OIDC_CLIENT_ID)
      conflicts.push(["OIDC_CLIENT_ID", `must be this site's client id at the issuer, ${reason}`]);
    if (!env.STAFF_CLAIM && env.STAFF_EMAILS.length === 0)
      conflicts.push(["STAFF_CLAIM", `or STAFF_EMAILS must name the staff, ${reason}`]);
  }
  if (isReal && env.DEV_STAFF_PASSWORD)
    conflicts.push(["DEV_STAFF_PASSWORD", "must not be set in production"]);
  return conflicts;
}

/** Each of these settings turns off the demo's made-up data. */
const metSettings = ["MET_CONTACT", "MAIL_TO", "MET_BASE_URL"] as const;

export const makesUpAll = (env: Settings): boolean =>
  env.SEED_DEMO && !isProduction(env) && !metSettings.some((name) => env[name]);

/** Refuses a made-up time or day on a site with real data. */
function findDemoConflicts(env: Settings): Conflict[] {
  if (makesUpAll(env)) return [];
  const reason = isProduction(env)
    ? "in production"
    : env.SEED_DEMO
      ? `with ${metSettings.find((name) => env[name])!}: it works only with the demo's made-up weather`
      : "with SEED_DEMO=false: it works only in the demo";
  return (["DEMO_NOW", "DEMO_DAY"] as const)
    .filter((name) => env[name])
    .map((name) => [name, `must not be set ${reason}`]);
}

function findPortConflicts({ PORT, METRICS_PORT }: Settings): Conflict[] {
  return METRICS_PORT !== undefined && METRICS_PORT !== 0 && METRICS_PORT === PORT
    ? [["METRICS_PORT", "must be a different port from PORT"]]
    : [];
}

/** Parses all settings. Remove empty variables before parsing. */
export const checkedSettings = settings.superRefine((env, refinement) => {
  for (const [name, message] of [
    ...findMailConflicts(env),
    ...findStoreConflicts(env),
    ...findBackupConflicts(env),
    ...findSignInConflicts(env),
    ...findPortConflicts(env),
    ...findDemoConflicts(env),
  ])
    refinement.addIssue({ code: "custom", path: [name], message });
});

/** True for a real site. A site with an https address is always a real site. */
export function isProduction({ NODE_ENV, SITE_ORIGIN }: Pick<Settings, "NODE_ENV" | "SITE_ORIGIN">): boolean {
  return NODE_ENV === "production" || SITE_ORIGIN?.startsWith("https:") === true;
}

/** A claim that identifies staff. In a token, the claim has this value or is a list that contains the value. */
export interface Claim {
  name: string;
  value: string;
}

/** True when user and password are percent-encoded. A second @ would make the URL's host ambiguous. */
function hasEncodedPassword(value: string): boolean {
  const [, credentials = ""] = /^\w+:\/\/(?:([^@/?#\s]*)@)?[^@/?#\s]*(?:[/?#][^@]*)?$/.exec(value) ?? [
    undefined,
    "%",
  ];
  return !/%(?![\da-f]{2})/i.test(credentials);
}

function isOrigin(value: string): boolean {
  return (
    URL.canParse(value) &&
    /^https?:$/.test(new URL(value).protocol) &&
    new URL(value).href === `${new URL(value).origin}/`
  );
}

/** True for https without query and fragment (OpenID Connect Discovery 1.0, 3), or http on this machine. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    !/[?#\s]/.test(value) &&
    !url.username &&
    !url.password &&
    (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url)))
  );
}

export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

function isAddressBlock(entry: string): boolean {
  const [ip = "", bits, ...rest] = entry.split("/");
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
