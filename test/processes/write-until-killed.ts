import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";

/* A process that saves one resource after the other, and says each one's id once it is saved, until it is killed. */
const context = await openContext(readConfig(process.env));
for (let sortorder = 0; ; sortorder++) {
  const { id } = await faqCollection.save(context, {
    question: `Question ${sortorder}`,
    answer: "<p>Yes.</p>",
    sortorder,
    translations: {},
  });
  process.stdout.write(`${id}\n`);
}
