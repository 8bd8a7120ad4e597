import { briefParts, differenceParts } from "./difference-parts.ts";
import { textLines } from "#src/ui/staff/checks/text-lines.ts";
import { languageTag, languages } from "#src/i18n/language.ts";
import type { NamedField } from "#src/ui/staff/form/described-fields.ts";

interface Props {
  before: string;
  /** What is shown. */
  after: string;
  /** Shows what is gone too, struck through. */
  withRemoved?: boolean;
  /** Cuts what is the same to what stands beside the changes. */
  isBrief?: boolean;
  /** Leaves the marks out, so that it shows the same excerpt as a marked one beside it. */
  isPlain?: boolean;
}

/** Marks words, and not the blanks around them. */
function Marked({ text }: { text: string }) {
  const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(text)!;
  return (
    <>
      {before}
      {words && <mark>{words}</mark>}
      {after}
    </>
  );
}

/** A text with what is new in it marked, word by word; HTML as lines of text. */
export function Difference({ before, after, withRemoved = false, isBrief = false, isPlain = false }: Props) {
  const whole = differenceParts(textLines(before), textLines(after));
  const parts = isBrief ? briefParts(whole) : whole;
  return (
    <span className="difference">
      {parts.map(({ kind, text }, index) => {
        if (kind === "removed") return withRemoved ? <del key={index}>{text}</del> : null;
        return kind === "added" && !isPlain ? <Marked key={index} text={text} /> : text;
      })}
    </span>
  );
}

interface ValueProps {
  field: NamedField;
  value: unknown;
  /** The other version's. */
  other: unknown;
  /** Whether this side changed it: what is new is marked. */
  isChanged: boolean;
  isBrief: boolean;
}

/** One side's value of a field: text with its changes marked, or what the field makes of it. */
export function ConflictValue({ field, value, other, isChanged, isBrief }: ValueProps) {
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
  if (typeof value === "object") return wordsOf(value).join(" · ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** An object's words and figures on one line, lists within it on lines of their own. */
function wordsOf(value: object): string[] {
  return Object.values(value)
    .map((part) => (Array.isArray(part) ? `\n${textOf(part)}` : textOf(part)))
    .filter((part) => part.trim() !== "");
}
