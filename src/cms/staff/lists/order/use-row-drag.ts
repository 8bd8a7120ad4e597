import { useRef, useState, type PointerEvent } from "react";
import type { ResourceOrder } from "./use-resource-order.ts";

/** The state of a row while any row of the list is dragged. A line shows where the dragged row will land. */
export type DragState = "dragged" | "lands-before" | "lands-after";

interface GripHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(): void;
  onPointerCancel(): void;
}

export interface RowDrag<Resource> {
  stateOf(resource: Resource): DragState | undefined;
  grip(resource: Resource): GripHandlers;
}

/** The attribute of a row's element that contains the id of the resource. */
export const rowIdAttribute = "data-row-id";

/** Lets the user drag a row to another position in its group. The row moves when the pointer is released. */
export function useRowDrag<Resource extends { id: number }>(
  order: Pick<ResourceOrder<Resource>, "items" | "placeOf" | "moveTo">,
  groupOf: (resource: Resource) => string,
): RowDrag<Resource> {
  const [drag, setDrag] = useState<{ id: number; to: number }>();
  const isDown = useRef(false);
  const dragged = order.items.find(({ id }) => id === drag?.id);
  const rowsInGroupOf = (resource: Resource) =>
    order.items.filter((each) => groupOf(each) === groupOf(resource));

  /** Returns the place where a row lands: after every other row whose middle is above the pointer. */
  function landingAt(y: number, resource: Resource): number {
    return rowsInGroupOf(resource).filter((each) => {
      if (each === resource) return false;
      const row = document.querySelector(`[${rowIdAttribute}="${each.id}"]`);
      const { top, height } = row?.getBoundingClientRect() ?? { top: Infinity, height: 0 };
      return top + height / 2 < y;
    }).length;
  }
  function end() {
    isDown.current = false;
    setDrag(undefined);
  }
  return {
    stateOf(resource) {
      if (!drag || !dragged) return undefined;
      if (resource === dragged) return "dragged";
      const others = rowsInGroupOf(dragged).filter((each) => each !== dragged);
      if (drag.to === order.placeOf(dragged)) return undefined;
      if (others[drag.to] === resource) return "lands-before";
      return drag.to === others.length && others.at(-1) === resource ? "lands-after" : undefined;
    },
    grip: (resource) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        // Without this call, the browser would select text.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        isDown.current = true;
      },
      onPointerMove({ clientY }) {
        if (isDown.current) setDrag({ id: resource.id, to: landingAt(clientY, resource) });
      },
      onPointerUp() {
        if (drag) order.moveTo(resource, drag.to);
        end();
      },
      onPointerCancel: end,
    }),
  };
}
