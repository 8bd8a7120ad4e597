import type { z } from "zod";
import type { ContentFiles } from "#content/read-content.ts";
import { inEveryLanguage, type Language, type Translated } from "#src/i18n/language.ts";
import { markOf } from "#src/i18n/marks.ts";
import { inOtherLanguages, isBlank, type OtherLanguage } from "#src/i18n/translation.ts";
import type { Fields } from "#src/cms/kind/field.ts";
import { isSortable, isWorded, type InputOf, type ResourceKind, type WordsOf } from "#src/cms/kind/kind.ts";

type Json = Readonly<Record<string, unknown>>;
type Path = readonly PropertyKey[];

type Place = { file: string; path: Path };
type Words = Place & { values: Json };

type Described = { words: Fields; fields: Fields };

/** The description of the resources in a content file. `input` lacks the fields that the caller fills in. */
export type ContentKind = Pick<ResourceKind, "words" | "fields" | "order" | "input">;

export interface Content {
  files: () => ContentFiles;
  pictureOf: (drawing: string) => { url: string; width: number; height: number } | undefined;
  liveKeys: () => Pick<ReadonlySet<string>, "has">;
}

export type Loaded<Kind extends ContentKind, Own> = InputOf<Kind> &
  Own &
  (keyof Kind["words"] extends never ? unknown : { translations: Record<OtherLanguage, WordsOf<Kind>> });

/**
 * Loads the resources of a kind. `shared/<name>.json` contains one resource, or an ordered list of resources, without
 * texts. `<language>/<name>.json` contains the texts of the single resource, or the texts of each resource by its
 * `key`. The resources of a list can instead have files named `<language>/<name>/<key>.md`. The body of such a file is
 * the kind's last text field. The items of a list field have their texts under the field's name, by the item's `key` or
 * `id`.
 * @param own the schema of the file's additional fields, which the kind doesn't have
 * @throws `Error` with one line for each fault: its file, field and reason
 */
export function loadContent<Kind extends ContentKind, Own = unknown>(
  { files: read, pictureOf, liveKeys }: Content,
  kind: Kind,
  name: string,
  own?: z.ZodObject & z.ZodType<Own>,
): Loaded<Kind, Own>[] {
  const files = read();
  const shared = `shared/${name}.json`;
  const isList = Array.isArray(files[shared]);
  const entries = [files[shared]].flat() as Json[];
  const keyIn = (entry: Json) => (isList ? keyOf(entry) : "");
  const hasWords = isWorded(kind) || Object.keys(listsOf(kind)).length > 0;
  const faults: string[] = [];
  const fault = ({ file, path }: Place, reason: string) =>
    faults.push([`content/${file}`, path.map(String).join("."), reason].filter(Boolean).join(": "));

  /** Returns the texts of each resource by the resource's key. A single resource has the key "". */
  function wordsIn(language: Language): Record<string, Words> {
    const file = `${language}/${name}.json`;
    const all = { file, path: [], values: (files[file] ?? {}) as Json };
    if (!hasWords) return {};
    if (!isList) return { "": all };
    if (file in files) return partsOf(all);
    const last = Object.keys(kind.words).at(-1)!;
    const folder = Object.entries(files).filter(([each]) => each.startsWith(`${language}/${name}/`));
    return Object.fromEntries(
      folder.map(([each, data]) => {
        const { "": text, ...front } = data as Json;
        return [
          each.replace(/.*\/|\.\w+$/g, ""),
          { file: each, path: [], values: { ...front, [last]: text } },
        ];
      }),
    );
  }

  function matchTexts(keys: string[], found: (language: Language) => [Place, Record<string, Words>]) {
    const all = inEveryLanguage((language) => {
      const [{ file, path }, words] = found(language);
      for (const [key, each] of Object.entries(words))
        if (!keys.includes(key)) fault(each, `has no entry in content/${shared}`);
      for (const key of hasWords ? new Set(keys) : [])
        if (!words[key]) fault({ file, path: [...path, key] }, "is missing");
      return (key: string) => words[key] ?? { file, path, values: {} };
    });
    return (key: string) => inEveryLanguage((language) => all[language](key));
  }

  function picture(drawing: string, place: Place) {
    const found = pictureOf(drawing);
    if (!found) fault(place, `there is no drawing "${drawing}"`);
    return found;
  }

  /** Replaces the names of live values with marks, and the names of drawings with pictures. */
  function resolveNames(value: unknown, language: Language, place: Place): unknown {
    if (Array.isArray(value)) return value.map((each) => resolveNames(each, language, place));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, resolveNames(each, language, place)]),
      );
    if (typeof value !== "string") return value;
    const photos = files[`${language}/photos.json`] as Record<string, { alternativeText: string }>;
    return value
      .replaceAll(/\{([^{}]*)\}/g, (_, key: string) => {
        if (!liveKeys().has(key)) fault(place, `{${key}} is no live value`);
        return markOf(key);
      })
      .replaceAll(/<img src="([^"]*)" alt="">/g, (_, drawing: string) => {
        const { url, width, height } = picture(drawing, place) ?? {};
        return `<img src="${url}" alt="${photos[drawing]?.alternativeText}" width="${width}" height="${height}">`;
      });
  }

  /** Maps each path in the result to the file and the path from which the value comes. */
  const places = new Map<string, Place>();
  function placeOf(at: Path, further: Path = []): Place {
    const place = places.get(at.join("."));
    return place
      ? { file: place.file, path: [...place.path, ...further] }
      : placeOf(at.slice(0, -1), [at.at(-1)!, ...further]);
  }

  /** Adds the texts of all languages. The Norwegian texts become the resource's own fields. */
  function withTexts({ key, ...part }: Json, described: Described, words: Translated<Words>, at: Path): Json {
    const lists = listsOf(described);
    const textsIn = (language: Language) => {
      const source = words[language];
      for (const word of Object.keys(source.values))
        if (!(word in described.words) && !(word in lists)) fault(stepInto(source, word), "is no field here");
      const texts = Object.keys(described.words).map((word) => {
        const place = stepInto(source, word);
        places.set([...at, ...(language === "nb" ? [] : ["translations", language]), word].join("."), place);
        if (isBlank(source.values[word]) && !isBlank(words.nb.values[word])) fault(place, "is missing");
        return [word, resolveNames(source.values[word], language, place)] as const;
      });
      return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
    };
    const fields = Object.entries(part).map(([field, value]) => {
      if (described.fields[field]?.holds === "picture" && typeof value === "string")
        return [field, picture(value, placeOf([...at, field]))?.url];
      const parts = lists[field];
      if (!parts || !Array.isArray(value)) return [field, value];
      const wordsOf = matchTexts(value.map(keyOf), (language) => {
        const list = stepInto(words[language], field);
        return [list, partsOf(list)];
      });
      const each = (item: Json, index: number) =>
        withTexts(item, parts, wordsOf(keyOf(item)), [...at, field, index]);
      return [field, value.map(each)];
    });
    return {
      ...(Object.fromEntries(fields) as Json),
      ...("key" in described.fields && { key }),
      ...textsIn("nb"),
      ...(isWorded(described) && { translations: inOtherLanguages(textsIn) }),
    };
  }

  const wordsOf = matchTexts(entries.map(keyIn), (language) => [
    { file: `${language}/${name}`, path: [] },
    wordsIn(language),
  ]);
  const loaded = entries.map((entry, index) => {
    places.set(String(index), { file: shared, path: isList ? [index] : [] });
    const given = Object.entries(entry).filter(([field]) => field === "key" || !own || !(field in own.shape));
    const resource: Json = {
      ...(isSortable(kind) && { sortorder: index }),
      ...withTexts(Object.fromEntries(given), kind, wordsOf(keyIn(entry)), [index]),
    };
    const [checked, besides] = [kind.input.safeParse(resource), own?.safeParse(entry)];
    for (const { path, message } of [checked, besides].flatMap((each) => each?.error?.issues ?? []))
      fault(placeOf([index, ...path]), message);
    for (const path of unknownPaths(resource, checked.data))
      fault(placeOf([index, ...path]), "is no field here");
    return { ...checked.data, ...besides?.data } as Loaded<Kind, Own>;
  });
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return loaded;
}

const listsOf = ({ fields }: Described): Record<string, Described> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([list, { parts }]) => (parts && isWorded(parts) ? [[list, parts]] : [])),
  );

const keyOf = ({ key, id }: Json) => String(key ?? id);

const stepInto = ({ file, path, values }: Words, step: string): Words => ({
  file,
  path: [...path, step],
  values: (values[step] ?? {}) as Json,
});

const partsOf = (list: Words): Record<string, Words> =>
  Object.fromEntries(Object.keys(list.values).map((key) => [key, stepInto(list, key)]));

/** Returns the paths of the fields that a schema drops. */
function unknownPaths(given: unknown, parsed: unknown, path: Path = []): Path[] {
  if (typeof given !== "object" || given === null || typeof parsed !== "object" || parsed === null) return [];
  return Object.entries(given).flatMap(([name, inner]) => {
    const at = [...path, name];
    return name in parsed ? unknownPaths(inner, (parsed as Json)[name], at) : inner === undefined ? [] : [at];
  });
}
