import zlib from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getIdentity, identityCollection } from "#src/campsite/identity/identity.server.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { inTransaction } from "#src/platform/context.ts";
import { dictionaryPath, offering, unpackWith } from "#test/support/dictionary.ts";
import { openTestSite, siteOn, type TestSite } from "#test/support/site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site[Symbol.asyncDispose]());

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const pathFor = async (path: string) => dictionaryPath((await site.get(path)).headers.get("link"));
const dictionaryFor = async (path: string) => bytesOf(await site.get(await pathFor(path)));
const encodingOf = async (path: string, headers: Record<string, string>) =>
  (await site.get(path, headers)).headers.get("content-encoding");

test("a language's dictionary compresses pages to less than 55 % of their Brotli size", async () => {
  for (const home of ["/", "/en", "/de"]) {
    const { headers } = await site.get(await pathFor(home));
    expect(headers.get("use-as-dictionary")).toBe(`match="${home}*", match-dest=("document")`);
    expect(headers.get("cache-control")).toBe("public, max-age=2592000, immutable");
    const dictionary = await dictionaryFor(home);
    const path = `${home}/info/prices`.replace("//", "/");
    const answer = await site.get(path, offering(dictionary));
    expect(answer.headers.get("content-encoding")).toBe("dcz");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding, Available-Dictionary, Cookie");
    const body = await bytesOf(answer);
    expect(unpackWith(dictionary, body) === (await site.read(path))).toBe(true);
    const plain = await site.get(path, { "accept-encoding": "br" });
    expect(plain.headers.get("etag")).toBe(answer.headers.get("etag"));
    const compressed = await bytesOf(plain);
    expect(zlib.brotliDecompressSync(compressed).toString() === (await site.read(path))).toBe(true);
    expect(body.length).toBeLessThan(compressed.length * 0.55);
    expect(
      site.app.ready(path, undefined)!.formFor("br, dcz", offering(dictionary)["available-dictionary"]),
    ).toEqual(expect.objectContaining({ bytes: dictionary }));
  }
});

test("the site uses a dictionary only for browsers that have it, and only for pages", async () => {
  const offer = offering(await dictionaryFor("/"));
  expect(await encodingOf("/guests", { ...offer, "accept-encoding": "gzip, br" })).toBe("br");
  expect(await encodingOf("/guests", { "accept-encoding": offer["accept-encoding"]! })).toBe("br");
  expect(await encodingOf("/guests", { ...offer, ...offering(Buffer.from("another")) })).toBe("br");
  expect(await encodingOf("/guests", { ...offer, "available-dictionary": "no; hash" })).toBe("br");
  expect(await encodingOf("/sitemap.xml", offer)).toBe("br");
  expect((await site.get("/assets/shell-nb-0123456789abcdef.txt")).status).toBe(404);
});

test("a dictionary changes only with the shell, is the same in every process, and stays available after a change", async () => {
  const before = await pathFor("/");
  const dictionary = await dictionaryFor("/");
  await inTransaction(site.context, async () => {});
  site.context.setNow("2026-07-16T23:30:00Z");
  expect(await pathFor("/info/prices")).toBe(before);
  // This site plays the role of another process that hasn't rendered a page yet.
  expect(await bytesOf(await siteOn(site.context).get(before))).toEqual(dictionary);
  const identity = await getIdentity(site.context);
  const fields = identityKind.input.parse({ ...identity, phone: "+4733112233" });
  await identityCollection.save(site.context, fields, { id: identity.id });
  expect(await pathFor("/")).not.toBe(before);
  const answer = await site.get("/guests", offering(dictionary));
  expect(answer.headers.get("content-encoding")).toBe("dcz");
  expect(unpackWith(dictionary, await bytesOf(answer))).toContain("tel:+4733112233");
});
