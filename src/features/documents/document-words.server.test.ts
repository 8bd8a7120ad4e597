import { expect, test, vi } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { pdf, sendDocument, wordy } from "#test/support/uploads/pdf.ts";
import type { DocumentFile } from "./document.ts";
import { wordsOfDocument } from "./document-words.server.ts";

test("a PDF is read only once for its words, even if the PDF has too many words", async () => {
  await using context = await openTestContext();
  const { storage } = context;
  const get = vi.fn<typeof storage.get>((name) => storage.get(name));
  const wordsOf = (file: string | object) =>
    wordsOfDocument({ ...context, storage: { ...storage, get } }, file as DocumentFile);
  const rules = await sendDocument(context, await pdf(), "lest-en-gang.pdf");
  const bomb = await sendDocument(context, wordy, "lest-en-gang.pdf");
  for (let round = 0; round < 2; round++) {
    expect(await wordsOf(rules)).toEqual(["Regler"]);
    expect(await wordsOf(bomb)).toBeUndefined();
  }
  expect(get).toHaveBeenCalledTimes(2);
});
