import { inEveryLanguage, languages, languageTag, type Translated } from "#src/i18n/language.ts";
import { slugify } from "#src/i18n/slug.ts";
import { OldSiteFault, type OldSite } from "./old-site.server.ts";
import { flagOf, isObject, lineOf, numberOf, textOf, type JsonObject } from "./old-values.ts";
import type { Note } from "./note.ts";

/** The old system's responses. Each object in a list has an id. */
export interface OldContent {
  photos: JsonObject[];
  articles: JsonObject[];
  messages: JsonObject[];
  priceLists: JsonObject[];
  questions: Translated<JsonObject[]>;
  blocks: JsonObject[];
  settings: JsonObject | undefined;
  feedback: JsonObject[];
}

/** Records a call, or a part of a response, that couldn't be read. */
export type NoteCall = (call: string, note: Note) => void;

/** Reads the old system as a guest, and with a token as staff, where the staff list can be read. */
export async function readOldContent(site: OldSite, note: NoteCall): Promise<OldContent> {
  async function read(path: string, asks?: "asStaff"): Promise<unknown> {
    try {
      return await site.json(path, asks);
    } catch (error) {
      if (!(error instanceof OldSiteFault)) throw error;
      note(path, error.note);
      return undefined;
    }
  }

  /** Returns the list in a response. The list may be inside an object. Returns undefined when the call failed. */
  async function list(path: string, asks?: "asStaff"): Promise<JsonObject[] | undefined> {
    const answer = await read(path, asks);
    if (answer === undefined || answer === null) return undefined;
    const items = Array.isArray(answer) ? answer : Object.values(answer).find(Array.isArray);
    if (!items) note(path, { code: "noList", detail: "" });
    return items && withIds(items as unknown[], path, note);
  }
  const staffList = async (path: string) => (site.isStaff() ? list(path, "asStaff") : undefined);
  const object = async (path: string) => {
    const answer = await read(path);
    return isObject(answer) ? answer : undefined;
  };
  const shown = (items: JsonObject[] = []) => items.map((each) => ({ ...each, isActive: true }));

  const allArticles = await staffList("api/v1/article");
  const [activeMessage, allMessages] = [
    await object("api/v1/messages/active"),
    await staffList("api/v1/messages"),
  ];
  const [activePrices, allPrices] = [
    await object("api/v1/annualrates/active"),
    await staffList("api/v1/annualrates"),
  ];
  const faqs = await Promise.all(languages.map((language) => list(`faq_${languageTag[language]}.json`)));
  return {
    photos:
      (await staffList("api/v1/photos")) ??
      (await list("api/v1/gallery/1"))?.map((photo) => ({ ...photo, showInGallery: true })) ??
      [],
    articles: allArticles ?? shown(await list("api/v1/article/active")),
    // In the old system, guests saw one message at a time, even if several messages were active.
    messages: allMessages
      ? allMessages.map((each) => ({
          ...each,
          isActive: textOf(each["id"]) === textOf(activeMessage?.["id"]),
        }))
      : shown(activeMessage && withIds([activeMessage], "api/v1/messages/active", note)),
    // The active list is saved first, because it replaces the list that the last import made active.
    priceLists: withPriceIds(allPrices ?? shown(activePrices && [activePrices])).toSorted(
      (one, other) => Number(flagOf(other["isActive"])) - Number(flagOf(one["isActive"])),
    ),
    questions: inEveryLanguage((language) => faqs[languages.indexOf(language)] ?? []),
    blocks: (await list("content.json")) ?? [],
    settings: await object("api/v1/websitesettings"),
    feedback: (await staffList("api/v1/feedback")) ?? [],
  };
}

function withIds(items: readonly unknown[], path: string, note: NoteCall): JsonObject[] {
  return items.flatMap((item, index) => {
    if (isObject(item)) {
      const id =
        textOf(item["id"]) || slugify(lineOf(item["title"] ?? item["question"] ?? item["description"]));
      if (id) return [{ ...item, id }];
    }
    note(`${path} ${index + 1}`, { code: "noId", detail: "" });
    return [];
  });
}

/** The public call for prices has no id, so a list's year and name identify the list. */
const withPriceIds = (lists: readonly JsonObject[]): JsonObject[] =>
  lists.map((each) => ({
    ...each,
    id: [numberOf(each["year"]), slugify(lineOf(each["description"]))].filter(Boolean).join(" "),
  }));
