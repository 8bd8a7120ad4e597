import { Link } from "react-router";
import { arrangeMenu, isGroup } from "#src/campsite/menu/menu-entries.ts";
import type { StaffMenu } from "#src/campsite/menu/menu.ts";
import { ownPageKind, type OwnPage } from "#src/campsite/own-pages/own-page.ts";
import type { FormOf } from "#src/cms/form-kind.ts";
import { DescribedField } from "#src/cms/staff/described/described-field.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { OrderButtons } from "#src/cms/staff/lists/order/order-buttons.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { pageNameIn, type TextPageName } from "#src/i18n/names/page-names.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { menuScreenText } from "#messages/menu";
import { ownPageGroupsText, ownPagePlaceText, ownPageScreensText } from "#messages/own-pages";

/** The maximum number of entries that are shown before the page, and after it. */
const seenAround = 2;

interface Props {
  form: FormOf<typeof ownPageKind>;
  id: number;
  /** All other own pages. */
  others: readonly OwnPage[];
  menu: StaffMenu;
}

/** Shows the page's place in the menu. Until the stored menu contains the page, staff can move it here. */
export function MenuPlace({ form, id, others, menu }: Props) {
  const { language } = useStaff();
  const text = ownPagePlaceText[language];
  const fill = useFill();
  const key = `page:${id}`;
  const isNamed = menu.entries.some((each) => each.key === key);
  const titles = new Map(others.map((each) => [`page:${each.id}`, each.title]));
  titles.set(key, form.values.title || ownPageScreensText[language].add);
  const entriesAt = (position: number) => {
    const entries = arrangeMenu(menu.entries, [...others, { ...form.values, id, position }]);
    const own = entries.find((each) => each.key === key)!;
    const beside = entries.filter((each) => each.group === own.group && !isGroup(each));
    const shown = beside.filter((each) => each === own || each.state === "shown");
    const group = entries.find((each) => each.key === own.group)?.name;
    return { own, shown, group, place: shown.indexOf(own) };
  };
  const { own, shown, group, place } = entriesAt(form.values.position);
  const isShown = own.state === "shown";

  /** Moves the page until its place changes. This can take several positions, because pages can share a position. */
  function move(by: 1 | -1): void {
    let at = place + 1 + by;
    while (at > 0 && at <= shown.length && entriesAt(at).place === place) at += by;
    form.set("position", Math.max(1, at));
  }

  return (
    <section className="side-part stack">
      <h2>{text.heading}</h2>
      {!isNamed && <DescribedField form={form} name="inMenu" field={ownPageKind.fields.inMenu} />}
      {!isShown && <p className="field-hint">{text.hidden}</p>}
      {isShown && !isNamed && <DescribedField form={form} name="group" field={ownPageKind.fields.group} />}
      {isShown && (
        <>
          <ol className="ruled">
            {shown.slice(Math.max(0, place - seenAround), place + seenAround + 1).map((entry) => {
              const title = fill(titles.get(entry.key) ?? pageNameIn(language, entry.key as TextPageName));
              if (entry !== own)
                return (
                  <li key={entry.key} className="quiet">
                    {title}
                  </li>
                );
              const canMove = (by: 1 | -1) => place + by >= 0 && place + by < shown.length;
              return (
                <li key={entry.key} className="spread">
                  <strong>{title}</strong>
                  {!isNamed && (
                    <OrderButtons of={` ${title}`} canMove={canMove} move={(by) => canMove(by) && move(by)} />
                  )}
                </li>
              );
            })}
          </ol>
          <p className="field-hint" aria-live="polite">
            {text.place({
              number: place + 1,
              count: shown.length,
              group: group === undefined ? ownPageGroupsText[language].main : fill(group),
            })}
          </p>
        </>
      )}
      {isNamed && <Link to={staffAddresses.menu}>{menuScreenText[language].change}</Link>}
    </section>
  );
}
