import { expect, test } from "vitest";
import { moveBeside, positionOf } from "./photo-order.ts";

const photos = (...numbers: number[]) =>
  numbers.map((sortorder, index) => ({ id: index + 1, sortorder, showInGallery: true }));
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test("positionOf() counts photos in the gallery and other photos separately", () => {
  const mixed = photos(0, 1, 2, 3, 4).map((each) => ({ ...each, showInGallery: each.id % 2 === 1 }));
  expect(positionOf(mixed, 3)).toBe(2);
  expect(positionOf(mixed, 4)).toBe(2);
});

test("moveBeside() moves a photo before or after another photo", () => {
  const list = photos(0, 1, 2, 3);
  expect(ids(moveBeside(list, 4, 2, false))).toEqual([1, 4, 2, 3]);
  expect(ids(moveBeside(list, 1, 3, true))).toEqual([2, 3, 1, 4]);
  expect(ids(moveBeside(list, 2, 2, true))).toEqual([1, 2, 3, 4]);
});
