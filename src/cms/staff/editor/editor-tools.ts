import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from "@tiptap/pm/tables";
import type { Command as StateCommand } from "@tiptap/pm/state";
import type { ChainedCommands, Editor } from "@tiptap/react";
import { maxColumns } from "#src/i18n/marks.ts";
import { insertTable, isHeaderOn, sizeOfTable, switchHeader } from "./table-nodes.ts";

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
  | "liveValue"
  | "table"
  | TableTool;

export const tableTools = [
  "addRow",
  "addColumn",
  "removeRow",
  "removeColumn",
  "headerRow",
  "headerColumn",
  "removeTable",
] as const;
export type TableTool = (typeof tableTools)[number];

interface Command {
  run(chain: ChainedCommands): ChainedCommands;
  isOn?(editor: Editor): boolean;
}

const inTable =
  (run: StateCommand, canRun: (size: { columns: number; rows: number }) => boolean = () => true) =>
  (chain: ChainedCommands) =>
    chain.command(({ state, dispatch }) => {
      const size = sizeOfTable(state);
      return size !== undefined && canRun(size) && run(state, dispatch);
    });

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
  table: { run: (chain) => chain.command(({ state, dispatch }) => insertTable(state, dispatch)) },
  addRow: { run: inTable(addRowAfter) },
  addColumn: { run: inTable(addColumnAfter, ({ columns }) => columns < maxColumns) },
  // A table with a single row or column would be stored as lines.
  removeRow: { run: inTable(deleteRow, ({ rows }) => rows > 2) },
  removeColumn: { run: inTable(deleteColumn, ({ columns }) => columns > 2) },
  headerRow: { run: inTable(switchHeader("row")), isOn: ({ state }) => isHeaderOn(state, "row") },
  headerColumn: { run: inTable(switchHeader("column")), isOn: ({ state }) => isHeaderOn(state, "column") },
  removeTable: { run: inTable(deleteTable) },
};

export const layouts: Record<
  "shared" | "wide" | "narrow",
  { shown: ToolName[][]; end: ToolName[]; more: ToolName[] }
> = {
  shared: {
    shown: [
      ["heading", "smallHeading", "bold", "italic"],
      ["list", "numberedList", "quote"],
      ["link", "picture", "table", "liveValue"],
    ],
    end: ["undo", "redo"],
    more: [],
  },
  wide: {
    shown: [
      ["undo", "redo"],
      ["heading", "smallHeading", "bold", "italic"],
      ["list", "numberedList", "quote", "link", "picture", "table", "liveValue"],
    ],
    end: [],
    more: [],
  },
  narrow: {
    shown: [["bold", "heading", "list", "link", "picture", "liveValue"]],
    end: [],
    more: ["undo", "redo", "italic", "smallHeading", "numberedList", "quote", "table"],
  },
};
