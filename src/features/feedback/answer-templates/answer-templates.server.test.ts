import { expect, test } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { answerTemplateKind } from "./answer-template.ts";
import {
  answerTemplateCollection,
  findReceiptWords,
  listAnswerTemplates,
} from "./answer-templates.server.ts";

test.each(databases)("only one template is the text of receipts, on %s", async (database) => {
  await using context = await openTestContext({ database });
  const write = (title: string, sortorder: number, target?: { id: number }) =>
    answerTemplateCollection.save(
      context,
      answerTemplateKind.input.parse({ title, text: `Hei fra ${title}`, sortorder, isReceipt: true }),
      target,
    );
  const titles = async () => (await listAnswerTemplates(context, "nb")).map(({ title }) => title);
  const first = await write("Første", 1);
  await write("Andre", 2);
  expect(await titles()).toEqual(["Første"]);
  expect(await findReceiptWords(context, "nb")).toBe("Hei fra Andre");
  await write("Første", 1, first);
  expect(await titles()).toEqual(["Andre"]);
  expect(await findReceiptWords(context, "nb")).toBe("Hei fra Første");
});
