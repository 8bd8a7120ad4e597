import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import type { FormKind, ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { changedFieldsText } from "#messages/staff";
import { findChangedFields, type ChangedFields } from "./changed-fields.ts";
import { asNextVersion } from "./next-version.ts";

const ChangedFieldsContext = createContext<ChangedFields>(new Map());

interface Props {
  form: ResourceForm<any, any>;
  fields: readonly NamedField[];
  onReveal: ((path: string) => void) | undefined;
  /** Renders the form. `line` has the controls that show or hide the marks, and that lead to the next changed field. */
  children(line: ReactNode): ReactNode;
}

/** Marks the fields in which the next version differs from the published one. F8 moves to the next changed field. */
export function ChangeMarks({ form, fields, onReveal, children }: Props) {
  const { language } = useStaff();
  const text = changedFieldsText[language];
  const { published, reason } = usePublished(form.kind, form.last as object | undefined);
  const [isShown, show] = useState(true);
  const [last, setLast] = useState<string>();
  const changes = published
    ? findChangedFields(fields, form.values as object, published)
    : new Map<string, unknown>();
  const changed = fields.filter(({ path }) => changes.has(path));
  const at = changed.findIndex(({ path }) => path === last);
  const go = (by: 1 | -1) => {
    const { activeElement } = document;
    const focused = activeElement?.closest(".html-field")?.querySelector("[name]") ?? activeElement;
    const here = changed.findIndex(({ path }) => path === focused?.getAttribute("name"));
    const from = here === -1 ? at : here;
    const { path } = changed.at((by === -1 && from === -1 ? 0 : from + by) % changed.length)!;
    setLast(path);
    onReveal?.(path);
    focusField(path);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "F8" || !isShown || changed.length === 0) return;
      event.preventDefault();
      go(event.shiftKey ? -1 : 1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  const line = (
    <>
      {reason !== undefined && (
        <p className="field-fault" role="alert">
          <Icon name="fault" />
          {text.notCompared} {reason}
        </p>
      )}
      {changed.length > 0 && (
        <div className="cluster changes-line pad-4 line-below">
          <label className="row target">
            <input type="checkbox" checked={isShown} onChange={({ target }) => show(target.checked)} />
            {text.show}
          </label>
          {isShown && (
            <>
              <output className="quiet small">
                {at === -1
                  ? text.count({ count: changed.length })
                  : text.at({ number: at + 1, count: changed.length, label: changed[at]!.label })}
              </output>
              <button
                type="button"
                className="link-button target"
                aria-keyshortcuts="F8"
                onClick={() => go(1)}
              >
                {text.next}
              </button>
              <kbd className="quiet fine on-desk">{text.key}</kbd>
            </>
          )}
        </div>
      )}
    </>
  );
  return <ChangedFieldsContext value={isShown ? changes : new Map()}>{children(line)}</ChangedFieldsContext>;
}

/** While a form shows a next version, loads the published values. */
function usePublished<Values extends object>(kind: FormKind<Values, object>, last: object | undefined) {
  const { api, language } = useStaff();
  const [published, setPublished] = useState<Values>();
  const [reason, setReason] = useState<string>();
  const next = asNextVersion(last);
  const asked = next?.isPublished ? `${kind.path}/${next.id}` : undefined;
  useEffect(() => {
    if (asked === undefined) return undefined;
    const abort = new AbortController();
    async function load(path: string): Promise<void> {
      try {
        setPublished(kind.valuesOf(await api.get<object>(path, abort.signal)));
        setReason(undefined);
      } catch (error) {
        if (!abort.signal.aborted) setReason(failureWords(error, language));
      }
    }
    void load(asked);
    return () => abort.abort();
    // Each save loads the values again, because somebody else may have published or corrected them.
    // oxlint-disable-next-line react/exhaustive-deps -- `kind` is a new object on each render
  }, [api, language, asked, next?.version]);
  return asked === undefined ? {} : { published, reason };
}

/** Returns a function that returns the published text of a changed field. The result may be undefined. */
export function usePublishedText(): (path: string) => string | undefined {
  const changes = useContext(ChangedFieldsContext);
  return (path) => {
    const before = changes.get(path);
    return typeof before === "string" && before.trim() !== "" ? before : undefined;
  };
}

/** Marks a changed field. @param isHidden true in a table without room, where only screen readers get the sign */
export function ChangedSign({ name, isHidden = false }: { name: string | undefined; isHidden?: boolean }) {
  const text = changedFieldsText[useStaff().language];
  const changes = useContext(ChangedFieldsContext);
  if (name === undefined || !changes.has(name)) return null;
  return (
    <span className={`changed-sign inline tight strong as-ink ${isHidden ? "visually-hidden" : ""}`}>
      {text.sign}
    </span>
  );
}
