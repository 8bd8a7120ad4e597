import { useEffect, useId, useRef, type ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { partsText } from "./parts.text.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { useParts, type Parts, type PartsOptions } from "./use-parts.ts";

export interface PartListProps<Part> extends PartsOptions<Part> {
  heading: string;
  hint?: ReactNode;
  addLabel: string;
  /** A new part, or what asks for one; undefined when none is wanted after all. */
  empty: Part | (() => Promise<Part | undefined>);
  /** The fields of one part. */
  children(part: Part, index: number): ReactNode;
}

/** A list inside a form: its parts in their order, each with its fields and what can be done with it. */
export function PartList<Part>({
  heading,
  hint,
  addLabel,
  empty,
  children,
  ...options
}: PartListProps<Part>) {
  const parts = useParts(options);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const id = useId();
  const text = partsText[useStaff().language];
  const { path, nameOf, parts: rows } = options;
  async function add() {
    const part = typeof empty === "function" ? await (empty as () => Promise<Part | undefined>)() : empty;
    // What was asked may have taken its time: the list can be another by now.
    if (part !== undefined) latest.current.add(part);
  }
  const note = parts.removed && (
    <RemovedNote key={parts.removed.key} name={parts.removed.name} onUndo={() => parts.putBack()} />
  );
  return (
    <section className="part-list" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {hint && <p className="field-hint">{hint}</p>}
      <p className="visually-hidden" aria-live="polite">
        {parts.told}
      </p>
      <ol>
        {rows.map((part, index) => {
          const name = nameOf(part, index);
          return (
            // Keys pressed in the fields inside.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li key={parts.keys[index]} onKeyDown={parts.onKeyDown(index)}>
              {parts.removed?.index === index && note}
              <fieldset>
                <legend className="visually-hidden">{name}</legend>
                <div className="part-head">
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
      <div className="part-foot">
        <button type="button" className="button plain" onClick={() => void add()}>
          <Icon name="plus" />
          {addLabel}
        </button>
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
  const ways = [
    { part: "up", by: -1, isPossible: index > 0 },
    { part: "down", by: 1, isPossible: index < count - 1 },
  ] as const;
  return (
    <div className="part-actions">
      {ways.map(({ part, by, isPossible }) => (
        <button
          key={part}
          type="button"
          className="part-button"
          name={`${path}.${index}.${part}`}
          aria-disabled={!isPossible}
          onClick={() => parts.move(index, by, `${path}.${index}.${part}`)}
        >
          <Icon name={part} />
          {text[part]}
          <span className="visually-hidden">{text.of(name)}</span>
        </button>
      ))}
      <button type="button" className="part-button" onClick={() => parts.remove(index)}>
        <Icon name="close" />
        {text.remove}
        <span className="visually-hidden">{text.of(name)}</span>
      </button>
    </div>
  );
}

/** Says what was taken out, where it was, and puts it back; focus is on that. */
function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { language } = useStaff();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="part-removed" id={id}>
      {partsText[language].removed(name)}{" "}
      <button type="button" className="link-button" aria-describedby={id} ref={button} onClick={onUndo}>
        {staffText[language].undo}
      </button>
    </p>
  );
}
