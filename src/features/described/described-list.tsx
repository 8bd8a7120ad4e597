import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { kinds, type ListedName } from "#src/features/kinds.ts";
import { contentAdminText } from "#src/features/page-texts/content-admin.text.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Field } from "#src/resource/field.ts";
import { plainText } from "#src/ui/staff/checks/text-lines.ts";
import { statesOf } from "#src/ui/staff/fields/language-states.ts";
import { LanguageChips } from "#src/ui/staff/fields/languages.tsx";
import { listAll } from "#src/ui/staff/lists/list-all.ts";
import { Empty, ListScreen, NewLink, ResourceRow } from "#src/ui/staff/lists/list-screen.tsx";
import { OrderButtons, OrderNotes } from "#src/ui/staff/lists/order-buttons.tsx";
import { useResourceOrder, type ResourceOrder } from "#src/ui/staff/lists/use-resource-order.ts";
import { shortMoment } from "#src/ui/staff/moments.ts";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { nameOf, type DescribedResource, type ListScreens } from "./described-screens.ts";

/**
 * Makes the screen with all resources of a kind, in the order of its description or in the one that staff give them.
 */
export function describedList(name: ListedName, screens: ListScreens) {
  const { kind } = screens;
  const List = "sortorder" in kind.fields ? SortedList : PlainList;
  return {
    loader: ({ context }: LoaderFunctionArgs) =>
      listAll<DescribedResource>(context.get(apiContext), kinds[name].path),
    Component: () => <List {...screens} name={name} resources={useLoaderData<DescribedResource[]>()} />,
  };
}

interface Props extends ListScreens {
  name: ListedName;
  resources: readonly DescribedResource[];
}

function SortedList({ resources, ...screens }: Props) {
  const { name, kind, list: { groups } = {} } = screens;
  const order = useResourceOrder(resources, {
    path: kinds[name].path,
    nameOf: (each) => nameOf(kind, each),
    ...(groups && { groupOf: (each: DescribedResource) => groups.of(each) }),
  });
  return <PlainList {...screens} resources={order.items} order={order} />;
}

function PlainList({ resources, order, ...screens }: Props & { order?: ResourceOrder<DescribedResource> }) {
  const { name, words, list: { groups } = {} } = screens;
  const { language } = useStaff();
  const { list, content } = kinds[name];
  const { add, empty } = words[language];
  const action = add !== undefined && <NewLink to={`${list}/${newResource}`}>{add}</NewLink>;
  const rows = (some: readonly DescribedResource[]) => {
    const items = some.map((each) => <Row key={each.id} {...screens} resource={each} order={order} />);
    return order ? (
      <ol className="resource-rows sorted-rows">{items}</ol>
    ) : (
      <ul className="resource-rows">{items}</ul>
    );
  };
  return (
    <ListScreen
      title={content.name[language]}
      back={{ name: contentAdminText[language].title, to: staffAddresses.content }}
      action={resources.length > 0 && action}
    >
      {resources.length === 0 ? (
        <Empty icon={content.icon} heading={empty.heading} action={action}>
          {empty.explanation}
        </Empty>
      ) : (
        <>
          {order && <OrderNotes order={order} />}
          {groups && order
            ? [...Map.groupBy(resources, (each) => groups.of(each))].map(([group, some], _, all) => (
                <section key={group} className="sorted-group">
                  <header>
                    <h2>{group}</h2>
                    {all.length > 1 && (
                      <OrderButtons {...order.groupButtons(group)} of={groups.name(group, language)} />
                    )}
                  </header>
                  {rows(some)}
                </section>
              ))
            : rows(resources)}
        </>
      )}
    </ListScreen>
  );
}

interface RowProps extends Omit<Props, "resources"> {
  resource: DescribedResource;
  order: ResourceOrder<DescribedResource> | undefined;
}

function Row({ name, kind, list: ways = {}, resource, order }: RowProps) {
  const { language } = useStaff();
  const [, second] = Object.entries<Field>(kind.words);
  const said = second ? (resource[second[0]] as string) : "";
  return (
    <ResourceRow
      to={`${kinds[name].list}/${resource.id}`}
      title={nameOf(kind, resource)}
      line={ways.line ? ways.line(resource, language) : second?.[1].holds === "html" ? plainText(said) : said}
      own={ways.own}
      state={ways.state?.(resource, language)}
      languages={<LanguageChips states={statesOf(resource)} />}
      changed={shortMoment(resource.updatedAt, language)}
      {...(order && {
        action: <OrderButtons {...order.buttons(resource)} />,
        onKeyDown: order.onKeyDown(resource),
      })}
    />
  );
}
