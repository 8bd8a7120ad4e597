import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { settingNames } from "./settings.ts";

describe("readConfig", () => {
  test("has defaults with which the site runs on this machine", () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 3000,
      host: "127.0.0.1",
      siteOrigin: "http://localhost:3000",
      dataDir: path.resolve("data"),
      databaseUrl: "",
      mail: undefined,
      signIn: undefined,
      audience: "http://localhost:3000",
      devStaffPassword: undefined,
      formLimit: 20,
      trustedProxies: [],
      seedDemo: true,
      logLevel: "info",
    });
  });

  test("names every missing setting of an S3 store", () => {
    expect(() => readConfig({ S3_URL: "https://s3.example.com", S3_BUCKET: "site" })).toThrow(
      /S3_ACCESS_KEY_ID must be set, because S3_URL is set\n {2}S3_SECRET_ACCESS_KEY must be set, because S3_URL is set$/,
    );
    expect(() => readConfig({ S3_BUCKET: "site" })).toThrow("S3_URL must be set, because S3_BUCKET is set");
    const keys = { S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
    expect(readConfig({ S3_URL: "https://s3.example.com", S3_BUCKET: "site", ...keys }).s3).toEqual({
      url: "https://s3.example.com",
      bucket: "site",
      region: "us-east-1",
      accessKeyId: "key",
      secretAccessKey: "secret",
    });
  });

  test("accepts a store without a bucket, for backups or for moving files", () => {
    const store = {
      S3_URL: "https://s3.example.com",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    expect(readConfig({ ...store, BACKUP_URL: "s3://backups/site" }).s3).toMatchObject({
      url: "https://s3.example.com",
      bucket: undefined,
    });
  });

  test("treats every empty setting as unset", () => {
    expect(readConfig(Object.fromEntries(settingNames.map((name) => [name, ""])))).toEqual(readConfig({}));
  });

  test("reads the settings of a real site", () => {
    const environment = {
      NODE_ENV: "production",
      PORT: "0",
      HOST: "::",
      SITE_ORIGIN: "https://Camping.example:8443/",
      DATA_DIR: "/srv/camping",
      DATABASE_URL: "postgres://camping@db/camping",
      SMTP_URL: "smtps://nettsted:secret@mail.example",
      MAIL_FROM: "nettsted@camping.example",
      MAIL_TO: "post@camping.example",
      OIDC_ISSUER: "https://login.example/camping/",
      OIDC_CLIENT_ID: "nettsted",
      OIDC_AUDIENCE: "https://api.camping.example",
      STAFF_CLAIM: "https://camping.example/roles=front=desk",
      STAFF_EMAILS: "kari@camping.example, auth0|1234,,",
      FORM_LIMIT: "5",
      TRUSTED_PROXIES: "10.0.0.0/8, 2001:db8::1,,",
      SEED_DEMO: "false",
      LOG_LEVEL: "warn",
    };
    expect(readConfig(environment)).toMatchObject({
      production: true,
      port: 0,
      host: "::",
      siteOrigin: "https://camping.example:8443",
      dataDir: "/srv/camping",
      databaseUrl: "postgres://camping@db/camping",
      mail: {
        smtpUrl: "smtps://nettsted:secret@mail.example",
        from: "nettsted@camping.example",
        to: "post@camping.example",
      },
      signIn: {
        issuer: "https://login.example/camping/",
        clientId: "nettsted",
        audience: "https://api.camping.example",
        claim: { name: "https://camping.example/roles", value: "front=desk" },
        emails: ["kari@camping.example", "auth0|1234"],
      },
      audience: "https://api.camping.example",
      formLimit: 5,
      trustedProxies: ["10.0.0.0/8", "2001:db8::1"],
      seedDemo: false,
      logLevel: "warn",
    });
  });

  test("derives the site's address from the port", () => {
    expect(readConfig({ PORT: "8080" }).siteOrigin).toBe("http://localhost:8080");
  });

  test.each([
    ["PORT", "http", "a whole number"],
    ["PORT", "-1", "a whole number"],
    ["PORT", "80.5", "a whole number"],
    ["PORT", "65536", "a port from 0 to 65535"],
    ["SITE_ORIGIN", "camping.example", "an address without a path"],
    ["SITE_ORIGIN", "https://camping.example/nettsted", "an address without a path"],
    ["SITE_ORIGIN", "https://camping.example/?a", "an address without a path"],
    ["SITE_ORIGIN", "https://user:secret@camping.example", "an address without a path"],
    ["SITE_ORIGIN", "ftp://camping.example", "an address without a path"],
    ["DATABASE_URL", "mysql://db/camping", "begin with postgres://"],
    ["S3_URL", "s3://bucket", "a store that speaks S3"],
    ["S3_URL", "https://key:secret@s3.example.com", "a store that speaks S3"],
    ["S3_BUCKET", "a/b", "a bucket's name"],
    ["SMTP_URL", "mail.example", "as smtp://user:password@mail.example:587"],
    ["SMTP_URL", "https://mail.example", "as smtp://"],
    ["SMTP_URL", "smtp://", "as smtp://"],
    // A character in each of these passwords must be percent-encoded in a URL.
    ...["12/ab", "12?ab", "12#ab", "12@ab", "100%"].flatMap((password): [string, string, string][] => [
      ["SMTP_URL", `smtp://ola:${password}@mail.example`, "percent-encoded"],
      ["DATABASE_URL", `postgres://ola:${password}@db/camping`, "percent-encoded"],
    ]),
    ["MAIL_FROM", "Camping <post@camping.example>", "an e-mail address, or empty"],
    ["MAIL_TO", "a@camping.example, b@camping.example", "an e-mail address, or empty"],
    ["OIDC_ISSUER", "login.example", "the issuer's https address"],
    ["OIDC_ISSUER", "http://login.example", "the issuer's https address"],
    ["OIDC_ISSUER", "http://localhost.evil.example", "the issuer's https address"],
    ["OIDC_ISSUER", "https://login.example?tenant=1", "the issuer's https address"],
    ["OIDC_ISSUER", "https://login.example#", "the issuer's https address"],
    ["OIDC_ISSUER", "https://user:secret@login.example", "the issuer's https address"],
    ["OIDC_ISSUER", "file:///etc/passwd", "the issuer's https address"],
    ["STAFF_CLAIM", "permissions", "a claim and its value, such as permissions=staff"],
    ["STAFF_CLAIM", "=staff", "a claim and its value"],
    ["STAFF_CLAIM", "permissions=", "a claim and its value"],
    [
      "STAFF_EMAILS",
      "kari@camping.example;ola@camping.example",
      "e-mail addresses or subjects, separated by commas",
    ],
    [
      "STAFF_EMAILS",
      "kari@camping.example ola@camping.example",
      "e-mail addresses or subjects, separated by commas",
    ],
    ["STAFF_EMAILS", "kari@camping.example, ola@", "e-mail addresses or subjects, separated by commas"],
    ["STAFF_EMAILS", "auth0|1;auth0|2", "e-mail addresses or subjects, separated by commas"],
    ["FORM_LIMIT", "0", "a whole number from 1"],
    ["FORM_LIMIT", "many", "a whole number from 1"],
    ["TRUSTED_PROXIES", "proxy.example", "addresses or blocks, such as 10.0.0.0/8"],
    ["TRUSTED_PROXIES", "10.0.0.0/33", "addresses or blocks"],
    ["TRUSTED_PROXIES", "10.0.0.0/8/8", "addresses or blocks"],
    ["TRUSTED_PROXIES", "10.0.0.0/", "addresses or blocks"],
    ["TRUSTED_PROXIES", "2001:db8::/129", "addresses or blocks"],
    ["SEED_DEMO", "yes", "true or false"],
    ["DEMO_NOW", "15:00", "a local time at the campsite, such as 2026-07-15T15:00"],
    ["DEMO_NOW", "2026-07-15", "a local time at the campsite"],
    ["DEMO_NOW", "2026-02-30T15:00", "a local time at the campsite"],
    ["DEMO_NOW", "2026-07-15T15:00Z", "a local time at the campsite"],
    ["DEMO_DAY", "hurricane", "one of usual, storm, fire-ban, calm, winter"],
    ["LOG_LEVEL", "loud", "trace, debug, info, warn, error or silent"],
  ])("refuses %s=%j, and the error states what is valid: %s", (name, value, message) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      new RegExp(`^  ${name} must .*${message.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`, "m"),
    );
  });

  test.each([
    [{ NODE_ENV: "production" }, "in production"],
    [{ SITE_ORIGIN: "https://camping.example" }, "in production"],
    [{ SEED_DEMO: "false" }, "with SEED_DEMO=false: it works only in the demo"],
    [{ MAIL_TO: "post@camping.example" }, "with MAIL_TO: "],
    [{ MET_BASE_URL: "http://127.0.0.1:3300" }, "with MET_BASE_URL: "],
  ])("refuses both DEMO_NOW and DEMO_DAY when the environment has %j", (environment, why) => {
    const message = messageFor({ ...environment, DEMO_NOW: "2026-07-15T15:00", DEMO_DAY: "storm" });
    for (const name of ["DEMO_NOW", "DEMO_DAY"])
      expect(message).toContain(`  ${name} must not be set ${why}`);
    expect(messageFor(environment)).not.toContain("DEMO_");
  });

  test("refuses the same port for the site and its metrics, unless the system chooses both ports", () => {
    expect(messageFor({ PORT: "3001", METRICS_PORT: "3001" })).toContain(
      "METRICS_PORT must be a different port",
    );
    expect(readConfig({ PORT: "0", METRICS_PORT: "0" })).toMatchObject({ port: 0, metricsPort: 0 });
  });

  test("reads DEMO_NOW as a time in Oslo, in summer and in winter", () => {
    const siteTimeAt = (moment: string) => Date.now() + readConfig({ DEMO_NOW: moment }).clockOffset;
    expect(siteTimeAt("2026-07-15T15:00")).toBeCloseTo(Date.parse("2026-07-15T13:00:00Z"), -4);
    expect(siteTimeAt("2026-01-15T15:00:30")).toBeCloseTo(Date.parse("2026-01-15T14:00:30Z"), -4);
    expect(readConfig({}).clockOffset).toBe(0);
  });

  test("reports all wrong settings together, each on its own line", () => {
    const wrong = {
      PORT: "x",
      SITE_ORIGIN: "x",
      DATABASE_URL: "x",
      TRUSTED_PROXIES: "x",
      SEED_DEMO: "x",
      LOG_LEVEL: "x",
    };
    const message = messageFor(wrong);
    expect(
      message
        .split("\n")
        .slice(1)
        .map((line) => line.trim().split(" ")[0]),
    ).toEqual(Object.keys(wrong));
    expect(messageFor({ ...wrong, PORT: "1" })).not.toContain("PORT");
  });

  test("requires a sender and a recipient with a mail server", () => {
    expect(messageFor({ SMTP_URL: "smtp://mail.example", MAIL_TO: "" })).toBe(
      "The configuration is wrong:\n" +
        "  MAIL_FROM must be an e-mail address, because SMTP_URL is set\n" +
        "  MAIL_TO must be an e-mail address, because SMTP_URL is set",
    );
    expect(readConfig({ SMTP_URL: "", MAIL_TO: "post@camping.example" }).mail).toBeUndefined();
  });

  describe("a real site", () => {
    const signIn = { OIDC_ISSUER: "https://login.example", OIDC_CLIENT_ID: "nettsted", STAFF_EMAILS: "kari" };

    test.each([{ NODE_ENV: "production" }, { SITE_ORIGIN: "https://camping.example" }])(
      "doesn't start with %j unless an issuer, a client and a staff rule are set",
      (environment) => {
        expect(messageFor({ ...environment, OIDC_ISSUER: "", OIDC_CLIENT_ID: "", STAFF_CLAIM: "" })).toBe(
          "The configuration is wrong:\n" +
            "  OIDC_ISSUER must be the issuer that staff sign in with, in production\n" +
            "  OIDC_CLIENT_ID must be this site's client id at the issuer, in production\n" +
            "  STAFF_CLAIM or STAFF_EMAILS must name the staff, in production",
        );
        expect(readConfig({ ...environment, ...signIn }).production).toBe(true);
        expect(messageFor({ ...environment, ...signIn, STAFF_EMAILS: " , " })).toContain("STAFF_CLAIM or");
        expect(messageFor({ ...environment, ...signIn, DEV_STAFF_PASSWORD: "secret" })).toBe(
          "The configuration is wrong:\n  DEV_STAFF_PASSWORD must not be set in production",
        );
      },
    );

    test("uses its address as the token audience unless OIDC_AUDIENCE is set", () => {
      const environment = { ...signIn, SITE_ORIGIN: "https://camping.example" };
      expect(readConfig(environment).signIn?.audience).toBe("https://camping.example");
      expect(readConfig({ ...environment, OIDC_AUDIENCE: "" }).signIn?.audience).toBe(
        "https://camping.example",
      );
      expect(readConfig({ ...environment, OIDC_AUDIENCE: "api" }).signIn?.audience).toBe("api");
    });

    test.each(["http://localhost:8080", "http://127.0.0.1:8080/realms/a", "http://[::1]:8080"])(
      "accepts an issuer on the same machine at %s",
      (issuer) => {
        const { signIn: read } = readConfig({ NODE_ENV: "production", ...signIn, OIDC_ISSUER: issuer });
        expect(read?.issuer).toBe(issuer);
      },
    );
  });

  test("requires no sign-in settings for a trial, and requires all of them if an issuer is set", () => {
    expect(readConfig({ DEV_STAFF_PASSWORD: "secret", OIDC_ISSUER: "" })).toMatchObject({
      production: false,
      signIn: undefined,
      devStaffPassword: "secret",
    });
    expect(readConfig({ NODE_ENV: "test", SITE_ORIGIN: "http://camping.example" }).production).toBe(false);
    expect(messageFor({ OIDC_ISSUER: "https://login.example" })).toBe(
      "The configuration is wrong:\n" +
        "  OIDC_CLIENT_ID must be this site's client id at the issuer, because OIDC_ISSUER is set\n" +
        "  STAFF_CLAIM or STAFF_EMAILS must name the staff, because OIDC_ISSUER is set",
    );
  });

  test.each(["README.md", "docs/operating.md"])("every setting is documented in %s", (file) => {
    const text = readFileSync(file, "utf8");
    expect(settingNames.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  test("doesn't reveal the value of a setting, which may be a password", () => {
    expect(messageFor({ DATABASE_URL: "mysql://user:secret@db" })).not.toContain("secret");
  });

  test("returns a configuration or throws a ConfigError for any environment", () => {
    const names = [
      "NODE_ENV",
      "PORT",
      "HOST",
      "SITE_ORIGIN",
      "DATA_DIR",
      "DATABASE_URL",
      "TRUSTED_PROXIES",
      "OIDC_ISSUER",
      "OIDC_CLIENT_ID",
      "STAFF_CLAIM",
      "STAFF_EMAILS",
      "SEED_DEMO",
      "DEMO_NOW",
      "DEMO_DAY",
      "LOG_LEVEL",
    ];
    const value = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom(
        "true",
        "https://",
        "http://[",
        "https://a.example",
        "postgres://",
        "10.0.0.0/8",
        "::/0,",
        "info",
      ),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (environment) => {
        try {
          const { port, siteOrigin } = readConfig(environment);
          expect(port).toSatisfy(
            (number: number) => Number.isInteger(number) && number >= 0 && number <= 65_535,
          );
          expect(new URL(siteOrigin).origin).toBe(siteOrigin);
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigError);
        }
      }),
    );
  });
});

function messageFor(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}
