import { useEffect, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { partsText } from "#src/ui/staff/parts/parts.text.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { ThingBoard, type BoardWays, type Sorted } from "./thing-board.ts";
import { withGroupStep, withStep } from "./thing-order.ts";

interface Options<Thing> extends BoardWays<Thing> {
  nameOf(thing: Thing): string;
  /** What the things that stand together have in common; without it all of them do. */
  groupOf?: (thing: Thing) => string;
}

/** How one thing or group is moved. */
export interface OrderWays {
  /** What it moves, as words after the button's: " «Bading»". */
  of: string;
  /** Whether there is another on that side. */
  canMove(by: -1 | 1): boolean;
  move(by: -1 | 1): void;
}

/** A list that staff put in order; each move is saved at once. */
export interface ThingOrder<Thing> {
  things: readonly Thing[];
  /** What has been moved, for those who listen. */
  told: string;
  /** Whether the last order couldn't be saved. */
  isFailed: boolean;
  retry(): void;
  /** What moves a thing. */
  buttons(thing: Thing): OrderWays;
  /** What moves a whole group. */
  groupButtons(group: string): OrderWays;
  /** Alt with an arrow up or down moves the row that has focus. */
  onKeyDown(thing: Thing): (event: KeyboardEvent) => void;
}

const together = () => "";

/** @param loaded the list as it was last fetched */
export function useThingOrder<Thing extends Sorted>(
  loaded: readonly Thing[],
  { nameOf, groupOf = together, ...ways }: Options<Thing>,
): ThingOrder<Thing> {
  const { api, language } = useStaff();
  const text = partsText[language];
  const [board] = useState(() => new ThingBoard(api, loaded, ways));
  useEffect(() => board.load(loaded), [board, loaded]);
  const { things, failure } = useSyncExternalStore(board.subscribe, board.state);
  const [told, setTold] = useState("");

  const canMove = (thing: Thing, by: -1 | 1) => withStep(things, thing, by, groupOf) !== things;
  function show(ordered: readonly Thing[], name: string, place: number, count: number) {
    const focused = document.activeElement;
    board.reorder(ordered);
    setTold(text.moved(name, place, count));
    // A row that is put elsewhere loses it.
    setTimeout(() => focused instanceof HTMLElement && focused.focus());
  }
  function move(thing: Thing, by: -1 | 1) {
    if (!canMove(thing, by)) return;
    const likes = things.filter((each) => groupOf(each) === groupOf(thing));
    show(withStep(things, thing, by, groupOf), nameOf(thing), likes.indexOf(thing) + 1 + by, likes.length);
  }
  return {
    things,
    told,
    isFailed: failure !== undefined,
    retry: () => void board.save(),
    buttons: (thing) => ({
      of: text.of(nameOf(thing)),
      canMove: (by) => canMove(thing, by),
      move: (by) => move(thing, by),
    }),
    groupButtons(group) {
      const groups = [...new Set(things.map(groupOf))];
      const canMoveGroup = (by: -1 | 1) => groups[groups.indexOf(group) + by] !== undefined;
      return {
        of: text.of(group),
        canMove: canMoveGroup,
        move(by) {
          const place = groups.indexOf(group) + 1 + by;
          if (canMoveGroup(by)) show(withGroupStep(things, group, by, groupOf), group, place, groups.length);
        },
      };
    },
    onKeyDown: (thing) => (event) => {
      const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
      if (!by || !event.altKey) return;
      event.preventDefault();
      move(thing, by);
    },
  };
}
