import { site } from "#src/site.server.ts";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";

/* A process that saves resources until the process is killed. It prints the id of each saved resource. */
const context = await openContext(readConfig(process.env), site);
for (let number = 0; ; number++) {
  const question = faqKind.input.parse({ question: `Question ${number}`, answer: "<p>Yes.</p>" });
  const { id } = await faqCollection.save(context, question);
  process.stdout.write(`${id}\n`);
}
