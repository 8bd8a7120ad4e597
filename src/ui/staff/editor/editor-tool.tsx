import { useEditorState, type Editor } from "@tiptap/react";
import type { Ref } from "react";
import { Button, type PressEvent } from "react-aria-components/Button";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { EditorSign } from "./editor-signs.tsx";
import { commands, type ToolName } from "./editor-tools.ts";
import { editorText } from "./editor.text.ts";
import { useStaff } from "#src/ui/staff/staff.ts";

/** A command that is on or off where the cursor stands, or one that is simply done. */
export function CommandTool({ name, editor }: { name: keyof typeof commands; editor: Editor }) {
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

interface NodeToolProps extends Pick<ToolProps, "ref" | "name" | "hasWord"> {
  /** On while the cursor is in one of these. */
  node: "link" | "image";
  editor: Editor;
  onPress: () => void;
}

/** Adds something, or asks about the one at the cursor. */
export function NodeTool({ node, editor, ...tool }: NodeToolProps) {
  const isActive = useEditorState({ editor, selector: () => editor.isActive(node) });
  return <Tool {...tool} isOn={isActive} />;
}

interface ToolProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  name: ToolName;
  /** The name is seen beside the sign. */
  hasWord?: boolean | undefined;
  isOn?: boolean | undefined;
  /** There is nothing to do for it now; it keeps its place and its focus. */
  isOff?: boolean;
  onPress: (event: PressEvent) => void;
}

function Tool({ ref, name, hasWord = false, isOn, isOff = false, onPress }: ToolProps) {
  const label = editorText[useStaff().language][name];
  const shared = {
    ...(ref && { ref }),
    className: hasWord ? "icon-button editor-tool worded" : "icon-button editor-tool",
    ...(!hasWord && { "aria-label": label }),
    preventFocusOnPress: true,
    onPress,
    children: (
      <>
        <EditorSign name={name} />
        {hasWord && label}
      </>
    ),
  };
  if (isOn === undefined) return <Button {...shared} {...(isOff && { "aria-disabled": "true" })} />;
  return <ToggleButton {...shared} isSelected={isOn} />;
}
