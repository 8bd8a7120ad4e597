import { languageTag, type Language } from "#src/i18n/language.ts";
import type { Fill } from "#src/cms/staff/live-values/use-live-values.ts";
import type { Kind } from "#src/cms/feature.ts";
import { kindLabel, kindsWithHistory } from "#src/cms/kinds.ts";
import type { HistoryEntry } from "./history-entry.ts";

type Named = Pick<HistoryEntry, "kind" | "name">;

/** True for a kind with a single resource, which has the name of its kind. */
const isSingle = (kind: Kind) => "screen" in kind && !kind.screen.includes(":id");

/**
 * Returns the name of a resource, or of its kind.
 * @param fill fills the current live values into a name, which may contain marks
 */
export function resourceName({ kind: name, name: title }: Named, language: Language, fill: Fill): string {
  const kind: Kind = kindsWithHistory[name];
  if (title === "" || isSingle(kind)) return kindLabel(name, language);
  return kind.nameOf?.(title, language) ?? fill(title);
}

/**
 * Returns "nb-NO" for a name that is the resource's own text. Undefined for a name of the interface.
 * @param language the interface's
 */
export function resourceNameLang({ kind: name, name: title }: Named, language: Language): string | undefined {
  const kind: Kind = kindsWithHistory[name];
  const isOwn = title !== "" && !isSingle(kind) && kind.nameOf?.(title, language) === undefined;
  return isOwn ? languageTag.nb : undefined;
}
