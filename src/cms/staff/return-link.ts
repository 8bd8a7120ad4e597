import { useLocation } from "react-router";

/** The router state of a link: the screen that has the link, for the back link of the target. */
export interface ComingFrom {
  back: { name: string; to: string };
}

/** Returns the screen to which the back link leads. Pass the result on as the `state` of further links. */
export function useComingFrom(): ComingFrom | undefined {
  const back = (useLocation().state as Partial<ComingFrom> | null)?.back;
  return back && { back };
}
