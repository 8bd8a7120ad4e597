import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType, useRevalidator } from "react-router";
import { fetchWithForm } from "#src/ui/staff/drafts/keep-while-writing.ts";

/** What a list is opened with: the address of what was saved, or deleted, a moment ago. */
export interface ListState {
  saved?: string;
  removed?: string;
}

/** What has just been changed in the list. Coming back to it later, or after a reload, it is a list like any other. */
export function useListState(): ListState {
  const { state } = useLocation();
  const isNew = useNavigationType() !== NavigationType.Pop;
  return (isNew && (state as ListState | null)) || {};
}

/** The rows that each list showed last, by its path. */
const shownRows = new Map<string, readonly string[]>();

const rowsIn = (screen: HTMLElement) => [...screen.querySelectorAll<HTMLElement>("[data-row]")];
const addressOf = (row: HTMLElement) => row.getAttribute("href")!;

/**
 * Gives focus to what a change has left in a list: the row that was saved or came back, or the one in place of what was
 * deleted. Where there is none the shell gives it to the heading. Rows are links with `data-row`.
 * @returns for the element around the list
 */
export function useRowFocus(): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  const { pathname, key } = useLocation();
  const { saved, removed } = useListState();

  useEffect(() => {
    if (!saved && !removed) return;
    const rows = rowsIn(screen.current!);
    const wanted = saved ?? rowInPlace(removed!, shownRows.get(pathname) ?? [], rows.map(addressOf));
    rows.find((each) => addressOf(each) === wanted)?.focus();
    // Once for each time that the list is opened, whatever is fetched meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  // Not before the rows of the time before have been looked at.
  useEffect(() => {
    shownRows.set(pathname, rowsIn(screen.current!).map(addressOf));
  });
  return screen;
}

/** Fetches the screen anew after a change; where it is the list of what was changed, with focus on what is left there. */
export function useShowChange(): (list: string, change: ListState) => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (list, change) => {
    const { pathname, search } = location;
    if (pathname === list)
      await navigate(pathname + search, { replace: true, state: change, preventScrollReset: true });
    else await fetchWithForm(revalidate);
  };
}

/**
 * The row that took the place of one that is gone: the next of those that are left, else the one before.
 * @param before the rows when it was there
 * @returns undefined when none is left, or it wasn't there
 */
export function rowInPlace(
  gone: string,
  before: readonly string[],
  now: readonly string[],
): string | undefined {
  const place = before.indexOf(gone);
  if (place < 0) return undefined;
  const left = (row: string) => now.includes(row);
  return before.slice(place + 1).find(left) ?? before.slice(0, place).findLast(left);
}
