import type { Config } from "./config.ts";

export interface MissingSetting {
  setting: string;
  what: string;
}

/** TABLE  the settings of a real site, in the order of setting it up. */
const needed: (MissingSetting & { isThere: (config: Config) => boolean })[] = [
  {
    setting: "SITE_ORIGIN",
    what: "the https address that guests know the site by",
    isThere: ({ siteOrigin }) => siteOrigin.startsWith("https:"),
  },
  {
    setting: "TRUSTED_PROXIES",
    what: "the address of the proxy that takes https; without it all guests count as one who writes too much",
    isThere: ({ trustedProxies }) => trustedProxies.length > 0,
  },
  {
    setting: "OIDC_ISSUER, OIDC_CLIENT_ID",
    what: "where staff sign in",
    isThere: ({ signIn }) => signIn !== undefined,
  },
  {
    setting: "STAFF_CLAIM or STAFF_EMAILS",
    what: "who is staff",
    isThere: ({ signIn }) => signIn?.claim !== undefined || (signIn?.emails.length ?? 0) > 0,
  },
  {
    setting: "SEED_DEMO=false",
    what: "no plan of the demo's campsite, and nothing of it in an empty DATA_DIR",
    isThere: ({ seedDemo }) => !seedDemo,
  },
  {
    setting: "SMTP_URL, MAIL_FROM, MAIL_TO",
    what: "mail to staff when a guest has written",
    isThere: ({ mail }) => mail !== undefined,
  },
  {
    setting: "BACKUP_URL",
    what: "where a backup goes each night, not on the same disk",
    isThere: ({ backup }) => backup.url !== undefined,
  },
  {
    setting: "MET_CONTACT",
    what: "an e-mail address that MET Norway can write to, if neither MAIL_TO nor the campsite's own; without one there is no forecast",
    isThere: ({ metContact }) => metContact !== undefined,
  },
];

/** Returns the missing settings in the order of setting the site up. */
export function missingSettings(config: Config): MissingSetting[] {
  return needed.filter(({ isThere }) => !isThere(config)).map(({ setting, what }) => ({ setting, what }));
}
