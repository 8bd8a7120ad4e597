import type { ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import type { Coming, NamedResource } from "#src/cms/kind-overview.ts";
import type { IconName } from "#src/ui/icon.tsx";

/** A scheduled change of one resource, or a change-over with several changes. */
export type ComingRow = Coming | { what: "together"; id: number; name: string; at: string; changes: number };

export interface StartPart<Data = any> {
  path: string;
  /** True when the tasks of this part come first, before unsaved drafts. */
  isUrgent?: true;
  listWaiting?(data: Data, language: Language): Waiting[];
  /** True when the set-up screen also lists the tasks. */
  isInSetup?: true;
  /** Returns the row of this part in the list of the resources that guests see now. */
  describeSeen?(data: Data, language: Language): SeenRow;
  /** Lists the scheduled changes. */
  listComing?(data: Data): readonly ComingRow[];
  /** Renders fields that staff fill in every day. */
  Today?(props: { data: Data }): ReactNode;
  /** True when `Today` is above the open tasks. The start screen then shows `Today` only in the season. */
  isAbove?: true;
  setup?: Readonly<Record<string, (data: Data) => StepState>>;
}

export interface StepState {
  isDone: boolean;
  /** True as soon as a part of the set-up step is done. Omitted for a set-up step without parts. */
  isStarted?: boolean;
  to: string;
  values?: Readonly<Record<string, number>>;
}

export const defineStartPart =
  <Data>() =>
  (part: StartPart<Data>): StartPart =>
    part;

export interface SeenRow {
  label: string;
  /** The resource that guests see now. Without a resource, the row shows the text of `none`. */
  resource: NamedResource | null;
  none: string;
  /** A text that replaces the word for "published" beside the resource. */
  state?: string;
}

/** An open task on the start screen. */
export interface Waiting {
  icon: IconName;
  heading: string;
  note: string;
  act: string;
  to: string;
}
