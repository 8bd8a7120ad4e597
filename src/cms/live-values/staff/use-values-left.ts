import { useEffect, useState } from "react";
import { useStaff } from "#src/cms/staff/staff.ts";

/** Counts the places that may have an old value, after the screen is rendered. Undefined without a count. */
export function useValuesLeft(): number | undefined {
  const { api } = useStaff();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const controller = new AbortController();
    api.get<{ left: number }>("/livevalues/changed/count", controller.signal).then(
      (answer) => setLeft(answer.left),
      // The screen of old values shows the error.
      () => {},
    );
    return () => controller.abort();
  }, [api]);
  return left;
}
