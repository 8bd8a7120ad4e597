import { once } from "node:events";
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { startIssuer, type Issuer } from "#test/support/services/issuer.ts";

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: object | string | Uint8Array;
  /** The connection to use; a new connection by default. */
  agent?: Agent;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A client with one persistent connection, so that the same worker answers all its requests. */
export const oneConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request and reads its whole answer. */
export async function ask(url: string, { method, headers, body, agent }: AskOptions = {}): Promise<Answer> {
  const isJson = typeof body === "object" && !(body instanceof Uint8Array);
  const sent = request(url, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    agent: agent ?? false,
    headers: { ...(isJson && { "content-type": "application/json" }), ...headers },
  });
  sent.end(isJson ? JSON.stringify(body) : body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode!, headers: answer.headers, body: await text(answer) };
}

export interface Staff extends AsyncDisposable {
  issuer: Issuer;
  /** The settings of a site process that accepts this issuer's tokens. */
  environment: Record<string, string>;
  /** Calls the API as staff. */
  call(origin: string, path: string, options?: AskOptions): Promise<Answer>;
}

/** Starts an external issuer. @returns staff who have signed in with this issuer */
export async function openStaffSession(): Promise<Staff> {
  const issuer = await startIssuer({ now: () => Temporal.Now.instant() });
  const { clientId, audience } = issuer.signIn;
  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_AUDIENCE: audience,
      STAFF_CLAIM: "permissions=staff",
    },
    async call(origin, path, options = {}) {
      const authorization = `Bearer ${await issuer.token()}`;
      return ask(`${origin}/api/v1${path}`, { ...options, headers: { authorization, ...options.headers } });
    },
    [Symbol.asyncDispose]: () => issuer[Symbol.asyncDispose](),
  };
}
