import { z } from "zod";
import { kindNames, type KindName } from "#src/cms/kinds.ts";
import { languages, type Language } from "#src/i18n/language.ts";

/** TABLE  the kinds that links can lead to, with the prefix of their targets' keys, such as `page` in `page:12`. */
export const targetKinds: Partial<Record<KindName, string>> = {
  ownPage: "page",
  article: "article",
  document: "document",
  photo: "photo",
};

const inWords = z.object(
  Object.fromEntries(languages.map((language) => [language, z.string()])) as Record<Language, z.ZodString>,
);

export const linkChoice = z
  .object({
    to: z.string().describe('The name of the target, which a text contains as `<a data-to="page:12">`'),
    name: inWords,
    hrefs: inWords.nullable().describe("The target's addresses. Null while guests can't open the target"),
  })
  .meta({ id: "LinkTarget" });
export type LinkChoice = z.infer<typeof linkChoice>;

const place = { kind: z.enum(kindNames), id: z.int().positive(), name: z.string() };

export const linkingText = z.object(place).meta({ id: "LinkingText" });
export type LinkingText = z.infer<typeof linkingText>;

export const deadLink = z
  .object({
    ...place,
    path: z.string().describe("The path of the field with the link, such as `text`"),
    language: z.enum(languages),
    isNext: z.boolean().describe("True for a link in a next version"),
    words: z.string().describe("The words of the link"),
    to: z.string().describe("The target's key, such as `page:12`, or an address"),
    title: inWords.nullable().describe("The target's title. Null when the target doesn't exist"),
    reason: z
      .enum(["hidden", "missing", "outside"])
      .describe(
        "`hidden`: guests can't open the target now. `missing`: there is no such target. `outside`: the page on the other site doesn't exist",
      ),
  })
  .meta({ id: "DeadLink" });
export type DeadLink = z.infer<typeof deadLink>;
