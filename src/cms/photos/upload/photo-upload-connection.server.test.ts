import { once } from "node:events";
import { request as httpRequest, type ClientRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "#src/platform/context.ts";
import { createHttpServer, listen, shutDown } from "#src/platform/http/http-server.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { storedFiles } from "#test/support/uploads/upload.ts";
import { receivePhoto } from "./photo-upload.server.ts";

/* These tests need a real connection. */

let context: TestContext;
let port: number;
/** The problem of each failed upload. */
const ended: string[] = [];

const server = createHttpServer(
  {
    async fetch(request) {
      try {
        return Response.json(await receivePhoto(context, request), { status: 201 });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        ended.push(error.kind);
        return error.toResponse();
      }
    },
    ready: () => undefined,
  },
  {},
  createLog("silent"),
);

beforeAll(async () => {
  context = await openTestContext();
  port = await listen(server, 0, "127.0.0.1");
});
afterAll(async () => {
  await shutDown(server, { grace: 0 });
  await context[Symbol.asyncDispose]();
});

const start = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

/** Begins an upload without a Content-Length header. */
function begin(): ClientRequest {
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const request = httpRequest({ port, host: "127.0.0.1", method: "POST", path: "/", headers });
  request.write(start);
  return request;
}

test("an upload that is too large is refused while it is still being sent", async () => {
  const request = begin();
  const block = Buffer.alloc(1024 * 1024, 0xff);
  const sending = pipeline(Readable.from(Array<Buffer>(100).fill(block)), request);
  const broken = expect(sending).rejects.toThrow(/close|reset|pipe|hang up/i);
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(413);
  expect(await text(answer)).toContain("content-too-large");
  request.destroy();
  await broken;
  expect(await storedFiles(context)).toEqual([]);
});

test("an upload whose sender disconnects leaves no files", async () => {
  ended.length = 0;
  const request = begin();
  request.write(Buffer.alloc(200_000, 0xff));
  await expect.poll(() => storedFiles(context)).toHaveLength(1);
  request.once("error", () => {});
  request.destroy();
  await expect.poll(() => ended).toEqual(["bad-request"]);
  expect(await storedFiles(context)).toEqual([]);
});

test("an upload that is shorter than its Content-Length ends when the sender disconnects", async () => {
  ended.length = 0;
  const socket = connect(port, "127.0.0.1");
  const head =
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n";
  socket.write(head + start + "a".repeat(5000));
  await expect.poll(() => storedFiles(context)).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => ended).toEqual(["bad-request"]);
  expect(await storedFiles(context)).toEqual([]);
});
