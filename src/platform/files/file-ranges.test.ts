import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startStore } from "#test/support/s3/s3.ts";
import { openTestSite } from "#test/support/site.ts";
import { answerHashed, answerHashedFile } from "./file-answers.ts";
import { openFolderStorage } from "./folder-storage.ts";
import { openS3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

const content = Buffer.from("0123456789abcdef");
const headers = { "Content-Type": "application/pdf" };
const file = "pdf/regler-0123abcd.pdf";

type Answer = (request: Request) => Promise<Response | undefined>;

const stacks: AsyncDisposableStack[] = [];
afterAll(() => Promise.all(stacks.map((stack) => stack.disposeAsync())));

async function answerFrom(storage: Storage): Promise<Answer> {
  await storage.put([{ name: file, content }]);
  return async (request) => answerHashedFile({ storage }, request, file, "0123abcd", headers);
}

/** TABLE  the sources of a file's bytes. */
const places: Record<string, (stack: AsyncDisposableStack) => Promise<Answer>> = {
  async "a folder"(stack) {
    const folder = await mkdtemp(path.join(os.tmpdir(), "ranges-"));
    stack.defer(() => rm(folder, { recursive: true }));
    return answerFrom(openFolderStorage(folder));
  },
  async "a bucket"(stack) {
    const store = stack.use(await startStore());
    return answerFrom(openS3Storage(store.config));
  },
  async memory() {
    return (request) => answerHashed(request, content, "0123abcd", headers);
  },
};

describe.each(Object.entries(places))("a file in %s", (_, open) => {
  let answer: Answer;
  beforeAll(async () => {
    const stack = new AsyncDisposableStack();
    stacks.push(stack);
    answer = await open(stack);
  });
  const ask = async (asked: Record<string, string>, method = "GET") =>
    (await answer(new Request("http://localhost/a.pdf", { method, headers: asked })))!;

  test.each([
    ["bytes=0-3", "0123", "0-3"],
    ["bytes=4-4", "4", "4-4"],
    ["bytes=10-", "abcdef", "10-15"],
    ["bytes=10-999", "abcdef", "10-15"],
    ["bytes=-3", "def", "13-15"],
    ["bytes=-999", "0123456789abcdef", "0-15"],
    ["BYTES=0-0", "0", "0-0"],
  ])("is sent partially for %s", async (range, body, contentRange) => {
    const response = await ask({ Range: range });
    expect([response.status, response.headers.get("content-range")]).toEqual([
      206,
      `bytes ${contentRange}/16`,
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-length": String(body.length),
      "content-type": "application/pdf",
      "accept-ranges": "bytes",
      etag: '"0123abcd"',
    });
    expect(await response.text()).toBe(body);
  });

  test.each(["bytes=16-", "bytes=99-100", "bytes=-0"])("answers 416 for %s", async (range) => {
    const response = await ask({ Range: range });
    expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */16"]);
  });

  test.each(["bytes=0-1,4-5", "bytes=5-1", "bytes=-", "bytes=a-b", "lines=0-3", "bytes 0-3"])(
    "is sent whole for %s",
    async (range) => {
      const response = await ask({ Range: range });
      expect([response.status, await response.text()]).toEqual([200, content.toString()]);
    },
  );

  test("announces ranges, and ignores the Range header of a HEAD request", async () => {
    const response = await ask({ Range: "bytes=0-3" }, "HEAD");
    expect([response.status, response.headers.get("accept-ranges")]).toEqual([200, "bytes"]);
    expect(response.headers.get("content-length")).toBe("16");
  });

  test("continues an interrupted download, and starts over when the file has changed", async () => {
    const etag = (await ask({})).headers.get("etag")!;
    const rest = await ask({ Range: "bytes=7-", "If-Range": etag });
    expect([rest.status, await rest.text()]).toEqual([206, "789abcdef"]);
    for (const other of ['"other"', `W/${etag}`, "Fri, 27 Nov 2026 10:00:00 GMT"])
      expect((await ask({ Range: "bytes=7-", "If-Range": other })).status, other).toBe(200);
    expect((await ask({ Range: "bytes=7-", "If-None-Match": etag })).status).toBe(304);
  });
});

test("the site sends pictures, PDFs and icons in ranges", async () => {
  await using site = await openTestSite();
  const pages = await Promise.all(["/", "/info/documents/", "/info/sitemap"].map((each) => site.read(each)));
  const found = pages.join("").match(/\/data\/[\w/-]+\.(?:jpg|webp|avif|pdf|svg)/g) ?? [];
  const kinds = new Map(found.map((address) => [path.extname(address), address]));
  expect(kinds.size).toBeGreaterThan(1);
  for (const address of kinds.values()) {
    const whole = Buffer.from(await (await site.get(address)).arrayBuffer());
    const part = await site.get(address, { Range: "bytes=100-199" });
    expect([part.status, part.headers.get("content-range")], address).toEqual([
      206,
      `bytes 100-199/${whole.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
  }
});
