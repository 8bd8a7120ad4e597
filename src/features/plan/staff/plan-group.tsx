import { useEffect, useRef, type ReactNode } from "react";
import type { Chosen } from "./canvas/chosen-part.ts";

interface Props {
  heading: string;
  /** What is in it, in a line. */
  summary: string;
  /** What was chosen among its parts, which opens it. */
  chosen?: Chosen | undefined;
  children: ReactNode;
}

/** A group of what stands on the plan: a line of the list, until it is opened. */
export function PlanGroup({ heading, summary, chosen, children }: Props) {
  const group = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (chosen) group.current!.open = true;
  }, [chosen]);
  return (
    <details className="plan-group" ref={group}>
      <summary>
        <h2>{heading}</h2>
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}
