import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { kinds, type ListedName } from "#src/cms/kinds.ts";
import { inboxText } from "#messages/inbox";
import { pageNameIn, type TextPageName } from "#src/i18n/names/page-names.ts";
import { listAbove } from "#src/cms/staff-paths.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { isSortable, type ListRow } from "#src/cms/kind/kind.ts";
import { rowStates } from "#src/cms/staff/fields/language-states.ts";
import { LanguageChips } from "#src/cms/staff/fields/language-signs.tsx";
import { Empty, ListScreen, NewLink } from "#src/cms/staff/lists/list-screen.tsx";
import { ResourceRow } from "#src/cms/staff/lists/resource-row.tsx";
import { FoundRows, ListFoot, ListFilters } from "#src/cms/staff/lists/list-filters.tsx";
import { useNewResources } from "#src/cms/staff/lists/new-resources.tsx";
import { OrderButtons, OrderNotes } from "#src/cms/staff/lists/order/order-buttons.tsx";
import { isNarrowed, loadRows, type Rows } from "#src/cms/staff/lists/rows.ts";
import { useResourceOrder, type ResourceOrder } from "#src/cms/staff/lists/order/use-resource-order.ts";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { nameOf, type ListScreens } from "./described-screens.ts";

/** Creates the list screen of a kind, in the order of its description or in the order that staff choose. */
export function describedList(name: ListedName, screens: ListScreens) {
  const { kind } = screens;
  const List = isSortable(kind) ? SortedList : PlainList;
  return {
    loader: ({ context, request }: LoaderFunctionArgs) =>
      loadRows<ListRow>(context.get(apiContext), kinds[name].path, request.url),
    Component: () => <List {...screens} name={name} part={useLoaderData<Rows<ListRow>>()} />,
  };
}

interface Props extends ListScreens {
  name: ListedName;
  part: Rows<ListRow>;
}

/** Shows a list that staff can sort. A filtered list can't be sorted, because it doesn't show all resources. */
function SortedList({ part, ...screens }: Props) {
  const { name, kind, list: { groups } = {} } = screens;
  const order = useResourceOrder(part.rows, {
    path: kinds[name].path,
    nameOf: (each) => nameOf(kind, each),
    ...(groups && { groupOf: (each: ListRow) => groups.of(each) }),
  });
  if (isNarrowed(part)) return <PlainList {...screens} part={part} />;
  return <PlainList {...screens} part={{ ...part, rows: [...order.items] }} order={order} />;
}

function PlainList({ part, order, ...screens }: Props & { order?: ResourceOrder<ListRow> }) {
  const { name, words, list: { offer } = {} } = screens;
  const { language } = useStaff();
  const {
    list,
    content,
    words: kindWords,
    page,
  }: (typeof kinds)[ListedName] & { page?: TextPageName } = kinds[name];
  const { add, empty } = words[language];
  const action = add !== undefined && <NewLink to={`${list}/${newResource}`}>{add}</NewLink>;
  // The lists of some kinds belong to the inbox, so the back link leads to the inbox.
  const back =
    listAbove(list) === staffAddresses.inbox
      ? { name: inboxText[language].inbox, to: staffAddresses.inbox }
      : placeOf(content.group, language);
  const isEmpty = part.counts.all + useNewResources(name).all.length === 0 && !isNarrowed(part);
  return (
    <ListScreen kind={name} title={kindWords[language].name} back={back} action={!isEmpty && action}>
      {!isNarrowed(part) && offer?.(part.rows, language)}
      {isEmpty ? (
        <Empty icon={content.icon} heading={empty.heading} action={action}>
          {empty.explanation}
        </Empty>
      ) : (
        <>
          <ListFilters list={part} kind={name} />
          {order && <OrderNotes order={order} page={page && pageNameIn(language, page)} />}
          <FoundRows list={part} kind={name}>
            <GroupedRows {...screens} rows={part.rows} order={order} />
          </FoundRows>
          <ListFoot list={part} kind={name} />
        </>
      )}
    </ListScreen>
  );
}

interface RowsProps extends Omit<Props, "part"> {
  rows: readonly ListRow[];
  order: ResourceOrder<ListRow> | undefined;
}

/** Shows the rows. The rows are in groups if the kind has groups and the list can be sorted. */
function GroupedRows({ rows: all, order, ...screens }: RowsProps) {
  const { groups } = screens.list ?? {};
  const { language } = useStaff();
  const rows = (some: readonly ListRow[]) => {
    const items = some.map((each) => <Row key={each.id} {...screens} row={each} order={order} />);
    return order ? (
      <ol className="resource-rows sorted-rows">{items}</ol>
    ) : (
      <ul className="resource-rows">{items}</ul>
    );
  };
  if (!groups || !order) return rows(all);
  return [...Map.groupBy(all, (each) => groups.of(each))].map(([group, some], _, every) => (
    <section key={group}>
      <header className="spread gap-below-8">
        <h2 className="flush">{group}</h2>
        {every.length > 1 && (
          <OrderButtons {...order.groupButtons(group)} of={groups.name(group, language)} />
        )}
      </header>
      {rows(some)}
    </section>
  ));
}

interface RowProps extends Omit<RowsProps, "rows"> {
  row: ListRow;
}

function Row({ name, kind, list: options = {}, row, order }: RowProps) {
  const { language } = useStaff();
  const [, second] = Object.keys(kind.words);
  return (
    <ResourceRow
      to={`${kinds[name].list}/${row.id}`}
      title={nameOf(kind, row)}
      line={
        options.line
          ? options.line(row, language)
          : second && (row as unknown as Record<string, string>)[second]
      }
      own={options.own}
      state={options.state?.(row, language)}
      languages={<LanguageChips states={rowStates(row)} />}
      changed={shortMoment(row.updatedAt, language)}
      {...(order && {
        action: <OrderButtons {...order.buttons(row)} />,
        onKeyDown: order.onKeyDown(row),
      })}
    />
  );
}
