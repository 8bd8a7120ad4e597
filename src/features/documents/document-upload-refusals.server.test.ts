import { writeFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "#src/platform/api/problem.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import {
  catalog,
  pdfWithLinks,
  pdfWithObjectStream,
  page,
  pages,
  pdf,
  handwrittenPdf,
  sendDocument,
  storedDocuments,
} from "#test/support/uploads/pdf.ts";
import { formRequest } from "#test/support/uploads/upload.ts";
import { checkPdf } from "#src/features/documents/pdf/pdf-check.server.ts";
import { receiveDocument } from "./document-upload.server.ts";
import { uploadLimitBytes } from "#src/i18n/upload-limit.ts";

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context[Symbol.asyncDispose]());

describe("refuses a harmful, unreadable or incomplete upload and stores nothing", () => {
  let before: string[];
  let good: Buffer;
  beforeAll(async () => {
    before = await storedDocuments(context);
    good = await pdf();
  });
  afterEach(expectNothingNew);
  async function expectNothingNew(): Promise<void> {
    expect(await storedDocuments(context)).toEqual(before);
  }
  const body = { 2: pages.slice(8), 3: page.slice(8) };
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, bytes.length * share);

  test.each<[string, () => Uint8Array | string | Promise<Uint8Array>, string]>([
    ["a web page", () => "<!doctype html><script>alert(1)</script>", "unsupported-document"],
    [
      "a PDF that begins after the first kilobyte",
      () => Buffer.concat([Buffer.alloc(1020, "x"), good]),
      "unsupported-document",
    ],
    ["a zip", () => Buffer.from("504b0304140000000800", "hex"), "unsupported-document"],
    ["a web page that begins like a PDF", () => "%PDF-1.7\n<script>x</script>\n%%EOF", "unreadable-document"],
    [
      "a PDF before a zip",
      () => Buffer.concat([good, Buffer.from("PK\u0003\u0004"), Buffer.alloc(1024, "zip")]),
      "unreadable-document",
    ],
    ["a truncated PDF", () => cut(good, 0.9), "unreadable-document"],
    [
      "a PDF without its middle",
      () => Buffer.concat([cut(good, 0.2), good.subarray(-40)]),
      "unreadable-document",
    ],
    [
      "a PDF without pages",
      () => handwrittenPdf([catalog, "2 0 obj <</Kids [] /Count 1>>"]),
      "unreadable-document",
    ],
    [
      "a PDF with a loop of pages",
      () => handwrittenPdf([catalog, "2 0 obj <</Kids [2 0 R]>>"]),
      "unreadable-document",
    ],
    [
      "a PDF with deeply nested lists",
      () => handwrittenPdf([`1 0 obj ${"[".repeat(1e6)}`]),
      "unreadable-document",
    ],
    [
      "a PDF with deeply nested strings",
      () => handwrittenPdf(["1 0 obj (".repeat(1e5)]),
      "unreadable-document",
    ],
    ["an encrypted PDF", () => pdf({ userPassword: "hemmelig" }), "locked-document"],
    ["a PDF that only its owner may change", () => pdf({ ownerPassword: "hemmelig" }), "locked-document"],
    [
      "an object stream that expands to 70 MB",
      () => pdfWithObjectStream({ ...body, 5: " ".repeat(70e6) }),
      "unreadable-document",
    ],
    [
      "an object stream with a predictor",
      () => pdfWithObjectStream(body, "/DecodeParms <</Predictor 12>>"),
      "unreadable-document",
    ],
    [
      "a script in an object stream",
      () => pdfWithObjectStream({ ...body, 5: "<</S/JavaScript /JS 6 0 R>>" }),
      "active-document",
    ],
    [
      "an action in an object stream",
      () => pdfWithObjectStream({ ...body, 5: "<</S /GoTo#52>>" }),
      "active-document",
    ],
    ["a page that is a string", () => handwrittenPdf([catalog, pages, "3 0 obj (x)"]), "unreadable-document"],
    ...[
      "a script|5 0 obj <</S/JavaScript /JS (app.alert\\(1\\))>>",
      "a script with an escaped name|5 0 obj <</S /J#61vaScript>>",
      "a script in a stream's data|5 0 obj <<>> stream\n6 0 obj <</S/JavaScript>>\nendstream",
      "a script behind a comment|5 %x\n0 obj%y\n<</S/JavaScript>>",
      "a script in an object that isn't well-formed|5 0 obj <</A ] /S/JavaScript>>",
      "an action that starts a program|5 0 obj <</S/Launch /F (cmd.exe)>>",
      "an action that sends a form|5 0 obj <</S/SubmitForm /F (https://example.com)>>",
      "an action that imports field values|5 0 obj <</S/ImportData /F (https://example.com/x.fdf)>>",
      "a link to another PDF|5 0 obj <</S/GoToR /F (\\\\\\\\host\\\\share)>>",
      "a link to an embedded PDF|5 0 obj <</S/GoToE>>",
      "a video|5 0 obj <</S /Movie /T (x)>>",
      "a sound|5 0 obj <</S/Sound>>",
      "an action when a page opens|5 0 obj <</AA <</O <</S/URI /URI (https://example.com)>>>>>>",
    ].map((sample): [string, () => Buffer, string] => {
      const [name, object] = sample.split("|") as [string, string];
      return [name, () => handwrittenPdf([catalog, pages, page, object]), "active-document"];
    }),
    [
      "a script in an earlier revision",
      () => handwrittenPdf(["1 0 obj <</OpenAction <</S/JavaScript>>>>", catalog, pages, page]),
      "active-document",
    ],
    [
      "an address that is requested when the PDF opens",
      () =>
        handwrittenPdf([
          "1 0 obj <</Pages 2 0 R /OpenAction 5 0 R>>",
          pages,
          page,
          "5 0 obj <</S/URI /URI (https://example.com)>>",
        ]),
      "active-document",
    ],
    [
      "a link that is a script",
      () => pdfWithLinks("/A <</S/URI /URI (java\\nscript:alert\\(1\\))>>"),
      "active-document",
    ],
    [
      "a link to a file on the reader's machine",
      () => pdfWithLinks("/A <</S/URI /URI (file:///etc/passwd)>>"),
      "active-document",
    ],
    [
      "a bookmark to a file on the reader's machine",
      () =>
        handwrittenPdf([
          "1 0 obj <</Pages 2 0 R /Outlines 5 0 R>>",
          pages,
          page,
          "5 0 obj <</First 6 0 R /Last 6 0 R>>",
          "6 0 obj <</Title (x) /Parent 5 0 R /A <</S/URI /URI (file:///etc/passwd)>>>>",
        ]),
      "active-document",
    ],
    [
      "an attached file",
      () => pdf({}, (document) => void document.file(Buffer.from("x"), { name: "x.exe" })),
      "active-document",
    ],
    ["an empty file", () => "", "invalid-fields"],
    [
      "a file one byte over the limit",
      () => Buffer.concat([good, Buffer.alloc(uploadLimitBytes + 1 - good.length)]),
      "content-too-large",
    ],
  ])("%s", async (_, bytes, kind) => {
    expect(await sendDocument(context, await bytes())).toBe(kind);
  });

  test("a form with a further field, or without a file", async () => {
    const form = new FormData();
    form.append("Name", "x");
    form.append("file", new File([new Uint8Array(good)], "a.pdf"));
    await expect(receiveDocument(context, formRequest(form))).rejects.toMatchObject({
      kind: "invalid-fields",
    });
    await expect(receiveDocument(context, formRequest(new FormData()))).rejects.toMatchObject({
      kind: "invalid-fields",
    });
  });

  test("a randomly changed PDF either has pages or is refused with a problem", async () => {
    const { readPdf } = await import("#src/features/documents/pdf/pdf-reader.server.ts");
    const change = fc.tuple(fc.nat(good.length - 1), fc.uint8Array({ maxLength: 12 }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const bytes = Buffer.from(good);
        for (const [at, written] of changes) bytes.set(written.subarray(0, bytes.length - at), at);
        const result = await readPdf(bytes).catch((error: unknown) => error);
        expect(result instanceof Problem || (result as { pages: number }).pages > 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

test("a PDF whose check exceeds the time or memory limit is refused, and a smaller PDF is accepted", async () => {
  const laborious = pdfWithLinks(
    ...Array.from({ length: 2000 }, () => "/A <</S/URI /URI (https://example.com)>>"),
  );
  const limits = { milliseconds: 60_000, megabytes: 256, megabytesInAll: 512 };
  const refusal = { kind: "unreadable-document" };
  const [large, small] = ["large.pdf", "small.pdf"].map((name) => path.join(context.config.dataDir, name));
  await writeFile(large!, laborious);
  await writeFile(small!, await pdf());
  expect(await checkPdf(large!, limits)).toEqual({ pages: 1 });
  await expect(checkPdf(large!, { ...limits, milliseconds: 1 })).rejects.toMatchObject(refusal);
  await expect(checkPdf(large!, { ...limits, megabytes: 16 })).rejects.toMatchObject(refusal);
  await expect(checkPdf(large!, { ...limits, megabytesInAll: 16 })).rejects.toMatchObject(refusal);
  expect(await checkPdf(small!, { ...limits, megabytes: 16 })).toEqual({ pages: 1 });
});
