import { useSyncExternalStore } from "react";

const stored = "inboxKeys";
const listeners = new Set<() => void>();

function turn(isOn: boolean): void {
  localStorage.setItem(stored, isOn ? "on" : "off");
  listeners.forEach((listener) => listener());
}

/** Whether single keys do something on this device, and the switch for it. */
export function useKeysOn(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(stored) !== "off",
  );
  return [isOn, turn];
}
