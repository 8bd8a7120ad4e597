import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType, useRevalidator } from "react-router";
import { revalidateWithForm } from "#src/cms/staff/drafts/revalidation.ts";

/** The router state of a list: the address of the resource that was just saved or removed. */
export interface ListState {
  saved?: string;
  removed?: string;
}

/** Returns the last change in the list. The result is empty after a reload, or when the user comes back later. */
export function useListState(): ListState {
  const { state } = useLocation();
  const isNew = useNavigationType() !== NavigationType.Pop;
  return (isNew && (state as ListState | null)) || {};
}

const shownRows = new Map<string, readonly string[]>();

const rowsIn = (screen: HTMLElement) => [...screen.querySelectorAll<HTMLElement>("[data-row]")];
const addressOf = (row: HTMLElement) => row.getAttribute("href")!;

/** Focuses the saved row, or the row that replaces a removed row. A row is a link with the attribute `data-row`. */
export function useRowFocus(): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  const { pathname, key } = useLocation();
  const { saved, removed } = useListState();

  useEffect(() => {
    if (!saved && !removed) return;
    const rows = rowsIn(screen.current!);
    const address = saved ?? findReplacingRow(removed!, shownRows.get(pathname) ?? [], rows.map(addressOf));
    rows.find((each) => addressOf(each) === address)?.focus();
    // The effect runs once for each navigation to the list, but not when the data is reloaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  // This effect runs after the effect above, because that effect needs the earlier rows.
  useEffect(() => {
    shownRows.set(pathname, rowsIn(screen.current!).map(addressOf));
  });
  return screen;
}

/** Returns a function that reloads the screen after a change. On the screen `list`, the changed row gets the focus. */
export function useShowChange(): (list: string, change: ListState) => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (list, change) => {
    const { pathname, search } = location;
    if (pathname === list)
      await navigate(pathname + search, { replace: true, state: change, preventScrollReset: true });
    else await revalidateWithForm(revalidate);
  };
}

/** Returns the next remaining row, or else the previous row. Returns undefined when no row is left. */
export function findReplacingRow(
  removed: string,
  before: readonly string[],
  now: readonly string[],
): string | undefined {
  const place = before.indexOf(removed);
  if (place < 0) return undefined;
  const left = (row: string) => now.includes(row);
  return before.slice(place + 1).find(left) ?? before.slice(0, place).findLast(left);
}
