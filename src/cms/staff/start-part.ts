import type { ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import type { Coming, NamedResource } from "#src/cms/kind-overview.ts";
import type { IconName } from "#src/ui/icon.tsx";

/** A feature's part of staff's start screen. */
export interface StartPart<Data = any> {
  path: string;
  /** Its tasks come first, before unsaved drafts. */
  isUrgent?: true;
  listWaiting?(data: Data, language: Language): Waiting[];
  /** Returns its row in the list of what guests see now. */
  describeSeen?(data: Data, language: Language): SeenRow;
  listComing?(data: Data): readonly Coming[];
  /** Fields that staff fill in every day. */
  Today?(props: { data: Data }): ReactNode;
  /** The fields are above the open tasks, and only in the season. */
  isAbove?: true;
  /** The states of setup steps, by the step's name. */
  setup?: Readonly<Record<string, (data: Data) => StepState>>;
}

export interface StepState {
  isDone: boolean;
  /** True as soon as a part of the step is done. Omitted for a step without parts. */
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
  resource: NamedResource | null;
  none: string;
  /** Replaces the word for the state of published resources. */
  state?: string;
}

export interface Waiting {
  icon: IconName;
  heading: string;
  note: string;
  act: string;
  to: string;
}
