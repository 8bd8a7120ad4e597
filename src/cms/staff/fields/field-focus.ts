import { useEffect } from "react";
import { useLocation } from "react-router";
import { fieldIn } from "./field-address.ts";

const timeLimitMilliseconds = 4000;
const stepMilliseconds = 50;

const userEvents = ["keydown", "pointerdown", "input"] as const;

let endLast = () => {};

/** Focuses the field or button with a name as soon as it exists. @returns a function that stops waiting */
export function focusField(name: string): () => void {
  endLast();
  const until = performance.now() + timeLimitMilliseconds;
  let isReached = false;
  let wasThere = false;
  const tryFocus = () => {
    const field = findField(name);
    // A dialog that closes moves the focus away once, so the field is focused again.
    if (hasFocus(field) && wasThere) end();
    wasThere = hasFocus(field);
    if (!wasThere) field?.focus();
    isReached ||= hasFocus(field);
    if (performance.now() > until) end();
  };
  const soon = setTimeout(tryFocus);
  const timer = setInterval(tryFocus, stepMilliseconds);
  // The user's next action ends the repetition. Dictated or autofilled text causes "input", but no key event.
  const endIfReached = () => (isReached || hasFocus(findField(name))) && end();
  for (const event of userEvents) addEventListener(event, endIfReached, true);
  const end = () => {
    clearTimeout(soon);
    clearInterval(timer);
    for (const event of userEvents) removeEventListener(event, endIfReached, true);
  };
  endLast = end;
  return end;
}

function hasFocus(field: HTMLElement | null): boolean {
  const { activeElement } = document;
  // The anchor of an editor passes the focus on to the editor.
  if (!field || activeElement?.matches(".field-anchor")) return false;
  return (field.closest(".field") ?? field).contains(activeElement);
}

/** Finds the field with a name. For a group of fields, finds the first editable field. */
function findField(name: string): HTMLElement | null {
  const within = `[name^="${CSS.escape(`${name}.`)}"]`;
  return (
    document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ??
    document.querySelector<HTMLElement>(`:is(input, select, textarea)${within}`) ??
    document.querySelector<HTMLElement>(within)
  );
}

/** Focuses the field that the form's address names, such as `…/3#translations.en.title`. */
export function useFieldInAddress(reveal: ((path: string) => void) | undefined): void {
  const { hash } = useLocation();
  useEffect(() => {
    const path = fieldIn(hash);
    if (!path || !reveal) return undefined;
    reveal(path);
    return focusField(path);
    // `reveal` is a new function on each render, so the effect depends only on `hash`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hash]);
}
