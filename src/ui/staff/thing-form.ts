import { useState } from "react";
import type { z } from "zod";
import { ApiError } from "./api.ts";
import { failureWords, faultsIn, type Fault } from "./faults.ts";
import { useStaff } from "./staff.ts";
import { staffText } from "./staff.text.ts";
import { isSame, valueAt, withoutBlankTranslations, withValueAt } from "./values.ts";

export type SaveState =
  | { kind: "untouched" }
  | { kind: "unsaved" }
  | { kind: "saving" }
  | { kind: "saved"; at: Temporal.Instant }
  | { kind: "failed"; why: string };

/** What a field of the form needs. */
export interface FieldProps {
  name: string;
  value: string;
  onChange(value: string): void;
  onBlur(): void;
  fault: string | undefined;
}

export interface ThingForm<Values, Thing> {
  values: Values;
  /** @param path in dots, as "translations.en.title" */
  field(path: string): FieldProps;
  set(path: string, value: unknown): void;
  /** What is wrong: at fields that have been left, and after an attempt to save everywhere. */
  faults: Fault[];
  isDirty: boolean;
  saveState: SaveState;
  /**
   * Saves what is written.
   * @param also values that go with it, as the state that the button stands for
   * @returns what came of it; undefined when it wasn't saved, and the screen says why
   */
  submit(also?: Partial<Values>): Promise<Thing | undefined>;
  /** Somebody else's newer version, when saving met one. */
  theirs: Thing | undefined;
  /** Puts their version in place of what is written. */
  takeTheirs(): void;
  /** Saves what is written over their version. */
  keepMine(): Promise<Thing | undefined>;
}

interface Options<Values, Thing> {
  /** The thing as it is stored; undefined for a new one. */
  stored: Thing | undefined;
  toValues(stored: Thing | undefined): Values;
  /** The schema of what is sent. */
  schema: z.ZodType;
  save(values: Values, ifVersion: number | undefined): Promise<Thing>;
}

/**
 * A form over one thing: what is written, what is wrong with it, and where saving stands. Nothing that is written goes
 * away but by saving or by a choice of whoever wrote it.
 */
export function useThingForm<Values extends object, Thing extends { version: number }>({
  stored,
  toValues,
  schema,
  save,
}: Options<Values, Thing>): ThingForm<Values, Thing> {
  const { language } = useStaff();
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState(() => toValues(stored));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Fault[]>([]);
  const [progress, setProgress] = useState<SaveState>({ kind: "untouched" });
  const [theirs, setTheirs] = useState<Thing>();

  const isDirty = !isSame(values, toValues(base));
  const sent = (also?: Partial<Values>) => withoutBlankTranslations({ ...values, ...also });
  const found = isTried || left.size > 0 ? faultsIn(schema, sent(), language) : [];
  const faults = [...found.filter(({ path }) => isTried || left.has(path)), ...refused];

  const set = (path: string, value: unknown) => {
    setValues((before) => withValueAt(before, path, value));
    setRefused((before) => before.filter((fault) => fault.path !== path));
  };

  async function send(body: Values, ifVersion: number | undefined): Promise<Thing | undefined> {
    setProgress({ kind: "saving" });
    try {
      const saved = await save(body, ifVersion);
      setBase(saved);
      setValues(toValues(saved));
      setTheirs(undefined);
      setTried(false);
      setProgress({ kind: "saved", at: Temporal.Now.instant() });
      return saved;
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) setTheirs(error.current as Thing);
      if (error instanceof ApiError)
        setRefused(
          error.faults.map(({ field }) => ({ path: field, message: staffText[language].faults.other })),
        );
      setProgress({ kind: "failed", why: failureWords(error, language) });
      return undefined;
    }
  }

  return {
    values,
    field: (path) => ({
      name: path,
      value: (valueAt(values, path) as string | number | undefined)?.toString() ?? "",
      onChange: (value) => set(path, value),
      onBlur: () => setLeft((before) => new Set([...before, path])),
      fault: faults.find((fault) => fault.path === path)?.message,
    }),
    set,
    faults,
    isDirty,
    saveState:
      progress.kind === "saving" || (progress.kind === "failed" && isDirty)
        ? progress
        : isDirty
          ? { kind: "unsaved" }
          : progress,
    async submit(also) {
      setTried(true);
      const body = sent(also);
      if (faultsIn(schema, body, language).length > 0) return undefined;
      return send(body, base?.version);
    },
    theirs,
    takeTheirs() {
      setBase(theirs);
      setValues(toValues(theirs));
      setTheirs(undefined);
      setProgress({ kind: "untouched" });
    },
    keepMine: () => send(sent(), theirs?.version),
  };
}
