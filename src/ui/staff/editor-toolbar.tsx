import { useEditorState, type Editor } from "@tiptap/react";
import {
  useLayoutEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import { Button, type PressEvent } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Toolbar } from "react-aria-components/Toolbar";
import { EditorSign } from "./editor-signs.tsx";
import { commands, layouts, type ToolName } from "./editor-tools.ts";
import type { HtmlFieldProps } from "./html-field.tsx";
import { LinkPopover } from "./link-popover.tsx";
import { useStaff } from "./staff.ts";
import { staffText } from "./staff.text.ts";

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  editor: Editor;
  pickPicture: HtmlFieldProps["pickPicture"];
  isLinking: boolean;
  onLinking: (isLinking: boolean) => void;
}

/** The editor's tools: arrow keys move among them, Escape leads back to the text. */
export function EditorToolbar({ ref, editor, pickPicture, isLinking, onLinking }: Props) {
  const { language } = useStaff();
  const words = staffText[language].editor;
  const { shown, more } = layouts[useLayout(ref)];
  const [isMoreOpen, setMoreOpen] = useState(false);
  const linkButton = useRef<HTMLButtonElement>(null);

  const addPicture = async () => {
    const picture = await pickPicture?.();
    if (picture) editor.chain().focus().insertContent({ type: "image", attrs: picture }).run();
  };
  const tool = (name: ToolName) => {
    if (name === "picture")
      return pickPicture && <Tool key={name} name={name} onPress={() => void addPicture()} />;
    if (name === "link")
      return <LinkTool key={name} ref={linkButton} editor={editor} onPress={() => onLinking(true)} />;
    return <CommandTool key={name} name={name} editor={editor} />;
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    editor.view.focus();
  };

  return (
    <>
      <div className="editor-tools" ref={ref} onKeyDownCapture={leave}>
        <Toolbar aria-label={words.toolbar}>
          {shown.map((names) => (
            <Group key={names[0]}>{names.map(tool)}</Group>
          ))}
          {more.length > 0 && (
            <MoreTools isOpen={isMoreOpen} onOpen={setMoreOpen}>
              {more.map(tool)}
            </MoreTools>
          )}
        </Toolbar>
      </div>
      {isLinking && <LinkPopover editor={editor} triggerRef={linkButton} onClose={() => onLinking(false)} />}
    </>
  );
}

interface MoreProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The tools that there is no room for: a second row, so that the text keeps its focus and a phone its keyboard. */
function MoreTools({ isOpen, onOpen, children }: MoreProps) {
  const id = useId();
  return (
    <>
      <Button
        className="editor-tool"
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

/** A command that is on or off where the cursor stands, or one that is simply done. */
function CommandTool({ name, editor }: { name: keyof typeof commands; editor: Editor }) {
  const { run, isOn } = commands[name];
  const { isActive, canRun } = useEditorState({
    editor,
    selector: () => ({ isActive: isOn?.(editor), canRun: run(editor.can().chain()).run() }),
  });
  // After a press with the pointer one writes on; whoever came by the keyboard may want the next tool.
  const act = ({ pointerType }: PressEvent) => {
    const byKeyboard = pointerType === "keyboard" || pointerType === "virtual";
    run(byKeyboard ? editor.chain() : editor.chain().focus()).run();
  };
  return <Tool name={name} isOn={isActive} isOff={isOn === undefined && !canRun} onPress={act} />;
}

function LinkTool({
  ref,
  editor,
  onPress,
}: {
  ref: Ref<HTMLButtonElement>;
  editor: Editor;
  onPress: () => void;
}) {
  const isActive = useEditorState({ editor, selector: () => editor.isActive("link") });
  return <Tool ref={ref} name="link" isOn={isActive} onPress={onPress} />;
}

interface ToolProps {
  ref?: Ref<HTMLButtonElement>;
  name: ToolName;
  isOn?: boolean | undefined;
  /** There is nothing to do for it now; it keeps its place and its focus. */
  isOff?: boolean;
  onPress: (event: PressEvent) => void;
}

function Tool({ ref, name, isOn, isOff = false, onPress }: ToolProps) {
  const label = staffText[useStaff().language].editor[name];
  const shared = {
    ...(ref && { ref }),
    className: "editor-tool",
    "aria-label": label,
    preventFocusOnPress: true,
    onPress,
    children: <EditorSign name={name} />,
  };
  if (isOn === undefined) return <Button {...shared} {...(isOff && { "aria-disabled": "true" })} />;
  return <ToggleButton {...shared} isSelected={isOn} />;
}

/** Below this many pixels the first row can't hold all tools. */
const widest = 516;

/** How the tools are laid out in the room there is. */
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
