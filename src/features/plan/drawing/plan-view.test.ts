import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { middle, panView, zoomTo, wholePlan, clampView, zoomView, type View } from "./plan-view.ts";

const plan = { width: 752, height: 356.5 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyView = fc.record({ x: number(-2000, 2000), y: number(-2000, 2000), width: number(0.01, 5000) });
const view = anyView.map((each) => clampView(each, plan));
const place = fc.record({ x: number(0, plan.width), y: number(0, plan.height) });

const isWithin = ({ x, y, width }: View) => {
  const slack = 1e-6;
  return (
    x >= -slack &&
    y >= -slack &&
    x + width <= plan.width + slack &&
    y + (width * plan.height) / plan.width <= plan.height + slack
  );
};

describe("a view of the plan", () => {
  test("never leaves the plan", () => {
    fc.assert(fc.property(anyView, (each) => isWithin(clampView(each, plan))));
    fc.assert(
      fc.property(view, number(0.01, 100), place, (each, factor, at) =>
        isWithin(zoomView(each, factor, at, plan)),
      ),
    );
    fc.assert(
      fc.property(view, number(-1000, 1000), number(-1000, 1000), (each, dx, dy) =>
        isWithin(panView(each, dx, dy, plan)),
      ),
    );
  });

  test("keeps the point under the finger in place while zooming in", () => {
    fc.assert(
      fc.property(view, number(1, 10), number(0, 1), number(0, 1), (each, factor, right, down) => {
        const at = {
          x: each.x + right * each.width,
          y: each.y + (down * each.width * plan.height) / plan.width,
        };
        const after = zoomView(each, factor, at, plan);
        expect((at.x - after.x) / after.width).toBeCloseTo(right, 6);
      }),
    );
  });

  test("shows the whole plan after zooming out far enough", () => {
    fc.assert(
      fc.property(view, place, (each, at) => {
        expect(zoomView(each, 0.001, at, plan)).toEqual(wholePlan(plan));
      }),
    );
  });

  test("shows a box completely and large enough to read after zooming to the box", () => {
    const box = fc.record({
      x: number(0, 600),
      y: number(0, 300),
      width: number(1, 150),
      height: number(1, 56),
    });
    fc.assert(
      fc.property(box, view, number(200, 700), (thing, each, readable) => {
        const after = zoomTo(thing, each, readable, plan);
        const height = (after.width * plan.height) / plan.width;
        expect(after.x).toBeLessThanOrEqual(thing.x + 1e-6);
        expect(after.y).toBeLessThanOrEqual(thing.y + 1e-6);
        expect(after.x + after.width).toBeGreaterThanOrEqual(thing.x + thing.width - 1e-6);
        expect(after.y + height).toBeGreaterThanOrEqual(thing.y + thing.height - 1e-6);
      }),
    );
    expect(zoomTo({ x: 300, y: 150, width: 20, height: 20 }, wholePlan(plan), 250, plan).width).toBe(250);
  });

  test("has its centre at the point that `middle` returns", () => {
    expect(middle(wholePlan(plan), plan)).toEqual({ x: 376, y: 178.25 });
  });
});
