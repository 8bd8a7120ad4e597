import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType, useRevalidator } from "react-router";
import { fetchWithForm } from "#src/ui/staff/drafts/keep-while-writing.ts";

/** What a list is opened with: the address of what was just saved or deleted. */
export interface ListState {
  saved?: string;
  removed?: string;
}

/** What was just changed in the list; nothing when the user comes back to the list later, or after a reload. */
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
 * Moves focus to the row that a change concerns: the one that was saved or restored, or the one in the place of what
 * was deleted. When there is none, the shell moves it to the heading. Rows are links with `data-row`.
 * @returns the ref for the element around the list
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
    // Once each time the list is opened, whatever is loaded meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  // Only after the earlier rows have been compared.
  useEffect(() => {
    shownRows.set(pathname, rowsIn(screen.current!).map(addressOf));
  });
  return screen;
}

/**
 * Loads the screen's data again after a change. On the list of the changed resource, focus moves to the row that it
 * concerns.
 */
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
 * The row that took the place of a removed one: the next remaining one, or else the one before.
 * @param before the rows while it was there
 * @returns undefined when no row is left, or when it wasn't there
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
