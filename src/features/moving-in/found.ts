import type { KindName } from "#src/cms/kinds.ts";
import { otherLanguages, inOtherLanguages } from "#src/i18n/translation.ts";
import { slugify } from "#src/i18n/slug.ts";
import type { Part } from "#src/platform/api/merge-named.ts";
import type { Note } from "./note.ts";
import { withOwnAddresses, type OldFiles } from "./old-html.ts";
import type { OldContent } from "./old-content.server.ts";
import { flagOf, isObject, lineOf, momentOf, numberOf, textOf, type JsonObject } from "./old-values.ts";

/** A resource of the old system, with the fields of a kind of this site. */
export interface Found {
  kind: KindName;
  sourceId: string;
  /** The id on this site. Set only for the single resource of a kind, and for a photo whose file is stored. */
  id?: number;
  /** The article's address in the old system, if it differs from the address on this site. */
  oldUrl?: string;
  fields: Part;
  notes: Note[];
  isDraft?: boolean;
}

type Reader = (value: unknown) => unknown;

/** Converts the old system's content to resources of this site. Looks up each file of the content in `files`. */
export function findResources(content: OldContent, files: OldFiles): Found[] {
  const html: Reader = (value) => withOwnAddresses(textOf(value), files);
  const picture = (value: unknown): string | null => {
    const written = textOf(value);
    if (written === "") return null;
    // A value without a path is the filename of a photo.
    const url = URL.parse(/[/:]/.test(written) ? written : photoPath(written), files.address);
    return (url && files.picture(url)) ?? null;
  };

  const found = (kind: KindName, item: JsonObject, words: Record<string, Reader>, fields: object): Found => {
    const wordsIn = (from: JsonObject) =>
      Object.fromEntries(
        Object.entries(words).flatMap(([name, read]) => (name in from ? [[name, read(from[name])]] : [])),
      );
    const translations = isObject(item["translations"]) ? item["translations"] : {};
    const translated = otherLanguages.flatMap((language) => {
      const translation = translations[language];
      return isObject(translation) ? [[language, wordsIn(translation)] as const] : [];
    });
    return {
      kind,
      sourceId: textOf(item["id"]),
      fields: {
        ...wordsIn(item),
        ...(translated.length > 0 && { translations: Object.fromEntries(translated) }),
        ...withoutUndefined(fields),
      },
      notes: [],
    };
  };

  const dated = (each: Found, field: string, value: unknown): Found => {
    const moment = momentOf(value);
    if (moment === undefined) each.notes.push({ code: "date", detail: textOf(value) });
    return moment ? { ...each, fields: { ...each.fields, [field]: moment } } : each;
  };

  const articles = content.articles.map((item) => {
    const oldUrl = textOf(item["url"]).toLowerCase();
    const url = slugify(oldUrl) || undefined;
    const words = { title: lineOf, subTitle: lineOf, text: html };
    const fields = { imageUrl: picture(item["imageUrl"]), url, isActive: flagOf(item["isActive"]) };
    return {
      ...dated(found("article", item, words, fields), "publishedDate", item["publishedDate"]),
      ...(oldUrl !== "" && oldUrl !== url && { oldUrl }),
    };
  });
  const messages = content.messages.map((item) =>
    dated(
      found(
        "message",
        item,
        { pageTitle: lineOf, title: lineOf, message: html },
        { isActive: flagOf(item["isActive"]), isImportant: flagOf(item["isImportant"]) },
      ),
      "announcementDate",
      item["announcementDate"],
    ),
  );
  const priceLists = content.priceLists.map((item) =>
    dated(
      found(
        "priceList",
        item,
        { description: lineOf },
        {
          year: numberOf(item["year"]),
          isActive: flagOf(item["isActive"]),
          rateGroups: objectsIn(item["rateGroups"]).map(rateGroup),
        },
      ),
      "fromDate",
      item["fromDate"],
    ),
  );
  const questions = content.questions.nb.map((item, sortorder) => {
    const translations = inOtherLanguages((language) => {
      const other = content.questions[language].find(({ id }) => id === item["id"]);
      // The old system answers in Norwegian where a translation is missing.
      return other && other["question"] !== item["question"] ? other : undefined;
    });
    return found("faq", { ...item, translations }, { question: lineOf, answer: html }, { sortorder });
  });
  const [block] = content.blocks;
  const carousel =
    block &&
    found(
      "contentBlock",
      { id: "1" },
      {},
      {
        name: "home",
        images: objectsIn(block["images"]).flatMap((slide, index) => {
          const url = picture(slide["url"] ?? slide["imageUrl"]);
          const [title, subtitle] = [lineOf(slide["title"]), lineOf(slide["subtitle"] ?? slide["subTitle"])];
          return url ? [{ id: index + 1, title, subtitle, url, sortorder: index + 1 }] : [];
        }),
      },
    );
  const flags = ["enableCPay", "enableOnlineBooking", "enableFeedback"].filter(
    (name) => name in (content.settings ?? {}),
  );
  const settings =
    content.settings &&
    found(
      "websiteSettings",
      { id: "1" },
      {},
      Object.fromEntries(flags.map((name) => [name, flagOf(content.settings![name])])),
    );
  return [
    ...messages,
    ...articles,
    ...priceLists,
    ...questions,
    ...(carousel && (carousel.fields["images"] as []).length > 0 ? [{ ...carousel, id: 1 }] : []),
    ...(settings ? [{ ...settings, id: 1 }] : []),
  ];
}

/** Returns the path of a photo in the largest size of the old system. */
export const photoPath = (filename: string): string => `/data/images/1280/${filename}`;

const rateGroup = (group: JsonObject) => ({
  name: lineOf(group["name"]),
  subTitle: lineOf(group["subTitle"]),
  rates: objectsIn(group["rates"]).map((rate) => ({
    text: lineOf(rate["text"]),
    amount: numberOf(rate["amount"]) ?? 0,
  })),
});

const objectsIn = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

const withoutUndefined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
