import { useEffect, useRef, type ReactNode } from "react";
import type { Chosen } from "./canvas/chosen-part.ts";

interface Props {
  heading: string;
  summary: string;
  chosen?: Chosen | undefined;
  children: ReactNode;
}

export function PlanGroup({ heading, summary, chosen, children }: Props) {
  const group = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (chosen) group.current!.open = true;
  }, [chosen]);
  return (
    <details className="plan-group" ref={group}>
      <summary className="entry centred flat line-below pad-8 touch">
        <h2>{heading}</h2>
        <span className="quiet small">{summary}</span>
      </summary>
      {children}
    </details>
  );
}
