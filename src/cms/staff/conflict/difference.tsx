import { briefParts, differenceParts } from "./difference-parts.ts";
import { isHtml, textLines } from "#src/cms/staff/checks/text-lines.ts";
import { useFill, useRenew } from "#src/cms/staff/live-values/use-live-values.ts";
import { languageTag, languages, type Language } from "#src/i18n/language.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

interface Props {
  before: string;
  after: string;
  withRemoved?: boolean;
  /** True to shorten unchanged passages to the words beside the changes. */
  isBrief?: boolean;
  /** True to omit the highlighting. The shown passages stay the same. */
  isPlain?: boolean;
  /** True to show live values with the words from the last save of each text. */
  isPast?: boolean;
  language?: Language;
}

function MarkedText({ text }: { text: string }) {
  const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(text)!;
  return (
    <>
      {before}
      {words && <mark>{words}</mark>}
      {after}
    </>
  );
}

/** Shows a text with its new words highlighted. HTML is shown as lines of text. */
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
    <span className="difference block shrinks breaks lines">
      {parts.map(({ kind, text }, index) => {
        if (kind === "removed") return withRemoved ? <del key={index}>{text}</del> : null;
        return kind === "added" && !isPlain ? <MarkedText key={index} text={text} /> : text;
      })}
    </span>
  );
}

interface ValueProps {
  field: NamedField;
  value: unknown;
  other: unknown;
  isChanged: boolean;
  isBrief: boolean;
}

export function ConflictValue({ field, value, other, isChanged, isBrief }: ValueProps) {
  const fill = useFill();
  if (field.show) {
    const shown = field.show(value);
    return <span className="conflict-shown shrinks">{typeof shown === "string" ? fill(shown) : shown}</span>;
  }
  const text = textOf(value);
  if (text === "") return <span className="conflict-shown shrinks">–</span>;
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

const languageIn = (path: string) =>
  languages.find((language) => path.includes(`translations.${language}`)) ?? "nb";

/** Returns a value as text. A list becomes one line for each item. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  if (typeof value === "object") return wordsOf(value).join(" · ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

function wordsOf(value: object): string[] {
  return Object.values(value)
    .map((part) => (Array.isArray(part) ? `\n${textOf(part)}` : textOf(part)))
    .filter((part) => part.trim() !== "");
}
