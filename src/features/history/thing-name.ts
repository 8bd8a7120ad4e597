import { ratesText } from "#src/features/rates/rates.text.ts";
import { webcamText } from "#src/features/webcam/webcam.text.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { thingKindsText } from "./thing-kinds.text.ts";

type Kind = HistoryEntry["thing"];
type Named = Pick<HistoryEntry, "thing" | "name">;

/** Things of which there is one: the kind's name is theirs. */
const single: readonly Kind[] = ["websiteSettings", "identity", "contentBlock"];

/** What a thing is called: what staff call it by, or its kind. */
export function thingName({ thing, name }: Named, language: Language): string {
  if (name === "" || single.includes(thing)) return thingKindsText[language][thing];
  if (thing === "camera") return (webcamText[language].names as Record<string, string>)[name] ?? name;
  return thing === "annualRates" ? ratesText[language].heading(Number(name)) : name;
}

/** The language of what a thing is called, where that is its own words and not the interface's: "nb-NO". */
export function thingNameLang({ thing, name }: Named): string | undefined {
  const isOwn = name !== "" && thing !== "annualRates" && thing !== "camera" && !single.includes(thing);
  return isOwn ? languageTag.nb : undefined;
}
