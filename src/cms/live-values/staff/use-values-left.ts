import { useEffect, useState } from "react";
import { useStaff } from "#src/cms/staff/staff.ts";

/** Returns the number of places that may show an old value. Returns undefined until this number is loaded. */
export function useValuesLeft(): number | undefined {
  const { api } = useStaff();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const controller = new AbortController();
    api.get<{ left: number }>("/livevalues/changed/count", controller.signal).then(
      (answer) => setLeft(answer.left),
      // The screen of changed values shows the error.
      () => {},
    );
    return () => controller.abort();
  }, [api]);
  return left;
}
