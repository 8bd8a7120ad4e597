import { useSyncExternalStore } from "react";

/*
 * Shortcuts of a single key, which can be switched off on a device (WCAG 2.1.4).
 */

/** Whether a key isn't meant as a shortcut: while typing, with Ctrl or the like, held down, or with a dialog open. */
export function isMeantForSomethingElse({
  target,
  altKey,
  ctrlKey,
  metaKey,
  repeat,
}: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat) return true;
  if (document.querySelector(".overlay, .popover")) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

const stored = "inboxKeys";
const listeners = new Set<() => void>();

function turnKeys(isOn: boolean): void {
  localStorage.setItem(stored, isOn ? "on" : "off");
  listeners.forEach((listener) => listener());
}

/** Whether single keys are on for this device, and a function that switches them. */
export function useKeysOn(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(stored) !== "off",
  );
  return [isOn, turnKeys];
}
