import { useRef, useState } from "react";
import { ApiError } from "#src/ui/staff/api.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { failureWords } from "./faults.ts";

/** How the saving of a value goes that was just chosen. */
type Progress<Value> = { value: Value } & (
  { kind: "saving" } | { kind: "saved" } | { kind: "failed"; why: string }
);

export interface SavedAtOnce<Values> {
  /** What is shown: the chosen value while it is being saved, otherwise the stored one. */
  values: Values;
  /** Of what is stored. */
  version: number;
  progress: { [Name in keyof Values]?: Progress<Values[Name]> };
  /** @returns whether it was saved */
  choose<Name extends keyof Values>(name: Name, value: Values[Name]): Promise<boolean>;
}

interface Versioned {
  id: number;
  version: number;
}

interface How<Resource, Values> {
  /** The kind's path in the API. */
  path: string;
  /** What is sent, of what is stored. */
  valuesOf(stored: Resource): Values;
  /** After a value was saved. @param before what was stored until then */
  onSaved?(saved: Resource, before: Resource): void;
}

/** A resource whose values are each saved as they are chosen; one after the other, because they are stored as one. */
export function useSavedAtOnce<Resource extends Versioned, Values extends object>(
  loaded: Resource,
  { path, valuesOf, onSaved }: How<Resource, Values>,
): SavedAtOnce<Values> {
  const { api, language } = useStaff();
  const [kept, setKept] = useState(loaded);
  const [progress, setProgress] = useState<SavedAtOnce<Values>["progress"]>({});
  const known = useRef(loaded);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // The screen may have been loaded again, as after an undo.
  const stored = later(loaded, kept);

  function keep(resource: Resource) {
    known.current = resource;
    setKept(resource);
  }

  async function save<Name extends keyof Values>(name: Name, value: Values[Name]): Promise<void> {
    keep(later(stored, known.current));
    const put = () => {
      const { id, version } = known.current;
      return api.put<Resource>(`${path}/${id}`, { ...valuesOf(known.current), [name]: value }, version);
    };
    const replace = (before: Resource, saved: Resource) => {
      keep(saved);
      onSaved?.(saved, before);
    };
    try {
      replace(known.current, await put());
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412 && error.current)) throw error;
      // Somebody chose something elsewhere: theirs stays as they chose, this one goes on top.
      keep(error.current as Resource);
      replace(known.current, await put());
    }
  }

  return {
    values: Object.assign(
      valuesOf(stored),
      ...Object.entries<Progress<unknown> | undefined>(progress).map(([name, each]) =>
        each?.kind === "saving" ? { [name]: each.value } : {},
      ),
    ) as Values,
    version: stored.version,
    progress,
    choose(name, value) {
      const started = { kind: "saving", value } as const;
      setProgress((before) => ({ ...before, [name]: started }));
      // If it has been chosen anew meanwhile, the later choice is shown.
      const end = (ended: Progress<typeof value>) =>
        setProgress((before) => (before[name] === started ? { ...before, [name]: ended } : before));
      const isSaved = inTurn(queue.current);
      queue.current = isSaved;
      return isSaved;

      async function inTurn(before: Promise<unknown>): Promise<boolean> {
        await before;
        try {
          await save(name, value);
          end({ kind: "saved", value });
          return true;
        } catch (error) {
          end({ kind: "failed", value, why: failureWords(error, language) });
          return false;
        }
      }
    },
  };
}

const later = <Resource extends Versioned>(one: Resource, other: Resource): Resource =>
  one.version > other.version ? one : other;
