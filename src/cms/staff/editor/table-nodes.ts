import { __pastedCells as pastedCells, addRowAfter, goToNextCell, isInTable } from "@tiptap/pm/tables";
import { columnIsHeader, rowIsHeader, selectedRect, tableEditing } from "@tiptap/pm/tables";
import { Selection, type Command, type EditorState } from "@tiptap/pm/state";
import type { Slice } from "@tiptap/pm/model";
import { Node, type Editor } from "@tiptap/react";
import { maxColumns } from "#src/i18n/marks.ts";

/** The roles of `prosemirror-tables`, by the name of the node. */
const roles: Record<string, string> = {
  table: "table",
  tableRow: "row",
  tableHeader: "header_cell",
  tableCell: "cell",
};

/** A document with tables only at its top level, because a table can't be in a list or a quotation. */
export const DocumentNode = Node.create({ name: "doc", topNode: true, content: "(block|table)+" });

const Table = Node.create({
  name: "table",
  content: "tableRow+",
  isolating: true,
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const run = (command: Command) => () => command(this.editor.state, this.editor.view.dispatch);
    return {
      Tab: run(goToNextCell(1)),
      "Shift-Tab": run(goToNextCell(-1)),
      Enter: () => goDown(this.editor),
    };
  },
});

const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell|tableHeader)+",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const cell = (name: string, tag: "td" | "th") =>
  Node.create({
    name,
    content: "paragraph+",
    isolating: true,
    // `prosemirror-tables` needs these attributes. Cells are never merged.
    addAttributes: () =>
      Object.fromEntries(
        Object.entries({ colspan: 1, rowspan: 1, colwidth: null }).map(([attribute, value]) => [
          attribute,
          { default: value, rendered: false, parseHTML: () => value },
        ]),
      ),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

export const tableNodes = [Table, TableRow, cell("tableCell", "td"), cell("tableHeader", "th")];

/** Moves the caret to the cell below. Below the last row, a new row is added. */
function goDown({ state, view }: Editor): boolean {
  if (!isInTable(state)) return false;
  const { bottom, map } = selectedRect(state);
  if (bottom === map.height) addRowAfter(state, view.dispatch);
  const { left, map: grown, tableStart } = selectedRect(view.state);
  const { doc, tr } = view.state;
  const place = doc.resolve(tableStart + grown.map[bottom * grown.width + left]! + 1);
  view.dispatch(tr.setSelection(Selection.near(place)).scrollIntoView());
  return true;
}

/** Adds a table with a header row after the caret's block, or in place of an empty block. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const { nodes } = state.schema;
  const row = (type: "tableHeader" | "tableCell") =>
    nodes["tableRow"]!.create(
      null,
      [0, 1, 2].map(() => nodes[type]!.createAndFill()!),
    );
  const table = nodes["table"]!.create(null, [row("tableHeader"), row("tableCell"), row("tableCell")]);
  const { $from } = state.selection;
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
  const after = $from.depth === 0 ? state.selection.to : $from.after(1);
  const from = isEmpty ? $from.before(1) : after;
  const { tr } = state;
  tr.replaceWith(from, after, [table, nodes["paragraph"]!.create()]);
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(from + 1))).scrollIntoView());
  return true;
};

const headersOf = (state: EditorState) => {
  const { map, table } = selectedRect(state);
  return { row: rowIsHeader(map, table, 0), column: columnIsHeader(map, table, 0) };
};

export const isHeaderOn = (state: EditorState, part: "row" | "column") =>
  isInTable(state) && headersOf(state)[part];

/** Turns the header row or the header column on or off. At least one of them is on. */
export const switchHeader =
  (part: "row" | "column"): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const before = headersOf(state);
    const other = part === "row" ? "column" : "row";
    const after = { [part]: !before[part], [other]: before[other] || before[part] };
    const { map, table, tableStart } = selectedRect(state);
    const { tr } = state;
    for (const [index, at] of map.map.entries()) {
      const isHeader = (after["row"] && index < map.width) || (after["column"] && index % map.width === 0);
      const type = state.schema.nodes[isHeader ? "tableHeader" : "tableCell"];
      tr.setNodeMarkup(tableStart + at, type, table.nodeAt(at)!.attrs);
    }
    dispatch?.(tr);
    return true;
  };

/** Returns the numbers of columns and rows of the table with the caret, or undefined outside a table. */
export function sizeOfTable(state: EditorState): { columns: number; rows: number } | undefined {
  if (!isInTable(state)) return undefined;
  const { map } = selectedRect(state);
  return { columns: map.width, rows: map.height };
}

/** True when a table would get too many columns if the copied cells were pasted at the caret. */
export function isTooWide(state: EditorState, slice: Slice): boolean {
  const cells = isInTable(state) && pastedCells(slice);
  return cells !== false && cells !== null && selectedRect(state).left + cells.width > maxColumns;
}
