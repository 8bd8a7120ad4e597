import { Dialog } from "./dialog.tsx";
import { useStaff } from "./staff.ts";
import { staffText } from "./staff.text.ts";
import type { ThingForm } from "./thing-form.ts";
import { isSame, valueAt } from "./values.ts";

/** A field of a form, by its path, with its label (and language, where it isn't Norwegian). */
export interface NamedField {
  path: string;
  label: string;
  /** A value in words, where it isn't text. */
  show?: (value: unknown) => string;
}

interface Props<Values, Thing> {
  form: ThingForm<Values, Thing>;
  fields: readonly NamedField[];
  onKept(saved: Thing): void;
}

/** What to do when somebody else has saved the same thing: both versions of each field that differs, and a choice. */
export function ConflictDialog<Values, Thing>({ form, fields, onKept }: Props<Values, Thing>) {
  const words = staffText[useStaff().language].conflict;
  const { theirs, values } = form;
  const different = theirs
    ? fields.filter(({ path }) => !isSame(valueAt(values, path), valueAt(theirs, path)))
    : [];
  return (
    <Dialog heading={words.heading} role="alertdialog" isOpen={theirs !== undefined} isWide>
      <p>{words.explanation}</p>
      <div className="conflict">
        {different.map(({ path, label, show = plain }) => (
          <section key={path}>
            <h3>{label}</h3>
            <dl>
              <div>
                <dt>{words.mine}</dt>
                <dd>{show(valueAt(values, path))}</dd>
              </div>
              <div>
                <dt>{words.theirs}</dt>
                <dd>{show(valueAt(theirs, path))}</dd>
              </div>
            </dl>
          </section>
        ))}
      </div>
      <div className="dialog-actions">
        <button
          type="button"
          className="button action"
          onClick={async () => {
            const saved = await form.keepMine();
            if (saved) onKept(saved);
          }}
        >
          {words.keepMine}
        </button>
        <button type="button" className="button plain" onClick={form.takeTheirs}>
          {words.takeTheirs}
        </button>
      </div>
    </Dialog>
  );
}

/** A value as a line to be read: HTML without its elements. */
function plain(value: unknown): string {
  if (value === undefined || value === null || value === "") return "–";
  if (typeof value !== "string") return JSON.stringify(value);
  return new DOMParser().parseFromString(value, "text/html").body.textContent || "–";
}
