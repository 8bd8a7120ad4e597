import { useEffect, useId, useRef, type ReactNode, useState, type KeyboardEvent } from "react";
import { partsText, staffText } from "#messages/staff";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";

export interface PartListProps<Part> extends PartsOptions<Part> {
  heading: string;
  hint?: ReactNode;
  addLabel: string;
  /** A new item, or a function that asks the user for one and returns undefined when the user cancels. */
  empty: Part | (() => Promise<Part | undefined>);
  children(part: Part, index: number): ReactNode;
}

export function PartList<Part>({
  heading,
  hint,
  addLabel,
  empty,
  children,
  nameOf: wordsOf,
  ...rest
}: PartListProps<Part>) {
  // The name of an item can be its text, which may contain live values.
  const fill = useFill();
  const nameOf = (part: Part, index: number) => fill(wordsOf(part, index));
  const options = { ...rest, nameOf };
  const parts = useParts(options);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const id = useId();
  const text = partsText[useStaff().language];
  const { path, parts: rows } = options;
  async function add() {
    const part = typeof empty === "function" ? await (empty as () => Promise<Part | undefined>)() : empty;
    // The list may have changed while the user answered.
    if (part !== undefined) latest.current.add(part);
  }
  const note = parts.removed && (
    <RemovedNote
      key={parts.removed.key}
      className="part-removed panel gap-below-12"
      onUndo={() => parts.putBack()}
    >
      {text.removed({ name: parts.removed.name })}
    </RemovedNote>
  );
  return (
    <section className="part-list shrinks stack" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {hint && <p className="field-hint">{hint}</p>}
      <p className="visually-hidden" aria-live="polite">
        {parts.announcement}
      </p>
      <ol>
        {rows.map((part, index) => {
          const name = nameOf(part, index);
          return (
            // Key presses come from the fields inside.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li className="line-below pad-16" key={parts.keys[index]} onKeyDown={parts.onKeyDown(index)}>
              {parts.removed?.index === index && note}
              <fieldset>
                <legend className="visually-hidden">{name}</legend>
                <div className="part-head size-17 spread flat">
                  <strong aria-hidden="true">{name}</strong>
                  <PartActions parts={parts} path={path} index={index} count={rows.length} name={name} />
                </div>
                {children(part, index)}
              </fieldset>
            </li>
          );
        })}
      </ol>
      {parts.removed?.index === rows.length && note}
      <div className="part-foot cluster">
        <StaffButton icon="plus" onClick={() => void add()}>
          {addLabel}
        </StaffButton>
        {rows.length > 1 && <p className="field-hint on-desk">{text.keys}</p>}
      </div>
    </section>
  );
}

interface ActionProps<Part> {
  parts: Parts<Part>;
  path: string;
  index: number;
  count: number;
  name: string;
}

function PartActions<Part>({ parts, path, index, count, name }: ActionProps<Part>) {
  const text = partsText[useStaff().language];
  const directions = [
    { part: "up", by: -1, isPossible: index > 0 },
    { part: "down", by: 1, isPossible: index < count - 1 },
  ] as const;
  return (
    <div className="part-actions cluster tight">
      {directions.map(({ part, by, isPossible }) => (
        <StaffButton
          look="flat"
          key={part}

          icon={part}
          className="part-button above icons-16"
          name={`${path}.${parts.startOf(index)}.${part}`}
          aria-disabled={!isPossible}
          onClick={() => parts.move(index, by, `${path}.${parts.startOf(index)}.${part}`)}
        >
          {text[part]}
          <span className="visually-hidden">{text.of({ name })}</span>
        </StaffButton>
      ))}
      <StaffButton
        look="flat"
        icon="close"
        className="part-button above icons-16"
        onClick={() => parts.remove(index)}
      >
        {text.remove}
        <span className="visually-hidden">{text.of({ name })}</span>
      </StaffButton>
    </div>
  );
}

interface RemovedProps {
  className: string;
  onUndo: () => void;
  children: ReactNode;
}

/** Shows the name of a removed item in the item's former place. The undo button gets the focus. */
export function RemovedNote({ className, onUndo, children }: RemovedProps) {
  const { language } = useStaff();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className={className} id={id}>
      {children}{" "}
      <StaffButton look="link" aria-describedby={id} ref={button} onClick={onUndo}>
        {staffText[language].undo}
      </StaffButton>
    </p>
  );
}

interface PartsOptions<Part> {
  /** The path of the list in the form's values, such as "facts". A field of an item is at "facts.0.label". */
  path: string;
  parts: readonly Part[];
  onChange(parts: readonly Part[]): void;
  nameOf(part: Part, index: number): string;
  firstField: string;
  /** Called after an item is inserted, so that a folded item can be opened. */
  onAdded?(index: number): void;
  /** Returns the index of an item's first value in the form. Needed when an item stands for several values. */
  startOf?(parts: readonly Part[], index: number): number;
}

interface Parts<Part> {
  keys: readonly number[];
  announcement: string;
  /** The last removed item and its index. `key` grows with each removal. */
  removed: { part: Part; index: number; name: string; key: number } | undefined;
  /** Returns the index of an item's first value in the form. */
  startOf(index: number): number;
  add(part: Part): void;
  remove(index: number): void;
  putBack(): void;
  /** @param field the path of the item's field that gets the focus */
  move(index: number, by: -1 | 1, field: string): void;
  /** Returns the handler for Alt with an arrow key. The handler moves the focused item. */
  onKeyDown(index: number): (event: KeyboardEvent) => void;
}

function useParts<Part>({
  path,
  parts,
  onChange,
  nameOf,
  firstField,
  onAdded,
  startOf = (_, index) => index,
}: PartsOptions<Part>): Parts<Part> {
  const text = partsText[useStaff().language];
  const [keyState, setKeys] = useState(() => parts.map((_, index) => index));
  const [announcement, setAnnouncement] = useState("");
  const [removed, setRemoved] = useState<Parts<Part>["removed"]>();
  // A list that is replaced as a whole can have another length.
  const keys = keyState.length === parts.length ? keyState : parts.map((_, index) => index);

  const change = (next: readonly Part[], nextKeys: number[]) => {
    setKeys(nextKeys);
    onChange(next);
  };
  const insert = (index: number, part: Part) => {
    change(parts.toSpliced(index, 0, part), keys.toSpliced(index, 0, Math.max(-1, ...keys) + 1));
    onAdded?.(index);
    focusField(`${path}.${startOf(parts, index)}.${firstField}`);
  };
  const move = (index: number, by: -1 | 1, field: string) => {
    const to = index + by;
    if (to < 0 || to >= parts.length) return;
    const moved = <Each,>(list: readonly Each[]) => list.with(index, list[to]!).with(to, list[index]!);
    const shift = startOf(moved(parts), to) - startOf(parts, index);
    change(moved(parts), moved(keys));
    // Another item may now be in the place of the removed item, so the undo button disappears.
    setRemoved(undefined);
    setAnnouncement(text.moved({ name: nameOf(parts[index]!, index), place: to + 1, count: parts.length }));
    focusField(
      field.slice(0, path.length + 1) +
        field.slice(path.length + 1).replace(/^\d+/, (at) => String(Number(at) + shift)),
    );
  };
  return {
    keys,
    announcement,
    removed,
    startOf: (index) => startOf(parts, index),
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
