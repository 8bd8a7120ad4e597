import { useState } from "react";
import type { PriceList } from "#src/features/prices/price-list.ts";
import type { PriceListFormState } from "#src/features/prices/staff/price-list-values.ts";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import {
  applyRaise,
  countRaised,
  parsePercent,
  previewRaise,
  type RaiseChoice,
  type Raised,
  type RaisedGroup,
  undoRaise,
} from "./raise.ts";

export type RaiseKind = "up" | "down" | "round";

interface AppliedRaise {
  choice: RaiseChoice;
  kind: RaiseKind;
  percent: number;
  /** The number of prices that changed. */
  count: number;
  raised: Raised;
  /** True when the start of the list was planned before the raise. */
  startsItself: boolean;
}

export interface RaiseState {
  choice: RaiseChoice;
  change(part: Partial<RaiseChoice>): void;
  /** Switches between raised and unchanged. `id` is the name of a group, or the id of a price or deposit. */
  toggle(id: string): void;
  /** Undefined while the typed text isn't a percentage. */
  percent: number | undefined;
  kind: RaiseKind;
  /** Undefined without an active list or a percentage. */
  preview: RaisedGroup[] | undefined;
  count: number;
  /** True while an unapplied raise would change prices or is invalid. */
  isPending: boolean;
  isOpen: boolean;
  open(): void;
  close(): void;
  apply(): void;
  drop(): void;
  /** The last applied raise, until it is undone. */
  applied: AppliedRaise | undefined;
  isUndone: boolean;
  /** Opens the sheet with the input of the applied raise. */
  edit(): void;
  undo(): void;
}

export const percentField = "raise.percent";
export const openButton = "raise.open";

/**
 * Raises the prices of a form, starting from the active list. Until the raise is applied or dropped, the user's input is
 * part of the form's values. The draft therefore includes the input, and the screen warns staff before they leave.
 * @param isPlanned true when an applied raise also plans the start of the list
 */
export function useRaise(
  form: PriceListFormState,
  active: PriceList | undefined,
  isPlanned: boolean,
): RaiseState {
  const [isOpen, setOpen] = useState(false);
  const [options, setOptions] = useState<Omit<RaiseChoice, "percent">>({ rounding: "size", switched: [] });
  const [applied, setApplied] = useState<AppliedRaise>();
  const [isUndone, setUndone] = useState(false);

  const { rateGroups, raise, startsItself } = form.values;
  const choice = raise ?? { percent: "", ...options };
  const percent = parsePercent(choice.percent);
  const kind = percent === undefined || percent > 0 ? "up" : percent < 0 ? "down" : "round";
  const preview =
    active && percent !== undefined
      ? previewRaise(active.rateGroups, rateGroups, { ...choice, percent })
      : undefined;
  const count = preview ? countRaised(preview) : 0;
  const isPending = raise !== undefined && (percent === undefined || count > 0);

  const drop = () => raise && form.set("raise", undefined);
  const change = (part: Partial<RaiseChoice>) => {
    const next = { ...choice, ...part };
    setOptions({ rounding: next.rounding, switched: next.switched });
    setUndone(false);
    form.set("raise", next.percent.trim() === "" ? undefined : next);
  };
  const open = () => {
    setOpen(true);
    focusField(percentField);
  };
  const startOver = () => (applied ? undoRaise(rateGroups, applied.raised) : rateGroups);
  return {
    choice,
    change,
    toggle: (id) =>
      change({
        switched: choice.switched.includes(id)
          ? choice.switched.filter((each) => each !== id)
          : [...choice.switched, id],
      }),
    percent,
    kind,
    preview,
    count,
    isPending,
    isOpen,
    open,
    close() {
      setOpen(false);
      if (!isPending) drop();
    },
    apply() {
      if (!preview || percent === undefined) return;
      const after = applyRaise(rateGroups, preview);
      form.set("rateGroups", after);
      drop();
      if (isPlanned) form.set("startsItself", true);
      setApplied({
        choice,
        kind,
        percent,
        count,
        raised: { before: startOver(), after },
        startsItself: applied?.startsItself ?? startsItself,
      });
      setOpen(false);
      setUndone(false);
    },
    drop() {
      drop();
      focusField(openButton);
    },
    applied,
    isUndone,
    edit() {
      form.set("raise", applied?.choice);
      open();
    },
    undo() {
      form.set("rateGroups", startOver());
      if (applied && isPlanned) form.set("startsItself", applied.startsItself);
      setApplied(undefined);
      setUndone(true);
      focusField(openButton);
    },
  };
}
