import { useLocation } from "react-router";

/** What a link says of the screen that it stands on, where the one that it leads to wouldn't go back there by itself. */
export interface ComingFrom {
  back: { name: string; to: string };
}

/** The screen that one came from and goes back to, if the link said so; hand it on as a link's `state`. */
export function useComingFrom(): ComingFrom | undefined {
  const back = (useLocation().state as Partial<ComingFrom> | null)?.back;
  return back && { back };
}
