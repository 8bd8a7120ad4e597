import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair } from "jose";
import { errors, Provider, type Configuration, type KoaContextWithOIDC } from "oidc-provider";
import type { Language } from "#src/i18n/language.ts";
import { interactionPath, type Account } from "./provider-settings.ts";
import { chooseLanguage, failedPage, signedOutPage, signOutPage } from "./provider-page.server.ts";
import type { ProviderSettings, Dependencies } from "./provider-settings.ts";
import { createStore } from "./provider-store.server.ts";

type Feature<Name extends keyof NonNullable<Configuration["features"]>> = NonNullable<
  NonNullable<Configuration["features"]>[Name]
>;

const scopes = "openid offline_access email profile";

const daySeconds = 24 * 60 * 60;

export async function configureProvider(
  settings: ProviderSettings,
  { log }: Dependencies,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: "ES256", use: "sig" };
  const provider = new Provider(settings.issuer, {
    adapter: createStore(),
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString("base64url")] },
    scopes: scopes.split(" "),
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "permissions"] },
    clientBasedCORS: (_ctx, origin) => origin === settings.siteOrigin,
    ...client(settings),
    ...accounts(settings),
    ...tokens(settings),
    ...pages(settings),
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: resource(settings),
      rpInitiatedLogout: signOut(settings),
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
    },
  });
  provider.on("server_error", (_ctx, error) => log.error({ err: error }, "embedded provider failed"));
  return provider;
}

/** Returns the settings of the client, which is public and uses PKCE (RFC 8252, 8.4 and RFC 9700, 2.1.1). */
function client({ clientId, siteOrigin }: ProviderSettings): Configuration {
  return {
    responseTypes: ["code"],
    pkce: { required: () => true },
    clientAuthMethods: ["none"],
    clientDefaults: { id_token_signed_response_alg: "ES256" },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: [`${siteOrigin}/callback`],
        post_logout_redirect_uris: [`${siteOrigin}/`],
      },
    ],
  };
}

/** Returns the settings of the accounts. Users needn't consent, because the provider belongs to the site. */
function accounts({ accounts: known }: ProviderSettings): Configuration {
  return {
    findAccount: (_ctx, subject) => {
      const account = known.find((each) => each.subject === subject);
      return account && { accountId: subject, claims: () => claimsOf(account) };
    },
    async loadExistingGrant({ oidc }) {
      const { clientId } = oidc.client!;
      const grantId = oidc.session!.grantIdFor(clientId);
      const existing = grantId && (await oidc.provider.Grant.find(grantId));
      const accountId = oidc.account!.accountId;
      if (existing && existing.accountId === accountId) return existing;
      const grant = new oidc.provider.Grant({ clientId, accountId });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
  };
}

function claimsOf({ subject, email, name, permissions }: Account) {
  return { sub: subject, email, email_verified: true, name, permissions };
}

/** Issues access tokens as JWTs (RFC 9068) for the site's API, even if a client names no resource (RFC 8707). */
function resource({ siteOrigin, audience }: ProviderSettings): Feature<"resourceIndicators"> {
  return {
    enabled: true,
    defaultResource: () => siteOrigin,
    getResourceServerInfo(_ctx, indicator) {
      if (indicator !== siteOrigin && indicator !== audience) throw new errors.InvalidTarget();
      return { scope: "", audience, accessTokenFormat: "jwt", jwt: { sign: { alg: "ES256" } } };
    },
  };
}

function tokens({ accounts: known, accessTokenSeconds }: ProviderSettings): Configuration {
  return {
    extraTokenClaims(_ctx, token) {
      const account = known.find((each) => "accountId" in token && each.subject === token.accountId);
      return account && claimsOf(account);
    },
    // Refresh tokens don't require the scope offline_access, because that scope needs the user's consent.
    issueRefreshToken: async () => true,
    ttl: {
      AccessToken: accessTokenSeconds,
      IdToken: accessTokenSeconds,
      AuthorizationCode: 60,
      RefreshToken: daySeconds,
      Grant: daySeconds,
      Session: daySeconds,
      Interaction: 60 * 60,
    },
  };
}

function signOut({ siteOrigin }: ProviderSettings): Feature<"rpInitiatedLogout"> {
  return {
    enabled: true,
    logoutSource(ctx, form) {
      ctx.body = signOutPage(languageOf(ctx), form, ctx.oidc.entities.IdTokenHint !== undefined);
    },
    postLogoutSuccessSource(ctx) {
      ctx.body = signedOutPage(languageOf(ctx), siteOrigin);
    },
  };
}

function pages({ siteOrigin }: ProviderSettings): Configuration {
  return {
    interactions: { url: (_ctx, { uid }) => interactionPath + uid },
    renderError(ctx, { error, error_description: description }) {
      ctx.type = "html";
      ctx.body = failedPage(languageOf(ctx), siteOrigin, description ?? error);
    },
  };
}

const languageOf = ({ oidc }: KoaContextWithOIDC): Language => chooseLanguage(oidc.params?.["ui_locales"]);
