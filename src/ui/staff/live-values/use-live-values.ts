import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { defaultLanguage, type Language } from "#src/i18n/language.ts";
import {
  fillText,
  hasMarks,
  renewMarks,
  unmarked,
  type NamedValue,
  type NamedValues,
} from "#src/resource/live-value.ts";
import type { Api } from "#src/ui/staff/api.ts";
import { useStaff } from "#src/ui/staff/staff.ts";

/** The live values that this page has been told, for whoever shows them. */
interface Held {
  values: NamedValues | undefined;
  /** When they were last asked for; milliseconds. */
  asked: number;
  /** How often this page had changed something then. */
  writes: number;
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
  const held = heldBy.get(api) ?? { values: undefined, asked: -soon, writes: 0, tell: new Set() };
  heldBy.set(api, held);
  return {
    now: () => held.values,
    ask() {
      if (performance.now() - held.asked < soon && held.writes === api.writes) return;
      held.asked = performance.now();
      held.writes = api.writes;
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

/** Puts the present live values into a plain text; Norwegian unless it says which language. */
export type Fill = (text: string, language?: Language) => string;

/**
 * Every plain text of a resource that staff see goes through this, so that no screen shows what a live value was
 * before. Until the values are there, a text reads as when it was saved.
 */
export function useFill(): Fill {
  const values = useValuesWhenMet();
  return useCallback(
    (text, language = defaultLanguage) => {
      if (!hasMarks(text)) return text;
      const present = values();
      return present ? fillText(text, present, language) : unmarked(text);
    },
    [values],
  );
}

/** One plain text as guests read it now. */
export const useFilled: Fill = (text, language) => useFill()(text, language);

/** Puts the present words into the marks of a text, plain or HTML, which keeps its marks. */
export function useRenew(): (text: string, language: Language, isHtml: boolean) => string {
  const values = useValuesWhenMet();
  return (text, language, isHtml) =>
    hasMarks(text) ? renewMarks(text, values() ?? new Map(), language, { isHtml }) : text;
}

/** Gets the live values; most screens never call this, and then they aren't asked for. */
function useValuesWhenMet(): () => NamedValues | undefined {
  const { api } = useStaff();
  const isAsked = useRef(false);
  const listen = useCallback((tell: () => void) => liveValuesOf(api).listen(tell), [api]);
  const present = () => liveValuesOf(api).now();
  const values = useSyncExternalStore(listen, present, present);
  return useCallback(() => {
    if (!isAsked.current) liveValuesOf(api).ask();
    isAsked.current = true;
    return values;
  }, [api, values]);
}
