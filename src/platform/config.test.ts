import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("readConfig", () => {
  test("needs nothing: every setting has a default that runs the site on this machine", () => {
    expect(readConfig({})).toMatchObject({
      production: true,
      port: 3000,
      host: "127.0.0.1",
      siteOrigin: "http://localhost:3000",
      dataDir: path.resolve("data"),
      databaseUrl: "",
      mail: undefined,
      formLimit: 20,
      trustedProxies: [],
      seedDemo: true,
      logLevel: "info",
    });
  });

  test("reads every setting", () => {
    const environment = {
      NODE_ENV: "development",
      PORT: "0",
      HOST: "::",
      SITE_ORIGIN: "https://Camping.example:8443/",
      DATA_DIR: "/srv/camping",
      DATABASE_URL: "postgres://camping@db/camping",
      SMTP_URL: "smtps://nettsted:secret@mail.example",
      MAIL_FROM: "nettsted@camping.example",
      MAIL_TO: "post@camping.example",
      FORM_LIMIT: "5",
      TRUSTED_PROXIES: "10.0.0.0/8, 2001:db8::1,,",
      SEED_DEMO: "false",
      LOG_LEVEL: "warn",
    };
    expect(readConfig(environment)).toMatchObject({
      production: false,
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
      formLimit: 5,
      trustedProxies: ["10.0.0.0/8", "2001:db8::1"],
      seedDemo: false,
      logLevel: "warn",
    });
  });

  test("the site's own address follows the port", () => {
    expect(readConfig({ PORT: "8080" }).siteOrigin).toBe("http://localhost:8080");
  });

  test.each([
    ["PORT", "", "a whole number"],
    ["PORT", "http", "a whole number"],
    ["PORT", "-1", "a whole number"],
    ["PORT", "80.5", "a whole number"],
    ["PORT", "65536", "a port from 0 to 65535"],
    ["HOST", "", "not be empty"],
    ["SITE_ORIGIN", "", "an address without a path, as https://"],
    ["SITE_ORIGIN", "camping.example", "an address without a path"],
    ["SITE_ORIGIN", "https://camping.example/nettsted", "an address without a path"],
    ["SITE_ORIGIN", "https://camping.example/?a", "an address without a path"],
    ["SITE_ORIGIN", "https://user:secret@camping.example", "an address without a path"],
    ["SITE_ORIGIN", "ftp://camping.example", "an address without a path"],
    ["DATA_DIR", "", "not be empty"],
    ["DATABASE_URL", "mysql://db/camping", "begin with postgres://"],
    ["SMTP_URL", "mail.example", "as smtp://user:password@mail.example:587"],
    ["SMTP_URL", "https://mail.example", "as smtp://"],
    ["SMTP_URL", "smtp://", "as smtp://"],
    ["MAIL_FROM", "Camping <post@camping.example>", "an e-mail address, or empty"],
    ["MAIL_TO", "a@camping.example, b@camping.example", "an e-mail address, or empty"],
    ["FORM_LIMIT", "0", "a whole number from 1"],
    ["FORM_LIMIT", "many", "a whole number from 1"],
    ["TRUSTED_PROXIES", "proxy.example", "addresses or blocks, as 10.0.0.0/8"],
    ["TRUSTED_PROXIES", "10.0.0.0/33", "addresses or blocks"],
    ["TRUSTED_PROXIES", "10.0.0.0/8/8", "addresses or blocks"],
    ["TRUSTED_PROXIES", "10.0.0.0/", "addresses or blocks"],
    ["TRUSTED_PROXIES", "2001:db8::/129", "addresses or blocks"],
    ["SEED_DEMO", "yes", "true or false"],
    ["SEED_DEMO", "", "true or false"],
    ["LOG_LEVEL", "loud", "trace, debug, info, warn, error or silent"],
  ])("refuses %s=%j, and says that it must be %s", (name, value, message) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      new RegExp(`^  ${name} must .*${message.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`, "m"),
    );
  });

  test("tells every wrong setting at once, each on a line of its own, and no right one", () => {
    const wrong = {
      PORT: "x",
      HOST: "",
      SITE_ORIGIN: "x",
      DATA_DIR: "",
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

  test("with a mail server it needs to know from whom and to whom", () => {
    expect(messageFor({ SMTP_URL: "smtp://mail.example", MAIL_TO: "" })).toBe(
      "The configuration is wrong:\n" +
        "  MAIL_FROM must be an e-mail address, since SMTP_URL is set\n" +
        "  MAIL_TO must be an e-mail address, since SMTP_URL is set",
    );
    expect(readConfig({ SMTP_URL: "", MAIL_TO: "post@camping.example" }).mail).toBeUndefined();
  });

  test("never says what a setting held, which may be a password", () => {
    expect(messageFor({ DATABASE_URL: "mysql://user:secret@db" })).not.toContain("secret");
  });

  test("gives a configuration or a ConfigError, whatever the environment", () => {
    const names = [
      "NODE_ENV",
      "PORT",
      "HOST",
      "SITE_ORIGIN",
      "DATA_DIR",
      "DATABASE_URL",
      "TRUSTED_PROXIES",
      "SEED_DEMO",
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
