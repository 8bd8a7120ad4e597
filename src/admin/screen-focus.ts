import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import type { ListState } from "#src/ui/staff/lists/row-focus.ts";

/**
 * Gives focus to the heading of each screen that one goes to, so that it is heard, and Tab goes on from there; also where
 * a change has taken away what had focus. Not on the first screen, where the browser begins, and not where the screen has
 * given focus itself, or will give it to the field that its address names.
 */
export function useScreenFocus(): void {
  // A message opened in the inbox is still the same screen.
  const screen = useMatches().find(({ pathname }) => pathname !== "/")?.pathname;
  const { key, hash, state } = useLocation();
  const { saved, removed } = (state ?? {}) as ListState;
  const last = useRef({ screen, key });
  useEffect(() => {
    const before = last.current;
    last.current = { screen, key };
    const isChanged = key !== before.key && (saved !== undefined || removed !== undefined);
    if (screen === before.screen && !isChanged) return;
    const main = document.querySelector("main")!;
    if (hash || main.querySelector(":focus")) return;
    main.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [screen, key, hash, saved, removed]);
}
