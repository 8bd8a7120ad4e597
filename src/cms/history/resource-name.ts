import { pricesText } from "#messages/prices";
import { numberedName } from "#src/features/webcam/camera-number.ts";
import { isCamera } from "#src/features/webcam/webcam.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import type { Fill } from "#src/cms/staff/live-values/use-live-values.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { kindLabel } from "#src/cms/kinds.ts";

type Kind = HistoryEntry["kind"];
type Named = Pick<HistoryEntry, "kind" | "name">;

/** Kinds with a single resource, which has the name of its kind. */
const single: readonly Kind[] = [
  "websiteSettings",
  "identity",
  "contentBlock",
  "freePitches",
  "seaReading",
  "departureStops",
  "homePage",
  "siteView",
  "look",
  "plan",
];

/**
 * Returns the name of a resource, or of its kind.
 * @param fill fills the current live values into a name, which may contain marks
 */
export function resourceName({ kind, name }: Named, language: Language, fill: Fill): string {
  if (name === "" || single.includes(kind)) return kindLabel(kind, language);
  if (kind === "camera") return isCamera(name) ? numberedName(name, language) : fill(name);
  return kind === "priceList" ? pricesText[language].heading({ year: Number(name) }) : fill(name);
}

/** Returns "nb-NO" for a name that is the resource's own text. Undefined for a name of the interface. */
export function resourceNameLang({ kind, name }: Named): string | undefined {
  const isOwn =
    name !== "" && kind !== "priceList" && !(kind === "camera" && isCamera(name)) && !single.includes(kind);
  return isOwn ? languageTag.nb : undefined;
}
