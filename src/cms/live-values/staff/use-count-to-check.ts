import { useEffect, useState } from "react";
import { useStaff } from "#src/cms/staff/staff.ts";

/** Returns how many resources may have a former or removed value. Undefined until it is loaded. */
export function useCountToCheck(): number | undefined {
  const { api } = useStaff();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const controller = new AbortController();
    api.get<{ left: number }>("/livevalues/changed/count", controller.signal).then(
      (answer) => setCount(answer.left),
      // The screen of changed values shows the error.
      () => {},
    );
    return () => controller.abort();
  }, [api]);
  return count;
}
