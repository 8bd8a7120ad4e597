import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Toolbar } from "react-aria-components/Toolbar";
import { useEditorState } from "@tiptap/react";
import { LiveValueNode, selectedValue } from "./live-value-node.ts";
import { parseLanguage } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import type { OpenPopover, GroupedEditor } from "./html-field-props.ts";
import { CommandTool, NodeTool, EditorSign } from "./editor-tool.tsx";
import { layouts, tableTools, type TableTool, type ToolName } from "./editor-tools.ts";
import { editorText, staffText } from "#messages/staff";
import { PicturePopover } from "./picture-popover.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";

interface Props extends GroupedEditor {
  ref: RefObject<HTMLDivElement | null>;
  openPopover: OpenPopover;
  onPopover: (popover: OpenPopover) => void;
  isShared?: boolean;
}

/** Shows the editor's toolbar. Arrow keys move between tools, and Escape returns to the text. */
export function EditorToolbar({
  ref,
  editor,
  lang,
  pickPicture,
  openPopover,
  onPopover,
  isShared = false,
}: Props) {
  const { language } = useStaff();
  const words = editorText[language];
  const written = languageInSentence(parseLanguage(lang)!, language);
  const layout = useLayout(ref);
  const { shown, end, more } = layouts[isShared && layout === "wide" ? "shared" : layout];
  const isInTable = useEditorState({ editor, selector: () => editor.isActive("table") });
  const [isMoreOpen, setMoreOpen] = useState(false);
  const linkButton = useRef<HTMLButtonElement>(null);
  // The popovers are loaded early, so that the user can type in the search field right after the shortcut.
  useEffect(() => void Promise.all([loadValuePopover(), loadLinkPopover()]), []);

  const addPicture = async () => {
    if (editor.isActive("image")) return onPopover("picture");
    const picture = await pickPicture?.();
    // The form reports null. An empty alternative text would mean that the picture is decorative.
    if (picture)
      editor
        .chain()
        .focus()
        .insertContent({ type: "image", attrs: { ...picture, alt: picture.alt || null } })
        .run();
  };
  const tool = (name: ToolName) => {
    if (name === "picture")
      return (
        pickPicture && (
          <NodeTool key={name} name={name} node="image" editor={editor} onPress={() => void addPicture()} />
        )
      );
    if (name === "link")
      return (
        <NodeTool
          key={name}
          ref={linkButton}
          name={name}
          node="link"
          editor={editor}
          onPress={() => onPopover("link")}
        />
      );
    if (name === "liveValue")
      return (
        <NodeTool
          key={name}
          name={name}
          node="liveValue"
          editor={editor}
          onPress={() => onPopover("liveValue")}
          word={isShared && layout === "wide" ? words.liveValueShort : undefined}
        />
      );
    return <CommandTool key={name} name={name} editor={editor} />;
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    editor.view.focus();
  };

  return (
    <>
      <div className="editor-tools on-sand line-below" ref={ref} onKeyDownCapture={leave}>
        <Toolbar aria-label={isShared ? words.toolbarFor({ language: written }) : words.toolbar}>
          {shown.map((names) => (
            <Group key={names[0]}>{names.map(tool)}</Group>
          ))}
          {isShared && layout === "wide" && (
            <span className="editor-language quiet small">{words.writingIn({ language: written })}</span>
          )}
          {end.length > 0 && <Group>{end.map(tool)}</Group>}
          {more.length > 0 && (
            <MoreTools isOpen={isMoreOpen} onOpen={setMoreOpen}>
              {more.map(tool)}
            </MoreTools>
          )}
          {isInTable && (
            <Group className="editor-more" aria-label={words.table}>
              {tableTools.map((name) => {
                const word = layout === "wide" && wordedTableTools.has(name) ? words[name] : undefined;
                return <CommandTool key={name} name={name} editor={editor} word={word} />;
              })}
            </Group>
          )}
        </Toolbar>
      </div>
      {openPopover === "link" && (
        <Suspense>
          <LinkPopover
            editor={editor}
            lang={lang}
            triggerRef={linkButton}
            onClose={() => onPopover(undefined)}
          />
        </Suspense>
      )}
      {openPopover === "liveValue" && (
        <EditorValuePopover editor={editor} lang={lang} onClose={() => onPopover(undefined)} />
      )}
      {openPopover === "picture" && (
        <PicturePopover editor={editor} lang={lang} onClose={() => onPopover(undefined)} />
      )}
    </>
  );
}

/** The tools for tables that show their name in a wide toolbar. */
const wordedTableTools = new Set<TableTool>(["addRow", "addColumn", "removeTable"]);

const loadValuePopover = async () => ({
  default: (await import("#src/cms/staff/live-values/value-popover.tsx")).ValuePopover,
});
const ValuePopover = lazy(loadValuePopover);
const loadLinkPopover = async () => ({ default: (await import("./link-popover.tsx")).LinkPopover });
const LinkPopover = lazy(loadLinkPopover);

function EditorValuePopover({ editor, lang, onClose }: Pick<Props, "editor" | "lang"> & { onClose(): void }) {
  const caret = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { left, top, bottom } = editor.view.coordsAtPos(editor.state.selection.from);
    const { style } = caret.current!;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.height = `${bottom - top}px`;
  }, [editor]);
  return (
    <>
      <span className="caret-place" ref={caret} />
      <Suspense>
        <ValuePopover
          triggerRef={caret}
          written={parseLanguage(lang)!}
          present={selectedValue(editor.state)}
          onChoose={(key, words) => {
            editor
              .chain()
              .focus()
              .insertContent({ type: LiveValueNode.name, attrs: { value: key, words } })
              .run();
          }}
          onClose={onClose}
        />
      </Suspense>
    </>
  );
}

interface MoreProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Shows a second row of tools. It isn't a menu, so the text keeps the focus and a phone's keyboard stays open. */
function MoreTools({ isOpen, onOpen, children }: MoreProps) {
  const id = useId();
  return (
    <>
      <Button
        className="icon-button editor-tool"
        aria-label={staffText[useStaff().language].more}
        aria-expanded={isOpen}
        aria-controls={id}
        preventFocusOnPress
        onPress={() => onOpen(!isOpen)}
      >
        <EditorSign name="more" />
      </Button>
      <div className="editor-more" id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}

/** The minimum width at which all tools fit into one row, in pixels. */
const widest = 516;

function useLayout(box: RefObject<HTMLDivElement | null>) {
  const [layout, setLayout] = useState<keyof typeof layouts>("wide");
  useLayoutEffect(() => {
    const measure = () => setLayout(box.current!.clientWidth < widest ? "narrow" : "wide");
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [box]);
  return layout;
}
