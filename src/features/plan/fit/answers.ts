import type { Pitch } from "#src/features/plan/pitches.ts";
import type { Plan } from "#src/features/plan/plan.ts";
import type { pitchKinds } from "#src/features/plan/plan-schemas.ts";
import { reasonOf, type Reason } from "./fit-reason.ts";
import { isFitting, measuredSites, openPitchesOf, type Site } from "./fit.ts";
import type { Unit } from "./unit.ts";

/** The answer for pitches of one kind. It has either fitting sites or the reason that none fits. */
export interface Answer {
  /** "unsaid" in an answer for pitches of several kinds. */
  kind: Pitch["kind"];
  sites: readonly [Site, ...Site[]];
  fitting: Site[];
  reason: Reason | undefined;
}

/** TABLE  the kinds of pitches in the order of the answer. Day pitches come first. */
export const kindOrder = ["day", "unsaid", "season"] as const satisfies (typeof pitchKinds)[number][];

const isAny = (sites: readonly Site[] | undefined): sites is Answer["sites"] => Boolean(sites?.length);

/** Returns an answer for each kind of pitch, or one answer for all kinds when no pitch fits. */
export function answersFor(plan: Plan, unit: Unit): Answer[] {
  const all = measuredSites(plan);
  const kinds = Map.groupBy(all, ({ pitches: [{ kind }] }) => kind);
  const answerFor = (kind: Answer["kind"], sites: Site[] | undefined): Answer[] => {
    if (!isAny(sites)) return [];
    const fitting = sites.filter((site) => isFitting(unit, site));
    const pitches = openPitchesOf(plan).filter((pitch) => sites === all || pitch.kind === kind);
    return [
      { kind, sites, fitting, reason: fitting.length > 0 ? undefined : reasonOf(unit, sites, pitches) },
    ];
  };
  const answers = kindOrder.flatMap((kind) => answerFor(kind, kinds.get(kind)));
  return answers.length > 1 && answers.every(({ reason }) => reason) ? answerFor("unsaid", all) : answers;
}
