import { createHash, randomBytes } from "node:crypto";

/** The address of an OpenID provider, and the site's client id at this provider. */
interface Provider {
  issuer: string;
  clientId: string;
}

export const siteOrigin = "http://localhost:3000";

/** A browser for signing in. It stores cookies, and follows redirects except to the site itself. */
export class Browser {
  readonly #issuer: string;
  readonly #cookies = new Map<string, string>();

  constructor({ issuer }: Pick<Provider, "issuer">) {
    this.#issuer = issuer;
  }

  async open(address: string, form?: Record<string, string>): Promise<{ url: URL; response: Response }> {
    let url = new URL(address, this.#issuer);
    let body = form && new URLSearchParams(form);
    for (;;) {
      const response = await fetch(url, {
        method: body ? "POST" : "GET",
        redirect: "manual",
        headers: {
          Accept: "text/html",
          Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        },
        ...(body && { body }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
        if (value) this.#cookies.set(name!, value);
        else this.#cookies.delete(name!);
      }
      const location = response.headers.get("location");
      if (!location) return { url, response };
      url = new URL(location, url);
      body = undefined;
      if (url.origin === siteOrigin) return { url, response };
    }
  }
}

/** Returns the path of a sign-in, and the code verifier for the later request for tokens. */
export function authorization(
  { clientId }: Pick<Provider, "clientId">,
  changes: Record<string, string> = {},
) {
  const verifier = randomBytes(32).toString("base64url");
  const asked = {
    client_id: clientId,
    redirect_uri: `${siteOrigin}/callback`,
    response_type: "code",
    scope: "openid profile email",
    state: "a state",
    nonce: "a nonce",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...changes,
  };
  return { verifier, path: `/auth?${new URLSearchParams(asked).toString()}` };
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  token_type: string;
  error?: string;
}

export async function requestTokens(
  { issuer, clientId }: Provider,
  parameters: Record<string, string>,
  origin = siteOrigin,
): Promise<{ response: Response; tokens: Tokens }> {
  const response = await fetch(`${issuer}/token`, {
    method: "POST",
    headers: { Origin: origin },
    body: new URLSearchParams({ client_id: clientId, ...parameters }),
  });
  return { response, tokens: (await response.json()) as Tokens };
}

/** Exchanges the code in the final address of a sign-in for tokens. */
export function exchange(provider: Provider, url: URL, verifier: string, origin?: string) {
  return requestTokens(
    provider,
    {
      grant_type: "authorization_code",
      code: url.searchParams.get("code")!,
      redirect_uri: `${siteOrigin}/callback`,
      code_verifier: verifier,
    },
    origin,
  );
}

/** Signs in, from the first request to the tokens. */
export async function signIn(
  provider: Provider,
  { email, password }: { email: string; password: string },
  changes: Record<string, string> = {},
) {
  const browser = new Browser(provider);
  const { verifier, path } = authorization(provider, changes);
  const { url: form } = await browser.open(path);
  const { url } = await browser.open(form.href, { email, password });
  return { browser, url, ...(await exchange(provider, url, verifier)) };
}
