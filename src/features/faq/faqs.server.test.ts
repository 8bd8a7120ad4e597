import { describe, expect, test } from "vitest";
import { toGuestResource } from "#test/pages/guest-resource.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { faqKind } from "./faq.ts";
import { faqCollection } from "./faqs.server.ts";

const input = (question: string, sortorder: number) =>
  faqKind.input.parse({ question, answer: "<p>Ja.</p>", sortorder });

describe.each(databases)("questions on %s", (database) => {
  test("are listed by sort order and then by age", async () => {
    await using context = await openTestContext({ database });
    expect(await faqCollection.listAll(context)).toEqual([]);
    const { id } = await faqCollection.save(context, input("c", 3));
    for (const [question, sortorder] of [
      ["a", 1],
      ["b", 2],
      ["b2", 2],
    ] as const)
      await faqCollection.save(context, input(question, sortorder));
    const order = async () => (await faqCollection.listAll(context)).map(({ question }) => question);
    expect(await order()).toEqual(["a", "b", "b2", "c"]);
    await faqCollection.save(context, input("c", -1), { id });
    expect(await order()).toEqual(["c", "a", "b", "b2"]);
  });

  test("are stored without unsafe HTML in every language and read back as stored", async () => {
    await using context = await openTestContext({ database });
    const answer = `<p style="x">Ja<script>x</script></p>`;
    const saved = await faqCollection.save(
      context,
      faqKind.input.parse({
        question: "Hund?",
        answer,
        sortorder: 1,
        translations: { en: { question: "Dog?", answer } },
      }),
    );
    expect([saved.answer, saved.translations.en?.answer]).toEqual(["<p>Ja</p>", "<p>Ja</p>"]);
    expect(await faqCollection.listAll(context)).toEqual([toGuestResource(saved)]);
  });
});
