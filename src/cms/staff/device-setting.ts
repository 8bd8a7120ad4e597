import { useSyncExternalStore } from "react";

/**
 * Defines a setting that is stored on the device, not with the user's account.
 * @param key the setting's key in the browser's storage
 * @returns `read` returns the setting or null, `set` changes the setting, and `useValue` is a hook that returns the
 *   current setting
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
