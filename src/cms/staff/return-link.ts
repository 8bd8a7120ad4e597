import { useLocation } from "react-router";

/** The router state of a link. The back link of the opened screen leads back to the screen in this state. */
export interface ComingFrom {
  back: { name: string; to: string };
}

/** Returns the screen to which the back link leads. Pass the result on as the `state` of further links. */
export function useComingFrom(): ComingFrom | undefined {
  const back = (useLocation().state as Partial<ComingFrom> | null)?.back;
  return back && { back };
}
