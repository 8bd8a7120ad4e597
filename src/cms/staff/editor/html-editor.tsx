import { createDocument, EditorContent, getHTMLFromFragment, useEditor, type Editor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { parseLanguage } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useEditorGroup, useGroupMember } from "./editor-group.tsx";
import type { OpenPopover } from "./html-field-props.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { tidyHtml } from "./editor-html.ts";
import { changedPlaces } from "./changed-places.ts";
import { extensions } from "./editor-schema.ts";
import {
  leaveChip,
  LiveValueNode,
  deleteSelectedNodes,
  selectedValue,
  shownLiveValues,
} from "./live-value-node.ts";
import { isTooWide } from "./table-nodes.ts";
import { editorText } from "#messages/staff";
import type { HtmlFieldProps } from "./html-field-props.ts";
import { linkTypedAddress } from "./link-address.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { cleanPastedHref } from "#src/cms/staff/paste/pasted-address.ts";
import { cleanPastedHtml } from "#src/cms/staff/paste/pasted-html.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { TextFindings } from "#src/cms/staff/checks/text-findings.tsx";

interface Props extends Pick<
  HtmlFieldProps,
  "value" | "onChange" | "onBlur" | "fault" | "lang" | "isRequired" | "pickPicture" | "changed"
> {
  id: string;
}

/** Edits a text as HTML. A new `value` replaces the content only when it differs from the editor's last value. */
export function HtmlEditor({
  id,
  value,
  onChange,
  onBlur,
  fault,
  lang,
  isRequired,
  pickPicture,
  changed,
}: Props) {
  const { api, language } = useStaff();
  const words = editorText[language];
  const textLanguage = parseLanguage(lang)!;
  const [shownExtensions] = useState(() =>
    extensions.map((each) => (each === LiveValueNode ? shownLiveValues(api, textLanguage, language) : each)),
  );
  const group = useEditorGroup();
  const ownTools = useRef<HTMLDivElement>(null);
  const tools = group?.tools ?? ownTools;
  const [openPopover, showOwnPopover] = useState<OpenPopover>();
  const showPopover = group?.showPopover ?? showOwnPopover;
  /** Notes about the last paste or drop. */
  const [notes, setNotes] = useState<readonly string[]>([]);
  /** `received` is the form's last value, and `receivedHtml` its HTML in the editor. `value` is the last of both. */
  const lastValue = useRef({ value, received: value, receivedHtml: "" });

  /** Reports files that can't be pasted. @returns true when the data has only files */
  const rejectFiles = (data: DataTransfer) => {
    if (!holdsOnlyFiles(data)) return false;
    setNotes([words.dropped({ count: data.files.length })]);
    return true;
  };

  const editor: Editor = useEditor({
    extensions: shownExtensions,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        "aria-describedby": `${id}-hint ${id}-fault`,
        ...(fault && { "aria-invalid": "true" }),
        ...(isRequired && { "aria-required": "true" }),
        class: "editor-text",
        lang,
      },
      // Pasted and dropped files are rejected, because the browser would insert a picture.
      handlePaste(view, { clipboardData }, slice) {
        const isWide = isTooWide(view.state, slice);
        if (isWide) setNotes([words.tooWide]);
        return (
          isWide ||
          (clipboardData !== null && (rejectFiles(clipboardData) || linkSelection(view, clipboardData)))
        );
      },
      handleDrop(_view, event) {
        if (!event.dataTransfer || !rejectFiles(event.dataTransfer)) return false;
        event.preventDefault();
        return true;
      },
      handleTextInput(view, _from, _to, typed) {
        if (typed === " ") linkTypedAddress(view);
        return false;
      },
      handleDOMEvents: { compositionstart: deleteSelectedNodes, input: leaveChip },
      decorations: ({ doc }) => changed && changedPlaces(doc, changed),
      transformPastedHTML(html) {
        const pasted = cleanPastedHtml(html, location.origin);
        const { droppedPictures, tablesAsLines } = pasted;
        setNotes([
          ...(droppedPictures > 0 ? [words.dropped({ count: droppedPictures })] : []),
          ...(tablesAsLines > 0 ? [words.tablesAsLines({ count: tablesAsLines })] : []),
        ]);
        return pasted.html;
      },
      handleKeyDown(view, event) {
        if (event.altKey && event.key === "F10") {
          tools.current?.querySelector("button")?.focus();
          return true;
        }
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
          event.preventDefault();
          showPopover("link");
          return true;
        }
        if (event.ctrlKey && event.shiftKey && event.key.toLowerCase() === "o") {
          event.preventDefault();
          showPopover("liveValue");
          return true;
        }
        if (event.key === "Enter" && selectedValue(view.state) !== undefined) {
          showPopover("liveValue");
          return true;
        }
        if (event.key === "Enter") linkTypedAddress(view);
        return false;
      },
    },
    onCreate: ({ editor: created }) => {
      lastValue.current.receivedHtml = created.getHTML();
    },
    onUpdate: ({ editor: updated }) => {
      const html = updated.getHTML();
      // When the user has undone all steps, the form gets exactly the value that it passed in, and counts as unchanged.
      const { received, receivedHtml } = lastValue.current;
      lastValue.current.value = html === receivedHtml ? received : tidyHtml(html);
      onChange(lastValue.current.value);
    },
    onFocus: () => group?.enter(editor),
    onBlur: ({ event }) => {
      const goesTo = event.relatedTarget as Node | null;
      if (!tools.current?.contains(goesTo)) onBlur?.();
    },
  });

  useGroupMember(editor, lang, pickPicture);

  useEffect(() => {
    if (value === lastValue.current.value) return;
    const receivedHtml = asEdited(value, editor);
    lastValue.current = { value, received: value, receivedHtml };
    if (receivedHtml === editor.getHTML()) return;
    editor.chain().setMeta("addToHistory", false).setContent(value, { emitUpdate: false }).run();
  }, [editor, value]);

  return (
    <>
      <div className="editor box" data-invalid={fault ? "" : undefined}>
        {!group && (
          <EditorToolbar
            ref={ownTools}
            editor={editor}
            lang={lang}
            pickPicture={pickPicture}
            openPopover={openPopover}
            onPopover={showOwnPopover}
          />
        )}
        <EditorContent editor={editor} />
      </div>
      <div aria-live="polite">
        {notes.length > 0 && (
          <p className="noted close tinted quiet small icons-18 gap-above-8">
            <Icon name="info" />
            <span>
              {notes.join(" ")}{" "}
              <StaffButton look="link" onClick={() => setNotes([])}>
                {words.dismiss}
              </StaffButton>
            </span>
          </p>
        )}
      </div>
      <TextFindings editor={editor} language={textLanguage} onDescribe={() => showPopover("picture")} />
    </>
  );
}

/** Returns the HTML that the editor has after `setContent(html)`. */
const asEdited = (html: string, { schema }: Editor) =>
  getHTMLFromFragment(createDocument(html, schema).content, schema);

const holdsOnlyFiles = ({ types }: DataTransfer) =>
  types.includes("Files") && !types.includes("text/html") && !types.includes("text/plain");

/** Turns the selected words into a link when the user pastes a web address. @returns true if a link was made */
function linkSelection({ state, dispatch }: Editor["view"], data: DataTransfer): boolean {
  const { from, to, $from, $to } = state.selection;
  const pasted = data.getData("text/plain").trim();
  if (from === to || !$from.sameParent($to) || !/^https?:\/\/\S+$/.test(pasted)) return false;
  const href = cleanPastedHref(pasted);
  if (href === undefined) return false;
  dispatch(state.tr.addMark(from, to, state.schema.mark("link", { href })));
  return true;
}
