import { useSyncExternalStore } from "react";

/** Defines a value that several screens share. @returns functions that read and set it, and a hook */
export function defineSharedValue<Value>(initial: Value) {
  let value = initial;
  return watched(
    () => value,
    (next: Value) => (value = next),
  );
}

/**
 * Defines a setting that is stored on the device, not with the user's account.
 * @param key the setting's key in the browser's storage
 * @returns `read` returns the setting or null, `set` changes the setting, and `useValue` is a hook that returns the
 *   current setting
 */
export function defineDeviceSetting(key: string) {
  return watched(
    () => localStorage.getItem(key),
    (value: string) => localStorage.setItem(key, value),
  );
}

function watched<Value, Next>(read: () => Value, write: (value: Next) => void) {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    set(value: Next): void {
      write(value);
      listeners.forEach((listener) => listener());
    },
    useValue: () => useSyncExternalStore(subscribe, read),
  };
}
