/** The visible part of the plan, in plan units. The height follows from the plan's aspect ratio. */
export interface View {
  x: number;
  y: number;
  width: number;
}

export interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  x: number;
  y: number;
}

/** The width of the smallest visible part, as a share of the plan's width. */
const nearestPart = 0.1;

export function wholePlan(plan: Size): View {
  return { x: 0, y: 0, width: plan.width };
}

/** Returns the visible part of a drawing. @param window the scrolling element @param scale CSS pixels per unit */
export function scrolledView(
  window: Pick<Element, "scrollLeft" | "scrollTop" | "clientWidth" | "clientHeight">,
  scale: number,
  plan: Size,
): View {
  const width = window.clientWidth / scale;
  const y = (window.scrollTop + window.clientHeight / 2) / scale - heightOf(width, plan) / 2;
  return clampView({ x: window.scrollLeft / scale, y, width }, plan);
}

export function clampView({ x, y, width }: View, plan: Size): View {
  const fitting = clamp(width, plan.width * nearestPart, plan.width);
  const height = heightOf(fitting, plan);
  return { x: clamp(x, 0, plan.width - fitting), y: clamp(y, 0, plan.height - height), width: fitting };
}

/**
 * Returns a zoomed view. The point `at` stays at its position, unless the view would then extend beyond the plan. A
 * factor of 2 halves the visible width, down to `nearestPart` of the plan.
 */
export function zoomView(view: View, factor: number, at: { x: number; y: number }, plan: Size): View {
  const { width } = clampView({ ...view, width: view.width / factor }, plan);
  const part = width / view.width;
  return clampView({ x: at.x - (at.x - view.x) * part, y: at.y - (at.y - view.y) * part, width }, plan);
}

export function panView(view: View, dx: number, dy: number, plan: Size): View {
  return clampView({ ...view, x: view.x + dx, y: view.y + dy }, plan);
}

export function middle(view: View, plan: Size): { x: number; y: number } {
  return { x: view.x + view.width / 2, y: view.y + heightOf(view.width, plan) / 2 };
}

/**
 * Returns a view with the box in its middle, or nearer to the plan's edge if the box is there. The view is at most
 * `readable` plan units wide, unless the box and its margin need more.
 */
export function zoomTo(box: Box, view: View, readable: number, plan: Size): View {
  const room = 1.25;
  const needed = Math.max(box.width * room, box.height * room * (plan.width / plan.height));
  const width = Math.max(Math.min(view.width, readable), needed);
  const height = heightOf(width, plan);
  return clampView(
    { x: box.x + box.width / 2 - width / 2, y: box.y + box.height / 2 - height / 2, width },
    plan,
  );
}

/** Returns a view between two views. @param part 0 for `from`, 1 for `to` */
export function interpolate(from: View, to: View, part: number): View {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width) };
}

function heightOf(width: number, plan: Size): number {
  return (width * plan.height) / plan.width;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
