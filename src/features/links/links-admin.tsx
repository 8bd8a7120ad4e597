import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { kinds } from "#src/features/kinds.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { statesOf } from "#src/ui/staff/fields/language-states.ts";
import { LanguageChips } from "#src/ui/staff/fields/languages.tsx";
import { listAll } from "#src/ui/staff/lists/list-all.ts";
import { ResourceRow } from "#src/ui/staff/lists/list-screen.tsx";
import { shortMoment } from "#src/ui/staff/moments.ts";
import { OrderButtons } from "#src/ui/staff/lists/order-buttons.tsx";
import { SortedScreen } from "#src/ui/staff/lists/sorted-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { useResourceOrder } from "#src/ui/staff/lists/use-resource-order.ts";
import { contentAdminText } from "#src/features/page-texts/content-admin.text.ts";
import type { StaffLink } from "./link.ts";
import { linksAdminText } from "./links-admin.text.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  listAll<StaffLink>(context.get(apiContext), kinds.link.path);

/** All links in their groups, as guests get them; a link is moved within its group, and a group among the others. */
export function Component() {
  const { language } = useStaff();
  const text = linksAdminText[language];
  const data = useLoaderData<typeof loader>();
  const order = useResourceOrder<StaffLink>(data, {
    path: kinds.link.path,
    nameOf: ({ title }) => title,
    groupOf: ({ category }) => category,
  });
  const groups = Map.groupBy(order.items, ({ category }) => category);
  return (
    <SortedScreen
      title={text.title}
      back={{ name: contentAdminText[language].title, to: staffAddresses.content }}
      add={{ label: text.add, to: `${staffAddresses.links}/${newResource}` }}
      empty={{ icon: "external", ...text.empty }}
      order={order}
    >
      {[...groups].map(([category, links]) => {
        const ways = order.groupButtons(category);
        return (
          <section key={category} className="sorted-group">
            <header>
              <h2>{category}</h2>
              {groups.size > 1 && <OrderButtons {...ways} of={text.ofGroup(category)} />}
            </header>
            <ol className="resource-rows sorted-rows">
              {links.map((link) => (
                <ResourceRow
                  key={link.id}
                  to={`${staffAddresses.links}/${link.id}`}
                  title={link.title}
                  line={[new URL(link.url).hostname.replace(/^www\./, ""), link.description].join(" · ")}
                  languages={<LanguageChips states={statesOf(link)} />}
                  changed={shortMoment(link.updatedAt, language)}
                  action={<OrderButtons {...order.buttons(link)} />}
                  onKeyDown={order.onKeyDown(link)}
                />
              ))}
            </ol>
          </section>
        );
      })}
    </SortedScreen>
  );
}
