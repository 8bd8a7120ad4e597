import { useState } from "react";
import type { Conflict } from "#src/cms/staff/form/form-state.ts";
import { changerAt, chosenValues, comparedFields, type Changer, type Choice } from "./three-way-merge.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { isSame } from "#src/cms/staff/form/values.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

export interface Difference {
  field: NamedField;
  changer: Exclude<Changer, "same">;
  /** Undefined when the user and somebody else changed the field, and the user hasn't chosen yet. */
  choice: Choice | undefined;
}

export interface Choices<Values> {
  differences: Difference[];
  same: NamedField[];
  choose(path: string, choice: Choice): void;
  chooseAll(side: "mine" | "theirs"): void;
  values(): Values;
}

/** Returns the fields that differ, and functions that choose. A choice ends when somebody saves another value. */
export function useChoices<Values extends object, Resource>(
  { versions }: Conflict<Values, Resource>,
  fields: readonly NamedField[],
): Choices<Values> {
  const [made, setMade] = useState<Record<string, { choice: Choice; theirs: unknown }>>({});
  const compared = comparedFields(fields, versions, (path) => ({ path, label: path }));
  const theirsAt = (path: string) => valueAt(versions.theirs, path);

  const choiceOf = (path: string): Choice | undefined => {
    const decision = made[path];
    if (decision && isSame(decision.theirs, theirsAt(path))) return decision.choice;
    const changer = changerAt(versions, path);
    return changer === "mine" || changer === "theirs" ? { side: changer } : undefined;
  };
  const differences = compared.flatMap((field) => {
    const changer = changerAt(versions, field.path);
    return changer === "same" ? [] : [{ field, changer, choice: choiceOf(field.path) }];
  });
  const decide = (paths: string[], choice: Choice) =>
    setMade((before) => ({
      ...before,
      ...Object.fromEntries(paths.map((path) => [path, { choice, theirs: theirsAt(path) }])),
    }));
  return {
    differences,
    same: compared.filter(({ path }) => changerAt(versions, path) === "same"),
    choose: (path, choice) => decide([path], choice),
    chooseAll: (side) =>
      decide(
        differences.map(({ field }) => field.path),
        { side },
      ),
    values: () =>
      chosenValues(
        versions,
        differences.map(({ field }) => field),
        choiceOf,
      ),
  };
}
