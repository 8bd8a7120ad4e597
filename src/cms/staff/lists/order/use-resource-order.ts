import { useEffect, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { partsText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";
import { ResourceBoard } from "./resource-board.ts";
import { withGroupStep, withPlace } from "./resource-order.ts";

interface Options<Resource> {
  path: string;
  nameOf(resource: Resource): string;
  /** Returns the group of a resource. By default all resources are one group. */
  groupOf?: (resource: Resource) => string;
  onSaved?: () => void;
}

export interface OrderActions {
  /** The end of the buttons' labels, such as " «Bading»". */
  of: string;
  canMove(by: -1 | 1): boolean;
  move(by: -1 | 1): void;
}

export interface ResourceOrder<Resource> {
  items: readonly Resource[];
  announcement: string;
  isFailed: boolean;
  retry(): void;
  /** Saves the order on the screen. Waits until the save succeeds or fails. */
  settled(): Promise<void>;
  placeOf(resource: Resource): number;
  moveTo(resource: Resource, place: number): void;
  buttons(resource: Resource): OrderActions;
  groupButtons(group: string): OrderActions;
  /** Returns the handler for Alt with an arrow key. The handler moves the focused row. */
  onKeyDown(resource: Resource): (event: KeyboardEvent) => void;
}

const together = () => "";

export function useResourceOrder<Resource extends { id: number }>(
  loaded: readonly Resource[],
  { path, nameOf, groupOf = together, onSaved }: Options<Resource>,
): ResourceOrder<Resource> {
  const { api, language } = useStaff();
  const text = partsText[language];
  const [board] = useState(() => new ResourceBoard(api, loaded, path));
  useEffect(() => board.load(loaded), [board, loaded]);
  const { items, failure } = useSyncExternalStore(board.subscribe, board.state);
  const [announcement, setAnnouncement] = useState("");

  const rowsInGroupOf = (resource: Resource) => items.filter((each) => groupOf(each) === groupOf(resource));
  const placeOf = (resource: Resource) => rowsInGroupOf(resource).indexOf(resource);
  const canMove = (resource: Resource, by: -1 | 1) =>
    rowsInGroupOf(resource)[placeOf(resource) + by] !== undefined;
  function show(ordered: readonly Resource[], name: string, place: number, count: number) {
    const focused = document.activeElement;
    board.reorder(ordered);
    void board.save().then(() => board.state().failure === undefined && onSaved?.());
    setAnnouncement(text.moved({ name, place, count }));
    // A moved row loses the focus, so the focus is put back.
    setTimeout(() => focused instanceof HTMLElement && focused.focus());
  }
  function moveTo(resource: Resource, place: number) {
    const ordered = withPlace(items, resource, place, groupOf);
    if (ordered !== items) show(ordered, nameOf(resource), place + 1, rowsInGroupOf(resource).length);
  }
  const move = (resource: Resource, by: -1 | 1) => moveTo(resource, placeOf(resource) + by);
  return {
    items,
    announcement,
    isFailed: failure !== undefined,
    retry: () => void board.save(),
    settled: () => board.save(),
    placeOf,
    moveTo,
    buttons: (resource) => ({
      of: text.of({ name: nameOf(resource) }),
      canMove: (by) => canMove(resource, by),
      move: (by) => move(resource, by),
    }),
    groupButtons(group) {
      const groups = [...new Set(items.map(groupOf))];
      const canMoveGroup = (by: -1 | 1) => groups[groups.indexOf(group) + by] !== undefined;
      return {
        of: text.of({ name: group }),
        canMove: canMoveGroup,
        move(by) {
          const place = groups.indexOf(group) + 1 + by;
          if (canMoveGroup(by)) show(withGroupStep(items, group, by, groupOf), group, place, groups.length);
        },
      };
    },
    onKeyDown: (resource) => (event) => {
      const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
      if (!by || !event.altKey) return;
      event.preventDefault();
      move(resource, by);
    },
  };
}
