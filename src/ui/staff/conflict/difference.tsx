import { briefParts, differenceParts } from "./difference-parts.ts";
import { textLines } from "#src/ui/staff/checks/text-lines.ts";

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
