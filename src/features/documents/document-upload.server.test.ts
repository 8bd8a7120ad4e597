import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
import type { DocumentFile } from "./document.ts";
import { documentFiles } from "./document-files.server.ts";

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context[Symbol.asyncDispose]());

describe("an uploaded PDF", () => {
  test("is stored under its name with a hash of the content, and the response has its size and pages", async () => {
    const bytes = await pdf({ info: { Title: "Regler" } }, (document) => void document.addPage());
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    const file = { filename: `regler-for-oya-${hash}.pdf`, bytes: bytes.length, pages: 2 };
    expect(await sendDocument(context, bytes)).toEqual(file);
    expect(await sendDocument(context, bytes)).toEqual(file);
    expect(await sendDocument(context, bytes, "🏕️.pdf")).toEqual({
      ...file,
      filename: `dokument-${hash}.pdf`,
    });
    expect(await storedDocuments(context)).toEqual(
      expect.arrayContaining([file.filename, `dokument-${hash}.pdf`]),
    );
    expect(await storedDocuments(context)).toHaveLength(2);
  });

  test("isn't written again if it already exists", async () => {
    const bytes = await pdf({ info: { Title: "To ganger" } });
    const { filename } = (await sendDocument(context, bytes)) as DocumentFile;
    const stored = path.join(context.config.dataDir, documentFiles.storedName(filename));
    const { ino } = await stat(stored);
    await sendDocument(context, bytes);
    expect((await stat(stored)).ino).toBe(ino);
  });

  test.each<[string, Buffer, number]>([
    ["objects in an object stream", pdfWithObjectStream({ 2: pages.slice(8), 3: page.slice(8) }), 1],
    [
      "an earlier revision",
      handwrittenPdf([catalog, pages, page, "4 0 obj <</Type/Page>>", "2 0 obj <</Kids [3 0 R 4 0 R]>>"]),
      2,
    ],
    [
      "an open action that shows its first page",
      handwrittenPdf(["1 0 obj <</Pages 2 0 R /OpenAction [3 0 R /Fit]>>", pages, page]),
      1,
    ],
    [
      "an open action in its own object",
      handwrittenPdf([
        "1 0 obj <</Pages 2 0 R /OpenAction 5 0 R>>",
        pages,
        page,
        "5 0 obj <</S/GoTo /D [3 0 R /Fit]>>",
      ]),
      1,
    ],
    [
      "links to the web, to mail and to a page",
      pdfWithLinks(
        "/A <</S/URI /URI (https://example.com)>>",
        "/A <</S/URI /URI (mailto:post@example.com)>>",
        "/A <</S/URI /URI (www.example.com)>>",
        "/Dest [3 0 R /Fit]",
      ),
      1,
    ],
    ...[
      ["newline", "\r\n"],
      ["byte order mark", "\u{feff}"],
      ["job for a printer", "\u001b%-12345X@PJL ENTER LANGUAGE = PDF\n"],
      ["mail header", "Content-Type: application/pdf\r\nContent-Length: 2000\r\n\r\n"],
      ["kilobyte", "x".repeat(1019)],
    ].map(([name, before]): [string, Buffer, number] => [
      `a ${name} before it`,
      Buffer.concat([Buffer.from(before!), handwrittenPdf([catalog, pages, page])]),
      1,
    ]),
    ...[
      ["zeros", Buffer.alloc(5000)],
      ["spaces", Buffer.alloc(5000, " ")],
      ["lines", Buffer.alloc(5000, "\r\n")],
      ["words", Buffer.from("<!-- sent by a server -->")],
    ].map(([name, after]): [string, Buffer, number] => [
      `${name as string} after its end`,
      Buffer.concat([handwrittenPdf([catalog, pages, page]), after as Buffer]),
      1,
    ]),
  ])("can have %s", async (_, bytes, count) => {
    expect(await sendDocument(context, bytes)).toMatchObject({ pages: count, bytes: bytes.length });
  });
});
