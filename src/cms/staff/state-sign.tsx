import type { ReactNode } from "react";
import { parseMoment } from "#src/i18n/times/time.ts";
import { siteNow } from "./clock.ts";
import { useStaff } from "./staff.ts";
import { staffText } from "#messages/staff";

export type PublishState = "draft" | "planned" | "published";

type Sign = { state: PublishState; label?: string | undefined } | { state: "next"; label: string };

export function StateSign({ state, label, children }: Sign & { children?: ReactNode }) {
  const words = staffText[useStaff().language];
  return (
    <span className={`state-sign ${state}`}>
      <span className="state-name inline strong">
        {state === "next" ? label : (label ?? words.state[state])}
      </span>
      {children && <span className="state-note quiet fine figures">{children}</span>}
    </span>
  );
}

/** Returns the state of a resource. Guests see the resource from the time `from`, if it is active. */
export function publishState(isActive: boolean, from: string, now = siteNow()): PublishState {
  if (!isActive) return "draft";
  const start = parseMoment(from);
  return start && Temporal.Instant.compare(start, now) > 0 ? "planned" : "published";
}
