import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { missingSettings } from "./missing-settings.ts";

/** The settings of a real site, in the order in which an operator sets them. */
const steps = [
  { SITE_ORIGIN: "https://camping.example", TRUSTED_PROXIES: "127.0.0.1" },
  { OIDC_ISSUER: "https://login.example", OIDC_CLIENT_ID: "campsite", STAFF_EMAILS: "kari@camping.example" },
  { SEED_DEMO: "false" },
  { SMTP_URL: "smtp://localhost", MAIL_FROM: "a@camping.example", MAIL_TO: "b@camping.example" },
  { BACKUP_URL: "/var/backups/campsite" },
  { MET_CONTACT: "kari@camping.example" },
];

test("missingSettings() lists a real site's missing settings in the order of its setup", () => {
  const all = missingSettings(readConfig({})).map(({ setting }) => setting);
  expect(all).toEqual([
    "SITE_ORIGIN",
    "TRUSTED_PROXIES",
    "OIDC_ISSUER, OIDC_CLIENT_ID",
    "STAFF_CLAIM or STAFF_EMAILS",
    "SEED_DEMO=false",
    "SMTP_URL, MAIL_FROM, MAIL_TO",
    "BACKUP_URL",
    "MET_CONTACT",
  ]);
  const whole = Object.assign({}, ...steps) as Record<string, string>;
  expect(missingSettings(readConfig(whole))).toEqual([]);
  const { SMTP_URL: _, ...silent } = whole;
  expect(missingSettings(readConfig(silent))).toEqual([
    { setting: "SMTP_URL, MAIL_FROM, MAIL_TO", what: "mail to staff about guests' messages" },
  ]);
});
