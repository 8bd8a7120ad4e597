import pino from "pino";
import { startEmbeddedProvider } from "#src/campsite/auth/embedded-provider.server.ts";
import { readConfig } from "#src/platform/config.ts";
import { staff } from "./site.ts";

interface Provider extends AsyncDisposable {
  /** The settings of a site whose staff sign in with this provider. */
  environment: Record<string, string>;
}

/**
 * Starts the site's own provider outside the site. The provider then has accounts for more people, and keeps running
 * when the site restarts.
 * @param names the names of more staff, by e-mail address; they have the password of {@link staff}
 */
export async function startProvider(siteOrigin: string, names: Record<string, string>): Promise<Provider> {
  const config = readConfig({ SITE_ORIGIN: siteOrigin, DEV_STAFF_PASSWORD: staff.password });
  const others = Object.entries(names).map(([email, name]) => ({
    subject: email,
    email,
    name,
    permissions: ["staff"],
    password: staff.password,
  }));
  const dependencies = { now: () => Temporal.Now.instant(), log: pino({ enabled: false }) };
  const { signIn, stop } = await startEmbeddedProvider(config, dependencies, { others });
  return {
    environment: {
      OIDC_ISSUER: signIn.issuer,
      OIDC_CLIENT_ID: signIn.clientId,
      OIDC_AUDIENCE: signIn.audience,
      STAFF_CLAIM: `${signIn.claim!.name}=${signIn.claim!.value}`,
    },
    [Symbol.asyncDispose]: stop,
  };
}
