import { useEffect, useRef, useState } from "react";
import type { KindName } from "#src/cms/kinds.ts";
import { ApiError, NoAnswerError } from "#src/cms/staff/api.ts";
import { toFrameDocument } from "#src/cms/staff/preview/preview-frame.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { markNews } from "./mark-news.ts";

/** The time between the slider's last move and the loading of the page, in milliseconds. */
const restTime = 300;

export interface Answered {
  html: string;
  leftOut: { kind: KindName; id: number }[];
}

type Shown =
  | { now: string | undefined; later: string; count: number; leftOut: Answered["leftOut"] }
  | { error: ApiError | NoAnswerError };

/**
 * Loads a page at a moment and the same page now, when the slider has stopped.
 * @param changeOver the id of a change-over that is shown also before its moment
 */
export function useSite(asked: { at: Temporal.Instant; path: string }, changeOver: number | undefined) {
  const { api } = useStaff();
  const [shown, setShown] = useState<Shown>();
  const [loaded, setLoaded] = useState<object>();
  const isFirst = useRef(true);
  /** The pages as they are now, by path. They don't depend on the chosen day. */
  const pagesNow = useRef(new Map<string, string | undefined>());
  useEffect(() => {
    const { path } = asked;
    const at = asked.at.toString({ smallestUnit: "second" });
    const stop = new AbortController();
    const load = (more: object) =>
      api.get<Answered>(`/preview?${new URLSearchParams({ path, ...more }).toString()}`, stop.signal);
    async function loadNow(): Promise<string | undefined> {
      if (!pagesNow.current.has(path)) pagesNow.current.set(path, await findNow());
      return pagesNow.current.get(path);
    }
    async function findNow(): Promise<string | undefined> {
      try {
        return toFrameDocument((await load({})).html);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }
    }
    async function answered(): Promise<Shown> {
      try {
        const plan = changeOver === undefined ? {} : { changeOver: String(changeOver) };
        const [now, { html, leftOut }] = await Promise.all([loadNow(), load({ at, ...plan })]);
        const { html: later, count } = markNews(toFrameDocument(html), now);
        return { now, later, count, leftOut };
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
  return { shown, isLoading: loaded !== asked };
}
