import { Link, useLoaderData, useLocation, type LoaderFunctionArgs } from "react-router";
import { thingScreen } from "#src/features/thing-addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { CallFault } from "#src/ui/staff/call-fault.tsx";
import { saidMoment } from "#src/ui/staff/moments.ts";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { FailedUndo } from "#src/ui/staff/undo.tsx";
import { valueAt } from "#src/ui/staff/values.ts";
import { FieldChange } from "./field-change.tsx";
import { inOrder, namedPaths, thingName } from "./field-names.ts";
import { fieldNamesText } from "./field-names.text.ts";
import { historyAdminText } from "./history-admin.text.ts";
import type { HistoryDetails, HistoryEntry } from "./history-entry.ts";
import { RestoreConsequence } from "./restore-consequence.tsx";
import { restoringOf } from "./restoring.ts";
import { useRestore } from "./use-restore.ts";

/** One change, and the latest of the same thing. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const entry = await api.get<HistoryDetails>(`/history/${id}`);
  const { things } = await api.list<HistoryEntry>(
    `/history?thing=${entry.thing}&thingId=${entry.thingId}&limit=1`,
  );
  return { entry, latest: things[0]! };
}

/** What somebody changed, field by field, and the way back to that version. */
export function Component() {
  const { entry } = useLoaderData<typeof loader>();
  return <Entry key={entry.id} />;
}

function Entry() {
  const { entry, latest } = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const { search } = useLocation();
  const text = historyAdminText[language];
  const name = thingName(entry, language);
  const kind = fieldNamesText[language].kinds[entry.thing];
  const { thing, thingId, action, before, fields } = entry;
  const restoring = restoringOf(entry);
  const restore = useRestore(entry, latest);
  const by = `${text.by[action]} ${entry.userName ?? text.theSite} ${saidMoment(entry.at, language)}`;
  const paths = before
    ? inOrder(thing, entry.changed)
    : namedPaths(thing, fields).filter((path) => !isNothing(path, fields));
  const canRestore = ["version", "removed", "message"].includes(restoring.kind);
  const consequence = <RestoreConsequence thing={thing} restoring={restoring} />;
  return (
    <div className="form-screen history-entry">
      <header className="form-bar">
        <Link className="form-back" to={staffAddresses.history + search}>
          <Icon name="left" />
          <span>{text.title}</span>
        </Link>
        <div className="form-name">
          <h1 tabIndex={-1}>{name}</h1>
          {kind !== name && <span className="history-kind">{kind}</span>}
        </div>
        {canRestore && (
          <div className="form-actions">
            <div className="consequence on-phone">{consequence}</div>
            <button
              type="button"
              className="button action"
              aria-disabled={restore.isRunning}
              onClick={() => restore.isRunning || void restore.run()}
            >
              {restore.isRunning
                ? text.running
                : restoring.kind === "version"
                  ? text.restore
                  : text.bringBack}
            </button>
          </div>
        )}
      </header>
      <div className="form-columns">
        <div className="form-main">
          <FailedUndo />
          {restore.why && <CallFault words={restore.why} onRetry={() => void restore.run()} />}
          <p className="history-by">{by}</p>
          <section>
            <h2>{before ? text.change : text.stateOf[action as keyof typeof text.stateOf]}</h2>
            <dl className="field-changes">
              {paths.map((path) => (
                <FieldChange key={path} thing={thing} path={path} before={before} after={fields} />
              ))}
            </dl>
          </section>
        </div>
        <aside className="form-side">
          <div className={canRestore ? "consequence on-desk" : "consequence"}>{consequence}</div>
          <ul className="history-ways">
            {entry.now && (
              <li>
                <Link to={thingScreen(thing, thingId)}>{text.openIt}</Link>
              </li>
            )}
            <li>
              <Link to={`${staffAddresses.history}?thing=${thing}&thingId=${thingId}`}>{text.allOfIt}</Link>
            </li>
          </ul>
        </aside>
      </div>
    </div>
  );
}

/** Whether a field says nothing: without a change there is nothing to tell of it. */
function isNothing(path: string, fields: Record<string, unknown>): boolean {
  const value = valueAt(fields, path);
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
