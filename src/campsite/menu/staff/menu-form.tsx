import { useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { arrangeMenu, isFixedPage, isGroup, type MenuEntry } from "#src/campsite/menu/menu-entries.ts";
import { lockedPages, pagesWithoutSwitch } from "#src/campsite/menu/menu-pages.ts";
import { menuKind, type StaffMenu } from "#src/campsite/menu/menu.ts";
import type { StaffOwnPage } from "#src/campsite/own-pages/own-page.ts";
import type { WebsiteSettings } from "#src/campsite/settings/website-settings.ts";
import { formKindOf, type FormOf } from "#src/cms/form-kind.ts";
import { kinds } from "#src/cms/kinds.ts";
import { KindScreen, useKindForm } from "#src/cms/staff/described/kind-screen.tsx";
import { wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { listAll } from "#src/cms/staff/lists/list-all.ts";
import { useRowDrag } from "#src/cms/staff/lists/order/use-row-drag.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { openResource } from "#src/cms/staff/next-versions/next-version.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { pageNameIn } from "#src/i18n/names/page-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { menuScreenText } from "#messages/menu";
import { moveToPlace } from "./menu-moves.ts";
import { MenuRow } from "./menu-row.tsx";
import { MenuSeen } from "./menu-seen.tsx";
import { useMenuEditor } from "./use-menu-editor.ts";

const menuForm = formKindOf(menuKind);
const { parts } = menuKind.fields.entries;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [stored, own, settings] = await Promise.all([
    openResource<StaffMenu>(api, "menu", 1, request.url),
    listAll<StaffOwnPage>(api, kinds.ownPage.path),
    api.get<WebsiteSettings>("/websitesettings"),
  ]);
  return { stored: { ...stored, entries: arrangeMenu(stored.entries, own) }, own, settings };
}

/** The form of the menu: the entries, the pages outside the menu, and the menu as guests see it. */
export function Component() {
  const { stored, own, settings } = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const text = menuScreenText[language];
  const fill = useFill();
  const written = useKindForm({ kind: menuForm, stored });
  const { form } = written;
  const { entries } = form.values;
  const withoutSwitch = pagesWithoutSwitch(settings);
  const isInMenu = (entry: MenuEntry) => entry.state === "shown" && !withoutSwitch.has(entry.key);
  const rows = entries.filter(isInMenu).map((entry, id) => ({ ...entry, id }));
  const nameOf = (entry: MenuEntry): string => {
    if (isGroup(entry)) return fill(entry.name) || text.newGroup;
    if (isFixedPage(entry)) return pageNameIn(language, entry.key);
    return fill(own.find(({ id }) => entry.key === `page:${id}`)?.title ?? entry.key);
  };
  const set = (changed: readonly MenuEntry[]) => form.set("entries", changed);
  const editor = useMenuEditor({ entries, isShown: isInMenu, set, nameOf });
  const drag = useRowDrag(
    {
      items: rows,
      placeOf: (row) => rows.indexOf(row),
      moveTo: (row, place) => editor.move(row.key, moveToPlace(entries, isInMenu, row.key, place)),
    },
    () => "",
  );

  function noteOf(entry: MenuEntry): string | undefined {
    if (isGroup(entry))
      return text.pages({
        count: entries.filter((each) => each.group === entry.key && isInMenu(each)).length,
      });
    if (entry.state === "off") return text.off;
    if (entry.key === "events") return text.neverInMenu;
    if (withoutSwitch.has(entry.key)) return text.switch;
    if (lockedPages.has(entry.key)) return text.locked;
    return isFixedPage(entry) ? undefined : text.own;
  }

  const shared = (row: MenuEntry) => ({ row, name: nameOf(row), note: noteOf(row), entries, editor, nameOf });
  const outside = entries.filter((each) => !isInMenu(each));
  return (
    <KindScreen
      {...written}
      kind={menuKind}
      consequence={text.consequence}
      side={<MenuSeen rows={rows} own={own} />}
    >
      <section className="stack" aria-labelledby="menu-entries">
        <div className="spread">
          <h2 id="menu-entries">{menuKind.fields.entries.label[language]}</h2>
          <button type="button" className="flat-button" onClick={editor.addGroup}>
            <Icon name="plus" />
            {text.addGroup}
          </button>
        </div>
        <p className="visually-hidden" aria-live="polite">
          {editor.announcement}
        </p>
        <ol className="ruled">
          <li className="menu-row positioned spread">
            <strong>{text.home}</strong>
            <span className="quiet small">{text.homeFirst}</span>
          </li>
          {rows.map((row) => (
            <MenuRow key={row.key} {...shared(row)} grip={{ drag, row }}>
              {isGroup(row) && (
                <GroupNames form={form} index={entries.findIndex((each) => each.key === row.key)} />
              )}
            </MenuRow>
          ))}
        </ol>
      </section>
      {outside.length > 0 && (
        <section className="stack" aria-labelledby="menu-hidden">
          <h2 id="menu-hidden">{text.hidden}</h2>
          <p className="field-hint">{text.hiddenExplanation}</p>
          <ul className="ruled">
            {outside.map((row) => (
              <MenuRow
                key={row.key}
                {...shared({ ...row, group: "" })}
                row={row}
                isSettled={withoutSwitch.has(row.key)}
              />
            ))}
          </ul>
        </section>
      )}
      <p className="field-hint">{text.outside}</p>
    </KindScreen>
  );
}

/** Shows the name of a group in each language. The fields of a group without a name are open at first. */
function GroupNames({ form, index }: { form: FormOf<typeof menuKind>; index: number }) {
  const { language, offered } = useStaff();
  const [isOpen] = useState(form.values.entries[index]!.name === "");
  return (
    <details className="group-names" open={isOpen}>
      <summary className="target as-link">{menuScreenText[language].names}</summary>
      <div className="stack">
        <WordFields
          form={form}
          textLanguage={{ shown: offered, isWide: false }}
          words={wordFieldsOf(parts, language)}
          parent={`entries.${index}.`}
        />
      </div>
    </details>
  );
}
