import { expect, test } from "vitest";
import { settingNames } from "./settings.ts";
import { misspeltSettings } from "./misspelt-settings.ts";

const meantBy = (name: string) => misspeltSettings({ [name]: "x" }).map(({ meant }) => meant);

test.each([
  ["PROT", "PORT"],
  ["PORTS", "PORT"],
  ["LOGLEVEL", "LOG_LEVEL"],
  ["STAFF_EMAIL", "STAFF_EMAILS"],
  ["SMTP_URI", "SMTP_URL"],
  ["OICD_ISSUER", "OIDC_ISSUER"],
  ["data_dir", "DATA_DIR"],
])("%s is recognised as %s", (name, meant) => {
  expect(meantBy(name)).toEqual([meant]);
});

test.each([
  "PATH",
  "HOME",
  "HOSTNAME",
  "PWD",
  "LANG",
  "MAIL",
  "TZ",
  "NODE_OPTIONS",
  "DB_PORT",
  "CHROMIUM_PATH",
])("%s isn't taken for a misspelt setting", (name) => {
  expect(meantBy(name)).toEqual([]);
});

test("misspeltSettings() ignores correct names and empty values", () => {
  expect(misspeltSettings(Object.fromEntries(settingNames.map((name) => [name, "x"])))).toEqual([]);
  expect(misspeltSettings({ PROT: "" })).toEqual([]);
});
