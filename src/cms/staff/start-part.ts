import type { ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import type { Coming, NamedResource } from "#src/cms/kind-overview.ts";
import type { IconName } from "#src/ui/icon.tsx";

/** A feature's part of staff's start screen. */
export interface StartPart<Data = any> {
  /** The path in the API of the data that it shows. */
  path: string;
  /** Its tasks are the first, before unsaved drafts. */
  isUrgent?: true;
  /** Returns the open tasks. */
  listWaiting?(data: Data, language: Language): Waiting[];
  /** Returns its row in the list of what guests see now. */
  describeSeen?(data: Data, language: Language): SeenRow;
  /** Returns its scheduled changes. */
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
  /** True as soon as a part of it is done. Left out for a step without parts. */
  isStarted?: boolean;
  /** The address of its screen. */
  to: string;
  /** The values in its words. */
  values?: Readonly<Record<string, number>>;
}

/** Defines a part of the start screen. TypeScript checks that its functions fit its data. */
export const defineStartPart =
  <Data>() =>
  (part: StartPart<Data>): StartPart =>
    part;

/** A row about the resource that guests see now. */
export interface SeenRow {
  label: string;
  resource: NamedResource | null;
  /** The text without a resource. */
  none: string;
  /** The word for the resource's state, when it isn't that of published resources. */
  state?: string;
}

/** A task for staff, with a link to the exact place. */
export interface Waiting {
  icon: IconName;
  heading: string;
  note: string;
  act: string;
  to: string;
}
