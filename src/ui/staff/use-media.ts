import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds, and a new look when that changes. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}
