import { useRef, useState, type KeyboardEvent } from "react";
import { isGroup, newEntry, type MenuEntry } from "#src/campsite/menu/menu-entries.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { menuScreenText } from "#messages/menu";
import { listBeside, moveBy, moveIn, moveOut } from "./menu-moves.ts";

interface Options {
  entries: readonly MenuEntry[];
  isShown(entry: MenuEntry): boolean;
  set(entries: readonly MenuEntry[]): void;
  nameOf(entry: MenuEntry): string;
}

/** The actions on the entries of the menu, and the announcement of their results to screen readers. */
export function useMenuEditor({ entries, isShown, set, nameOf }: Options) {
  const text = menuScreenText[useStaff().language];
  const [announcement, announce] = useState("");
  const [lifted, setLifted] = useState<string>();
  const before = useRef(entries);

  function describePlace(all: readonly MenuEntry[], key: string): string {
    const entry = all.find((each) => each.key === key)!;
    const beside = listBeside(all, isShown, entry.group);
    const place = { name: nameOf(entry), place: beside.indexOf(entry) + 1, count: beside.length };
    const group = all.find((each) => each.key === entry.group);
    return group ? text.place({ ...place, group: nameOf(group) }) : text.placeTop(place);
  }

  /** Moves the focus back to a row, because a row loses the focus when it moves. */
  function focus(key: string) {
    setTimeout(() => document.querySelector<HTMLElement>(`[data-key="${key}"] .row-grip`)?.focus());
  }

  function move(key: string, moved: MenuEntry[] | undefined) {
    if (!moved) return;
    set(moved);
    announce(describePlace(moved, key));
    focus(key);
  }

  function change(entry: MenuEntry, state: MenuEntry["state"]) {
    const words = { shown: text.nowShown, hidden: text.nowHidden, off: text.nowOff }[state];
    set(entries.map((each) => (each.key === entry.key ? { ...each, state } : each)));
    announce(words({ name: nameOf(entry) }));
    focus(entry.key);
  }

  function lift(entry: MenuEntry) {
    const isDown = lifted === entry.key;
    before.current = entries;
    setLifted(isDown ? undefined : entry.key);
    announce((isDown ? text.dropped : text.lifted)({ name: nameOf(entry) }));
  }

  return {
    announcement,
    isShown,
    lifted,
    lift,
    drop(entry: MenuEntry) {
      setLifted(undefined);
      announce(text.dropped({ name: nameOf(entry) }));
    },
    move,
    change,
    addGroup() {
      const numbers = entries.filter(isGroup).map(({ key }) => Number(key.slice("group:".length)));
      const group = newEntry({ key: `group:${Math.max(0, ...numbers) + 1}` });
      set([...entries, group]);
      announce(describePlace([...entries, group], group.key));
    },
    removeGroup(group: MenuEntry) {
      set(entries.filter(({ key }) => key !== group.key));
      announce(text.removed({ name: nameOf(group) }));
    },
    /** Handles the keys of a row's grip. Arrow keys move a lifted row. Otherwise they move the focus. */
    onKeyDown(entry: MenuEntry, event: KeyboardEvent) {
      const { key } = entry;
      const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
      if (lifted !== key) {
        if (!by) return;
        const shown = entries.filter(isShown);
        const next = shown[shown.findIndex((each) => each.key === key) + by];
        if (next) focus(next.key);
      } else if (by) move(key, moveBy(entries, isShown, key, by));
      else if (event.key === "ArrowRight") move(key, moveIn(entries, isShown, key));
      else if (event.key === "ArrowLeft") move(key, moveOut(entries, isShown, key));
      else if (event.key === "Escape") {
        set(before.current);
        setLifted(undefined);
        announce(text.back({ name: nameOf(entry) }));
        focus(key);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

export type MenuEditor = ReturnType<typeof useMenuEditor>;
