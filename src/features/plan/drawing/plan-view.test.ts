import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { middle, moved, showing, wholeOf, within, zoomed, type View } from "./plan-view.ts";

const plan = { width: 752, height: 356.5 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyView = fc.record({ x: number(-2000, 2000), y: number(-2000, 2000), width: number(0.01, 5000) });
const view = anyView.map((each) => within(each, plan));
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
    fc.assert(fc.property(anyView, (each) => isWithin(within(each, plan))));
    fc.assert(
      fc.property(view, number(0.01, 100), place, (each, factor, at) =>
        isWithin(zoomed(each, factor, at, plan)),
      ),
    );
    fc.assert(
      fc.property(view, number(-1000, 1000), number(-1000, 1000), (each, dx, dy) =>
        isWithin(moved(each, dx, dy, plan)),
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
        const after = zoomed(each, factor, at, plan);
        expect((at.x - after.x) / after.width).toBeCloseTo(right, 6);
      }),
    );
  });

  test("shows the whole plan after zooming out far enough", () => {
    fc.assert(
      fc.property(view, place, (each, at) => {
        expect(zoomed(each, 0.001, at, plan)).toEqual(wholeOf(plan));
      }),
    );
  });

  test("shows a thing completely and large enough to read", () => {
    const box = fc.record({
      x: number(0, 600),
      y: number(0, 300),
      width: number(1, 150),
      height: number(1, 56),
    });
    fc.assert(
      fc.property(box, view, number(200, 700), (thing, each, readable) => {
        const after = showing(thing, each, readable, plan);
        const height = (after.width * plan.height) / plan.width;
        expect(after.x).toBeLessThanOrEqual(thing.x + 1e-6);
        expect(after.y).toBeLessThanOrEqual(thing.y + 1e-6);
        expect(after.x + after.width).toBeGreaterThanOrEqual(thing.x + thing.width - 1e-6);
        expect(after.y + height).toBeGreaterThanOrEqual(thing.y + thing.height - 1e-6);
      }),
    );
    expect(showing({ x: 300, y: 150, width: 20, height: 20 }, wholeOf(plan), 250, plan).width).toBe(250);
  });

  test("has its middle at the calculated point", () => {
    expect(middle(wholeOf(plan), plan)).toEqual({ x: 376, y: 178.25 });
  });
});
