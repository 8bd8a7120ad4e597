import { useEffect } from "react";
import { useLocation } from "react-router";
import { fieldIn } from "./field-address.ts";

const patienceMilliseconds = 4000;
const stepMilliseconds = 50;

const signsOfGoingOn = ["keydown", "pointerdown", "input"] as const;

/** Stops the last search for a field, because another is wanted now. */
let endLast = () => {};

/**
 * Moves focus to the field or button with a name as soon as it exists: its language may have to be chosen first, and
 * an editor appears a little after its form.
 * @returns a function that stops waiting
 */
export function focusField(name: string): () => void {
  endLast();
  const until = Date.now() + patienceMilliseconds;
  let isReached = false;
  let wasThere = false;
  const look = () => {
    const field = findField(name);
    const has = () => {
      const { activeElement } = document;
      // The anchor of an editor passes its focus on.
      if (!field || activeElement?.matches(".field-anchor")) return false;
      return (field.closest(".field") ?? field).contains(activeElement);
    };
    // A dialog that closes takes focus back once.
    if (has() && wasThere) end();
    wasThere = has();
    if (!wasThere) field?.focus();
    isReached ||= has();
    if (Date.now() > until) end();
  };
  const soon = setTimeout(look);
  const timer = setInterval(look, stepMilliseconds);
  // Once the user goes on from there, focus isn't moved back. Dictated or filled-in text causes no key event.
  const goOn = () => isReached && end();
  for (const sign of signsOfGoingOn) addEventListener(sign, goOn, true);
  const end = () => {
    clearTimeout(soon);
    clearInterval(timer);
    for (const sign of signsOfGoingOn) removeEventListener(sign, goOn, true);
  };
  endLast = end;
  return end;
}

/** The field with a name; of several that are one together, as the days of a season, the first that can be written in. */
function findField(name: string): HTMLElement | null {
  const within = `[name^="${CSS.escape(`${name}.`)}"]`;
  return (
    document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ??
    document.querySelector<HTMLElement>(`:is(input, select, textarea)${within}`) ??
    document.querySelector<HTMLElement>(within)
  );
}

/** Opens a form at the field that its address names, as `…/3#translations.en.title`. */
export function useFieldInAddress(reveal: ((path: string) => void) | undefined): void {
  const { hash } = useLocation();
  useEffect(() => {
    const path = fieldIn(hash);
    if (!path || !reveal) return undefined;
    reveal(path);
    return focusField(path);
    // Once for each address; how a field is brought into view may change with each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hash]);
}
