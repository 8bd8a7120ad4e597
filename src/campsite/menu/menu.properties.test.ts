import fc from "fast-check";
import { expect, test } from "vitest";
import {
  arrangeMenu,
  canHide,
  canSwitchOff,
  isGroup,
  menuStates,
  newEntry,
  type MenuEntry,
} from "./menu-entries.ts";
import { menuGroups, menuPages } from "./menu-pages.ts";
import { moveBy, moveIn, moveOut, moveToPlace } from "./staff/menu-moves.ts";

const pages = Object.keys(menuPages);
const keys = [...pages, "page:1", "page:2", "page:3", "page:99", "group:1", "group:2", "oldPage"];

const entry: fc.Arbitrary<MenuEntry> = fc
  .record({
    key: fc.constantFrom(...keys),
    group: fc.constantFrom("", "group:1", "group:2", "group:7"),
    state: fc.constantFrom(...menuStates),
    name: fc.constantFrom("", "Navn"),
  })
  .map((values) => newEntry(values));

const own = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 5 }),
    group: fc.constantFrom(...menuGroups),
    position: fc.integer({ min: 1, max: 100 }),
    inMenu: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);

const menu = fc.record({ stored: fc.array(entry, { maxLength: 40 }), own });

test("the merged menu has each page of the site exactly once, and no removed or unknown page", () => {
  fc.assert(
    fc.property(menu, ({ stored, own: ownPages }) => {
      const merged = arrangeMenu(stored, ownPages).filter((each) => !isGroup(each));
      const expected = [...pages, ...ownPages.map(({ id }) => `page:${id}`)];
      expect(merged.map(({ key }) => key).toSorted()).toEqual(expected.toSorted());
    }),
  );
});

test("the merged menu has two levels, stays the same when it is merged again, and hides no page that guests must find", () => {
  fc.assert(
    fc.property(menu, ({ stored, own: ownPages }) => {
      const merged = arrangeMenu(stored, ownPages);
      for (const [index, { group }] of merged.entries())
        if (group !== "")
          expect(merged.slice(0, index).findLast((each) => each.group === "")?.key).toBe(group);
      expect(arrangeMenu(merged, ownPages)).toEqual(merged);
      for (const each of merged) {
        if (!canHide(each)) expect(each.state).toBe("shown");
        if (!canSwitchOff(each)) expect(each.state).not.toBe("off");
      }
    }),
  );
});

test("the merged menu keeps the order of the stored menu", () => {
  fc.assert(
    fc.property(menu, ({ stored, own: ownPages }) => {
      const merged = arrangeMenu(stored, ownPages);
      const first = stored.filter((each, index) => stored.findIndex(({ key }) => key === each.key) === index);
      for (const group of ["", "group:1", "group:2"]) {
        const inGroup = merged.filter((each) => each.group === group).map(({ key }) => key);
        const named = first.map(({ key }) => key).filter((key) => inGroup.includes(key));
        expect(inGroup.filter((key) => named.includes(key))).toEqual(named);
      }
    }),
  );
});

test("no move of an entry loses, duplicates or hides an entry", () => {
  const contents = (entries: readonly MenuEntry[]) =>
    entries.map(({ key, state }) => `${key} ${state}`).toSorted();
  fc.assert(
    fc.property(menu, fc.nat(), fc.nat(), ({ stored, own: ownPages }, chosen, to) => {
      const entries = arrangeMenu(stored, ownPages);
      const isShown = ({ state }: MenuEntry) => state === "shown";
      const shown = entries.filter(isShown);
      const { key } = shown[chosen % shown.length]!;
      const moves = [
        moveBy(entries, isShown, key, 1),
        moveBy(entries, isShown, key, -1),
        moveIn(entries, isShown, key),
        moveOut(entries, isShown, key),
        moveToPlace(entries, isShown, key, to % shown.length),
      ];
      for (const moved of moves) if (moved) expect(contents(moved)).toEqual(contents(entries));
    }),
  );
});
