import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { askIssuer } from "./campsite/auth/issuer-client.server.ts";
import { ConfigError, type Config } from "./platform/config.ts";
import { openPlace } from "./platform/copies/places.ts";
import { openDatabase } from "./platform/database/database.ts";
import { tryMailServer } from "./platform/mail-outbox.ts";
import { findPort } from "./workers.ts";

const timeLimit = 20_000;

const triedFile = "campsite-settings-try";

/** TABLE  the settings that name a service or an address, each with a function that tries the setting. */
const trials: { setting: string; attempt: (config: Config) => Promise<void> | undefined }[] = [
  { setting: "HOST", attempt: async (config) => void (await findPort({ ...config, port: 0 })) },
  { setting: "DATABASE_URL", attempt: tryDatabase },
  { setting: "OIDC_ISSUER", attempt: ({ signIn }) => signIn && tryIssuer(signIn.issuer) },
  { setting: "SMTP_URL", attempt: ({ mail }) => mail && tryMailServer(mail) },
  {
    setting: "S3_BUCKET",
    attempt: (config) => (config.s3?.bucket ? tryPlace(`s3://${config.s3.bucket}`, config) : undefined),
  },
  {
    setting: "BACKUP_URL",
    attempt: (config) => (config.backup.url ? tryPlace(config.backup.url, config) : undefined),
  },
];

/** Tries the configured services. @returns a line for each failure; each line begins with the setting */
export async function testSettings(config: Config): Promise<string[]> {
  const faults = await Promise.all(
    trials.map(async ({ setting, attempt }) => {
      const over = new AbortController();
      const late = setTimeout(timeLimit, undefined, { signal: over.signal }).then(() => {
        throw new Error("it doesn't answer in time");
      });
      try {
        await Promise.race([attempt(config), late]);
        return [];
      } catch (error) {
        if (error instanceof ConfigError) return [error.message];
        const { message, cause } = error as Error;
        return [
          `${setting} must name a service that works: ${cause instanceof Error ? cause.message : message}`,
        ];
      } finally {
        late.catch(() => {});
        over.abort();
      }
    }),
  );
  return faults.flat();
}

/** Opens the database. Skips a missing SQLite database, because opening it would create the file. */
async function tryDatabase(config: Config): Promise<void> {
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, "campsite.sqlite"))) return;
  const db = await openDatabase(config);
  await db.destroy();
}

async function tryIssuer(issuer: string): Promise<void> {
  try {
    await askIssuer(issuer);
  } catch (error) {
    throw new ConfigError(`OIDC_ISSUER must be a reachable provider: ${(error as Error).message}`);
  }
}

async function tryPlace(address: string, config: Config): Promise<void> {
  const place = await openPlace(address, config);
  await place.put([{ name: triedFile, content: Buffer.from("") }]);
  await place.remove([triedFile]);
}
