import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { defaultLanguage, type Language } from "#src/i18n/language.ts";
import {
  fillText,
  hasMarks,
  renewMarks,
  unmarked,
  type NamedValue,
  type NamedValues,
} from "#src/cms/kind/live-value.ts";
import type { Api } from "#src/cms/staff/api.ts";
import { useStaff } from "#src/cms/staff/staff.ts";

interface LiveValueCache {
  values: NamedValues | undefined;
  requestedAt: number;
  /** The number of writes that this page had made at the time of the last request. */
  writes: number;
  listeners: Set<() => void>;
}

const caches = new WeakMap<Api, LiveValueCache>();

/** The maximum age of values in milliseconds, because somebody may change them. */
const maxAge = 10_000;

/** Gives code outside React access to the live values. */
export function liveValuesOf(api: Api): {
  now(): NamedValues | undefined;
  /** Fetches the values again when they are old or this page has saved something. If this fails, the old values stay. */
  ask(): void;
  /** Subscribes to changes. @returns a function that unsubscribes */
  listen(listener: () => void): () => void;
} {
  const cache = caches.get(api) ?? {
    values: undefined,
    requestedAt: -maxAge,
    writes: 0,
    listeners: new Set(),
  };
  caches.set(api, cache);
  return {
    now: () => cache.values,
    ask() {
      if (performance.now() - cache.requestedAt < maxAge && cache.writes === api.writes) return;
      cache.requestedAt = performance.now();
      cache.writes = api.writes;
      void read(api, cache);
    },
    listen(listener) {
      cache.listeners.add(listener);
      return () => cache.listeners.delete(listener);
    },
  };
}

async function read(api: Api, cache: LiveValueCache): Promise<void> {
  try {
    const all = await api.get<NamedValue[]>("/livevalues");
    cache.values = new Map(all.map((value) => [value.key, value]));
    cache.listeners.forEach((listener) => listener());
  } catch {
    // The next call of `ask` fetches the values again.
    cache.requestedAt = -maxAge;
  }
}

const nothing = () => {};

/** Returns all live values, or undefined until they are loaded. @param isNeeded loads nothing when false */
export function useLiveValues(isNeeded = true): NamedValues | undefined {
  const { api } = useStaff();
  const source = isNeeded ? liveValuesOf(api) : undefined;
  useEffect(() => {
    if (isNeeded) liveValuesOf(api).ask();
  }, [api, isNeeded]);
  const listen = useCallback(
    (listener: () => void) => (isNeeded ? liveValuesOf(api).listen(listener) : nothing),
    [api, isNeeded],
  );
  const present = () => source?.now();
  return useSyncExternalStore(listen, present, present);
}

/** Inserts the current live values into a plain text, which is Norwegian by default. */
export type Fill = (text: string, language?: Language) => string;

/** Returns a function that inserts the live values into plain texts. Until they are loaded, the last words stay. */
export function useFill(): Fill {
  const values = useLazyLiveValues();
  return useCallback(
    (text, language = defaultLanguage) => {
      if (!hasMarks(text)) return text;
      const present = values();
      return present ? fillText(text, present, language) : unmarked(text);
    },
    [values],
  );
}

export const useFilled: Fill = (text, language) => useFill()(text, language);

/** Returns a function that updates the words in the marks of plain text or HTML. */
export function useRenew(): (text: string, language: Language, isHtml: boolean) => string {
  const values = useLazyLiveValues();
  return (text, language, isHtml) =>
    hasMarks(text) ? renewMarks(text, values() ?? new Map(), language, { isHtml }) : text;
}

/** Returns a function that returns the live values. They are loaded at its first call. */
function useLazyLiveValues(): () => NamedValues | undefined {
  const { api } = useStaff();
  const isAsked = useRef(false);
  const listen = useCallback((listener: () => void) => liveValuesOf(api).listen(listener), [api]);
  const present = () => liveValuesOf(api).now();
  const values = useSyncExternalStore(listen, present, present);
  return useCallback(() => {
    if (!isAsked.current) liveValuesOf(api).ask();
    isAsked.current = true;
    return values;
  }, [api, values]);
}
