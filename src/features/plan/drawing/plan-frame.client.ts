import { interpolate, scrolledView, zoomTo, clampView, type View } from "./plan-view.ts";

export interface Frame {
  svg: SVGSVGElement;
  plan: { width: number; height: number };
  view: View;
  show(view: View, glides?: boolean): void;
  bringIntoView(element: Element): void;
  /** Converts a point of the browser window to a point of the plan. */
  at(clientX: number, clientY: number): DOMPoint;
}

const glideMs = 200;
/** The scale at which the plan's words are readable, in CSS pixels per plan unit. */
const readablePixels = 1.5;

/** Returns the frame of a drawing. The first view is the part of the drawing that its scrolling element shows. */
export function frameOf(svg: SVGSVGElement): Frame {
  const { width, height } = svg.viewBox.baseVal;
  const plan = { width, height };
  // The numbers of the viewBox are rounded, so its aspect ratio varies. A fixed aspect ratio keeps the drawing still.
  svg.style.aspectRatio = `${width} / ${height}`;
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
    view: scrolledView(svg.parentElement!, svg.clientWidth / width, plan),
    show(target, glides = false) {
      cancelAnimationFrame(gliding);
      const to = clampView(target, plan);
      if (!glides || still.matches) return draw(to);
      const from = frame.view;
      const start = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, now - start) / glideMs);
        draw(interpolate(from, to, 1 - (1 - part) ** 3));
        if (part < 1) gliding = requestAnimationFrame(step);
      };
      gliding = requestAnimationFrame(step);
    },
    bringIntoView(element) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [start, end] = [frame.at(left, top), frame.at(right, bottom)];
      const box = { x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y };
      frame.show(zoomTo(box, frame.view, svg.clientWidth / readablePixels, plan), true);
    },
    at: (clientX, clientY) => new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse()),
  };
  return frame;
}
