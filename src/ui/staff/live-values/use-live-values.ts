import { useCallback, useEffect, useSyncExternalStore } from "react";
import { defaultLanguage, type Language } from "#src/i18n/language.ts";
import { markOf, replaceMarks } from "#src/i18n/marks.ts";
import { fillText, hasMarks, unmarked, type NamedValue, type NamedValues } from "#src/resource/live-value.ts";
import type { Api } from "#src/ui/staff/api.ts";
import { useStaff } from "#src/ui/staff/staff.ts";

/** The live values that this page has been told, for whoever shows them. */
interface Held {
  values: NamedValues | undefined;
  /** When they were last asked for; milliseconds. */
  asked: number;
  tell: Set<() => void>;
}

const heldBy = new WeakMap<Api, Held>();

/** After so many milliseconds somebody may have changed one. */
const soon = 10_000;

/** Where the live values come from, for code outside React. */
export function liveValuesOf(api: Api): {
  now(): NamedValues | undefined;
  /** Asks again when it is a while since. Without an answer the values stay as they were. */
  ask(): void;
  /** @returns a function that ends it */
  listen(tell: () => void): () => void;
} {
  const held = heldBy.get(api) ?? { values: undefined, asked: -soon, tell: new Set() };
  heldBy.set(api, held);
  return {
    now: () => held.values,
    ask() {
      if (performance.now() - held.asked < soon) return;
      held.asked = performance.now();
      void read(api, held);
    },
    listen(tell) {
      held.tell.add(tell);
      return () => held.tell.delete(tell);
    },
  };
}

async function read(api: Api, held: Held): Promise<void> {
  try {
    const all = await api.get<NamedValue[]>("/livevalues");
    held.values = new Map(all.map((value) => [value.key, value]));
    held.tell.forEach((tell) => tell());
  } catch {
    // Whoever needs them next asks again.
    held.asked = -soon;
  }
}

const nothing = () => {};

/** All live values; undefined until they are there. @param isNeeded when not, they aren't asked for */
export function useLiveValues(isNeeded = true): NamedValues | undefined {
  const { api } = useStaff();
  const source = isNeeded ? liveValuesOf(api) : undefined;
  useEffect(() => {
    if (isNeeded) liveValuesOf(api).ask();
  }, [api, isNeeded]);
  const listen = useCallback(
    (tell: () => void) => (isNeeded ? liveValuesOf(api).listen(tell) : nothing),
    [api, isNeeded],
  );
  const present = () => source?.now();
  return useSyncExternalStore(listen, present, present);
}

/** A plain text as guests read it now; until the values are there, as they read it when it was saved. */
export function useFilled(text: string, language: Language = defaultLanguage): string {
  const values = useLiveValues(hasMarks(text));
  return values ? fillText(text, values, language) : unmarked(text);
}

/** A text whose marks all have words: one that was inserted a moment ago has none until it is saved. */
export function useWithWords(text: string, language: Language): string {
  const values = useLiveValues(hasMarks(text));
  return replaceMarks(text, (key, words) => markOf(key, words || (values?.get(key)?.words[language] ?? "")));
}
