import { formatMessage } from "#src/i18n/phrases.ts";
import type { Editor } from "@tiptap/react";
import { useEffect, useState } from "react";
import type { Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { editorText } from "#messages/staff";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { checkHtml, type Finding, type ElementPlace } from "./text-checks.ts";

/** The number of findings to show at first. A long pasted text can have findings that fill the screen. */
const shownAtOnce = 4;
const pauseMilliseconds = 700;

interface Props {
  editor: Editor;
  language: Language;
  onDescribe: () => void;
}

/** Shows hints for a better text. A button in each hint leads to the place in the text. Hints don't prevent saving. */
export function TextFindings({ editor, language, onDescribe }: Props) {
  const words = editorText[useStaff().language];
  const findings = useFindings(editor, language);
  const shown = findings.slice(0, shownAtOnce);
  const go = ({ kind, place }: Finding) => {
    if (place) select(editor, place);
    else editor.view.focus();
    if (kind === "pictureWithoutWords") onDescribe();
  };
  return (
    <div className="text-findings stack tight quiet small icons-18 gap-above-8">
      <p className="text-findings-count noted close tinted" aria-live="polite">
        {findings.length > 0 && (
          <>
            <Icon name="info" />
            {words.findings({ count: findings.length })}
          </>
        )}
      </p>
      {shown.length > 0 && (
        <ul>
          {shown.map((finding) => (
            <li className="line-above pad-4 breaks" key={`${finding.kind} ${finding.place?.index}`}>
              <span>{formatMessage(words.finding[finding.kind].what, { text: shorten(finding.text) })}</span>{" "}
              <StaffButton look="link" onClick={() => go(finding)}>
                {words.finding[finding.kind].go}
              </StaffButton>
            </li>
          ))}
        </ul>
      )}
      {findings.length > shown.length && (
        <p>{words.moreFindings({ count: findings.length - shown.length })}</p>
      )}
    </div>
  );
}

function useFindings(editor: Editor, language: Language): readonly Finding[] {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setFindings(find(editor, language)), pauseMilliseconds);
    };
    wait();
    // Replacing the whole text causes a transaction, but no `update` event.
    editor.on("transaction", wait);
    return () => {
      clearTimeout(timer);
      editor.off("transaction", wait);
    };
  }, [editor, language]);
  return findings;
}

/** Finds the faults in the editor's text. Ignores an empty heading in which the user is about to write. */
const find = (editor: Editor, language: Language) =>
  checkHtml(editor.getHTML(), language).filter(
    ({ kind, place }) => kind !== "emptyHeading" || !place || !hasCursor(editor, place),
  );

function hasCursor(editor: Editor, place: ElementPlace): boolean {
  const element = elementAt(editor, place);
  const { node } = editor.view.domAtPos(editor.state.selection.from);
  return editor.isFocused && element !== undefined && element.contains(node);
}

const elementAt = ({ view }: Editor, { selector, index }: ElementPlace) =>
  [...view.dom.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.classList.contains("ProseMirror-separator"),
  )[index];

function select(editor: Editor, place: ElementPlace) {
  const element = elementAt(editor, place);
  // The findings are delayed, so the element may no longer exist.
  if (!element) return editor.view.focus();
  const from = editor.view.posAtDOM(element, 0);
  if (place.selector === "img") editor.commands.setNodeSelection(from);
  else {
    const to = editor.view.posAtDOM(element, element.childNodes.length);
    editor.commands.setTextSelection({ from, to });
  }
  editor.view.focus();
  element.scrollIntoView({ block: "center" });
}

const longestQuote = 60;
const shorten = (text: string) =>
  text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()} …` : text;
