import { between, scrolledTo, showing, within, type View } from "./plan-view.ts";

/** The picture as the script sees it: what part of it shows, and ways to show another. */
export interface Frame {
  svg: SVGSVGElement;
  plan: { width: number; height: number };
  view: View;
  /** At once, for what follows a finger; or gliding there. */
  show(view: View, glides?: boolean): void;
  /** Moves something drawn into the middle. */
  bringIn(thing: Element): void;
  /** Where on the plan a place in the window is. */
  at(clientX: number, clientY: number): DOMPoint;
}

const glideMs = 200;
/** From here on a plan unit is large enough for its words to be read, in CSS pixels. */
const readablePixels = 1.5;

/** Begins with what the browser shows, which scrolls the picture where it is larger than its window. */
export function frameOf(svg: SVGSVGElement): Frame {
  const { width, height } = svg.viewBox.baseVal;
  const plan = { width, height };
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let gliding = 0;

  const draw = (view: View) => {
    frame.view = view;
    svg.setAttribute(
      "viewBox",
      [view.x, view.y, view.width, (view.width * height) / width].map((value) => value.toFixed(2)).join(" "),
    );
    svg.toggleAttribute("data-near", view.width < width * 0.75);
  };

  const frame: Frame = {
    svg,
    plan,
    view: scrolledTo(svg.parentElement!, svg.clientWidth / width, plan),
    show(target, glides = false) {
      cancelAnimationFrame(gliding);
      const to = within(target, plan);
      if (!glides || still.matches) return draw(to);
      const from = frame.view;
      const start = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, now - start) / glideMs);
        draw(between(from, to, 1 - (1 - part) ** 3));
        if (part < 1) gliding = requestAnimationFrame(step);
      };
      gliding = requestAnimationFrame(step);
    },
    bringIn(thing) {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      const [start, end] = [frame.at(left, top), frame.at(right, bottom)];
      const box = { x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y };
      frame.show(showing(box, frame.view, svg.clientWidth / readablePixels, plan), true);
    },
    at: (clientX, clientY) => new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse()),
  };
  return frame;
}
