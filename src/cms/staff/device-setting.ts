import { useSyncExternalStore } from "react";

/**
 * Defines a setting that is stored on the device, not at the user.
 * @param key its key in the browser's storage
 * @returns functions that read it, null when it isn't set; that set it; and a hook that follows it
 */
export function defineDeviceSetting(key: string) {
  const listeners = new Set<() => void>();
  const read = () => localStorage.getItem(key);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    set(value: string): void {
      localStorage.setItem(key, value);
      listeners.forEach((listener) => listener());
    },
    useValue: () => useSyncExternalStore(subscribe, read),
  };
}
