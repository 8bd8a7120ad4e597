import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "#src/platform/api/problem.ts";
import { receiveForm } from "#src/platform/http/upload-form.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { expectNoPhotos, refusalOf } from "#test/support/uploads/refused-photos.ts";
import { formRequest, uploadRequest } from "#test/support/uploads/upload.ts";
import { receivePhoto } from "./photo-upload.server.ts";

let context: TestContext;
let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  context = await openTestContext();
  const create = { width: 300, height: 200, channels: 3, background: "#336699" } as const;
  jpeg = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
});
afterAll(() => context[Symbol.asyncDispose]());
afterEach(() => expectNoPhotos(context));

const kindOf = (request: Request) => refusalOf(context, request);

describe("the form of an upload", () => {
  const errorsOf = (request: Request) =>
    receivePhoto(context, request).then(
      () => "taken",
      (error: Problem) => [error.kind, error.errors?.map(({ field }) => field)],
    );
  const form = (...fields: [string, string | File][]) => {
    const body = new FormData();
    for (const [name, value] of fields) {
      if (typeof value === "string") body.append(name, value);
      else body.append(name, value);
    }
    return formRequest(body);
  };
  const file = () => new File([jpeg], "a.jpg");

  test.each<[string, () => Request, string[]]>([
    ["no file", () => form(["Name", "A"]), ["file"]],
    [
      "no fields",
      () => formRequest("--x--\r\n", { "Content-Type": "multipart/form-data; boundary=x" }),
      ["file"],
    ],
    ["a name that is too long", () => form(["file", file()], ["Name", "a".repeat(301)]), ["Name"]],
    ["a name of 9000 characters", () => form(["file", file()], ["Name", "a".repeat(9000)]), ["Name"]],
    ["a name with a null character", () => form(["file", file()], ["Name", "a\u0000b"]), ["Name"]],
    ["an empty file", () => form(["file", new File([], "a.jpg")], ["Name", "A"]), ["file"]],
    ["a text for the file", () => form(["file", "text"], ["Name", "A"]), ["file"]],
    ["a file for the name", () => form(["Name", file()], ["file", file()]), ["Name"]],
    ["two files", () => form(["file", file()], ["file", file()], ["Name", "A"]), ["file"]],
    ["two names", () => form(["Name", "A"], ["Name", "B"], ["file", file()]), ["Name"]],
    ["another field", () => form(["Name", "A"], ["file", file()], ["x", "y"]), ["Name"]],
    ["a name field with another spelling", () => form(["name", "A"], ["file", file()]), ["name"]],
  ])("with %s is refused, and the error has the field's name", async (_name, request, fields) => {
    expect(await errorsOf(request())).toEqual(["invalid-fields", fields]);
  });

  test("with a name that is too long is refused, and the message states the maximum", async () => {
    const request = form(["file", file()], ["Name", "a".repeat(301)]);
    await expect(receivePhoto(context, request)).rejects.toMatchObject({
      errors: [{ field: "Name", message: "must have at most 300 characters" }],
    });
  });

  test.each([
    ["JSON", "{}", "application/json"],
    ["a plain form", "file=a&Name=b", "application/x-www-form-urlencoded"],
    ["another kind of multipart", "--x--", "multipart/mixed; boundary=x"],
    ["a request without a type", "x", ""],
  ])("is refused with the type of %s", async (_name, body, type) => {
    expect(await kindOf(formRequest(body, { "Content-Type": type }))).toBe("unsupported-media-type");
  });

  test.each([
    ["missing", ""],
    ["too long", `; boundary=${"x".repeat(300)}`],
    ["different from the body's", "; boundary=other"],
  ])("is refused when its boundary is %s", async (_name, boundary) => {
    const headers = { "Content-Type": `multipart/form-data${boundary}` };
    expect(await kindOf(formRequest(await uploadRequest(jpeg).arrayBuffer(), headers))).toBe("bad-request");
  });

  test("has no fields after its closing boundary, or with an empty boundary", async () => {
    const body = `--x--\r\n${"--x\r\n".repeat(20_000)}`;
    const request = formRequest(body, { "Content-Type": "multipart/form-data; boundary=x" });
    expect(await errorsOf(request)).toEqual(["invalid-fields", ["file"]]);
    const empty = formRequest(await uploadRequest(jpeg).arrayBuffer(), {
      "Content-Type": "multipart/form-data; boundary=",
    });
    expect(await errorsOf(empty)).toEqual(["invalid-fields", ["file"]]);
  });
});

describe("an interrupted body", () => {
  /** Returns a request with the first half of an upload. After that half, `then` acts on the request's stream. */
  async function half(
    then: (controller: ReadableStreamDefaultController<Uint8Array>) => void,
  ): Promise<Request> {
    const whole = uploadRequest(jpeg);
    const type = whole.headers.get("content-type")!;
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, bytes.length / 2));
        then(controller);
      },
    });
    return formRequest(body, { "Content-Type": type });
  }

  test("is a bad request when its stream ends too early, and when its stream fails", async () => {
    expect(await kindOf(await half((controller) => controller.close()))).toBe("bad-request");
    expect(await kindOf(await half((controller) => controller.error(new Error("aborted"))))).toBe(
      "bad-request",
    );
  });

  test("times out when it stalls", async () => {
    const file = `${context.config.dataDir}/stalled`;
    const stalled = await half(() => {});
    await expect(
      receiveForm(stalled, file, { mustBe: "must be a picture", timeLimit: 50 }),
    ).rejects.toMatchObject({ kind: "request-timeout" });
  });
});
