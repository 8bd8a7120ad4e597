import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import { providerPageText } from "#messages/auth";
import { defaultLanguage } from "#src/i18n/language.ts";
import type { Config, SignInConfig } from "#src/platform/config.ts";
import { listen } from "#src/platform/http/http-server.ts";
import type { Account } from "./provider-settings.ts";

/** An OpenID provider inside this process, for trials and tests. */
export interface EmbeddedProvider {
  signIn: SignInConfig;
  account: Pick<Account, "email" | "password">;
  stop(): Promise<void>;
}

interface Options {
  accessTokenSeconds?: number;
  others?: Account[];
}

const clientId = "campsite";

const staffClaim = { name: "permissions", value: "staff" };

/** Starts the provider on a free port, with its code loaded at the first request. @throws `Error` in production */
export async function startEmbeddedProvider(
  { production, siteOrigin, audience, devStaffPassword, seedDemo }: Config,
  dependencies: { now(): Temporal.Instant; log: Logger },
  { accessTokenSeconds = 600, others = [] }: Options = {},
): Promise<EmbeddedProvider> {
  if (production) throw new Error("The embedded provider doesn't exist in production.");
  const staff: Account = {
    subject: "staff",
    email: "staff@campsite.example",
    // An invented person must not appear in the history of a site without demo content.
    name: seedDemo ? "Kari Strand" : providerPageText[defaultLanguage].trialUser,
    permissions: [staffClaim.value],
    password: devStaffPassword ?? randomBytes(9).toString("base64url"),
  };
  const server = createServer();
  const issuer = `http://localhost:${await listen(server, 0, "127.0.0.1")}`;
  const settings = {
    issuer,
    clientId,
    audience,
    siteOrigin,
    accessTokenSeconds,
    accounts: [staff, ...others],
  };
  const make = async () => (await loadProvider()).createProvider(settings, dependencies);
  answerRequests(server, make, dependencies.log);
  return {
    signIn: { issuer, clientId, audience, claim: staffClaim, emails: [] },
    account: staff,
    async stop() {
      const closed = once(server, "close");
      server.close().closeAllConnections();
      await closed;
    },
  };
}

/** Loads oidc-provider without its warning about Node releases that aren't LTS. No option turns the warning off. */
async function loadProvider() {
  const { warn } = console;
  console.warn = (...messages: unknown[]) => {
    if (!String(messages[0]).includes("Unsupported runtime")) warn(...messages);
  };
  try {
    return await import("./provider.server.ts");
  } finally {
    console.warn = warn;
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function answerRequests(server: Server, make: () => Promise<Answer>, log: Logger): void {
  let made: Promise<Answer> | undefined;
  server.on("request", async (request: IncomingMessage, response: ServerResponse) => {
    try {
      made ??= make();
      const answer = await made;
      await answer(request, response);
    } catch (error) {
      log.error({ err: error }, "embedded provider failed");
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  });
}

/** Prints to standard error how to sign in, because the log is on standard output. */
export function printSignInHelp(
  { account: { email, password } }: EmbeddedProvider,
  { siteOrigin, devStaffPassword }: Pick<Config, "siteOrigin" | "devStaffPassword">,
): void {
  const secret =
    devStaffPassword === undefined ? `password ${password}` : "the password in DEV_STAFF_PASSWORD";
  console.error(`To try the staff area: ${siteOrigin}/login, ${email}, ${secret}`);
}
