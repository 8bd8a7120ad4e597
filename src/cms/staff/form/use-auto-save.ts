import { useRef, useState } from "react";
import { ApiError } from "#src/cms/staff/api.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { failureWords } from "./faults.ts";

type Progress<Value> = { value: Value } & (
  { kind: "saving" } | { kind: "saved" } | { kind: "failed"; reason: string }
);

export interface AutoSave<Values> {
  /** The stored values. During a save, the chosen value replaces the stored value. */
  values: Values;
  version: number;
  progress: { [Name in keyof Values]?: Progress<Values[Name]> };
  /** @returns true when the value was saved */
  choose<Name extends keyof Values>(name: Name, value: Values[Name]): Promise<boolean>;
}

interface Versioned {
  id: number;
  version: number;
}

interface AutoSaveOptions<Resource, Values> {
  path: string;
  valuesOf(stored: Resource): Values;
  /** Called after a save. @param before the resource that was stored before this save */
  onSaved?(saved: Resource, before: Resource): void;
}

/** Saves each value when the user chooses it. Saves run one after another, each with the latest version. */
export function useAutoSave<Resource extends Versioned, Values extends object>(
  loaded: Resource,
  { path, valuesOf, onSaved }: AutoSaveOptions<Resource, Values>,
): AutoSave<Values> {
  const { api, language } = useStaff();
  const [resource, setResource] = useState(loaded);
  const [progress, setProgress] = useState<AutoSave<Values>["progress"]>({});
  const known = useRef(loaded);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // The screen may have been reloaded, for example after an undo.
  const stored = later(loaded, resource);

  function store(latest: Resource) {
    known.current = latest;
    setResource(latest);
  }

  async function save<Name extends keyof Values>(name: Name, value: Values[Name]): Promise<void> {
    store(later(stored, known.current));
    const put = () => {
      const { id, version } = known.current;
      return api.put<Resource>(`${path}/${id}`, { ...valuesOf(known.current), [name]: value }, version);
    };
    const replace = (before: Resource, saved: Resource) => {
      store(saved);
      onSaved?.(saved, before);
    };
    try {
      replace(known.current, await put());
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412 && error.current)) throw error;
      // Somebody else has saved meanwhile. Their other values stay, and this user's value is saved again.
      store(error.current as Resource);
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
      // A later choice in the same field keeps its own progress.
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
          end({ kind: "failed", value, reason: failureWords(error, language) });
          return false;
        }
      }
    },
  };
}

const later = <Resource extends Versioned>(one: Resource, other: Resource): Resource =>
  one.version > other.version ? one : other;
