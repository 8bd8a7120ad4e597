import pino from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "#src/platform/config.ts";
import {
  requestTokens,
  authorization,
  Browser,
  exchange,
  signIn,
  siteOrigin,
} from "#test/support/services/oidc-client.ts";
import { startEmbeddedProvider, printSignInHelp, type EmbeddedProvider } from "./embedded-provider.server.ts";
import { createGuard } from "./guard.server.ts";

const log = pino({ level: "silent" });
const guest = {
  subject: "guest",
  email: "guest@campsite.example",
  name: "Ola Gjest",
  permissions: [],
  password: "hemmelig",
};

let clock = Temporal.Now.instant();
const dependencies = { now: () => clock, log };

let provider: EmbeddedProvider;
beforeAll(async () => {
  provider = await startEmbeddedProvider(readConfig({}), dependencies, { others: [guest] });
});
afterAll(() => provider.stop());

function staff(token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  return createGuard(provider.signIn, dependencies).staff(new Request(siteOrigin, { headers }));
}

function claimsIn(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as Record<string, unknown>;
}

// This test must be the first in the file, because the packages are loaded only once.
test("the provider's packages write no warning to the console", async () => {
  const warned = vi.spyOn(console, "warn");
  await signIn(provider.signIn, provider.account);
  expect(warned).not.toHaveBeenCalled();
});

test("on a site without demo data, the account's name is Prøvebruker", async () => {
  const empty = await startEmbeddedProvider(readConfig({ SEED_DEMO: "false" }), dependencies);
  try {
    const { tokens } = await signIn(empty.signIn, empty.account);
    expect(claimsIn(tokens.access_token)).toMatchObject({ name: "Prøvebruker" });
  } finally {
    await empty.stop();
  }
});

describe("a sign-in", () => {
  test("leads back to the site with a code for a token that the API accepts", async () => {
    const { url, tokens, response } = await signIn(provider.signIn, provider.account);
    expect(url.href.split("?")[0]).toBe(`${siteOrigin}/callback`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      state: "a state",
      iss: provider.signIn.issuer,
    });
    expect(response.headers.get("access-control-allow-origin")).toBe(siteOrigin);
    expect(tokens).toMatchObject({ token_type: "Bearer", expires_in: 600 });
    const person = { email: "staff@campsite.example", email_verified: true, name: "Kari Strand" };
    expect(claimsIn(tokens.access_token)).toMatchObject({
      ...person,
      aud: siteOrigin,
      permissions: ["staff"],
    });
    expect(claimsIn(tokens.id_token)).toMatchObject({ ...person, nonce: "a nonce" });
    expect(await staff(tokens.access_token)).toEqual({
      issuer: provider.signIn.issuer,
      subject: "staff",
      email: person.email,
      verifiedEmail: person.email,
      name: person.name,
    });
    await expect(staff(tokens.id_token)).rejects.toMatchObject({ kind: "unauthorized" });
  });

  test.each([
    { resource: siteOrigin },
    { audience: siteOrigin },
    { prompt: "consent", scope: "openid offline_access" },
  ])("accepts the parameters %j", async (parameters) => {
    const { tokens } = await signIn(provider.signIn, provider.account, parameters);
    await expect(staff(tokens.access_token)).resolves.toMatchObject({ subject: "staff" });
  });

  test("works for a guest, whose token isn't accepted as staff", async () => {
    const { tokens } = await signIn(provider.signIn, guest);
    await expect(staff(tokens.access_token)).rejects.toMatchObject({ kind: "not-staff" });
  });

  test("by another person signs out the person who was signed in", async () => {
    const { browser } = await signIn(provider.signIn, provider.account);
    const { verifier, path } = authorization(provider.signIn, { prompt: "login" });
    const { url: form } = await browser.open(path);
    const { response } = await browser.open(form.href, { email: guest.email, password: guest.password });
    // The library's page submits itself with a script. The policy allows this script by its digest.
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    const [, action, xsrf] = /action="([^"]+)"[^]*name="xsrf" value="([^"]+)"/.exec(await response.text())!;
    const { url } = await browser.open(action!, { xsrf: xsrf!, logout: "yes" });
    const { tokens } = await exchange(provider.signIn, url, verifier);
    expect(claimsIn(tokens.access_token)).toMatchObject({ sub: "guest", permissions: [] });
  });

  test("is remembered: the next request needs no form, also with prompt=none", async () => {
    const { browser } = await signIn(provider.signIn, provider.account);
    for (const changes of [{}, { prompt: "none" }]) {
      const { verifier, path } = authorization(provider.signIn, changes);
      const { url } = await browser.open(path);
      const { tokens } = await exchange(provider.signIn, url, verifier);
      await expect(staff(tokens.access_token)).resolves.toMatchObject({ subject: "staff" });
    }
    const { url } = await new Browser(provider.signIn).open(
      authorization(provider.signIn, { prompt: "none" }).path,
    );
    expect(url.searchParams.get("error")).toBe("login_required");
  });

  test("is renewed with a refresh token that works once; reuse revokes all tokens", async () => {
    const { tokens } = await signIn(provider.signIn, provider.account);
    const renew = (token: string) =>
      requestTokens(provider.signIn, { grant_type: "refresh_token", refresh_token: token });
    const { tokens: renewed } = await renew(tokens.refresh_token);
    await expect(staff(renewed.access_token)).resolves.toMatchObject({ subject: "staff" });
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect((await renew(tokens.refresh_token)).tokens.error).toBe("invalid_grant");
    expect((await renew(renewed.refresh_token)).tokens.error).toBe("invalid_grant");
  });

  test("ends with the site's sign-out, which leads back to the site and revokes the refresh token", async () => {
    const { browser, tokens } = await signIn(provider.signIn, provider.account);
    const asked = { id_token_hint: tokens.id_token, post_logout_redirect_uri: `${siteOrigin}/` };
    const { response } = await browser.open(`/session/end?${new URLSearchParams(asked).toString()}`);
    const html = await response.text();
    expect(html).toContain('<script src="/sign-out.js">');
    const xsrf = /name="xsrf" value="(\w+)"/.exec(html)![1]!;
    const { url } = await browser.open("/session/end/confirm", { xsrf, logout: "yes" });
    expect(url.href).toBe(`${siteOrigin}/`);
    const { tokens: refused } = await requestTokens(provider.signIn, {
      grant_type: "refresh_token",
      refresh_token: tokens.refresh_token,
    });
    expect(refused.error).toBe("invalid_grant");
    const { url: next } = await browser.open(authorization(provider.signIn).path);
    expect(next.pathname).toMatch(/^\/interaction\//);
  });

  test("isn't ended by a link on another site without confirmation", async () => {
    const { browser } = await signIn(provider.signIn, provider.account);
    const { response } = await browser.open("/session/end");
    const html = await response.text();
    expect(html).toContain("<button");
    expect(html).not.toContain("<script");
  });
});

describe("the sign-in form", () => {
  async function openForm(changes: Record<string, string> = {}) {
    const browser = new Browser(provider.signIn);
    const { url, response } = await browser.open(authorization(provider.signIn, changes).path);
    return { browser, url, response, html: await response.text() };
  }

  test("is in the requested language and contains the suggested address", async () => {
    expect((await openForm()).html).toContain('<html lang="nb-NO" translate="no">');
    const { html } = await openForm({ ui_locales: "fr de en", login_hint: 'kari"<b>@campsite.example' });
    expect(html).toContain('<html lang="de-DE" translate="no">');
    expect(html).toContain('value="kari&quot;&lt;b&gt;@campsite.example"');
  });

  test.each<[string, Record<string, string>]>([
    ["a wrong password", { email: "staff@campsite.example", password: "wrong" }],
    ["an unknown e-mail address", { email: "staff@campsite.example.evil", password: "" }],
    ["an empty form", {}],
  ])("rejects %s, keeps the typed e-mail address, and then accepts the right password", async (_, typed) => {
    const { browser, url } = await openForm({ ui_locales: "en" });
    const { response } = await browser.open(url.href, typed);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('role="alert"');
    if (typed["email"]) expect(html).toContain(`value="${typed["email"]}"`);
    const { url: done } = await browser.open(url.href, { ...provider.account });
    expect(done.pathname).toBe("/callback");
  });

  test("accepts the address in upper or lower case with spaces around it", async () => {
    const { url } = await signIn(provider.signIn, { ...provider.account, email: " Staff@Campsite.Example " });
    expect(url.pathname).toBe("/callback");
  });

  test("refuses every password for some minutes after too many wrong passwords", async () => {
    clock = clock.add({ minutes: 5 });
    const { browser, url } = await openForm();
    const statuses = [];
    for (let tries = 0; tries < 11; tries++) {
      const { response } = await browser.open(url.href, { ...provider.account, password: "wrong" });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    const { response } = await browser.open(url.href, { ...provider.account });
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "300"]);
    clock = clock.add({ minutes: 5 });
    const { url: done } = await browser.open(url.href, { ...provider.account });
    expect(done.pathname).toBe("/callback");
  });

  test("answers an unknown sign-in attempt with a link back to the site", async () => {
    const { response } = await new Browser(provider.signIn).open("/interaction/made-up");
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining(`href="${siteOrigin}/"`),
    ]);
  });
});

describe("the provider", () => {
  test.each<[string, Record<string, string>]>([
    ["without PKCE", { code_challenge: "", code_challenge_method: "" }],
    ["with the plain method of PKCE", { code_challenge_method: "plain" }],
    ["for a token instead of a code", { response_type: "token" }],
    ["for another site", { redirect_uri: "https://evil.example/callback" }],
    ["for another API", { resource: "https://evil.example" }],
    ["by another client", { client_id: "somebody" }],
  ])("refuses a sign-in %s", async (_, changes) => {
    const { url, response } = await new Browser(provider.signIn).open(
      authorization(provider.signIn, changes).path,
    );
    if (url.origin === siteOrigin) expect(url.search + url.hash).toMatch(/[?#&]error=\w/);
    else expect([response.status, url.origin]).toEqual([400, provider.signIn.issuer]);
    expect(url.href).not.toContain("interaction");
  });

  test("gives tokens only to the site's pages and only with the code verifier", async () => {
    const browser = new Browser(provider.signIn);
    const { verifier, path } = authorization(provider.signIn);
    const { url: form } = await browser.open(path);
    const { url } = await browser.open(form.href, { ...provider.account });
    const elsewhere = await exchange(provider.signIn, url, verifier, "https://evil.example");
    expect(elsewhere.response.headers.get("access-control-allow-origin")).toBeNull();
    expect(elsewhere.tokens.access_token).toBeUndefined();
    expect((await exchange(provider.signIn, url, "x".repeat(43))).tokens.error).toBe("invalid_grant");
  });

  test("sends strict headers, and its pages have no inline scripts or styles", async () => {
    const { response } = await new Browser(provider.signIn).open(authorization(provider.signIn).path);
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; " +
        `form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).not.toMatch(/<style|<script|style=|onclick=/);
    const { response: style } = await new Browser(provider.signIn).open("/page.css");
    expect([style.status, style.headers.get("content-type")]).toEqual([200, "text/css"]);
  });

  test("answers only under its own host name", async () => {
    const { port } = new URL(provider.signIn.issuer);
    expect((await fetch(`http://127.0.0.1:${port}/.well-known/openid-configuration`)).status).toBe(421);
  });

  test("doesn't start in production", async () => {
    const config = { ...readConfig({}), production: true };
    await expect(startEmbeddedProvider(config, dependencies)).rejects.toThrow("production");
  });

  test("prints how to sign in, but not a password that the owner has chosen", async () => {
    const consoleError = vi.spyOn(console, "error").mockReturnValue();
    printSignInHelp(provider, { siteOrigin, devStaffPassword: undefined });
    expect(consoleError.mock.lastCall).toEqual([
      `To try the staff area: ${siteOrigin}/login, staff@campsite.example, password ${provider.account.password}`,
    ]);
    expect(provider.account.password).toMatch(/^[\w-]{12}$/);
    const config = readConfig({ DEV_STAFF_PASSWORD: "fjord" });
    const other = await startEmbeddedProvider(config, dependencies);
    printSignInHelp(other, config);
    await other.stop();
    expect(other.account.password).toBe("fjord");
    expect(consoleError.mock.lastCall?.join("")).not.toContain("fjord");
  });
});

test("an access token has the configured lifetime", async () => {
  const other = await startEmbeddedProvider(readConfig({}), dependencies, { accessTokenSeconds: 7 });
  const { tokens } = await signIn(other.signIn, other.account);
  expect(tokens.expires_in).toBe(7);
  await other.stop();
});
