import { plainWithColons, readAtOnce } from "#src/campsite/findable.server.ts";
import { findOwnPage, ownPageCollection } from "./own-pages.server.ts";

export const findableOwnPages = readAtOnce("pages", async (context) => {
  const pages = await ownPageCollection.listAll(context);
  const shown = await Promise.all(pages.map(({ id }) => findOwnPage(context, id, context.language)));
  return shown.flatMap((page, index) => {
    if (!page) return [];
    const facts = page.facts.map(({ words: { words: fact } }) => `${fact.label}: ${fact.value}.`);
    return {
      id: `ownPage-${pages[index]!.id}`,
      title: page.title,
      text: [page.lead, plainWithColons(page.body), ...facts].filter(Boolean).join(" "),
      language: page.language,
      href: page.path,
    };
  });
});
