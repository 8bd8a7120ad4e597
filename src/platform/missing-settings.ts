import type { Config } from "./config.ts";

export interface MissingSetting {
  setting: string;
  what: string;
}

/** TABLE  the settings of a real site, in the order in which an operator sets them. */
const needed: (MissingSetting & { isThere: (config: Config) => boolean })[] = [
  {
    setting: "SITE_ORIGIN",
    what: "the site's https address for guests",
    isThere: ({ siteOrigin }) => siteOrigin.startsWith("https:"),
  },
  {
    setting: "TRUSTED_PROXIES",
    what: "the address of the proxy that terminates https. Without it, all guests share one rate limit",
    isThere: ({ trustedProxies }) => trustedProxies.length > 0,
  },
  {
    setting: "OIDC_ISSUER, OIDC_CLIENT_ID",
    what: "the OpenID provider that staff sign in with",
    isThere: ({ signIn }) => signIn !== undefined,
  },
  {
    setting: "STAFF_CLAIM or STAFF_EMAILS",
    what: "the accounts that are staff",
    isThere: ({ signIn }) => signIn?.claim !== undefined || (signIn?.emails.length ?? 0) > 0,
  },
  {
    setting: "SEED_DEMO=false",
    what: "no content of the demo in a new site, and no plan of the demo's campsite",
    isThere: ({ seedDemo }) => !seedDemo,
  },
  {
    setting: "SMTP_URL, MAIL_FROM, MAIL_TO",
    what: "mail to staff about guests' messages",
    isThere: ({ mail }) => mail !== undefined,
  },
  {
    setting: "BACKUP_URL",
    what: "the destination of the nightly backup, on another disk",
    isThere: ({ backup }) => backup.url !== undefined,
  },
  {
    setting: "MET_CONTACT",
    what: "a contact address for MET Norway. Not needed if MAIL_TO or the campsite's own address is set. Without any of them, there is no forecast",
    isThere: ({ metContact }) => metContact !== undefined,
  },
];

export function missingSettings(config: Config): MissingSetting[] {
  return needed.filter(({ isThere }) => !isThere(config)).map(({ setting, what }) => ({ setting, what }));
}
