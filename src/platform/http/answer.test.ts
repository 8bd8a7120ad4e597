import zlib from "node:zlib";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { chooseEncoding, CachedResponse } from "./answer.ts";
import { isUnchanged } from "./byte-range.ts";

const text = "Ro fra 23 til 07. Takk for at du går stille. ".repeat(50);
const finished = () =>
  new CachedResponse(text, { "Content-Type": "text/plain; charset=utf-8", Vary: "Accept-Encoding" });
const request = (headers: Record<string, string> = {}, method = "GET") =>
  new Request("http://site.example/", { method, headers });

describe("chooseEncoding", () => {
  test.each([
    [undefined, "identity"],
    [null, "identity"],
    ["", "identity"],
    ["identity", "identity"],
    ["gzip", "gzip"],
    ["x-gzip, deflate", "identity"],
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP", "gzip"],
    ["*", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.000 , gzip ; q=0.5", "gzip"],
    ["br;q=0.001", "br"],
    ["gzip;q=0", "identity"],
    ["*;q=0", "identity"],
    ["gzip;q=0, *", "identity"],
    ["br;q=0, *", "gzip"],
  ])("answers %j with %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  test("never chooses a coding that the client refuses or doesn't name", () => {
    const quality = fc.constantFrom("", ";q=0", ";q=0.0", " ; q=0.000", ";q=0.5", ";q=1");
    const codings = fc.uniqueArray(
      fc.tuple(fc.constantFrom("br", "gzip", "identity", "*", "deflate", "zstd"), quality),
      { selector: ([coding]) => coding },
    );
    fc.assert(
      fc.property(codings, (listed) => {
        const chosen = chooseEncoding(listed.map(([coding, q]) => coding + q).join(", "));
        if (chosen === "identity") return;
        const [, q] =
          listed.find(([coding]) => coding === chosen) ?? listed.find(([coding]) => coding === "*")!;
        expect(q.trim()).not.toMatch(/q=0(\.0*)?$/);
      }),
    );
  });

  test("never throws", () => {
    fc.assert(fc.property(fc.string(), (header) => void chooseEncoding(header)));
  });
});

describe("isUnchanged", () => {
  test.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"x", W/"a" ,"y"', true],
    ["*", true],
    ['"A"', false],
    ["a", false],
    ['W/"a', false],
    ["", false],
    [undefined, false],
  ])('compares If-None-Match %j with the ETag W/"a"', (header, expected) => {
    expect(isUnchanged(header, 'W/"a"')).toBe(expected);
  });
});

describe("a cached response", () => {
  const unpack = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, identity: (body: Buffer) => body };

  test.each(["br", "gzip", "identity"] as const)(
    "has the same text in %s, with the length of the encoded body",
    async (encoding) => {
      const response = await finished().respond(request({ "accept-encoding": encoding }));
      const body = Buffer.from(await response.arrayBuffer());
      expect(unpack[encoding](body).toString()).toBe(text);
      expect(response.headers.get("content-length")).toBe(String(body.length));
      expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
    },
  );

  test("answers HEAD with the headers of GET and no body", async () => {
    const get = await finished().respond(request({ "accept-encoding": "br" }));
    const head = await finished().respond(request({ "accept-encoding": "br" }, "HEAD"));
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe("");
  });

  test("answers 304 without body, type or length when the client has the response", async () => {
    const answer = finished();
    const response = await answer.respond(request({ "if-none-match": `"other", ${answer.etag}` }));
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(Object.fromEntries(response.headers)).toEqual({ etag: answer.etag, vary: "Accept-Encoding" });
  });

  test("has a different ETag when its text differs", () => {
    expect(finished().etag).toBe(finished().etag);
    expect(new CachedResponse(`${text}.`, {}).etag).not.toBe(finished().etag);
  });

  test("has its body ready in an encoding after it was first sent in this encoding", async () => {
    const answer = finished();
    expect([answer.ready("identity"), answer.ready("br")]).toEqual([Buffer.from(text), undefined]);
    await answer.respond(request({ "accept-encoding": "br" }));
    expect(unpack.br(answer.ready("br")!).toString()).toBe(text);
  });

  test("is sent unchanged when it is already compressed", async () => {
    const picture = new CachedResponse(Buffer.from([1, 2, 3]), {}, { isCompressible: false });
    const response = await picture.respond(request({ "accept-encoding": "br" }));
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("content-length")).toBe("3");
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3]);
  });

  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ] as const)("is sent from its compressed forms to a client that accepts %s", async (accepted, encoding) => {
    const answer = new CachedResponse({ br: zlib.brotliCompressSync(text), gzip: zlib.gzipSync(text) }, {});
    const response = await answer.respond(request({ "accept-encoding": accepted }));
    expect(response.headers.get("content-encoding")).toBe(encoding);
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-length")).toBe(`${body.length}`);
    expect((encoding ? unpack[encoding](body) : body).toString()).toBe(text);
  });

  test("doesn't cache the uncompressed form of a text that is stored compressed", async () => {
    const answer = new CachedResponse({ br: zlib.brotliCompressSync(text), gzip: zlib.gzipSync(text) }, {});
    expect((await answer.body("identity")).toString()).toBe(text);
    expect(answer.ready("identity")).toBeUndefined();
  });

  test("is compressed further after a minute, and stays unchanged when this compression fails", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const [one, other] = [finished(), finished()];
    const before = await one.body("br");
    await other.body("br");
    const compress = vi.spyOn(zlib, "brotliCompress");
    vi.advanceTimersByTime(59_999);
    expect(one.ready("br")).toBe(before);
    expect(compress).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    const smallest = Buffer.from("smallest");
    const next = (error: Error | null) =>
      compress.mockImplementationOnce(((_body: Buffer, _options: object, done: zlib.CompressCallback) =>
        setImmediate(done, error, smallest)) as unknown as typeof zlib.brotliCompress);
    const warning = new Promise((resolve) => process.once("warning", resolve));
    next(new Error("no memory"));
    expect(one.ready("br")).toBe(before);
    expect(await warning).toMatchObject({ message: "no memory" });
    expect(one.ready("br")).toBe(before);
    next(null);
    other.ready("br");
    await expect.poll(() => other.ready("br")).toBe(smallest);
    const { headers } = await other.respond(request({ "accept-encoding": "br" }));
    expect(headers.get("content-length")).toBe(String(smallest.length));
    compress.mockRestore();
    vi.useRealTimers();
  });
});
