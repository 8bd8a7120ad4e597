import { languageTag, languages } from "#src/i18n/language.ts";
import { Difference } from "./difference.tsx";
import type { NamedField } from "#src/ui/staff/form/named-field.ts";

interface Props {
  field: NamedField;
  value: unknown;
  /** The other version's. */
  other: unknown;
  /** Whether this side changed it: what is new is marked. */
  isChanged: boolean;
  isBrief: boolean;
}

/** One side's value of a field: text with its changes marked, or what the field makes of it. */
export function ConflictValue({ field, value, other, isChanged, isBrief }: Props) {
  if (field.show) return <span className="conflict-shown">{field.show(value)}</span>;
  const text = textOf(value);
  if (text === "") return <span className="conflict-shown">–</span>;
  return (
    <span lang={languageTag[languageIn(field.path)]}>
      <Difference before={textOf(other)} after={text} isBrief={isBrief} isPlain={!isChanged} />
    </span>
  );
}

/** The language that the words at a path are in. */
const languageIn = (path: string) =>
  languages.find((language) => path.includes(`translations.${language}`)) ?? "nb";

/** A value as text; of a list a line for each of its parts. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  if (typeof value === "object") return words(value).join(" · ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** An object's words and figures on one line, lists within it on lines of their own. */
function words(value: object): string[] {
  return Object.values(value)
    .map((part) => (Array.isArray(part) ? `\n${textOf(part)}` : textOf(part)))
    .filter((part) => part.trim() !== "");
}
