import { useEffect, useRef, useState } from "react";
import { isSame } from "#src/cms/staff/form/values.ts";

interface WrittenForm<Values> {
  values: Values;
  set(path: string, value: unknown): void;
}

export interface Undoing {
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/** Milliseconds within which changes are one undo step, unless staff press a pointer or key between them. */
const pause = 500;
const maxSteps = 100;

/** Returns true when the event is in a field. A field has its own undo. */
export const isInText = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

export function useUndo<Values extends object>(form: WrittenForm<Values>, onGone: () => void): Undoing {
  const { values } = form;
  const known = useRef(values);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const isOwn = useRef(false);
  const [{ past, future }, setSteps] = useState<{ past: Values[]; future: Values[] }>({
    past: [],
    future: [],
  });

  useEffect(() => {
    const before = known.current;
    known.current = values;
    const wasOwn = isOwn.current;
    isOwn.current = false;
    if (wasOwn || isSame(before, values)) return;
    const isSameStep = performance.now() - changedAt.current < pause;
    changedAt.current = performance.now();
    setSteps((steps) => ({
      past: isSameStep && steps.past.length > 0 ? steps.past : [...steps.past, before].slice(-maxSteps),
      future: [],
    }));
  }, [values]);

  useEffect(() => {
    const begin = (event: Event) => {
      const isTyped = event instanceof KeyboardEvent && (event.repeat || isInText(event));
      if (!isTyped) changedAt.current = Number.NEGATIVE_INFINITY;
    };
    const leaving = new AbortController();
    const listening = { capture: true, signal: leaving.signal };
    addEventListener("pointerdown", begin, listening);
    addEventListener("keydown", begin, listening);
    return () => leaving.abort();
  }, []);

  function goTo(target: Values): void {
    isOwn.current = true;
    changedAt.current = Number.NEGATIVE_INFINITY;
    for (const [name, value] of Object.entries(target))
      if (values[name as keyof Values] !== value) form.set(name, value);
    onGone();
  }

  return {
    undo:
      past.length === 0
        ? undefined
        : () => {
            goTo(past.at(-1)!);
            setSteps({ past: past.slice(0, -1), future: [values, ...future] });
          },
    redo:
      future.length === 0
        ? undefined
        : () => {
            goTo(future[0]!);
            setSteps({ past: [...past, values], future: future.slice(1) });
          },
  };
}
