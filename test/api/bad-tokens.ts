import { exportSPKI, generateKeyPair, importJWK, SignJWT, type CryptoKey } from "jose";
import type { Issuer } from "#test/support/services/issuer.ts";

/** Tokens that no call may accept. Each key names the token's only fault. */
export const badTokens: Record<string, (issuer: Issuer) => Promise<string> | string> = {
  expired: (issuer) => issuer.token({ exp: issuer.claims().iat! - 31 }),
  "not yet valid": (issuer) => issuer.token({ nbf: issuer.claims().iat! + 31 }),
  "without an expiry": (issuer) => issuer.token({ exp: undefined }),
  "with a text as its expiry": (issuer) => issuer.token({ exp: "tomorrow" }),
  "of another issuer": (issuer) => issuer.token({ iss: "https://login.example" }),
  "of the issuer with an additional slash": (issuer) => issuer.token({ iss: `${issuer.issuer}/` }),
  "without an issuer": (issuer) => issuer.token({ iss: undefined }),
  "for another audience": (issuer) => issuer.token({ aud: ["https://other.example"] }),
  "for an audience that begins like ours": (issuer) =>
    issuer.token({ aud: `${issuer.signIn.audience}.evil` }),
  "without an audience": (issuer) => issuer.token({ aud: undefined }),
  "without a subject": (issuer) => issuer.token({ sub: undefined }),
  "with an empty subject": (issuer) => issuer.token({ sub: "" }),
  "with a line break in its subject": (issuer) => issuer.token({ sub: "kari\0\n" }),
  "with too long a subject": (issuer) => issuer.token({ sub: "k".repeat(256) }),
  "with a list as its subject": (issuer) => issuer.token({ sub: ["kari"] }),
  "unsigned (alg none)": (issuer) =>
    `${encode({ ...issuer.header(), alg: "none" })}.${encode(issuer.claims())}.`,
  "without its signature": async (issuer) => (await issuer.token()).replace(/[^.]+$/, ""),
  "signed with the public key as a secret": async (issuer) =>
    sign(issuer, { alg: "HS256" }, new TextEncoder().encode(await publicPem(issuer))),
  "signed with somebody else's key": async (issuer) => sign(issuer, {}, await otherKey(issuer)),
  "signed with a key that the issuer doesn't know": async (issuer) =>
    sign(issuer, { kid: "unknown" }, await otherKey(issuer)),
  "with its own key": async (issuer) => {
    const { privateKey, publicKey } = await generateKeyPair("ES256");
    const jwk = { kty: "EC", ...(await crypto.subtle.exportKey("jwk", publicKey)) };
    return sign(issuer, { kid: undefined, jwk, jku: "https://evil.example/keys" }, privateKey);
  },
  "signed with an unsupported algorithm": async (issuer) =>
    sign(issuer, { alg: "ES384" }, (await generateKeyPair("ES384")).privateKey),
  "changed after it was signed": async (issuer) => {
    const [header, , signature] = (await issuer.token({ permissions: [] })).split(".");
    return [header, encode(issuer.claims()), signature].join(".");
  },
  "that is an ID token (nonce)": (issuer) => issuer.token({ nonce: "n" }, { typ: "JWT" }),
  "that is an ID token (at_hash)": (issuer) => issuer.token({ at_hash: "h" }, { typ: undefined }),
  "that is an ID token (c_hash)": (issuer) => issuer.token({ c_hash: "h" }, { typ: "JWT" }),
  "for the client as its audience": (issuer) =>
    issuer.token({ aud: [issuer.signIn.audience, issuer.signIn.clientId] }, { typ: "JWT" }),
  "of another type": (issuer) => issuer.token({}, { typ: "logout+jwt" }),
  "with a number as its type": (issuer) => issuer.token({}, { typ: 7 }),
  "bound to its sender": (issuer) => issuer.token({ cnf: { jkt: "thumbprint" } }),
  "with an unknown critical extension": async (issuer) =>
    new SignJWT(issuer.claims())
      .setProtectedHeader({ ...issuer.header(), crit: ["sudo"], sudo: true })
      .sign(issuer.keys().privateKey, { crit: { sudo: true } }),
  "with the extension b64": async (issuer) =>
    new SignJWT(issuer.claims())
      .setProtectedHeader({ ...issuer.header(), crit: ["b64"], b64: true })
      .sign(issuer.keys().privateKey),
  "longer than 8 KB": (issuer) => issuer.token({ more: "x".repeat(8192) }),
  "in five parts, like an encrypted token": async (issuer) => `${await issuer.token()}.a.b`,
  "of dots only": () => "..",
  "without any parts": () => "please",
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

function sign(issuer: Issuer, header: object, key: CryptoKey | Uint8Array): Promise<string> {
  return new SignJWT(issuer.claims()).setProtectedHeader({ ...issuer.header(), ...header }).sign(key);
}

async function publicPem(issuer: Issuer): Promise<string> {
  const { publicJwk } = issuer.keys();
  return exportSPKI((await importJWK(publicJwk, undefined, { extractable: true })) as CryptoKey);
}

async function otherKey(issuer: Issuer): Promise<CryptoKey> {
  return (await generateKeyPair(issuer.header().alg)).privateKey;
}
