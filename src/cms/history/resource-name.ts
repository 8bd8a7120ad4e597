import { languageTag, type Language } from "#src/i18n/language.ts";
import type { Fill } from "#src/cms/staff/live-values/use-live-values.ts";
import type { Kind } from "#src/cms/feature.ts";
import { isOnOtherScreen } from "#src/cms/resource-addresses.ts";
import { kindLabel, kindsWithHistory } from "#src/cms/kinds.ts";
import type { HistoryEntry } from "./history-entry.ts";

type Named = Pick<HistoryEntry, "kind" | "name"> & Partial<Pick<HistoryEntry, "changed">>;

const isSingle = (kind: Kind) => "screen" in kind && !kind.screen.includes(":id");

/** True for a kind with only one resource. This resource has the kind's name. */
export const isOnlyOne = (name: HistoryEntry["kind"]) => isSingle(kindsWithHistory[name]);

/**
 * Returns the name of a resource, or the name of its kind when the resource has no name. Returns the name of the kind's
 * second screen if all changed fields are on that screen.
 * @param fill replaces marks of live values in the name with the current values
 */
export function resourceName(
  { kind: name, name: title, changed = [] }: Named,
  language: Language,
  fill: Fill,
): string {
  const kind: Kind = kindsWithHistory[name];
  if (changed.length > 0 && changed.every((path) => isOnOtherScreen(name, path)))
    return kind.otherScreen!.words[language].name;
  if (title === "" || isSingle(kind)) return kindLabel(name, language);
  return kind.nameOf?.(title, language) ?? fill(title);
}

/** Returns "nb-NO" for a name that staff wrote, or undefined for a name from the interface. */
export function resourceNameLang({ kind: name, name: title }: Named, language: Language): string | undefined {
  const kind: Kind = kindsWithHistory[name];
  const isOwn = title !== "" && !isSingle(kind) && kind.nameOf?.(title, language) === undefined;
  return isOwn ? languageTag.nb : undefined;
}
