import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { placeholderSettings } from "#src/platform/placeholders.ts";
import { settingNames } from "#src/platform/settings.ts";
import { createDatabase } from "#test/support/databases.ts";
import { startMailServer } from "#test/support/services/mail-server.ts";
import { startServer } from "#test/support/server.ts";
import { openStaffSession } from "./guests-and-staff.ts";

/** Runs the settings command with an environment. */
function settings(env: Record<string, string>): Promise<{ code: unknown; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["dist/server/settings.js"], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

/** Starts the services of a production site. Returns its complete environment. */
async function startServices() {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await createDatabase("SQLite"));
  const staff = stack.use(await openStaffSession());
  const mail = stack.use(await startMailServer());
  const environment = {
    ...staff.environment,
    SITE_ORIGIN: "https://fjellvik.no",
    TRUSTED_PROXIES: "127.0.0.1",
    SEED_DEMO: "false",
    DATA_DIR: database.dataDir,
    SMTP_URL: mail.url,
    MAIL_FROM: "nettsted@fjellvik.no",
    MAIL_TO: "post@fjellvik.no",
    BACKUP_URL: path.join(database.dataDir, "backups"),
    MET_CONTACT: "post@fjellvik.no",
  };
  const started = stack.move();
  return { environment, [Symbol.asyncDispose]: () => started.disposeAsync() };
}

test("the settings command confirms a complete configuration", async () => {
  await using services = await startServices();
  expect(await settings(services.environment)).toEqual({
    code: 0,
    stdout: "All settings that a real site needs are set.\n",
    stderr: "",
  });
});

test("the settings command names invalid and misspelt settings", async () => {
  expect(await settings({ PORT: "http", SITE_ORIGNI: "https://fjellvik.no" })).toEqual({
    code: 1,
    stdout: "SITE_ORIGNI: unknown setting; SITE_ORIGIN is probably meant\n",
    stderr: "The configuration is wrong:\n  PORT must be a whole number\n",
  });
});

const bucket = { S3_URL: "http://127.0.0.1:1", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "hush" };

test.each<[string, Record<string, string>]>([
  ["HOST", { HOST: "abc.def" }],
  ["HOST", { HOST: "192.0.2.1" }],
  ["METRICS_PORT", { PORT: "3001", METRICS_PORT: "3001" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://campsite:hush@127.0.0.1:1/campsite" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://campsite:12#hush@127.0.0.1/campsite" }],
  ["OIDC_ISSUER", { OIDC_ISSUER: "http://127.0.0.1:1" }],
  ["SMTP_URL", { SMTP_URL: "smtp://ola:hush@127.0.0.1:1" }],
  ["SMTP_URL", { SMTP_URL: "smtp://mail.invalid" }],
  ["SMTP_URL", { SMTP_URL: "smtp://ola:12/hush@127.0.0.1" }],
  ["BACKUP_URL", { BACKUP_URL: "backups" }],
  ["BACKUP_URL", { BACKUP_URL: "/dev/null/backups" }],
  ["BACKUP_URL", { BACKUP_URL: "s3://backups/site", ...bucket }],
  ["S3_BUCKET", { S3_BUCKET: "files", ...bucket }],
  ["SMTP_URL", { SMTP_URL: "smtp://USER:PASSWORD@mail.example:587" }],
])("the settings command refuses an unusable %s: %j", async (setting, wrong) => {
  await using services = await startServices();
  const { code, stdout, stderr } = await settings({ ...services.environment, ...wrong });
  expect(code).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toMatch(new RegExp(`^(The configuration is wrong:\n  )?${setting} .+\n$`));
  expect(stderr).not.toContain("hush");
});

/** Matches values in the guide that are usable without a change. */
const usableValue =
  /^(true|false|\d+|\d+(\.\d+){3}|production|campsite|permissions=staff|\/.*|s3:\/\/.*|camping-files|https:\/\/localhost.*)$/;

test("each value in the guide is either usable or a placeholder that the site refuses", () => {
  const guides = ["set-up", "sign-in", "copies", "watch"].map((name) => `docs/operating/${name}.md`);
  const lines = guides.flatMap((guide) =>
    readFileSync(guide, "utf8")
      .matchAll(/^ *([A-Z][A-Z0-9_]+)=(\S+)$/gm)
      .toArray(),
  );
  const values = lines.flatMap(([, name = "", value = ""]) =>
    settingNames.includes(name) ? [{ name, value }] : [],
  );
  expect(values.length).toBeGreaterThan(12);
  const neitherUsableNorRefused = values.filter(
    ({ name, value }) => !usableValue.test(value) && placeholderSettings({ [name]: value }).length === 0,
  );
  expect(neitherUsableNorRefused).toEqual([]);
});

test("a site with an unreachable issuer starts, and logs that staff can't sign in", async () => {
  await using database = await createDatabase("SQLite");
  await using server = startServer({
    DATA_DIR: database.dataDir,
    DATABASE_URL: "",
    OIDC_ISSUER: "http://127.0.0.1:1",
  });
  await server.logged("staff can't sign in until the issuer answers");
  expect((await fetch(`${await server.origin}/guests`)).status).toBe(200);
});
