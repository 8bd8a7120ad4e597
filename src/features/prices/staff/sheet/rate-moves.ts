import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PriceListFormState } from "#src/features/prices/staff/price-list-values.ts";
import { priceListsAdminText } from "#messages/prices";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { useStaff } from "#src/cms/staff/staff.ts";

/** Moves groups, and prices within their group: by key, by button or by dragging. */
export interface RateMoves {
  /** The path of the row or group with visible buttons. On a phone, the row or group has an open sheet instead. */
  open: string | undefined;
  show(row: string | undefined): void;
  /** On a phone, opens the sheet with the field at a path. */
  reveal(path: string, isPhone: boolean): void;
  dragged: string | undefined;
  /** The last move in words, for screen readers. */
  announcement: string;
  /** @param field the name of the focused field; the focus follows the moved row */
  step(list: string, index: number, by: -1 | 1, field: string): void;
  /** Handles Alt with arrow up or down. */
  onKeyDown(list: string, index: number): (event: KeyboardEvent) => void;
  grip(list: string, index: number): GripHandlers;
}

interface GripHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onClick(): void;
}

/** The distance in pixels that a pointer may move during a click. */
const clickSlop = 5;

/** @param isNarrowed true when some rows are hidden and rows can't be moved */
export function useRateMoves(form: PriceListFormState, isNarrowed: boolean, onMoved: () => void): RateMoves {
  const text = priceListsAdminText[useStaff().language];
  const [announcement, setAnnouncement] = useState("");
  const [open, setOpen] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const drag = useRef<{ list: string; index: number; fromY: number; isMoving: boolean }>(undefined);
  const wasDragged = useRef(false);

  function move(list: string, from: number, to: number): boolean {
    const parts = valueAt(form.values, list) as readonly { name?: string; text?: string }[];
    const moved = withMoved(parts, from, to);
    if (moved === parts) return false;
    form.set(list, moved);
    const { name, text: rateText } = parts[from]!;
    setAnnouncement(
      text.order.moved({ name: name || rateText || text.noName, place: to + 1, count: parts.length }),
    );
    setOpen((before) => (before === `${list}.${from}` ? `${list}.${to}` : undefined));
    onMoved();
    return true;
  }
  const step = (list: string, index: number, by: -1 | 1, field: string) => {
    if (move(list, index, index + by)) focusField(movedName(field, list, index, index + by));
  };
  function end() {
    if (drag.current?.isMoving) focusField(`${drag.current.list}.${drag.current.index}.grip`);
    // The click event at the end of a drag must not open the buttons.
    wasDragged.current = drag.current?.isMoving ?? false;
    drag.current = undefined;
    setDragged(undefined);
  }

  return {
    open,
    show: setOpen,
    reveal(path, isPhone) {
      const row = /^(rateGroups\.\d+(?:\.rates\.\d+)?)\.(?:text|detail|kind|name|subTitle|purpose)$/.exec(
        path,
      )?.[1];
      if (!row || !isPhone) return;
      const part = valueAt(form.values, row) as { name?: string; text?: string } | undefined;
      // If a part has no name, staff type the name in the list, so the sheet stays closed.
      if (part?.name || part?.text) setOpen(row);
    },
    dragged,
    announcement,
    step,
    onKeyDown: (list, index) => (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
      if (!by || !event.altKey || isNarrowed) return;
      event.preventDefault();
      step(list, index, by, (event.target as HTMLElement).getAttribute("name") ?? "");
    },
    grip: (list, index) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = false;
        drag.current = { list, index, fromY: event.clientY, isMoving: false };
      },
      onPointerMove({ clientX, clientY }) {
        const now = drag.current;
        if (!now) return;
        now.isMoving ||= Math.abs(clientY - now.fromY) > clickSlop;
        if (!now.isMoving) return;
        setDragged(`${now.list}.${now.index}`);
        const over = document
          .elementFromPoint(clientX, clientY)
          ?.closest<HTMLElement>(`[data-list="${now.list}"]`);
        const to = Number(over?.dataset["index"] ?? now.index);
        if (!over || to === now.index) return;
        // Rows swap only past the middle of a row. Otherwise a small and a large row would swap back and forth.
        const { top, height } = over.getBoundingClientRect();
        if (to > now.index ? clientY < top + height / 2 : clientY > top + height / 2) return;
        // `flushSync` renders the rows before the next pointer event, which must find the rows in their new places.
        flushSync(() => {
          move(now.list, now.index, to);
          setDragged(`${now.list}.${to}`);
        });
        now.index = to;
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClick() {
        if (!wasDragged.current)
          setOpen((before) => (before === `${list}.${index}` ? undefined : `${list}.${index}`));
        wasDragged.current = false;
      },
    }),
  };
}

/** Returns a list with one part moved. Returns the same list if `to` is out of range. */
export function withMoved<Part>(list: readonly Part[], from: number, to: number): readonly Part[] {
  if (from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
}

/** Returns a moved field's name: "rateGroups.0.rates.2.amount" → "rateGroups.0.rates.1.amount". */
export function movedName(name: string, list: string, from: number, to: number): string {
  const row = `${list}.${from}.`;
  return name.startsWith(row) ? `${list}.${to}.${name.slice(row.length)}` : name;
}
