import { useEffect, useRef } from "react";

/** Tells, after a call, whether the screen that made it is still shown. A screen that was left must not navigate. */
export function useIsThere(): () => boolean {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => isThere.current;
}
