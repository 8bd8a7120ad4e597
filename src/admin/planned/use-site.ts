import { useEffect, useRef, useState } from "react";
import type { KindName } from "#src/cms/kinds.ts";
import { ApiError, NoAnswerError } from "#src/cms/staff/api.ts";
import { toFrameDocument } from "#src/cms/staff/preview/preview-frame.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { markNews, textsIn } from "./mark-news.ts";

/** The time between the slider's last move and the loading of the page, in milliseconds. */
const restTime = 300;

export interface Answered {
  html: string;
  changes: { kind: KindName; id: number }[];
  leftOut: { kind: KindName; id: number }[];
}

type Shown =
  | ({ now: string | undefined; later: string; news: string[] } & Omit<Answered, "html">)
  | { error: ApiError | NoAnswerError };

/** Loads a page at a moment and as it is now. @param changeOver the id of a change-over shown before its moment too */
export function useSite(asked: { at: Temporal.Instant; path: string }, changeOver: number | undefined) {
  const { api } = useStaff();
  const [shown, setShown] = useState<Shown>();
  const [loaded, setLoaded] = useState<object>();
  const isFirst = useRef(true);
  /** The current pages by their paths. They don't depend on the chosen day. */
  const pagesNow = useRef(new Map<string, string | undefined>());
  useEffect(() => {
    const { path } = asked;
    const stop = new AbortController();
    async function loadNow(): Promise<string | undefined> {
      if (!pagesNow.current.has(path)) pagesNow.current.set(path, await findNow());
      return pagesNow.current.get(path);
    }
    async function findNow(): Promise<string | undefined> {
      try {
        const { html } = await api.get<Answered>(previewPath({ path }), stop.signal);
        return toFrameDocument(html);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }
    }
    async function answered(): Promise<Shown> {
      try {
        const [now, { html, ...rest }] = await Promise.all([
          loadNow(),
          api.get<Answered>(previewPath(asked, changeOver), stop.signal),
        ]);
        const { html: later, news } = markNews(toFrameDocument(html), now);
        return { now, later, news, ...rest };
      } catch (error) {
        if (error instanceof ApiError || error instanceof NoAnswerError) return { error };
        throw error;
      }
    }
    async function show(): Promise<void> {
      try {
        const answer = await answered();
        if (stop.signal.aborted) return;
        setShown(answer);
        setLoaded(asked);
      } catch (error) {
        if (!stop.signal.aborted) throw error;
      }
    }
    const timer = setTimeout(() => void show(), isFirst.current ? 0 : restTime);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, asked, changeOver]);
  /**
   * Finds the planned change that adds a text to the shown page. The search is binary: each step loads the page with
   * the first n changes, and checks whether the text is on the page.
   * @returns undefined for a text that appears without a planned change, such as a text with the date
   */
  async function findSource(words: string, changes: Answered["changes"]) {
    async function isShownWith(first: number): Promise<boolean> {
      try {
        const { html } = await api.get<Answered>(previewPath(asked, changeOver, first));
        return textsIn(toFrameDocument(html)).has(words);
      } catch (error) {
        // A later change may add the page itself.
        if (error instanceof ApiError && error.status === 404) return false;
        throw error;
      }
    }
    if (await isShownWith(0)) return undefined;
    let [without, including] = [0, changes.length];
    while (including - without > 1) {
      const middle = Math.floor((without + including) / 2);
      if (await isShownWith(middle)) including = middle;
      else without = middle;
    }
    return changes[including - 1];
  }
  return { shown, isLoading: loaded !== asked, findSource };
}

/** Returns the preview's API path for a page. Without `at`, the preview shows the page as it is now. */
function previewPath(
  { at, path }: { at?: Temporal.Instant; path: string },
  changeOver?: number,
  first?: number,
): string {
  const query = new URLSearchParams({
    path,
    ...(at && { at: at.toString({ smallestUnit: "second" }) }),
    ...(changeOver !== undefined && { changeOver: String(changeOver) }),
    ...(first !== undefined && { first: String(first) }),
  });
  return `/preview?${query.toString()}`;
}
