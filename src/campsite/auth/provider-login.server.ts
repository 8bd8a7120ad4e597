import type { IncomingMessage, ServerResponse } from "node:http";
import { errors, type Provider } from "oidc-provider";
import { RateLimit } from "./rate-limit.ts";
import { chooseLanguage, failedPage, loginPage } from "./provider-page.server.ts";
import type { Account, ProviderSettings, Dependencies } from "./provider-settings.ts";
import { hash, timingSafeEqual } from "node:crypto";

const maxBytes = 4096;

export function createLogin(
  provider: Provider,
  { accounts, siteOrigin }: ProviderSettings,
  { now }: Dependencies,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const failures = new RateLimit({ max: 10, windowSeconds: 300, now: () => now().epochMilliseconds });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params, prompt } = await provider.interactionDetails(request, response);
    const finish = (result: Parameters<Provider["interactionFinished"]>[2]) =>
      provider.interactionFinished(request, response, result);
    if (prompt.name === "consent") return finish({ consent: {} });

    const language = chooseLanguage(params["ui_locales"]);
    const show = (status: number, page: Omit<Parameters<typeof loginPage>[0], "language">) =>
      send(response, status, loginPage({ language, ...page }));
    if (request.method !== "POST") return show(200, { email: textOf(params["login_hint"]) });

    const typed = await readForm(request);
    const email = typed.get("email") ?? "";
    const waitSeconds = failures.wait("failed");
    if (waitSeconds !== undefined) {
      response.setHeader("Retry-After", waitSeconds);
      return show(429, { email, error: { waitSeconds } });
    }
    const account = findAccount(accounts, { email, password: typed.get("password") ?? "" });
    if (account) return finish({ login: { accountId: account.subject } });
    failures.take("failed");
    return show(422, { email, error: "wrong" });
  }

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (!(error instanceof errors.OIDCProviderError)) throw error;
      send(response, 400, failedPage("nb", siteOrigin));
    }
  };
}

const textOf = (parameter: unknown): string => (typeof parameter === "string" ? parameter : "");

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += String(chunk);
    if (text.length > maxBytes) break;
  }
  return new URLSearchParams(text.slice(0, maxBytes));
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
}

/** Returns the account with this e-mail address and password. The check takes equally long for each wrong password. */
function findAccount(
  accounts: readonly Account[],
  { email, password }: Pick<Account, "email" | "password">,
): Account | undefined {
  const found = accounts.find((account) => account.email === email.trim().toLowerCase());
  const isRight = timingSafeEqual(digest(password), digest(found?.password ?? ""));
  return isRight ? found : undefined;
}

/** Returns a digest for timingSafeEqual, which needs inputs of equal length. */
const digest = (text: string): Buffer => hash("sha256", text, "buffer");
