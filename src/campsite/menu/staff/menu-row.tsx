import type { ReactNode } from "react";
import { canHide, canSwitchOff, isGroup, type MenuEntry } from "#src/campsite/menu/menu-entries.ts";
import { rowIdAttribute, type RowDrag } from "#src/cms/staff/lists/order/use-row-drag.ts";
import { ActionMenu, type MenuAction } from "#src/cms/staff/action-menu.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { Icon } from "#src/ui/icon.tsx";
import { menuScreenText } from "#messages/menu";
import { listBeside, moveBefore, moveBy } from "./menu-moves.ts";
import type { MenuEditor } from "./use-menu-editor.ts";

export interface Row extends MenuEntry {
  /** The place on the screen, for `useRowDrag`. */
  id: number;
}

interface Props {
  row: MenuEntry;
  name: string;
  note: string | undefined;
  entries: readonly MenuEntry[];
  editor: MenuEditor;
  nameOf(entry: MenuEntry): string;
  /** Undefined for a row outside the menu. */
  grip?: { drag: RowDrag<Row>; row: Row };
  /** True when the settings keep the page out of the menu. */
  isSettled?: boolean;
  children?: ReactNode;
}

/** A row of the menu's editor: a grip, the name, a button that hides the page, and a menu with all actions. */
export function MenuRow({
  row,
  name,
  note,
  entries,
  editor,
  nameOf,
  grip,
  isSettled = false,
  children,
}: Props) {
  const text = menuScreenText[useStaff().language];
  const isLifted = editor.lifted === row.key;
  const classes = [
    "menu-row positioned pad-4",
    row.group && "inner",
    isLifted && "lifted",
    grip?.drag.stateOf(grip.row),
  ];
  return (
    <li
      className={classes.filter(Boolean).join(" ")}
      {...{ [rowIdAttribute]: grip?.row.id }}
      data-key={row.key}
    >
      <div className="row">
        {grip && (
          <button
            type="button"
            className="row-grip flat-button"
            aria-label={`${text.move}${text.of({ name })}`}
            aria-pressed={isLifted}
            // A pointer drags the row. With a keyboard or a screen reader, a press lifts it for the arrow keys.
            onClick={({ detail }) => detail === 0 && editor.lift(row)}
            onBlur={() => isLifted && editor.drop(row)}
            onKeyDown={(event) => editor.onKeyDown(row, event)}
            {...grip.drag.grip(grip.row)}
          >
            <Icon name="grip" />
          </button>
        )}
        <p className="pad-8 stretch">
          <strong>{name}</strong> {note && <span className="quiet small">{note}</span>}
        </p>
        {canHide(row) && !isSettled && (
          <button
            type="button"
            className="flat-button"
            onClick={() => editor.change(row, row.state === "shown" ? "hidden" : "shown")}
          >
            {row.state === "shown" ? text.hide : text.show}
            <span className="visually-hidden">{text.of({ name })}</span>
          </button>
        )}
        <RowMenu row={row} name={name} entries={entries} editor={editor} nameOf={nameOf} />
      </div>
      {children}
    </li>
  );
}

function RowMenu({ row, name, entries, editor, nameOf }: Omit<Props, "note">) {
  const text = menuScreenText[useStaff().language];
  const { key, group, state } = row;
  const isShown = editor.isShown(row);
  const actions: MenuAction[] = [];
  for (const [id, by] of [
    ["up", -1],
    ["down", 1],
  ] as const) {
    const moved = isShown ? moveBy(entries, editor.isShown, key, by) : undefined;
    if (moved) actions.push({ label: text[id], act: () => editor.move(key, moved) });
  }
  if (isShown && !isGroup(row)) {
    const parts = [
      { key: "", name: text.top },
      ...entries.filter(isGroup).map((each) => ({ key: each.key, name: nameOf(each) })),
    ];
    for (const part of parts.filter((each) => each.key !== group))
      actions.push({
        label: text.moveTo({ group: part.name }),
        act: () => editor.move(key, moveBefore(entries, key, part.key)),
      });
  }
  if (isShown && canHide(row)) actions.push({ label: text.hide, act: () => editor.change(row, "hidden") });
  if (state !== "off" && canSwitchOff(row))
    actions.push({ label: text.switchOff, act: () => editor.change(row, "off") });
  if (state === "off") actions.push({ label: text.switchOn, act: () => editor.change(row, "hidden") });
  if (isGroup(row) && listBeside(entries, editor.isShown, key).length === 0)
    actions.push({ label: text.removeGroup, act: () => editor.removeGroup(row) });
  if (actions.length === 0) return null;
  return (
    <ActionMenu className="flat-button" label={text.more({ name })} actions={actions}>
      <Icon name="more" />
    </ActionMenu>
  );
}
