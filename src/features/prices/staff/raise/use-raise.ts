import { useState } from "react";
import type { PriceList } from "#src/features/prices/price-list.ts";
import type { PriceListFormState } from "#src/features/prices/staff/price-list-values.ts";
import {
  applyRaise,
  countRaised,
  parsePercent,
  previewRaise,
  type Raised,
  type RaisedGroup,
  type Rounding,
  undoRaise,
} from "./raise.ts";

export type RaiseKind = "up" | "down" | "round";

export interface RaiseState {
  percent: string;
  setPercent(percent: string): void;
  rounding: Rounding;
  setRounding(rounding: Rounding): void;
  /** Leaves out a group by its name or a price by its id, or includes it again. */
  toggle(out: string): void;
  isFault: boolean;
  kind: RaiseKind;
  /** Undefined until there is a percentage, and after it is applied. */
  preview: RaisedGroup[] | undefined;
  apply(): void;
  /** The last applied raise, until it is undone. */
  applied: { kind: RaiseKind; count: number; groups: number } | undefined;
  isUndone: boolean;
  undo(): void;
}

/** Raises the active list's prices for a form. The state lives above the panel, which is hidden during translation. */
export function useRaise(form: PriceListFormState, active: PriceList | undefined): RaiseState {
  const [percent, setPercent] = useState("");
  const [rounding, setRounding] = useState<Rounding>("size");
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [isTrying, setTrying] = useState(false);
  const [isUndone, setUndone] = useState(false);
  const [last, setLast] = useState<{ raised: Raised; applied: NonNullable<RaiseState["applied"]> }>();

  const groups = form.values.rateGroups;
  const value = parsePercent(percent);
  const kind = value === undefined || value > 0 ? "up" : value < 0 ? "down" : "round";
  const preview =
    isTrying && active && value !== undefined
      ? previewRaise(active.rateGroups, groups, { percent: value, rounding, leftOut })
      : undefined;
  /** Wraps a setter, so that another choice shows the preview again. */
  const showPreviewAfter = <Args extends unknown[]>(set: (...args: Args) => void) => {
    return (...args: Args) => {
      set(...args);
      setTrying(true);
      setUndone(false);
    };
  };
  const startOver = () => (last ? undoRaise(groups, last.raised) : groups);
  return {
    percent,
    setPercent: showPreviewAfter(setPercent),
    rounding,
    setRounding: showPreviewAfter(setRounding),
    toggle: showPreviewAfter((name: string) =>
      setLeftOut((before) => {
        const after = new Set(before);
        if (!after.delete(name)) after.add(name);
        return after;
      }),
    ),
    // A lone sign is the beginning of a percentage.
    isFault: value === undefined && !/^[+−-]?$/.test(percent.trim()),
    kind,
    preview,
    apply() {
      if (!preview) return;
      const after = applyRaise(groups, preview);
      form.set("rateGroups", after);
      const raisedGroups = preview.filter(({ rates }) => rates.some(({ now, after: then }) => now !== then));
      setLast({
        raised: { before: startOver(), after },
        applied: { kind, count: countRaised(preview), groups: raisedGroups.length },
      });
      setTrying(false);
      setUndone(false);
    },
    applied: last?.applied,
    isUndone,
    undo() {
      form.set("rateGroups", startOver());
      setLast(undefined);
      setTrying(true);
      setUndone(true);
    },
  };
}
