import { once } from "node:events";
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from "node:http2";
import { connect as connectTcp, createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { connect as connectTls } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "#test/support/databases.ts";
import { dictionaryPath, offering, unpackWith } from "#test/support/dictionary.ts";
import { startIssuer, type Issuer } from "#test/support/services/issuer.ts";
import { proxies, startProxy, type Proxy } from "#test/support/proxies/proxies.ts";
import { startServer, type ServerProcess } from "#test/support/server.ts";
import { uploadRequest } from "#test/support/uploads/upload.ts";

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const siteOrigin = "https://camping.example";

let place: TestDatabase;
let issuer: Issuer;
let site: ServerProcess;
let sitePort: string;
beforeAll(async () => {
  place = await createDatabase("SQLite");
  issuer = await startIssuer({ audience: siteOrigin, now: () => Temporal.Now.instant() });
  site = startServer({
    DATA_DIR: place.dataDir,
    SITE_ORIGIN: siteOrigin,
    OIDC_ISSUER: issuer.issuer,
    TRUSTED_PROXIES: "127.0.0.1",
    FORM_LIMIT: "1",
  });
  sitePort = new URL(await site.origin).port;
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await issuer[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
});

describe.each(Object.keys(proxies) as (keyof typeof proxies)[])("behind %s", (name) => {
  /** Each proxy gets its own guest addresses, because the proxies share a site that limits each guest's forms. */
  const block = name === "nginx" ? 10 : 20;
  let proxy: Proxy;
  let http2: ClientHttp2Session;
  beforeAll(async () => {
    proxy = await startProxy(name, { folder: path.join(place.dataDir, name), sitePort });
    http2 = await connectFrom(`127.0.${block}.1`);
  });
  afterAll(async () => {
    http2.close();
    await proxy[Symbol.asyncDispose]();
  });

  /** Opens a connection from one of this machine's addresses. */
  async function connectFrom(localAddress: string, { origin } = proxy): Promise<ClientHttp2Session> {
    const { port } = new URL(origin);
    const session = connect(origin, {
      createConnection: () =>
        connectTls({
          socket: connectTcp({ host: "127.0.0.1", port: Number(port), localAddress }),
          servername: "localhost",
          ALPNProtocols: ["h2"],
          rejectUnauthorized: false,
        }),
    });
    await once(session, "connect");
    return session;
  }

  async function ask(
    headers: Record<string, string>,
    body?: Buffer | string,
    session: ClientHttp2Session = http2,
  ): Promise<Answer> {
    const stream = session.request(headers, { endStream: body === undefined });
    if (body !== undefined) stream.end(body);
    const [answered] = (await once(stream, "response")) as [IncomingHttpHeaders & { ":status": number }];
    return { status: answered[":status"], headers: answered, body: await buffer(stream) };
  }

  const send = (session: ClientHttp2Session, message: string, headers: Record<string, string> = {}) =>
    ask(
      { ":method": "POST", ":path": "/api/v1/feedback", "content-type": "application/json", ...headers },
      JSON.stringify({ source: "feedback", message }),
      session,
    );

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)(
    "a page is served over HTTP/2, compressed once with %s, and 304 if unchanged",
    async (encoding, decompress) => {
      expect(http2.alpnProtocol).toBe("h2");
      const page = await ask({ ":path": "/", "accept-encoding": encoding });
      expect([page.status, page.headers["content-encoding"]]).toEqual([200, encoding]);
      const html = decompress(page.body).toString();
      expect(html).toMatch(/^<!doctype html>/i);
      const again = await ask({
        ":path": "/",
        "accept-encoding": encoding,
        "if-none-match": page.headers.etag!,
      });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, page.headers.etag]);
      const [, style] = /href="(\/assets\/[^"]+\.css)"/.exec(html)!;
      const kept = await ask({ ":path": style!, "accept-encoding": encoding });
      expect([kept.status, kept.headers["content-encoding"], kept.headers["cache-control"]]).toEqual([
        200,
        encoding,
        "public, max-age=31536000, immutable",
      ]);
    },
  );

  test("compresses a page with the dictionary for browsers that have it", async () => {
    const home = await ask({ ":path": "/", "accept-encoding": "br" });
    const asked = dictionaryPath(String(home.headers["link"]));
    const { headers, body } = await ask({ ":path": asked, "accept-encoding": "br" });
    expect(headers["use-as-dictionary"]).toBe('match="/*", match-dest=("document")');
    const dictionary = brotliDecompressSync(body);
    const page = await ask({ ":path": "/", ...offering(dictionary) });
    expect([page.headers["content-encoding"], page.headers.vary]).toEqual([
      "dcz",
      "Accept-Encoding, Available-Dictionary, Cookie",
    ]);
    expect(unpackWith(dictionary, page.body) === brotliDecompressSync(home.body).toString()).toBe(true);
  });

  test("ignores X-Forwarded-Host", async () => {
    const page = await ask({ ":path": "/", "x-forwarded-host": "evil.example" });
    expect(page.status).toBe(200);
    expect(page.body.toString()).not.toContain("evil.example");
  });

  test("redirects the domain with www to the domain without www", async () => {
    const { status, headers } = await ask({ ":path": "/priser?a=b", ":authority": "www.camping.example" });
    expect([status, headers["location"]]).toEqual([308, "https://camping.example/priser?a=b"]);
  });

  test("identifies guests by their own address, not by their X-Forwarded-For", async () => {
    expect((await send(http2, `${name} 1`)).status).toBe(201);
    expect((await send(http2, `${name} 2`, { "x-forwarded-for": "192.0.2.7" })).status).toBe(429);
    const other = await connectFrom(`127.0.${block + 1}.1`);
    expect((await send(other, `${name} 3`)).status).toBe(201);
    other.close();
  });

  test("stores a photo of 14 MB", async () => {
    const color = name === "nginx" ? "teal" : "tomato";
    const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: color } });
    const photo = new Uint8Array(14e6);
    // Decoders ignore bytes after the picture's end.
    photo.set(await picture.jpeg().toBuffer());
    const request = uploadRequest(photo, { name });
    const headers = {
      ":method": "POST",
      ":path": "/api/v1/file/upload",
      "content-type": request.headers.get("content-type")!,
      authorization: `Bearer ${await issuer.token()}`,
    };
    expect(await ask(headers, Buffer.from(await request.arrayBuffer()))).toMatchObject({ status: 201 });
  });

  test("logs no query of a request that the site doesn't answer", async () => {
    const brokenSite = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await once(brokenSite, "listening");
    const { port } = brokenSite.address() as AddressInfo;
    const folder = path.join(place.dataDir, `${name}-broken-site`);
    await using ownProxy = await startProxy(name, { folder, sitePort: String(port) });
    const session = await connectFrom(`127.0.${block}.1`, ownProxy);
    const address = "/beskjed?leave=secret";
    // Caddy repeats a GET for ten seconds, but not a POST.
    const headers = { ":method": "POST", ":path": address, referer: ownProxy.origin + address };
    expect((await ask(headers, "", session)).status).toBe(502);
    session.close();
    brokenSite.close();
    expect(await ownProxy.readLog()).not.toContain("secret");
  });
});
