import type { Language } from "#src/i18n/language.ts";
import { markOf, replaceMarks } from "#src/i18n/marks.ts";
import type { NamedValues } from "#src/cms/kind/live-value.ts";

/* A token is a live value's name in braces, as in "Ring {Telefon}". As plain text it works with undo and copying. */

/** Maps names to keys. If two values share a name, the second name also has the value's words or key. */
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

/** Converts the marks of a text to tokens. The mark of a removed value becomes the mark's last words. */
export function withTokens(text: string, names: ReadonlyMap<string, string>): string {
  const nameOf = new Map([...names].map(([name, key]) => [key, name]));
  return replaceMarks(text, (key, words) => (nameOf.has(key) ? `{${nameOf.get(key)}}` : words));
}

/** Converts the tokens of a typed text to marks. Other text in braces stays unchanged. */
export function fromTokens(typed: string, names: ReadonlyMap<string, string>): string {
  return typed.replaceAll(/\{([^{}]*)\}/g, (token, name: string) => {
    const key = names.get(name);
    return key ? markOf(key) : token;
  });
}

export function tokenBefore(
  shown: string,
  end: number,
  names: ReadonlyMap<string, string>,
): number | undefined {
  const [token, name] = /\{([^{}]*)\}$/.exec(shown.slice(0, end)) ?? [];
  return token !== undefined && names.has(name!) ? end - token.length : undefined;
}
