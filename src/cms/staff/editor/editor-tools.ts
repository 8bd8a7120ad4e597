import type { ChainedCommands, Editor } from "@tiptap/react";

export type ToolName =
  | "undo"
  | "redo"
  | "heading"
  | "smallHeading"
  | "bold"
  | "italic"
  | "list"
  | "numberedList"
  | "quote"
  | "link"
  | "picture"
  | "liveValue";

interface Command {
  run(chain: ChainedCommands): ChainedCommands;
  isOn?(editor: Editor): boolean;
}

/** The tools that run one command. The tools for links, pictures and live values ask the user first. */
export const commands: Record<Exclude<ToolName, "link" | "picture" | "liveValue">, Command> = {
  undo: { run: (chain) => chain.undo() },
  redo: { run: (chain) => chain.redo() },
  heading: {
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
  },
  smallHeading: {
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
  },
  bold: { run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive("bold") },
  italic: { run: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive("italic") },
  list: { run: (chain) => chain.toggleBulletList(), isOn: (editor) => editor.isActive("bulletList") },
  numberedList: {
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  quote: { run: (chain) => chain.toggleBlockquote(), isOn: (editor) => editor.isActive("blockquote") },
};

export const layouts: Record<
  "shared" | "wide" | "narrow",
  { shown: ToolName[][]; end: ToolName[]; more: ToolName[] }
> = {
  shared: {
    shown: [
      ["heading", "smallHeading"],
      ["bold", "italic"],
      ["list", "numberedList", "quote"],
      ["link", "picture", "liveValue"],
    ],
    end: ["undo", "redo"],
    more: [],
  },
  wide: {
    shown: [
      ["undo", "redo"],
      ["heading", "smallHeading", "bold", "italic"],
      ["list", "numberedList", "quote", "link", "picture", "liveValue"],
    ],
    end: [],
    more: [],
  },
  narrow: {
    shown: [["bold", "heading", "list", "link", "picture", "liveValue"]],
    end: [],
    more: ["undo", "redo", "italic", "smallHeading", "numberedList", "quote"],
  },
};
