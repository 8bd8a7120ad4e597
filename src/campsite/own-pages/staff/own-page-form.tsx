import { useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { StaffMenu } from "#src/campsite/menu/menu.ts";
import {
  ownPageKind,
  pathsOf,
  proposePath,
  withPrefix,
  type OwnPage,
  type StaffOwnPage,
} from "#src/campsite/own-pages/own-page.ts";
import { formKindOf } from "#src/cms/form-kind.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { kinds } from "#src/cms/kinds.ts";
import { DescribedField } from "#src/cms/staff/described/described-field.tsx";
import { KindFields } from "#src/cms/staff/described/kind-fields.tsx";
import { KindScreen, useKindForm } from "#src/cms/staff/described/kind-screen.tsx";
import { pathIn } from "#src/cms/staff/fields/text-language.ts";
import { listAll } from "#src/cms/staff/lists/list-all.ts";
import { isPublished, openResource } from "#src/cms/staff/next-versions/next-version.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { newResource } from "#src/i18n/staff-addresses.ts";
import { ownPageScreensText, ownPageRemovalText } from "#messages/own-pages";
import { AttachedField, loadAttachable } from "./attached-field.tsx";
import { MenuPlace } from "./menu-place.tsx";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import { address, type addresses } from "#src/i18n/addresses.ts";
import { pageNamesText } from "#messages/page-texts";

interface Redirect {
  id: number;
  from: string;
}

export async function loader({ context, request, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [stored, all, attachable, menu] = await Promise.all([
    id === newResource ? undefined : openResource<StaffOwnPage>(api, "ownPage", id!, request.url),
    listAll<OwnPage>(api, kinds.ownPage.path),
    loadAttachable(api),
    api.get<StaffMenu>(`${kinds.menu.path}/1`),
  ]);
  return { stored, all, attachable, menu };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return <OwnPageForm key={loaded.stored?.id ?? newResource} {...loaded} />;
}

const ownPageForm = formKindOf(ownPageKind);
const { picture, facts } = ownPageKind.fields;

function OwnPageForm({ stored, all, attachable, menu }: Awaited<ReturnType<typeof loader>>) {
  const { api, language } = useStaff();
  const text = ownPageScreensText[language];
  const written = useKindForm({ kind: ownPageForm, stored, empty: emptyValues(ownPageKind) });
  const { form } = written;
  const { values, set, last } = form;
  const [leadsTo, setLeadsTo] = useState("");

  /** Proposes a path for a new title until the page is published. A path that staff have written stays. */
  function proposeFor(title: string, each: Language): void {
    if (isPublished(last)) return;
    const { title: before = "", path = "" } = (each === "nb" ? values : values.translations[each]) ?? {};
    if (path === "" || path === proposePath(before)) set(pathIn("path", each), proposePath(title));
  }

  const shown = written.textLanguage.shown.at(-1)!;
  return (
    <KindScreen
      {...written}
      kind={ownPageKind}
      add={text.add}
      consequence={text.consequence}
      preview="page"
      seenAt={withPrefix(pathsOf(values)[shown], shown)}
      removal={{
        label: text.remove,
        before: <AfterRemoval value={leadsTo} onChange={setLeadsTo} />,
        async onRemoved(removed) {
          const redirects = redirectsAfter(removed as StaffOwnPage, leadsTo);
          const existing = redirects.length > 0 ? await listAll<Redirect>(api, kinds.redirect.path) : [];
          for (const redirect of redirects) {
            // If the page was removed before and then restored, the redirects of that removal still exist.
            const same = existing.find(({ from }) => from === redirect.from);
            if (same) await api.put(`${kinds.redirect.path}/${same.id}`, redirect);
            else await api.post(kinds.redirect.path, redirect);
          }
        },
      }}
      side={
        <>
          <MenuPlace
            form={form}
            id={stored?.id ?? 0}
            others={all.filter(({ id }) => id !== stored?.id)}
            menu={menu}
          />
          <AttachedField form={form} attachable={attachable} />
          <section className="side-part stack">
            <DescribedField form={form} name="picture" field={picture} />
          </section>
        </>
      }
    >
      <KindFields
        {...written}
        kind={{ words: ownPageKind.words, fields: { facts } }}
        words={{ title: { onWritten: proposeFor } }}
      />
    </KindScreen>
  );
}

const gone = "gone";

/** Asks for the target of a removed page's addresses. */
function AfterRemoval({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { language } = useStaff();
  const text = ownPageRemovalText[language];
  const { home: _, login: __, offline: ___, ...pages } = pageNamesText[language];
  return (
    <SelectField
      label={text.label}
      value={value}
      options={{ "": text.home, [gone]: text.gone, ...pages }}
      onChange={onChange}
    />
  );
}

/** Returns the redirects from a removed page's addresses. Without redirects, these addresses lead to the home page. */
function redirectsAfter(page: OwnPage, leadsTo: string): { from: string; to: string; status: number }[] {
  if (leadsTo === "") return [];
  const paths = pathsOf(page);
  return languages.map((language) => ({
    from: withPrefix(paths[language], language),
    ...(leadsTo === gone
      ? { to: "", status: 410 }
      : { to: address(leadsTo as keyof typeof addresses as "home", language), status: 301 }),
  }));
}
