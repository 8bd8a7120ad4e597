import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";

const flag = z.enum(["true", "false"], "must be true or false").transform((value) => value === "true");

const port = z
  .string()
  .regex(/^\d+$/, "must be a whole number")
  .transform(Number)
  .refine((value) => value <= 65_535, "must be a port from 0 to 65535");

const origin = z
  .string()
  .refine(isOrigin, "must be an address without a path, as https://camping.example")
  .transform((value) => new URL(value).origin);

const databaseUrl = z
  .string()
  .refine(
    (value) => value === "" || /^postgres(ql)?:\/\//.test(value),
    "must be empty (SQLite in DATA_DIR) or begin with postgres://",
  );

const proxies = z
  .string()
  .transform((value) =>
    value
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .refine(
    (entries) => entries.every(isAddressBlock),
    "must be addresses or blocks, as 10.0.0.0/8, with commas between",
  );

const emailAddress = z
  .literal("")
  .or(z.email("must be an e-mail address, or empty"))
  .transform((value) => value || undefined);

const smtpUrl = z
  .string()
  .refine(
    (value) => value === "" || (/^smtps?:\/\/[^/]/.test(value) && URL.canParse(value)),
    "must be empty (no mail is sent) or as smtp://user:password@mail.example:587",
  )
  .transform((value) => value || undefined);

const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, "must be a whole number from 1 to 999999")
  .transform(Number);

/** Every setting the program knows, in the words of the README; a name that isn't here is not read. */
const settings = z.object({
  NODE_ENV: z.string().default("production"),
  PORT: port.default(3000),
  HOST: z.string().min(1, "must not be empty").default("127.0.0.1"),
  SITE_ORIGIN: origin.optional(),
  DATA_DIR: z.string().min(1, "must not be empty").default("./data"),
  DATABASE_URL: databaseUrl.default(""),
  MET_BASE_URL: origin.default("https://api.met.no"),
  /** MET Norway bans those who give a false one. */
  MET_CONTACT: emailAddress.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: emailAddress.optional(),
  MAIL_TO: emailAddress.optional(),
  FORM_LIMIT: count.default(20),
  TRUSTED_PROXIES: proxies.default([]),
  SEED_DEMO: flag.default(true),
  LOG_LEVEL: z
    .enum(
      ["trace", "debug", "info", "warn", "error", "silent"],
      "must be trace, debug, info, warn, error or silent",
    )
    .default("info"),
});

/** Mail that nobody sends or gets is found out at the start, not when a guest writes. */
const checkedSettings = settings.superRefine(({ SMTP_URL, ...given }, refinement) => {
  if (!SMTP_URL) return;
  for (const name of ["MAIL_FROM", "MAIL_TO"] as const) {
    if (given[name]) continue;
    refinement.addIssue({
      code: "custom",
      path: [name],
      message: "must be an e-mail address, since SMTP_URL is set",
    });
  }
});

export interface MailConfig {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  smtpUrl: string;
  /** The sender's address. */
  from: string;
  /** Where all mail goes. */
  to: string;
}

export interface Config {
  /** Whether this is a real site: development conveniences exist only when it is false. */
  production: boolean;
  port: number;
  host: string;
  /** Scheme and host of the site, the base of every absolute address; never taken from a request. */
  siteOrigin: string;
  /** Absolute path of the folder with database, pictures, webcam and caches. */
  dataDir: string;
  /** Empty for SQLite in `dataDir`, else a postgres:// address. */
  databaseUrl: string;
  /** Scheme and host of MET Norway's services, or of a stand-in. */
  metBaseUrl: string;
  /** The e-mail address at which MET reaches whoever runs the site; without it MET itself is never asked. */
  metContact: string | undefined;
  /** How staff are told of messages; undefined when no mail is sent. */
  mail: MailConfig | undefined;
  /** How many messages one block of addresses may send within ten minutes. */
  formLimit: number;
  /** Addresses or blocks whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  seedDemo: boolean;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
}

/** Wrong settings, all of them at once, each named with what it should be. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every wrong setting
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const result = checkedSettings.safeParse(environment);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
    throw new ConfigError(`The configuration is wrong:\n${lines.join("\n")}`);
  }
  const env = result.data;
  return {
    production: env.NODE_ENV === "production",
    port: env.PORT,
    host: env.HOST,
    siteOrigin: env.SITE_ORIGIN ?? `http://localhost:${env.PORT}`,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    metBaseUrl: env.MET_BASE_URL,
    metContact: env.MET_CONTACT,
    mail: env.SMTP_URL ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM!, to: env.MAIL_TO! } : undefined,
    formLimit: env.FORM_LIMIT,
    trustedProxies: env.TRUSTED_PROXIES,
    seedDemo: env.SEED_DEMO,
    logLevel: env.LOG_LEVEL,
  };
}

function isOrigin(value: string): boolean {
  return (
    URL.canParse(value) &&
    /^https?:$/.test(new URL(value).protocol) &&
    new URL(value).href === `${new URL(value).origin}/`
  );
}

function isAddressBlock(entry: string): boolean {
  const [ip = "", bits, ...rest] = entry.split("/");
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
