import { pricesText } from "#messages/prices";
import { numberedName } from "#src/features/webcam/camera-number.ts";
import { isCamera } from "#src/features/webcam/webcam.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import type { Fill } from "#src/ui/staff/live-values/use-live-values.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { kindLabel } from "#src/features/kinds.ts";

type Kind = HistoryEntry["kind"];
type Named = Pick<HistoryEntry, "kind" | "name">;

/** Kinds whose own name is also that of the resource. */
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
 * The name of a resource, or that of its kind.
 * @param fill puts the present live values into a name, which may have marks
 */
export function resourceName({ kind, name }: Named, language: Language, fill: Fill): string {
  if (name === "" || single.includes(kind)) return kindLabel(kind, language);
  if (kind === "camera") return isCamera(name) ? numberedName(name, language) : fill(name);
  return kind === "priceList" ? pricesText[language].heading({ year: Number(name) }) : fill(name);
}

/** The language of a resource's name, when it is its own words and not the interface's: "nb-NO". */
export function resourceNameLang({ kind, name }: Named): string | undefined {
  const isOwn =
    name !== "" && kind !== "priceList" && !(kind === "camera" && isCamera(name)) && !single.includes(kind);
  return isOwn ? languageTag.nb : undefined;
}
