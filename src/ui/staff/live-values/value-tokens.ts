import type { Language } from "#src/i18n/language.ts";
import { markOf, replaceMarks } from "#src/i18n/marks.ts";
import type { NamedValues } from "#src/resource/live-value.ts";

/*
 * In a field with plain text a live value stands as its name in braces: "Ring {Telefon}". It is text like any other, so
 * that phones, screen readers, undo and the clipboard know it.
 */

/** The names of the live values in the language of the interface; where two have the same, the second says its words. */
export function tokenNames(values: NamedValues, language: Language): Map<string, string> {
  const keys = new Map<string, string>();
  for (const { key, name, words } of values.values()) {
    const own = name[language].replaceAll(/[{}]/g, "");
    const names = [own, `${own}, ${words[language]}`, `${own}, ${key}`];
    keys.set(
      names.find((each) => !keys.has(each))!,
      key,
    );
  }
  return keys;
}

/** A text as the field shows it. A value that is gone has given way to its last words. */
export function withTokens(text: string, names: ReadonlyMap<string, string>): string {
  const nameOf = new Map([...names].map(([name, key]) => [key, name]));
  return replaceMarks(text, (key, words) => (nameOf.has(key) ? `{${nameOf.get(key)}}` : words));
}

/** What was typed, as it is saved. Braces round anything else stay as they are. */
export function fromTokens(typed: string, names: ReadonlyMap<string, string>): string {
  return typed.replaceAll(/\{([^{}]*)\}/g, (token, name: string) => {
    const key = names.get(name);
    return key ? markOf(key) : token;
  });
}

/** The beginning of the token that ends at this place of a text; undefined when none does. */
export function tokenBefore(
  shown: string,
  end: number,
  names: ReadonlyMap<string, string>,
): number | undefined {
  const [token, name] = /\{([^{}]*)\}$/.exec(shown.slice(0, end)) ?? [];
  return token !== undefined && names.has(name!) ? end - token.length : undefined;
}
