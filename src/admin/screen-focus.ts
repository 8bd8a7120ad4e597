import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import type { ListState } from "#src/ui/staff/lists/row-focus.ts";

/**
 * Moves focus to the heading of each new screen, so that it is read out and Tab continues from there; also when a
 * change has removed the focused element. Not on the first screen, where the browser itself starts, and not when the
 * screen has set focus itself or will set it to the field in its address.
 */
export function useScreenFocus(): void {
  // The inbox with an open message is still the same screen.
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
