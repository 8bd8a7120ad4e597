import { useId } from "react";
import type { ownPageKind } from "#src/campsite/own-pages/own-page.ts";
import { purposes } from "#src/campsite/price-purposes.ts";
import type { FormOf } from "#src/cms/form-kind.ts";
import { kinds } from "#src/cms/kinds.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import type { Api } from "#src/cms/staff/api.ts";
import { listAll } from "#src/cms/staff/lists/list-all.ts";
import { OrderButtons } from "#src/cms/staff/lists/order/order-buttons.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { ownPageAttachedText } from "#messages/own-pages";
import { pricePurposesText } from "#messages/prices";

export interface Attachable {
  /** The name in `attached`, such as `document:3`. */
  name: string;
  kind: "document" | "faq" | "prices";
  /** Undefined for prices, because their names are messages of the interface. */
  title?: string;
}

/** Loads what staff can attach to a page: documents, questions, and the purposes of price groups. */
export async function loadAttachable(api: Api): Promise<Attachable[]> {
  const [documents, questions] = await Promise.all([
    listAll<{ id: number; title: string }>(api, `${kinds.document.path}/rows`),
    listAll<{ id: number; question: string }>(api, `${kinds.faq.path}/rows`),
  ]);
  return [
    ...documents.map(({ id, title }) => ({ name: `document:${id}`, kind: "document" as const, title })),
    ...questions.map(({ id, question }) => ({ name: `faq:${id}`, kind: "faq" as const, title: question })),
    ...purposes.map((purpose) => ({ name: `prices:${purpose}`, kind: "prices" as const })),
  ];
}

/** The resources that the page shows after its text. Staff add, remove and order them. */
export function AttachedField({
  form,
  attachable,
}: {
  form: FormOf<typeof ownPageKind>;
  attachable: readonly Attachable[];
}) {
  const { language } = useStaff();
  const text = ownPageAttachedText[language];
  const fill = useFill();
  const id = useId();
  const names: readonly string[] = form.values.attached;
  const titleOf = (name: string) => {
    const found = attachable.find((each) => each.name === name);
    if (!found) return text.gone;
    const purpose = purposes.find((each) => name === `prices:${each}`);
    return purpose ? text.prices({ name: pricePurposesText[language][purpose] }) : fill(found.title ?? "");
  };
  const set = (attached: readonly string[]) => form.set("attached", attached);
  const move = (at: number, by: 1 | -1) =>
    set(names.map((name, index) => (index === at ? names[at + by]! : index === at + by ? names[at]! : name)));
  const groups = Map.groupBy(
    attachable.filter(({ name }) => !names.includes(name)),
    ({ kind }) => kind,
  );
  return (
    <section className="side-part stack" aria-labelledby={id}>
      <h2 id={id}>{text.heading}</h2>
      {names.length > 0 && (
        <ol className="ruled">
          {names.map((name, index) => (
            <li key={name} className="spread">
              <span>{titleOf(name)}</span>
              <span className="row">
                <OrderButtons
                  of={` ${titleOf(name)}`}
                  canMove={(by) => index + by >= 0 && index + by < names.length}
                  move={(by) => index + by >= 0 && index + by < names.length && move(index, by)}
                />
                <StaffButton
                  look="flat"
                  icon="close"
                  aria-label={text.remove({ name: titleOf(name) })}
                  onClick={() => set(names.filter((each) => each !== name))}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className="field">
        <label htmlFor={`${id}-add`}>{text.add}</label>
        <select
          id={`${id}-add`}
          value=""
          onChange={({ target }) => target.value && set([...names, target.value])}
        >
          <option value="">{text.choose}</option>
          {[...groups].map(([kind, own]) => (
            <optgroup key={kind} label={text.kinds[kind]}>
              {own.map(({ name }) => (
                <option key={name} value={name}>
                  {titleOf(name)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
    </section>
  );
}
