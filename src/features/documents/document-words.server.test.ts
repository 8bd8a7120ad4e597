import { expect, test, vi } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { catalog, pages, pdf, plain, sendDocument } from "#test/support/uploads/pdf.ts";
import type { DocumentFile } from "./document.ts";
import { wordsOfDocument } from "./document-words.server.ts";

test("a PDF's words are read once, also when there are more of them than people read", async () => {
  await using context = await openTestContext();
  const { storage } = context;
  const get = vi.fn<typeof storage.get>((name) => storage.get(name));
  const wordsOf = (file: string | object) =>
    wordsOfDocument({ ...context, storage: { ...storage, get } }, file as DocumentFile);
  const rules = await sendDocument(context, await pdf());
  const line = `(${"Regler ".repeat(170)}) Tj`;
  const lines = Array.from({ length: 100 }, (_, place) => `1 0 0 1 9 ${7 * place} Tm ${line}`).join("\n");
  const flood = plain([
    catalog,
    pages,
    "3 0 obj <</Type/Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources <</Font <</F 5 0 R>>>> /Contents 4 0 R>>",
    `4 0 obj <</Length ${lines.length + 14}>> stream\nBT /F 1 Tf\n${lines}\nET\nendstream`,
    "5 0 obj <</Type/Font /Subtype/Type1 /BaseFont/Helvetica>>",
  ]);
  const bomb = await sendDocument(context, flood, "flom.pdf");
  for (let round = 0; round < 2; round++) {
    expect(await wordsOf(rules)).toEqual(["Regler"]);
    expect(await wordsOf(bomb)).toBeUndefined();
  }
  expect(get).toHaveBeenCalledTimes(2);
});
