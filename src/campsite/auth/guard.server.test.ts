import fc from "fast-check";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Problem } from "#src/platform/api/problem.ts";
import { badTokens } from "#test/api/bad-tokens.ts";
import { startIssuer, type Issuer } from "#test/support/services/issuer.ts";
import { createGuard, type Guard } from "./guard.server.ts";

const noon = Temporal.Instant.from("2026-07-15T10:00:00Z");
const log = pino({ level: "silent" });

/** Creates a guard with a clock that only the test moves. */
function guardOf({ signIn }: Pick<Issuer, "signIn">): Guard & { wait(seconds: number): void } {
  let clock = noon;
  return {
    ...createGuard(signIn, { now: () => clock, log }),
    wait: (seconds) => {
      clock = clock.add({ seconds });
    },
  };
}

const withToken = (token: string, scheme = "Bearer") =>
  new Request("http://localhost:3000/api/v1/photos", { headers: { Authorization: `${scheme} ${token}` } });

/** Returns the status, kind and headers of a refusal. */
async function refusal(answer: Promise<unknown>): Promise<unknown[]> {
  const problem = await answer.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(problem instanceof Problem)) throw new Error("The token wasn't refused.", { cause: problem });
  return [problem.status, problem.kind, problem.headers];
}

const realm = 'Bearer realm="campsite"';
const unauthorized = [401, "unauthorized", { "WWW-Authenticate": `${realm}, error="invalid_token"` }];
const notStaff = [403, "not-staff", { "WWW-Authenticate": `${realm}, error="insufficient_scope"` }];
const unavailable = (seconds: number) => [503, "issuer-unavailable", { "Retry-After": String(seconds) }];

let issuer: Issuer;
let guard: Guard;
beforeAll(async () => {
  issuer = await startIssuer();
  guard = guardOf(issuer);
});
afterAll(() => issuer[Symbol.asyncDispose]());

describe("a valid token", () => {
  test("identifies its user by issuer and subject, and provides the user's e-mail address and name", async () => {
    const token = await issuer.token({ email: "kari@camping.example", name: "Kari Strand" });
    const user = {
      issuer: issuer.issuer,
      subject: "kari",
      email: "kari@camping.example",
      name: "Kari Strand",
    };
    expect(await guard.staff(withToken(token))).toEqual(user);
    expect(await guard.staff(withToken(await issuer.token({ email: 7, name: "" })))).toEqual({
      ...user,
      email: undefined,
      name: undefined,
    });
  });

  test("gives the user's name as one visible line of limited length", async () => {
    const called = async (name: string) => (await guard.staff(withToken(await issuer.token({ name })))).name;
    expect(await called("\u202E\u2066Kari\0\r\n\tStrand\uD800 ")).toBe("Kari Strand\uFFFD");
    expect(await called("🏕".repeat(1000))).toBe("🏕".repeat(254));
    for (const unseen of ["\u202E\n", "\u200B\u2060", "\u3164\u115F", "\u0301\u0301"])
      expect(await called(unseen)).toBe(undefined);
    expect(await called(`Ka${"\u0301".repeat(200)}ri`)).toBe(`Ka${"\u0301".repeat(4)}ri`);
    for (const name of ["Nguyễn Thị".normalize("NFD"), "👩‍👧", "می‌نا", "นิ้ม"])
      expect(await called(name)).toBe(name);
  });

  test("provides `verifiedEmail` only if the issuer has verified the e-mail address", async () => {
    const email = "kari@camping.example";
    const addressWith = async (claims: object) =>
      (await guard.staff(withToken(await issuer.token({ email, ...claims })))).verifiedEmail;
    expect(await addressWith({ email_verified: true })).toBe(email);
    for (const claims of [{ email_verified: false }, { email_verified: "true" }, {}])
      expect(await addressWith(claims)).toBe(undefined);
    expect(await addressWith({ email_verified: true, email: [email] })).toBe(undefined);
  });

  test.each(["bearer", "BEARER", "Bearer "])("is accepted with the scheme %j", async (scheme) => {
    await expect(guard.staff(withToken(await issuer.token(), scheme))).resolves.toBeDefined();
  });

  test.each(["application/at+jwt", "AT+JWT", "JWT", "jwt", undefined])(
    "is accepted with the type %s",
    async (typ) => {
      await expect(guard.staff(withToken(await issuer.token({}, { typ })))).resolves.toBeDefined();
    },
  );

  test("is accepted with further audiences and half a minute of clock difference", async () => {
    const { iat = 0 } = issuer.claims();
    const aud = ["https://other.example", issuer.signIn.audience];
    for (const claims of [{ aud }, { nbf: iat + 30 }, { exp: iat - 29 }])
      await expect(guard.staff(withToken(await issuer.token(claims)))).resolves.toBeDefined();
  });

  test.each(["RS256", "ES256", "EdDSA"] as const)(
    "is accepted with the algorithm %s if the issuer announces this algorithm",
    async (algorithm) => {
      await using other = await startIssuer({ algorithm });
      await expect(guardOf(other).staff(withToken(await other.token()))).resolves.toBeDefined();
      other.metadata["id_token_signing_alg_values_supported"] = ["ES256", "RS256", "EdDSA"].filter(
        (each) => each !== algorithm,
      );
      expect(await refusal(guardOf(other).staff(withToken(await other.token())))).toEqual(unauthorized);
    },
  );

  test("is read only from the Authorization header", async () => {
    const token = await issuer.token();
    const request = new Request(`http://localhost:3000/api/v1/photos?access_token=${token}`, {
      headers: { Cookie: `access_token=${token}` },
    });
    expect(await refusal(guard.staff(request))).toEqual([401, "unauthorized", { "WWW-Authenticate": realm }]);
  });
});

describe("an invalid token", () => {
  test.each(Object.entries(badTokens))("is refused, also where no token is required: %s", async (_, make) => {
    const token = await make(issuer);
    expect(await refusal(guard.staff(withToken(token)))).toEqual(unauthorized);
    expect(await refusal(guard.verify(withToken(token)))).toEqual(unauthorized);
  });

  test.each(["Basic a2FyaTpwYXNz", "Bearer", "Bearer a b", "Bearer a, Bearer b", "Bearerx", ""])(
    "%j is refused",
    async (authorization) => {
      const request = new Request("http://localhost:3000/", { headers: { Authorization: authorization } });
      expect(await refusal(guard.staff(request))).toEqual(unauthorized);
      expect(await refusal(guard.verify(request))).toEqual(unauthorized);
    },
  );

  test.each(["%s x", "%s, Bearer %s", "%s,", "%s!", '"%s"', "%s\tx"])(
    "%j is refused although it contains a valid token",
    async (form) => {
      const request = withToken(form.replaceAll("%s", await issuer.token()));
      expect(await refusal(guard.staff(request))).toEqual(unauthorized);
    },
  );

  test("is refused, whatever text the header contains", async () => {
    const part = fc.oneof(
      fc.string(),
      fc.json().map((json) => Buffer.from(json).toString("base64url")),
      fc.constant(Buffer.from(JSON.stringify(issuer.header())).toString("base64url")),
      fc
        .dictionary(fc.constantFrom("alg", "typ", "kid", "crit", "b64"), fc.jsonValue())
        .map((header) =>
          Buffer.from(JSON.stringify({ ...issuer.header(), ...header })).toString("base64url"),
        ),
    );
    const value = fc
      .tuple(fc.constantFrom("Bearer ", "bearer  ", ""), fc.array(part, { minLength: 1, maxLength: 5 }))
      .map(([scheme, parts]) => scheme + parts.join("."))
      // Excludes characters that a header can't contain.
      .filter((authorization) => /^[\t\x20-\x7e\x80-\xff]*$/.test(authorization));
    await fc.assert(
      fc.asyncProperty(value, async (authorization) => {
        const request = new Request("http://localhost:3000/", { headers: { Authorization: authorization } });
        expect(await refusal(guard.staff(request))).toEqual(unauthorized);
      }),
      { numRuns: 500 },
    );
  });

  test("is logged with its reason as a warning, without the token itself", async () => {
    const lines: string[] = [];
    const listening = createGuard(issuer.signIn, {
      now: () => noon,
      log: pino({ level: "warn" }, { write: (line: string) => void lines.push(line) }),
    });
    const guest = await issuer.token({ permissions: [], sub: "guest" });
    for (const make of [...Object.values(badTokens), () => guest]) {
      const token = await make(issuer);
      await refusal(listening.staff(withToken(token)));
      if (token.length > 10) expect(lines.join("")).not.toContain(token.slice(0, 40));
    }
    const entries = lines.map((line) => JSON.parse(line) as { msg: string; reason: string });
    expect(entries.map(({ msg }) => msg)).toEqual(Array(entries.length).fill("token refused"));
    expect(entries.length).toBe(Object.keys(badTokens).length + 1);
    expect(entries.at(-1)!.reason).toBe("not staff");
    expect(lines.join("")).not.toMatch(/kari|guest/);
  });
});

test("a request without a token is accepted if it needs no token", async () => {
  await expect(guard.verify(new Request("http://localhost:3000/"))).resolves.toBeUndefined();
});

test("without a configured issuer, every token is refused", async () => {
  const nobody = createGuard(undefined, { now: () => noon, log });
  expect(await refusal(nobody.staff(withToken(await issuer.token())))).toEqual(unauthorized);
  expect(await refusal(nobody.staff(new Request("http://localhost:3000/")))).toEqual([
    401,
    "unauthorized",
    { "WWW-Authenticate": realm },
  ]);
});

test("a user who isn't staff is refused in calls for staff, and accepted in calls that need no token", async () => {
  const token = await issuer.token({ permissions: ["guest"] });
  expect(await refusal(guard.staff(withToken(token)))).toEqual(notStaff);
  await expect(guard.verify(withToken(token))).resolves.toBeUndefined();
});

describe("the issuer", () => {
  test("is asked for its keys once for any number of tokens, and never because of text that isn't a token", async () => {
    await using asked = await startIssuer();
    const fresh = guardOf(asked);
    await refusal(fresh.staff(withToken("please")));
    expect(asked.requestedPaths).toEqual([]);
    const token = await asked.token();
    await Promise.all(Array.from({ length: 20 }, () => fresh.staff(withToken(token))));
    expect(asked.requestedPaths).toEqual(["/.well-known/openid-configuration", "/keys"]);
  });

  test("is asked for its keys at most once in half a minute when tokens name made-up keys", async () => {
    await using asked = await startIssuer();
    const fresh = guardOf(asked);
    const flood = async () => {
      const tokens = await Promise.all(
        Array.from({ length: 100 }, (_, index) => asked.token({}, { kid: `made-up-${index}` })),
      );
      for (const answer of await Promise.all(tokens.map((token) => refusal(fresh.staff(withToken(token))))))
        expect(answer).toEqual(unauthorized);
    };
    await flood();
    expect(asked.requestedPaths.length).toBe(2);
    fresh.wait(29);
    await flood();
    expect(asked.requestedPaths.length).toBe(2);
    fresh.wait(1);
    await flood();
    expect(asked.requestedPaths.length).toBe(4);
  });

  test("can sign with a new key after at most half a minute", async () => {
    await using asked = await startIssuer();
    const fresh = guardOf(asked);
    await fresh.staff(withToken(await asked.token()));
    await asked.rotateKeys();
    const token = await asked.token();
    expect(await refusal(fresh.staff(withToken(token)))).toEqual(unauthorized);
    fresh.wait(30);
    await expect(fresh.staff(withToken(token))).resolves.toBeDefined();
    // A new key works at once if the last request to the issuer was more than half a minute ago.
    await asked.rotateKeys();
    fresh.wait(600);
    const newest = await asked.token({ exp: asked.claims().exp! + 3600 });
    await expect(fresh.staff(withToken(newest))).resolves.toBeDefined();
    expect(asked.requestedPaths.length).toBe(6);
  });

  test("can revoke a key, which is refused after ten minutes", async () => {
    await using asked = await startIssuer();
    const fresh = guardOf(asked);
    const token = await asked.token({ exp: asked.claims().exp! + 3600 });
    await fresh.staff(withToken(token));
    await asked.rotateKeys();
    fresh.wait(599);
    await fresh.staff(withToken(token));
    expect(asked.requestedPaths.length).toBe(2);
    fresh.wait(1);
    await fresh.staff(withToken(token));
    await vi.waitFor(async () => {
      expect(await refusal(fresh.staff(withToken(token)))).toEqual(unauthorized);
    });
    expect(asked.requestedPaths.length).toBe(4);
  });

  test("can be unavailable: known keys stay valid, and the issuer is asked at most twice a minute", async () => {
    await using asked = await startIssuer();
    const fresh = guardOf(asked);
    const token = await asked.token({ exp: asked.claims().exp! + 7200 });
    await fresh.staff(withToken(token));
    asked.fault = "hangs up";
    fresh.wait(3600);
    for (let tries = 0; tries < 5; tries++) await fresh.staff(withToken(token));
    await expect.poll(() => asked.requestedPaths.length).toBe(3);
    // The unknown key could be a new key, but the issuer is unavailable.
    const unknown = await asked.token({ exp: asked.claims().exp! + 7200 }, { kid: "new" });
    expect(await refusal(fresh.staff(withToken(unknown)))).toEqual(unavailable(30));
    fresh.wait(10);
    expect(await refusal(fresh.staff(withToken(unknown)))).toEqual(unavailable(20));
    expect(asked.requestedPaths.length).toBe(3);
  });

  test.each(["hangs up", "is broken", "redirects", "sends no JSON", "never ends"] as const)(
    "isn't asked again for half a minute and causes a 503 when it %s",
    async (fault) => {
      await using asked = await startIssuer();
      asked.fault = fault;
      const fresh = guardOf(asked);
      const token = await asked.token();
      expect(await refusal(fresh.staff(withToken(token)))).toEqual(unavailable(30));
      asked.fault = undefined;
      fresh.wait(29);
      expect(await refusal(fresh.staff(withToken(token)))).toEqual(unavailable(1));
      expect(asked.requestedPaths.length).toBe(1);
      fresh.wait(1);
      await expect(fresh.staff(withToken(token))).resolves.toBeDefined();
    },
  );

  test("is asked again when the clock has been set back", async () => {
    await using asked = await startIssuer();
    asked.fault = "is broken";
    const fresh = guardOf(asked);
    const token = await asked.token();
    await refusal(fresh.staff(withToken(token)));
    asked.fault = undefined;
    fresh.wait(-3600);
    await expect(fresh.staff(withToken(token))).resolves.toBeDefined();
  });

  test("is logged with the reason when it can't be used", async () => {
    const reasons: unknown[] = [];
    const write = (line: string) => void reasons.push((JSON.parse(line) as { reason: unknown }).reason);
    for (const fault of ["is broken", "never ends"] as const) {
      await using asked = await startIssuer();
      asked.fault = fault;
      const listening = createGuard(asked.signIn, { now: () => noon, log: pino({}, { write }) });
      await refusal(listening.staff(withToken(await asked.token())));
    }
    expect(reasons).toEqual(["HTTP 500", "over 262144 bytes"]);
  });

  test("counts as unavailable if the requests for metadata and keys together take more than five seconds", async () => {
    await using asked = await startIssuer();
    const giveUp = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(giveUp.signal);
    asked.fault = "hangs";
    const answer = refusal(guardOf(asked).staff(withToken(await asked.token())));
    await expect.poll(() => asked.requestedPaths.length).toBe(1);
    giveUp.abort();
    expect(await answer).toEqual(unavailable(30));
    expect(timeout.mock.calls).toEqual([[5000]]);
  });

  test.each([
    ["another issuer's name", { issuer: "https://login.example" }],
    ["its own name with a slash at the end", (own: string) => ({ issuer: `${own}/` })],
    [
      "an address of its keys without https",
      (own: string) => ({ jwks_uri: `${own.replace("127.0.0.1", "0.0.0.0")}/keys` }),
    ],
    ["a file as the address of its keys", { jwks_uri: "file:///etc/passwd" }],
    ["no address of its keys", { jwks_uri: undefined }],
    ["no supported algorithm", { id_token_signing_alg_values_supported: ["HS256", "none"] }],
    [
      "an address that has no keys",
      (own: string) => ({ jwks_uri: `${own}/.well-known/openid-configuration` }),
    ],
  ])("causes a 503 when it announces %s", async (_, change) => {
    await using asked = await startIssuer();
    const token = await asked.token();
    Object.assign(asked.metadata, typeof change === "function" ? change(asked.issuer) : change);
    expect(await refusal(guardOf(asked).staff(withToken(token)))).toEqual(unavailable(30));
  });

  test("can have a name that ends in a slash: requests omit the slash, and tokens contain it", async () => {
    await using asked = await startIssuer();
    const name = `${asked.issuer}/`;
    asked.metadata["issuer"] = name;
    const fresh = guardOf({ signIn: { ...asked.signIn, issuer: name } });
    await expect(fresh.staff(withToken(await asked.token({ iss: name })))).resolves.toMatchObject({
      issuer: name,
    });
    expect(await refusal(fresh.staff(withToken(await asked.token())))).toEqual(unauthorized);
  });
});
