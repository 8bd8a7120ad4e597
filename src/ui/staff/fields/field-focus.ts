import { useEffect } from "react";
import { useLocation } from "react-router";
import { fieldIn } from "#src/ui/staff/form/form-languages.tsx";

const patienceMilliseconds = 4000;
const stepMilliseconds = 50;

const signsOfGoingOn = ["keydown", "pointerdown", "input"] as const;

/** Ends the last way to a field: the next one is wanted instead. */
let endLast = () => {};

/**
 * Goes to the field or button with a name, as soon as it is there: its language may have to be chosen first, and an
 * editor comes a little after its form.
 * @returns ends the waiting
 */
export function focusField(name: string): () => void {
  endLast();
  const until = Date.now() + patienceMilliseconds;
  let isReached = false;
  let wasThere = false;
  const look = () => {
    const field = document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    const has = () => {
      const { activeElement } = document;
      // What stands for an editor passes its focus on.
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
  // Who goes on from there isn't taken back; what is dictated or filled in comes without a key.
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
