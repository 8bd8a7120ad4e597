import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from "jose";
import type { SignInConfig } from "#src/platform/config.ts";

type Fault = "hangs up" | "hangs" | "is broken" | "redirects" | "sends no JSON" | "never ends";

export interface Issuer extends AsyncDisposable {
  /** The issuer's address, exactly as in the metadata. */
  issuer: string;
  /** The settings of a site with this issuer. Staff have the permission "staff". */
  signIn: SignInConfig;
  /** Issues a valid access token, for staff by default. The token expires in five minutes. */
  token(claims?: Record<string, unknown>, header?: Record<string, unknown>): Promise<string>;
  /** The claims and the header that `token` starts from. */
  claims(): JWTPayload;
  header(): { alg: string; kid: string; typ: string };
  keys(): { privateKey: CryptoKey; publicJwk: JWK };
  /** Replaces the signing key and removes the previous key from the key set. */
  rotateKeys(): Promise<void>;
  requestedPaths: string[];
  /** The fault of further answers; undefined for none. */
  fault: Fault | undefined;
  /** The issuer's metadata, which tests may change. */
  metadata: Record<string, unknown>;
}

interface Options {
  audience?: string;
  algorithm?: "RS256" | "ES256" | "EdDSA";
  /** The issuer's clock. By default it stands still at the time at which test contexts begin. */
  now?: () => Temporal.Instant;
}

/** Starts a real OpenID issuer with the parts that a site uses: metadata, keys and issued tokens. */
export async function startIssuer({
  audience = "http://localhost:3000",
  algorithm = "ES256",
  now = () => Temporal.Instant.from("2026-07-15T10:00:00Z"),
}: Options = {}): Promise<Issuer> {
  let keys = await makeKeys(algorithm, 1);
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    requestedPaths.push(request.url!);
    if (made.fault) return misbehave(made.fault, response);
    if (request.url === "/.well-known/openid-configuration") return answer(response, made.metadata);
    if (request.url === "/keys") return answer(response, { keys: [keys.publicJwk] });
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const second = () => Math.floor(now().epochMilliseconds / 1000);
  const claims = () => ({
    iss: issuer,
    aud: audience,
    sub: "kari",
    iat: second(),
    exp: second() + 300,
    permissions: ["staff"],
  });
  const header = () => ({ alg: algorithm, kid: keys.publicJwk.kid!, typ: "at+jwt" });
  const made: Issuer = {
    issuer,
    signIn: {
      issuer,
      clientId: "the-site",
      audience,
      claim: { name: "permissions", value: "staff" },
      emails: [],
    },
    token: (changed, changedHeader) =>
      new SignJWT({ ...claims(), ...changed })
        .setProtectedHeader({ ...header(), ...changedHeader })
        .sign(keys.privateKey),
    claims,
    header,
    keys: () => keys,
    async rotateKeys() {
      keys = await makeKeys(algorithm, Number(keys.publicJwk.kid) + 1);
    },
    requestedPaths,
    fault: undefined,
    metadata: {
      issuer,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ["RS256", "ES256", "EdDSA", "HS256", "none"],
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return made;
}

async function makeKeys(algorithm: string, id: number): Promise<ReturnType<Issuer["keys"]>> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), alg: algorithm, use: "sig", kid: String(id) };
  return { privateKey, publicJwk };
}

function answer(response: ServerResponse, body: object): void {
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

function misbehave(fault: Fault, response: ServerResponse): void {
  switch (fault) {
    case "hangs up":
      return void response.destroy();
    case "hangs":
      return;
    case "is broken":
      return void response.writeHead(500).end("{}");
    case "redirects":
      return void response.writeHead(302, { Location: "/keys" }).end();
    case "sends no JSON":
      return void response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Maintenance</p>");
    case "never ends": {
      response.writeHead(200, { "Content-Type": "application/json" });
      const go = () => {
        while (!response.destroyed && response.write(" ".repeat(65_536)));
      };
      response.on("drain", go);
      go();
    }
  }
}
