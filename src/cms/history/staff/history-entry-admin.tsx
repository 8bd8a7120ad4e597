import { Link, useLoaderData, useLocation, type LoaderFunctionArgs } from "react-router";
import { kindLabel } from "#src/cms/kinds.ts";
import { fieldScreen } from "#src/cms/resource-addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { isBlank } from "#src/i18n/translation.ts";
import { Icon } from "#src/ui/icon.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { momentInWords } from "#src/cms/staff/moments.ts";
import { loadedDescription } from "#src/cms/descriptions.ts";
import { ScreenHeading } from "#src/cms/staff/screen-heading.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { FieldChange } from "./field-change.tsx";
import { fieldName, fieldNames, inOrder, labelledPaths } from "#src/cms/history/field-names.ts";
import { confirmedLanguage } from "#src/cms/history/named-fields.ts";
import { isOnlyOne, resourceName, resourceNameLang } from "#src/cms/history/resource-name.ts";
import { historyAdminText } from "#messages/history";
import type { HistoryDetails, HistoryEntry } from "#src/cms/history/history-entry.ts";
import { restoringOf, type Restoring } from "#src/cms/history/restoring.ts";
import { restoredFromWords } from "./history-row.tsx";
import { useRestore } from "./use-restore.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";

/** Loads a change and the latest change of its resource, and also the previous one if it can be restored. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const entry = await api.get<HistoryDetails>(`/history/${id}`);
  const { kind, resourceId, previous } = entry;
  const isNow = restoringOf(entry).kind === "isNow";
  const [{ items }, before] = await Promise.all([
    api.list<HistoryEntry>(`/history?kind=${kind}&resourceId=${resourceId}&limit=1`),
    isNow && previous ? api.get<HistoryDetails>(`/history/${previous}`) : undefined,
  ]);
  // When two states differ only in visibility, there is nothing to restore.
  const isOther = before && restoringOf(before).kind === "version";
  return { entry, latest: items[0]!, stepBack: isOther ? before : undefined };
}

export function Component() {
  const { entry } = useLoaderData<typeof loader>();
  return <Entry key={entry.id} />;
}

function Entry() {
  const { entry, latest, stepBack } = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const { search } = useLocation();
  const fill = useFill();
  const text = historyAdminText[language];
  const name = resourceName(entry, language, fill);
  const { kind, resourceId, action, before, fields } = entry;
  const kindName = kindLabel(kind, language);
  const restoring = restoringOf(stepBack ?? entry);
  const restore = useRestore(stepBack ?? entry, latest);
  const by = text.by[action]({
    who: (entry.userName ?? undefined) || undefined,
    when: momentInWords(entry.at, language),
  });
  const isStored = (path: string) =>
    !isNothing(fields, path) || (before !== null && !isNothing(before, path));
  const paths = (before ? inOrder(kind, entry.changed) : labelledPaths(kind, fields)).filter(isStored);
  // For fields that a guest wrote, the history stores the names but not the values.
  const namesOnly = kind === "feedback" ? entry.changed.filter((path) => !isStored(path)) : [];
  const confirmed = entry.changed.flatMap((path) => confirmedLanguage(path) ?? []);
  // A second press in the same place must not restore another version.
  const canRestore = !restore.isDone && ["version", "removed", "message"].includes(restoring.kind);
  const consequence = (
    <>
      {stepBack && <p>{text.isNow}</p>}
      <RestoreConsequence entry={stepBack ?? entry} restoring={restoring} />
    </>
  );
  const label = stepBack ? text.stepBack : restoring.kind === "version" ? text.restore : text.bringBack;
  return (
    <div className="form-screen history-entry">
      <header className="form-bar full-bar line-below row apart">
        <Link
          className="form-back unlined target"
          to={staffAddresses.history + search}
          aria-label={text.title}
        >
          <Icon name="left" />
          <span className="on-wide">{text.title}</span>
        </Link>
        <div className="form-name grow cluster flat">
          <ScreenHeading within={text.title} lang={resourceNameLang(entry, language)}>
            {name}
          </ScreenHeading>
          {kindName !== name && !isOnlyOne(kind) && (
            <span className="history-kind quiet small">{kindName}</span>
          )}
        </div>
        {canRestore && (
          <div className="form-actions row loose stretched">
            <div className="consequence stack close fine on-phone">{consequence}</div>
            <StaffButton
              look="action"
              aria-disabled={restore.isRunning}
              onClick={() => restore.isRunning || void restore.run()}
            >
              {restore.isRunning ? text.running : label}
            </StaffButton>
          </div>
        )}
      </header>
      <div className="form-columns">
        <div className="form-main stack wide packed shrinks">
          {restore.reason && <CallFault words={restore.reason} onRetry={restore.retry} />}
          <p>{[by, restoredFromWords(entry, language)].filter(Boolean).join(". ")}</p>
          <section>
            <h2>{before ? text.change : text.stateOf[action as keyof typeof text.stateOf]}</h2>
            {confirmed.map((other) => (
              <p className="gap-above-12" key={other}>
                {text.confirmed({
                  who: entry.userName ?? text.theSite,
                  language: languageInSentence(other, language),
                })}
              </p>
            ))}
            {namesOnly.length > 0 && (
              <p className="gap-above-12">{fieldNames(kind, namesOnly, language).join(", ")}</p>
            )}
            {paths.length > 0 && (
              <dl className="field-changes ruled open">
                {paths.map((path) => (
                  <FieldChange key={path} kind={kind} path={path} before={before} after={fields} />
                ))}
              </dl>
            )}
          </section>
        </div>
        <aside className="form-side stack apart packed shrinks">
          <div
            className={canRestore ? "consequence panel stack close on-desk" : "consequence panel stack close"}
          >
            {consequence}
          </div>
          <ul>
            {entry.now && (
              <li>
                <Link className="target" to={fieldScreen(kind, resourceId, entry.changed[0] ?? "")}>
                  {text.openIt}
                </Link>
              </li>
            )}
            <li>
              <Link className="target" to={`${staffAddresses.history}?kind=${kind}&resourceId=${resourceId}`}>
                {text.allOfIt}
              </Link>
            </li>
          </ul>
        </aside>
      </div>
    </div>
  );
}

const isNothing = (fields: Record<string, unknown>, path: string) => isBlank(valueAt(fields, path));

interface Props {
  entry: Pick<HistoryDetails, "kind" | "fields">;
  restoring: Restoring;
}

function RestoreConsequence({ entry: { kind, fields }, restoring }: Props) {
  const { language } = useStaff();
  const text = historyAdminText[language];
  const note = loadedDescription(kind)?.restoreNote?.(fields, language);
  switch (restoring.kind) {
    case "none":
      return text.onlyMarks;
    case "isNow":
      return kind === "feedback" ? text.isBack : text.isNow;
    case "isGone":
      return text.gone;
    case "message":
      return text.toInbox;
    case "removed":
      return restoring.isShowable ? text.shownAsThen : text.shownAtOnce;
    case "version":
      return (
        <>
          <p>
            {text.willChange({
              fields: restoring.paths.map((path) => fieldName(kind, path, language)).join(", "),
            })}
          </p>
          <p>
            {text.kept} {note && `${note} `}
            {restoring.isShowable ? text.shownAsNow : text.shownAtOnce}
          </p>
        </>
      );
  }
}
