import { informationPages, mainPages, withOwnPages } from "#src/campsite/menu.ts";
import { ownPageKind, type OwnPage } from "#src/campsite/own-pages/own-page.ts";
import type { FormOf } from "#src/cms/form-kind.ts";
import { DescribedField } from "#src/cms/staff/described/described-field.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { OrderButtons } from "#src/cms/staff/lists/order/order-buttons.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { pageNameIn } from "#src/i18n/names/page-names.ts";
import { ownPageGroupsText, ownPagePlaceText, ownPageScreensText } from "#messages/own-pages";

const fixedPages = { information: informationPages, main: mainPages };

/** The maximum number of entries that are shown before the page, and after it. */
const seenAround = 2;

interface Props {
  form: FormOf<typeof ownPageKind>;
  /** All other own pages. */
  others: readonly OwnPage[];
}

/** Shows where the page is in the menu, with buttons that move it. */
export function MenuPlace({ form, others }: Props) {
  const { language } = useStaff();
  const text = ownPagePlaceText[language];
  const fill = useFill();
  const { group, inMenu, title, position } = form.values;
  const own = { position, title: fill(title) || ownPageScreensText[language].add, isOwn: true };
  const beside = others.filter((each) => each.inMenu && each.group === group);
  const entriesAt = (at: number) =>
    withOwnPages(
      fixedPages[group].map((name) => ({ title: pageNameIn(language, name), isOwn: false })),
      [
        ...beside.map((each) => ({ ...each, title: fill(each.title), isOwn: false })),
        { ...own, position: at },
      ],
    );
  const placeAt = (at: number) => entriesAt(at).findIndex(({ isOwn }) => isOwn);
  const entries = entriesAt(position);
  const place = placeAt(position);
  const around = entries.slice(Math.max(0, place - seenAround), place + seenAround + 1);

  /** Moves the page until its place changes, because another page can have the next position. */
  function move(by: 1 | -1): void {
    let at = place + 1 + by;
    while (at > 0 && at <= entries.length && placeAt(at) === place) at += by;
    form.set("position", Math.max(1, at));
  }

  return (
    <section className="side-part stack">
      <h2>{text.heading}</h2>
      <DescribedField form={form} name="inMenu" field={ownPageKind.fields.inMenu} />
      {!inMenu && <p className="field-hint">{text.hidden}</p>}
      {inMenu && (
        <>
          <DescribedField form={form} name="group" field={ownPageKind.fields.group} />
          <ol className="ruled">
            {around.map((entry) => (
              <li key={entry.title} className={entry.isOwn ? "spread" : "quiet"}>
                {entry.isOwn ? <strong>{entry.title}</strong> : entry.title}
                {entry.isOwn && (
                  <OrderButtons
                    of={` ${entry.title}`}
                    canMove={(by) => place + by >= 0 && place + by < entries.length}
                    move={(by) => place + by >= 0 && place + by < entries.length && move(by)}
                  />
                )}
              </li>
            ))}
          </ol>
          <p className="field-hint" aria-live="polite">
            {text.place({
              number: place + 1,
              count: entries.length,
              group: ownPageGroupsText[language][group],
            })}
          </p>
        </>
      )}
    </section>
  );
}
