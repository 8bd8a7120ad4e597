import type { Frame } from "./plan-frame.client.ts";
import { middle, panView, wholePlan, zoomView } from "./plan-view.ts";

/** The maximum movement of a press in CSS pixels. A longer movement is a drag. */
const slop = 5;

export function enableGestures(
  root: HTMLElement,
  frame: Frame,
  listenerOptions: AddEventListenerOptions = {},
): void {
  const { svg, plan } = frame;
  svg.setAttribute("aria-describedby", "plan-keys");

  const zoom = (factor: number) =>
    frame.show(factor ? zoomView(frame.view, factor, middle(frame.view, plan), plan) : wholePlan(plan), true);
  const step = (dx: number, dy: number) =>
    frame.show(panView(frame.view, (dx * frame.view.width) / 6, (dy * frame.view.width) / 6, plan), true);
  const keys: Record<string, () => void> = {
    "+": () => zoom(2),
    "-": () => zoom(0.5),
    "0": () => zoom(0),
    ArrowLeft: () => step(-1, 0),
    ArrowRight: () => step(1, 0),
    ArrowUp: () => step(0, -1),
    ArrowDown: () => step(0, 1),
  };

  root.addEventListener(
    "click",
    ({ target }) => {
      const tool = (target as Element).closest<HTMLElement>("[data-zoom]");
      if (tool) zoom(Number(tool.dataset["zoom"]));
    },
    listenerOptions,
  );
  svg.addEventListener(
    "keydown",
    (event) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    listenerOptions,
  );
  svg.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== svg) return;
      event.preventDefault();
      const doublings = -event.deltaY / (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 6 : 200);
      frame.show(zoomView(frame.view, 2 ** doublings, frame.at(event.clientX, event.clientY), plan));
    },
    { ...listenerOptions, passive: false },
  );
  dragAndPinch(frame, listenerOptions);
}

function dragAndPinch(frame: Frame, listenerOptions: AddEventListenerOptions): void {
  const { svg, plan } = frame;
  const fingers = new Map<number, PointerEvent>();
  let start: PointerEvent | undefined;
  let hasDragged = false;

  svg.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button > 0) return;
      if (fingers.size === 0) {
        start = event;
        hasDragged = false;
      }
      fingers.set(event.pointerId, event);
    },
    listenerOptions,
  );
  svg.addEventListener(
    "pointermove",
    (event) => {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      hasDragged ||=
        fingers.size > 1 || Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > slop;
      if (!hasDragged) return;
      // Captured when the drag begins, because the click of a captured pointer doesn't reach the link below it.
      svg.setPointerCapture(event.pointerId);
      const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
      fingers.set(event.pointerId, event);
      const [from, to] = [midpoint(before, other), midpoint(event, other)];
      const [fromPoint, toPoint] = [frame.at(from.x, from.y), frame.at(to.x, to.y)];
      const factor = other ? distance(event, other) / Math.max(1, distance(before, other)) : 1;
      const zoomed = zoomView(frame.view, factor, toPoint, plan);
      frame.show(panView(zoomed, fromPoint.x - toPoint.x, fromPoint.y - toPoint.y, plan));
    },
    listenerOptions,
  );
  for (const end of ["pointerup", "pointercancel"] as const) {
    addEventListener(end, ({ pointerId }) => fingers.delete(pointerId), listenerOptions);
  }
  // A drag must not open the link on which it ends.
  svg.addEventListener("click", (event) => hasDragged && (event.preventDefault(), event.stopPropagation()), {
    ...listenerOptions,
    capture: true,
  });
  svg.addEventListener("dragstart", (event) => event.preventDefault(), listenerOptions);
}

function midpoint(one: PointerEvent, other = one): { x: number; y: number } {
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
}

function distance(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
