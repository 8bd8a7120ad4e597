import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { resourceName } from "#src/cms/history/resource-name.ts";
import { kindLabel } from "#src/cms/kinds.ts";
import { fieldScreen } from "#src/cms/resource-addresses.ts";
import type { DeadLink } from "#src/cms/links/link-choice.ts";
import { fieldAddress } from "#src/cms/staff/fields/field-address.ts";
import { Empty, ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { ResourceRow } from "#src/cms/staff/lists/resource-row.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { deadLinksRowText, deadLinksText } from "#messages/dead-links";

export async function loader({ context }: LoaderFunctionArgs) {
  return { links: await context.get(apiContext).get<DeadLink[]>("/deadlinks") };
}

export function Component() {
  const { language } = useStaff();
  const text = deadLinksText[language];
  const { links } = useLoaderData<typeof loader>();
  return (
    <ListScreen title={deadLinksRowText[language].name} back={placeOf("page", language)}>
      {links.length === 0 ? (
        <Empty icon="check" heading={text.nothing}>
          {text.nothingNote}
        </Empty>
      ) : (
        <div className="stack apart">
          <p className="quiet measure">{text.lead}</p>
          <ul className="resource-rows">
            {links.map((link, index) => (
              <LinkRow key={`${link.kind} ${link.id} ${link.path} ${index}`} link={link} />
            ))}
          </ul>
        </div>
      )}
    </ListScreen>
  );
}

function LinkRow({ link }: { link: DeadLink }) {
  const { language } = useStaff();
  const fill = useFill();
  const text = deadLinksText[language];
  const { kind, id, path, words, title, reason, to, isNext } = link;
  const fault = to.startsWith("/")
    ? text.unknown({ address: to })
    : reason === "hidden" && title
      ? text.hidden({ title: fill(title[language]) })
      : reason === "outside"
        ? text.outside({ address: to })
        : text.removed;
  const place = [
    kindLabel(kind, language),
    resourceName(link, language, fill),
    ...(isNext ? [text.inNext] : []),
  ];
  return (
    <ResourceRow
      to={fieldAddress(fieldScreen(kind, id, path), path)}
      title={text.link({ words })}
      own="none"
      line={
        <>
          {place.join(" · ")}
          <br />
          {fault}
        </>
      }
      state={languageAsLabel(link.language, language)}
    />
  );
}
