import { useLocation } from "react-router";

/** The router state of a link: the screen that has the link. The target's back link leads to this screen. */
export interface ComingFrom {
  back: { name: string; to: string };
}

/** Returns the screen to go back to. Pass it on as the `state` of further links. */
export function useComingFrom(): ComingFrom | undefined {
  const back = (useLocation().state as Partial<ComingFrom> | null)?.back;
  return back && { back };
}
