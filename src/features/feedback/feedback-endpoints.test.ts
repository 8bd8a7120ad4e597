import { connect } from "node:net";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "#src/app.ts";
import { getWebsiteSettings, saveWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { websiteSettingsKind } from "#src/campsite/settings/website-settings.ts";
import type { Config } from "#src/platform/config.ts";
import { securityHeaders } from "#src/platform/http/headers.ts";
import { createHttpServer, listen, shutDown } from "#src/platform/http/http-server.ts";
import { databases } from "#test/support/databases.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";

const assets = { url: (source: string) => `/${source}`, answers: new Map() };
const origin = "http://localhost:3000";
const enquiry = {
  name: "Ingrid Solberg",
  email: "ingrid@solberg.example",
  mobilePhone: "912 34 567",
  message: "Har dere plass?",
  source: "contact",
};
const { source: _, ...fields } = enquiry;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());
beforeEach(async () => {
  await site.context.db.deleteFrom("feedback").execute();
  await site.context.db.deleteFrom("sender").execute();
});

const appWith = (config: Partial<Config> = {}) =>
  createApp({ ...site.context, config: { ...site.context.config, ...config } }, assets);

const messages = () => site.context.db.selectFrom("feedback").selectAll().orderBy("id").execute();

async function setSuggestionBoxOpen(enableFeedback: boolean): Promise<void> {
  const { id, ...settings } = await getWebsiteSettings(site.context);
  await saveWebsiteSettings(site.context, websiteSettingsKind.input.parse({ ...settings, enableFeedback }), {
    id,
  });
}

describe("POST /api/v1/feedback", () => {
  function post(body: unknown, headers: Record<string, string> = {}, app = appWith()): Promise<Response> {
    return app.fetch(
      new Request(`${origin}/api/v1/feedback`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
      "203.0.113.77",
    );
  }

  test("answers true after storing the message", async () => {
    const response = await post(enquiry);
    expect([response.status, response.headers.get("cache-control"), await response.json()]).toEqual([
      201,
      "no-store",
      true,
    ]);
    expect(await messages()).toMatchObject([
      { name: "Ingrid Solberg", mobile: "912 34 567", source: "contact", ip: "203.0.113.0" },
    ]);
  });

  test("ignores an IP address, a time and a state in the body", async () => {
    await post({ ...enquiry, id: 7, ip: "1.2.3.4", sentDate: "2000-01-01", isStarred: 1, deletedDate: "x" });
    expect(await messages()).toMatchObject([
      { ip: "203.0.113.0", sentDate: "2026-07-15T10:00:00Z", isStarred: 0, deletedDate: null },
    ]);
  });

  test("names every wrong field", async () => {
    const response = await post({ source: "contact", email: "x", message: " " });
    expect([response.status, response.headers.get("content-type")]).toEqual([
      422,
      "application/problem+json",
    ]);
    expect(await response.json()).toMatchObject({
      type: "urn:campsite:problem:invalid-fields",
      errors: [
        { field: "name", message: "The field can not be empty" },
        { field: "mobilePhone", message: "The field can not be empty" },
        { field: "email", message: "Enter a valid e-mail address, such as name@example.com" },
        { field: "message", message: "The field can not be empty" },
      ],
    });
    expect(await messages()).toEqual([]);
  });

  test.each(["application/json; charset=utf-8", "Application/JSON", "application/json ;x=y"])(
    "accepts the type %s",
    async (type) => {
      expect((await post(enquiry, { "content-type": type })).status).toBe(201);
    },
  );

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "text/json",
    "multipart/form-data; boundary=application/json",
    "",
  ])("refuses the type %j", async (type) => {
    const response = await post(enquiry, { "content-type": type });
    expect([response.status, await messages()]).toEqual([415, []]);
  });

  test.each(["", "{", "null", "7", '"x"', "[]", "[1]", `{"source":"contact",}`])(
    "refuses the body %j",
    async (body) => {
      const response = await post(body);
      expect([response.status, await messages()]).toEqual([400, []]);
    },
  );

  test("refuses more than 128 KB, even without a Content-Length", async () => {
    expect((await post({ ...enquiry, x: "x".repeat(126 * 1024) })).status).toBe(201);
    expect((await post({ ...enquiry, x: "x".repeat(128 * 1024) })).status).toBe(413);
    const body = new Blob([JSON.stringify({ ...enquiry, x: "x".repeat(128 * 1024) })]).stream();
    const streamed = new Request(`${origin}/api/v1/feedback`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      duplex: "half",
    } as RequestInit);
    expect((await appWith().fetch(streamed)).status).toBe(413);
  });

  test("refuses suggestions while the suggestion box is closed", async () => {
    await setSuggestionBoxOpen(false);
    for (const source of ["feedback", " feed\u200bback"]) {
      const response = await post({ source, message: "Hei" });
      expect([response.status, await response.json()]).toEqual([
        403,
        expect.objectContaining({ type: "urn:campsite:problem:closed" }),
      ]);
    }
    expect((await post(enquiry)).status).toBe(201);
    await setSuggestionBoxOpen(true);
    expect((await post({ source: "feedback", message: "Hei" })).status).toBe(201);
  });

  test("stores a message of another form with its source, and a message without a source", async () => {
    expect((await post({ source: "Leieskjema", message: "Hei" })).status).toBe(201);
    expect((await post({ message: "Uten" })).status).toBe(201);
    expect(await messages()).toMatchObject([{ source: "Leieskjema" }, { source: "" }]);
  });

  test("accepts 20 messages in ten minutes per block of IP addresses, and then states the time to wait", async () => {
    const app = appWith();
    const from = (address: string) =>
      app.fetch(
        new Request(`${origin}/api/v1/feedback`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.1" },
          body: JSON.stringify(enquiry),
        }),
        address,
      );
    for (let last = 1; last <= 20; last++) expect((await from(`203.0.113.${last}`)).status).toBe(201);
    const refused = await from("::ffff:203.0.113.99");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
    expect(await refused.json()).toMatchObject({ type: "urn:campsite:problem:too-many-requests" });
    expect(await messages()).toHaveLength(20);
    expect((await from("203.0.114.1")).status).toBe(201);
    expect((await from("2001:db8::1")).status).toBe(201);
    site.context.setNow("2026-07-15T10:10:00Z");
    expect((await from("203.0.113.1")).status).toBe(201);
    site.context.setNow("2026-07-15T10:00:00Z");
  });

  test("doesn't count a message with invalid fields towards the limit of messages", async () => {
    const app = appWith({ formLimit: 1 });
    for (let i = 0; i < 3; i++) expect((await post({ source: "contact" }, {}, app)).status).toBe(422);
    expect((await post(enquiry, {}, app)).status).toBe(201);
    expect((await post(enquiry, {}, app)).status).toBe(429);
  });

  const retry = { ...enquiry, isRetry: true };

  test("stores a retry within ten minutes only once", async () => {
    const app = appWith();
    expect((await post(retry, {}, app)).status).toBe(201);
    const again = await post(retry, {}, app);
    expect([again.status, await again.json()]).toEqual([201, true]);
    expect(await messages()).toHaveLength(1);
    site.context.setNow("2026-07-15T10:11:00Z");
    await post(retry, {}, app);
    expect(await messages()).toHaveLength(2);
    site.context.setNow("2026-07-15T10:00:00Z");
  });

  test("stores a repeated message that isn't a retry, and a retry with another text", async () => {
    const app = appWith();
    await post(retry, {}, app);
    await post(enquiry, {}, app);
    await post({ ...retry, message: "Har dere plass? Vi er fire." }, {}, app);
    expect(await messages()).toHaveLength(3);
  });

  test("refuses a value of isRetry that isn't a boolean", async () => {
    expect((await post({ ...enquiry, isRetry: "yes" })).status).toBe(422);
  });

  test("is in the OpenAPI document with its body and its response", async () => {
    const document = JSON.parse(await site.read("/api/v1/openapi.json"));
    const { post: operation } = document.paths["/feedback"];
    expect(operation.requestBody.content["application/json"].schema.$ref).toBe(
      "#/components/schemas/FeedbackInput",
    );
    const schema = document.components.schemas.FeedbackInput;
    expect(Object.keys(schema.properties)).toEqual([
      "name",
      "email",
      "mobilePhone",
      "message",
      "source",
      "language",
      "isRetry",
    ]);
    expect(schema).not.toHaveProperty("required");
    expect(operation.responses["201"]).toBeDefined();
  });

  test("allows only POST, and GET for staff", async () => {
    for (const method of ["PUT", "DELETE"]) {
      const response = await site.app.fetch(new Request(`${origin}/api/v1/feedback`, { method }));
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, GET, HEAD, OPTIONS"]);
    }
  });
});

describe("the POST of a page's form", () => {
  function post(
    path: string,
    form: Record<string, string>,
    {
      headers = {},
      app = appWith(),
    }: { headers?: Record<string, string>; app?: ReturnType<typeof appWith> } = {},
  ): Promise<Response> {
    return app.fetch(
      new Request(origin + path, {
        method: "POST",
        headers: { accept: "text/html", ...headers },
        body: new URLSearchParams(form),
        redirect: "manual",
      }),
      "2001:db8:1:2::3",
    );
  }

  test.each([
    ["/contactus", "contact", "nb"],
    ["/en/contactus", "contact", "en"],
    ["/de/contactus", "contact", "de"],
    ["/info/feedback", "feedback", "nb"],
    ["/en/info/feedback", "feedback", "en"],
    ["/de/info/feedback", "feedback", "de"],
  ])(
    "to %s is stored with the page's language and redirects to the confirmation",
    async (path, source, language) => {
      const response = await post(path, fields);
      expect([response.status, response.headers.get("location")]).toEqual([303, `${path}#sent`]);
      expect(await messages()).toMatchObject([{ source, language, email: fields.email, ip: "2001:db8:1::" }]);
      const page = await site.read(path, { cookie: "cookiepolicy=true|false|false" });
      expect(page).toMatch(/<div class="notice success" id="sent"[^>]*>.*?<a href="\/(en|de)?">/s);
    },
  );

  test("mentions a receipt only when a receipt is sent, and so does the API", async () => {
    const mail = {
      smtpUrl: "smtp://127.0.0.1:1",
      from: "skjema@camping.example",
      to: "post@camping.example",
    };
    const answersTo = async (email: string, config: Partial<Config>) => {
      const app = appWith(config);
      const page = await post("/en/contactus", { ...fields, email, message: `Hei, ${email}` }, { app });
      const request = new Request(`${origin}/api/v1/feedback`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...enquiry, email }),
      });
      return [page.headers.get("location"), (await app.fetch(request)).headers.get("receipt")];
    };
    const sent = ["/en/contactus#sent-receipt", "sent"];
    const none = ["/en/contactus#sent", null];
    expect(await answersTo("kvittering@solberg.example", { mail })).toEqual(sent);
    expect(await answersTo("no-reply@solberg.example", { mail })).toEqual(none);
    expect(await answersTo("kvittering@solberg.example", {})).toEqual(none);
    await site.context.db.deleteFrom("outboxMail").execute();
  });

  test("is stored and mailed only once after a second click or a reload", async () => {
    const mail = {
      smtpUrl: "smtp://127.0.0.1:1",
      from: "skjema@camping.example",
      to: "post@camping.example",
    };
    const app = appWith({ mail });
    const answers = await Promise.all([1, 2].map(() => post("/contactus", fields, { app })));
    answers.push(await post("/contactus", fields, { app }));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await messages()).toHaveLength(1);
    const mails = await site.context.db.selectFrom("outboxMail").select("toAddress").orderBy("id").execute();
    expect(mails).toEqual([{ toAddress: "" }, { toAddress: fields.email }]);
    await post("/info/feedback", fields, { app });
    expect(await messages()).toHaveLength(2);
    await site.context.db.deleteFrom("outboxMail").execute();
  });

  test("with invalid fields isn't stored, and shows the form again with all values and marked faults", async () => {
    const typed = { name: ' "Ola" <b>', email: "ola@", mobilePhone: "", message: "En\r\nto </textarea>" };
    const response = await post("/en/contactus", typed);
    expect([response.status, response.headers.get("cache-control")]).toEqual([422, "no-store"]);
    const html = await response.text();
    expect(html).toContain("<title>Error: ");
    const summary = /<form class="form [^]*?<\/ul>/.exec(html)![0];
    expect([...summary.matchAll(/<a href="#([^"]+)">([^<]+)/g)].map(([, id, label]) => [id, label])).toEqual([
      ["feedback-mobilePhone", "Phone"],
      ["feedback-email", "E-mail"],
    ]);
    expect(html).toContain('value=" &quot;Ola&quot; &lt;b&gt;"');
    expect(html).toMatch(/En\r?\nto &lt;\/textarea&gt;<\/textarea>/);
    expect(html).toMatch(/<input[^>]*aria-invalid="true" aria-describedby="feedback-email-fault"/);
    const shownFault = (field: string) =>
      /<span data-fault="\w+">([^<]+)/.exec(html.split(`id="feedback-${field}-fault">`)[1] ?? "")?.[1];
    expect(shownFault("email")).toContain("Enter a valid e-mail address");
    expect(shownFault("mobilePhone")).toBe("The field can not be empty");
    expect(html).toContain('id="feedback-name-fault" hidden=""');
    expect(html.match(/autofocus/gi)).toHaveLength(1);
    expect(await messages()).toEqual([]);
    expect(await site.read("/en/contactus")).not.toContain("Ola");
  });

  test("with a filled hidden field isn't stored, and shows the form again", async () => {
    const response = await post("/contactus", { ...fields, homepage: "http://spam.example" });
    const html = await response.text();
    expect([response.status, await messages()]).toEqual([422, []]);
    expect(html).toMatch(/<div role="alert"[^>]*><div class="notice alert">/);
    expect(html).toContain(fields.message);
    expect(html).not.toContain("spam.example");
  });

  test("is refused without being read after too many posts from its block of IP addresses", async () => {
    const app = appWith({ formLimit: 1 });
    const send = async (path: string, values: Record<string, string>) =>
      (await post(path, values, { app })).status;
    for (let count = 0; count < 5; count++) expect(await send("/contactus", {})).toBe(422);
    expect(await send("/contactus", fields)).toBe(429);
    expect(await send("/info/feedback", {})).toBe(429);
    expect(await messages()).toEqual([]);
  });

  test("over the limit shows the form again with the time to wait", async () => {
    const app = appWith({ formLimit: 1 });
    await post("/info/feedback", fields, { app });
    const response = await post("/info/feedback", { ...fields, message: "En til" }, { app });
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "600"]);
    const html = await response.text();
    expect(html).toContain("En til");
    expect(html).toContain('om <span data-number="true">10</span> min');
    expect(await messages()).toHaveLength(1);
  });

  test("shows the form again when the suggestion box has been closed meanwhile", async () => {
    await setSuggestionBoxOpen(false);
    const response = await post("/info/feedback", fields);
    expect([response.status, await messages()]).toEqual([403, []]);
    expect(await response.text()).toContain(fields.message);
    const page = await site.read("/info/feedback", { cookie: "cookiepolicy=true|false|false" });
    expect(page).not.toContain("<textarea");
    expect(page).toContain("Forslagskassa er stengt");
    await setSuggestionBoxOpen(true);
  });

  test("shows the form again when the message can't be stored", async () => {
    await using broken = await openTestSite();
    await broken.read("/contactus");
    await broken.context.db.schema.dropTable("feedback").execute();
    const response = await post("/contactus", fields, { app: broken.app });
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain(fields.message);
    expect(html).toContain("Noe gikk galt hos oss");
  });

  test.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ])("is refused from another site (%j)", async (headers: Record<string, string>) => {
    const response = await post("/contactus", fields, { headers });
    expect([response.status, await messages()]).toEqual([400, []]);
    expect(await response.text()).toContain("Vi forsto ikke det som ble sendt");
  });

  test("with another content type, a large body or a file is refused", async () => {
    const send = (body: BodyInit, type?: string) =>
      appWith().fetch(
        new Request(`${origin}/contactus`, {
          method: "POST",
          body,
          headers: type ? { "content-type": type } : {},
        }),
      );
    expect((await send(JSON.stringify(enquiry), "application/json")).status).toBe(400);
    expect((await send(new URLSearchParams({ ...fields, x: "x".repeat(130 * 1024) }))).status).toBe(413);
    const parts = new FormData();
    for (const [name, value] of Object.entries(fields)) parts.set(name, value);
    parts.set("name", new File(["x"], "x.txt"));
    expect((await send(parts)).status).toBe(422);
    expect(await messages()).toEqual([]);
  });

  test("is refused on other pages", async () => {
    for (const path of ["/", "/guests", "/info/prices"]) expect((await post(path, fields)).status).toBe(405);
  });
});

describe("the pages' forms", () => {
  test.each(["/contactus", "/info/feedback"])("on %s are shown only after consent", async (path) => {
    for (const cookie of ["", "cookiepolicy=false|true|false"]) {
      const page = await site.read(path, { cookie });
      expect(page).not.toContain("<textarea");
      expect(page).toContain('action="/consent"');
      expect(page).toContain("tel:+47");
      expect(page).toContain("mailto:");
    }
    expect(await site.read(path, { cookie: "cookiepolicy=true|false|false" })).toContain("<textarea");
  });
});

test("a block of IP addresses can send five times as many posts as messages, and invalid posts count", async () => {
  const app = appWith({ formLimit: 1 });
  const send = async (body: string) => {
    const request = new Request(`${origin}/api/v1/feedback`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return (await app.fetch(request, "203.0.113.77")).status;
  };
  for (const body of ["{}", "{", "[]", JSON.stringify({ ...enquiry, email: "x" }), "1"])
    expect(await send(body)).toBeOneOf([400, 422]);
  expect(await send(JSON.stringify(enquiry))).toBe(429);
  expect(await messages()).toEqual([]);
});

test.each([
  ["of a known length", "Content-Length: 900"],
  ["in chunks", "Transfer-Encoding: chunked"],
])("an aborted request with a body %s isn't logged as an error", async (_length, header) => {
  const logged: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void logged.push(line) });
  const app = createApp({ ...site.context, log }, assets);
  const paths = ["/api/v1/feedback", "/contactus", "/consent"];
  const ended = new Set<string>();
  const started = Promise.withResolvers<void>();
  let asked = 0;
  const countingFetch: typeof app.fetch = async (request, ...rest) => {
    if (++asked === paths.length) started.resolve();
    const { pathname } = new URL(request.url);
    return app.fetch(request, ...rest).finally(() => ended.add(pathname));
  };
  const server = createHttpServer({ ready: () => undefined, fetch: countingFetch }, {}, log);
  const port = await listen(server, 0, "127.0.0.1");
  const clients = paths.map((target) => {
    const socket = connect(port, "127.0.0.1");
    const type = target.startsWith("/api") ? "application/json" : "application/x-www-form-urlencoded";
    socket.write(
      `POST ${target} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${header}\r\n\r\n5\r\nhello\r\n`,
    );
    return socket;
  });
  await started.promise;
  for (const socket of clients) socket.destroy();
  await expect.poll(() => ended).toEqual(new Set(paths));
  await shutDown(server, { grace: 0 });
  expect(logged).toEqual([]);
});

describe.each(databases)("over a real connection, on %s", (database) => {
  test("the client's address comes from the connection or from a trusted proxy", async () => {
    await using other = await openTestSite({ database });
    const headers = securityHeaders(origin);
    const storedAddress = async (trustedProxies: string[]) => {
      const app = createApp(
        { ...other.context, config: { ...other.context.config, trustedProxies } },
        assets,
      );
      const server = createHttpServer(app, headers, other.context.log);
      const port = await listen(server, 0, "127.0.0.1");
      const response = await fetch(`http://127.0.0.1:${port}/api/v1/feedback`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.1, 198.51.100.7" },
        body: JSON.stringify(enquiry),
      });
      expect([response.status, await response.json()]).toEqual([201, true]);
      await shutDown(server, { grace: 0 });
      const row = await other.context.db
        .selectFrom("feedback")
        .select("ip")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirstOrThrow();
      return row.ip;
    };
    expect(await storedAddress([])).toBe("127.0.0.0");
    expect(await storedAddress(["127.0.0.0/8"])).toBe("198.51.100.0");
    expect(await storedAddress(["127.0.0.1", "198.51.100.0/24"])).toBe("192.0.2.0");
  });
});
