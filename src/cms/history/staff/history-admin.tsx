import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import { kindLabel, kindNamesWithHistory, type KindWithHistory } from "#src/cms/kinds.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import { Empty, ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { resourceName } from "#src/cms/history/resource-name.ts";
import { historyAdminText } from "#messages/history";
import type { HistoryEntry } from "#src/cms/history/history-entry.ts";
import { readHistoryOf, toHistoryQuery, type ShownHistory } from "./history-query.ts";
import { HistoryRow } from "./history-row.tsx";
import { listFirst, requestedRows } from "#src/cms/staff/lists/list-all.ts";
import { NextPart } from "#src/cms/staff/lists/next-part.tsx";

const partSize = 50;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const of = readHistoryOf(new URL(request.url).searchParams);
  const count = requestedRows(request.url, partSize);
  const api = context.get(apiContext);
  const { items, next } = await listFirst<HistoryEntry>(api, "/history", count, toHistoryQuery(of));
  return { of, entries: items, more: next === undefined ? undefined : count + partSize };
}

/** Returns a key for the list, so that one resource's rows never appear in another resource's list. */
export const listOf = ({ searchParams }: URL): string =>
  searchParams.has("resourceId") ? `${searchParams.get("kind")} ${searchParams.get("resourceId")}` : "";

export function Component() {
  const { language } = useStaff();
  const text = historyAdminText[language];
  const fill = useFill();
  const { of, entries, more } = useLoaderData<typeof loader>();
  const isOfOne = of.kind !== undefined && of.resourceId !== undefined;
  const latest = entries[0];
  const isNarrowed = of.kind !== undefined || of.action !== undefined;
  const wider = (
    <Link className="button plain" to={staffAddresses.history}>
      {text.showAll}
    </Link>
  );
  return (
    <ListScreen
      title={isOfOne && latest ? text.titleOf({ name: resourceName(latest, language, fill) }) : text.title}
    >
      {isOfOne ? (
        <p className="cluster sparse gap-below-16 icons-18">
          {latest && latest.action !== "removed" && (
            <Link className="target" to={resourceScreen(latest.kind, latest.resourceId)}>
              <Icon name="left" />
              {resourceName(latest, language, fill)}
            </Link>
          )}
          <Link className="target" to={staffAddresses.history}>
            {text.everything}
          </Link>
        </p>
      ) : (
        <>
          <p className="history-what quiet">{text.what}</p>
          <HistoryFilter of={of} />
        </>
      )}
      {entries.length === 0 ? (
        <Empty
          icon="staff-history"
          heading={isNarrowed && !isOfOne ? text.noneFound : text.empty}
          action={isNarrowed && wider}
        >
          {isNarrowed && !isOfOne ? text.noneFoundWhat : text.emptyWhat}
        </Empty>
      ) : (
        <ul className={isOfOne ? "resource-rows history-rows of-one" : "resource-rows history-rows"}>
          {entries.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} isOfOne={isOfOne} />
          ))}
        </ul>
      )}
      {more && <NextPart show={more} />}
    </ListScreen>
  );
}

function HistoryFilter({ of }: { of: ShownHistory }) {
  const { language } = useStaff();
  const text = historyAdminText[language];
  const [, setParams] = useSearchParams();
  const narrow = ({ kind, action }: ShownHistory) =>
    setParams({ ...(kind && { kind }), ...(action && { action }) }, { replace: true });
  return (
    <div className="narrowing history-filter at-foot icons-18">
      <SelectField
        label={text.kind}
        value={of.kind ?? ""}
        options={{
          "": text.allKinds,
          ...Object.fromEntries(kindNamesWithHistory.map((kind) => [kind, kindLabel(kind, language)])),
        }}
        onChange={(kind) => narrow({ ...of, kind: kind as KindWithHistory })}
      />
      <StaffButton
        icon="trash"
        className="toggle-button"
        aria-pressed={of.action === "removed"}
        onClick={() =>
          narrow({ ...(of.kind && { kind: of.kind }), ...(of.action ? {} : { action: "removed" }) })
        }
      >
        {text.removedOnly}
      </StaffButton>
    </div>
  );
}
