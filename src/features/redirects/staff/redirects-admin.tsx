import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { kinds } from "#src/cms/kinds.ts";
import { Empty } from "#src/cms/staff/lists/list-screen.tsx";
import { ResourceRow } from "#src/cms/staff/lists/resource-row.tsx";
import { FoundRows, ListFoot } from "#src/cms/staff/lists/list-filters.tsx";
import { isNarrowed, loadRows, rowsAtOnce, useNarrow, type Rows } from "#src/cms/staff/lists/rows.ts";
import { TypedSearch } from "#src/cms/staff/lists/typed-search.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { targetName } from "#src/features/redirects/page-targets.ts";
import type { RedirectRow } from "#src/features/redirects/redirect.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { redirectsAdminText } from "#messages/redirects";
import { dayWords, RedirectsScreen } from "./redirect-tabs.tsx";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadRows<RedirectRow>(context.get(apiContext), kinds.redirect.path, request.url);

export function Component() {
  const text = redirectsAdminText[useStaff().language];
  const list = useLoaderData<Rows<RedirectRow>>();
  const { narrowing, narrow } = useNarrow();
  const isLong = isNarrowed(list) || list.counts.all > rowsAtOnce;
  if (list.counts.all === 0 && !isNarrowed(list))
    return (
      <RedirectsScreen>
        <Empty icon="right" heading={text.empty.heading}>
          {text.empty.explanation}
        </Empty>
      </RedirectsScreen>
    );
  return (
    <RedirectsScreen>
      {isLong && (
        <div className="narrowing">
          <TypedSearch
            label={text.search}
            value={narrowing.search ?? ""}
            onSearch={(search) => narrow({ search })}
          />
        </div>
      )}
      <FoundRows list={list}>
        <ul className="resource-rows redirect-rows">
          {list.rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      </FoundRows>
      <ListFoot list={list} />
    </RedirectsScreen>
  );
}

function Row({ row: { id, from, to, status, hits, last, target } }: { row: RedirectRow }) {
  const { language } = useStaff();
  const text = redirectsAdminText[language];
  const name = status === 410 ? text.gone : `→ ${targetName(to, target?.title)}`;
  return (
    <ResourceRow
      to={`${at.redirects}/${id}`}
      title={from}
      own="none"
      line={name}
      state={
        target?.state === "missing" ? (
          <span className="as-alert inline tight">
            <Icon name="fault" />
            {text.missing}
          </span>
        ) : (
          target?.state === "waiting" && text.waiting
        )
      }
      changed={last === null ? text.unused : text.used({ count: hits, day: dayWords(last, language) })}
    />
  );
}
