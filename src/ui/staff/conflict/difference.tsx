import { briefParts, differenceParts } from "./difference-parts.ts";
import { isHtml, textLines } from "#src/ui/staff/checks/text-lines.ts";
import { useFill, useRenew } from "#src/ui/staff/live-values/use-live-values.ts";
import { languageTag, languages, type Language } from "#src/i18n/language.ts";
import type { NamedField } from "#src/ui/staff/form/described-fields.ts";

interface Props {
  before: string;
  /** The text to show. */
  after: string;
  /** Also shows removed words, struck through. */
  withRemoved?: boolean;
  /** Cuts unchanged text to the words beside the changes. */
  isBrief?: boolean;
  /** Leaves out the marks, to show the same excerpt as the marked text beside it. */
  isPlain?: boolean;
  /** Live values read as they did when each text was saved. */
  isPast?: boolean;
  /** That it is written in. */
  language?: Language;
}

/** Marks the words, but not the spaces around them. */
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

/** A text with its new words marked; HTML is shown as lines of text. */
export function Difference({
  before,
  after,
  withRemoved = false,
  isBrief = false,
  isPlain = false,
  isPast = false,
  language = "nb",
}: Props) {
  const renew = useRenew();
  const linesOf = (text: string) => textLines(isPast ? text : renew(text, language, isHtml(text)));
  const whole = differenceParts(linesOf(before), linesOf(after));
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
  /** The value in the other version. */
  other: unknown;
  /** Whether this side changed the field; then what is new is marked. */
  isChanged: boolean;
  isBrief: boolean;
}

/** One side's value of a field: a text with its changes marked, or as the field itself shows its values. */
export function ConflictValue({ field, value, other, isChanged, isBrief }: ValueProps) {
  const fill = useFill();
  if (field.show) {
    const shown = field.show(value);
    return <span className="conflict-shown">{typeof shown === "string" ? fill(shown) : shown}</span>;
  }
  const text = textOf(value);
  if (text === "") return <span className="conflict-shown">–</span>;
  const language = languageIn(field.path);
  return (
    <span lang={languageTag[language]}>
      <Difference
        before={textOf(other)}
        after={text}
        isBrief={isBrief}
        isPlain={!isChanged}
        language={language}
      />
    </span>
  );
}

/** The language of the words at a path. */
const languageIn = (path: string) =>
  languages.find((language) => path.includes(`translations.${language}`)) ?? "nb";

/** A value as text; a list has one line for each of its parts. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  if (typeof value === "object") return wordsOf(value).join(" · ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** An object's words and numbers on one line; lists inside it get lines of their own. */
function wordsOf(value: object): string[] {
  return Object.values(value)
    .map((part) => (Array.isArray(part) ? `\n${textOf(part)}` : textOf(part)))
    .filter((part) => part.trim() !== "");
}
