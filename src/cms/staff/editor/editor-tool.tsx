import { useEditorState, type Editor } from "@tiptap/react";
import type { Ref } from "react";
import { Button, type PressEvent } from "react-aria-components/Button";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { commands, type ToolName } from "./editor-tools.ts";
import { editorText } from "#messages/staff";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";

interface CommandToolProps extends Pick<ToolProps, "word"> {
  name: keyof typeof commands;
  editor: Editor;
}

export function CommandTool({ name, editor, word }: CommandToolProps) {
  const { run, isOn } = commands[name];
  const { isActive, canRun } = useEditorState({
    editor,
    selector: () => ({ isActive: isOn?.(editor), canRun: run(editor.can().chain()).run() }),
  });
  // After a click, the text gets the focus back. After a key press, the tool keeps the focus for the next key press.
  const act = ({ pointerType }: PressEvent) => {
    const byKeyboard = pointerType === "keyboard" || pointerType === "virtual";
    run(byKeyboard ? editor.chain() : editor.chain().focus()).run();
  };
  const isOff = isOn === undefined && !canRun;
  return <Tool name={name} word={word} isOn={isActive} isOff={isOff} onPress={act} />;
}

interface NodeToolProps extends Pick<ToolProps, "ref" | "name" | "word"> {
  node: "link" | "image" | "liveValue";
  editor: Editor;
  onPress: () => void;
}

export function NodeTool({ node, editor, ...tool }: NodeToolProps) {
  const isActive = useEditorState({ editor, selector: () => editor.isActive(node) });
  return <Tool {...tool} isOn={isActive} />;
}

interface ToolProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  name: ToolName;
  word?: string | undefined;
  isOn?: boolean | undefined;
  /** True for a tool that is disabled but can have the focus. */
  isOff?: boolean;
  onPress: (event: PressEvent) => void;
}

function Tool({ ref, name, word, isOn, isOff = false, onPress }: ToolProps) {
  const label = editorText[useStaff().language][name];
  const shared = {
    ...(ref && { ref }),
    className: word ? "icon-button editor-tool worded" : "icon-button editor-tool",
    "aria-label": label,
    preventFocusOnPress: true,
    onPress,
    children: (
      <>
        <EditorSign name={name} />
        {word}
      </>
    ),
  };
  if (isOn === undefined) return <Button {...shared} {...(isOff && { "aria-disabled": "true" })} />;
  return <ToggleButton {...shared} isSelected={isOn} />;
}

/** The icons of the tools, as SVG paths in a box of 24 units. */
const signs: Record<Exclude<ToolName | "more", "undo" | "redo">, string> = {
  heading: "M3.5 5v14M12.5 5v14M3.5 12h9M16.5 13.200a2.4 2.4 0 1 1 4.4 1.500L16.5 19H21.5",
  smallHeading: "M3.5 5v14M12.5 5v14M3.5 12h9M16.5 11.500h4.500l-2.6 3a2.4 2.4 0 1 1-2 3.7",
  bold: "M7 4.500h6a3.6 3.6 0 0 1 0 7.200H7zM7 11.700h7a3.9 3.9 0 0 1 0 7.800H7z",
  italic: "M10 4.500h8M6 19.500h8M14.5 4.500l-5 15",
  list: "M9 6h11.500M9 12h11.500M9 18h11.500M4 6h.01M4 12h.01M4 18h.01",
  numberedList:
    "M10 6h10.500M10 12h10.500M10 18h10.500M4 4.5 5.5 4v4.500M3.8 15.300a1.4 1.4 0 1 1 2.6.8L3.8 19.500h2.9",
  quote: "M4 17c3-1 4.5-3 4.5-6V7H4v5h4.500M14 17c3-1 4.5-3 4.5-6V7H14v5h4.5",
  link: "M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.600l-1.5 1.500M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.400l1.5-1.5",
  picture: "M4 4h16v16H4zM4 16.500l4.5-4.5 7.5 8M13.5 16l2.5-2.5 4 4M14.5 8.500h.01",
  liveValue: "M4 4.500h8l8.500 8.500-7.500 7.500L4 12zM8.5 9h.01",
  table: "M4 5h16v14H4zM4 9.700h16M4 14.300h16M9.5 5v14M14.800 5v14",
  addRow: "M4 4.500h16v8H4zM12 4.500v8M12 15.500v6M9 18.500h6",
  addColumn: "M3.5 4h8v16h-8zM3.5 12h8M15.500 12h6M18.500 9v6",
  removeRow: "M4 4.500h16v8H4zM12 4.500v8M9 18.500h6",
  removeColumn: "M3.5 4h8v16h-8zM3.5 12h8M15.500 12h6",
  headerRow: "M4 4.500h16v15H4zM4 9.500h16M4 6h16M4 7.500h16",
  headerColumn: "M4 4.500h16v15H4zM9.500 4.500v15M6 4.500v15M7.700 4.500v15",
  removeTable: "M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7M10.500 10.500v5.500M13.500 10.500v5.500",
  more: "M5.5 12h.01M12 12h.01M18.5 12h.01",
};

export function EditorSign({ name }: { name: ToolName | "more" }) {
  return name === "undo" || name === "redo" ? (
    <Icon name={name} />
  ) : (
    <svg className="icon line" viewBox="0 0 24 24" aria-hidden="true" data-sign={name}>
      <path d={signs[name]} />
    </svg>
  );
}
