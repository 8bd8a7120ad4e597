import { useState, type KeyboardEvent } from "react";
import { focusField } from "#src/ui/staff/fields/field-focus.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { partsText } from "./parts.text.ts";

export interface PartsOptions<Part> {
  /** Where the list stands in the form's values; its parts' fields are named by it: "facts.0.label". */
  path: string;
  parts: readonly Part[];
  onChange(parts: readonly Part[]): void;
  /** What a part is called, also when nothing is written in it yet. */
  nameOf(part: Part, index: number): string;
  /** The field that one begins with. */
  firstField: string;
}

/** What can be done with a list inside a form. */
export interface Parts<Part> {
  /** The same for a part wherever it is moved. */
  keys: readonly number[];
  /** What has been moved, for those who listen. */
  told: string;
  /** What was last taken out, and its place; `key` rises with each that goes. */
  removed: { part: Part; index: number; name: string; key: number } | undefined;
  add(part: Part): void;
  remove(index: number): void;
  putBack(): void;
  /** @param field what gets focus there */
  move(index: number, by: -1 | 1, field: string): void;
  /** Alt with an arrow up or down moves the part that one is in. */
  onKeyDown(index: number): (event: KeyboardEvent) => void;
}

/** Adds, moves and takes out parts of a list in a form; what was last taken out can be put back where it was. */
export function useParts<Part>({
  path,
  parts,
  onChange,
  nameOf,
  firstField,
}: PartsOptions<Part>): Parts<Part> {
  const text = partsText[useStaff().language];
  const [kept, setKeys] = useState(() => parts.map((_, index) => index));
  const [told, setTold] = useState("");
  const [removed, setRemoved] = useState<Parts<Part>["removed"]>();
  // Another version of the whole list has other parts.
  const keys = kept.length === parts.length ? kept : parts.map((_, index) => index);

  const change = (next: readonly Part[], nextKeys: number[]) => {
    setKeys(nextKeys);
    onChange(next);
  };
  const insert = (index: number, part: Part) => {
    change(parts.toSpliced(index, 0, part), keys.toSpliced(index, 0, Math.max(-1, ...keys) + 1));
    focusField(`${path}.${index}.${firstField}`);
  };
  const move = (index: number, by: -1 | 1, field: string) => {
    const to = index + by;
    if (to < 0 || to >= parts.length) return;
    const moved = <Each>(list: readonly Each[]) => list.with(index, list[to]!).with(to, list[index]!);
    change(moved(parts), moved(keys));
    // The place it was taken from may be another's now.
    setRemoved(undefined);
    setTold(text.moved(nameOf(parts[index]!, index), to + 1, parts.length));
    focusField(field.replace(`${path}.${index}.`, `${path}.${to}.`));
  };
  return {
    keys,
    told,
    removed,
    add: (part) => {
      setRemoved(undefined);
      insert(parts.length, part);
    },
    remove: (index) => {
      const part = parts[index]!;
      change(parts.toSpliced(index, 1), keys.toSpliced(index, 1));
      setRemoved((before) => ({ part, index, name: nameOf(part, index), key: (before?.key ?? 0) + 1 }));
    },
    putBack: () => {
      if (removed) insert(removed.index, removed.part);
      setRemoved(undefined);
    },
    move,
    onKeyDown: (index) => (event) => {
      const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
      if (!by || !event.altKey) return;
      event.preventDefault();
      move(index, by, (event.target as HTMLElement).closest("[name]")?.getAttribute("name") ?? "");
    },
  };
}
