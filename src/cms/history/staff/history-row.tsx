import { useLocation } from "react-router";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { ResourceRow } from "#src/cms/staff/lists/resource-row.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { momentInWords } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { fieldNames } from "#src/cms/history/field-names.ts";
import { isOnlyOne, resourceName, resourceNameLang } from "#src/cms/history/resource-name.ts";
import { historyAdminText } from "#messages/history";
import type { HistoryEntry } from "#src/cms/history/history-entry.ts";
import { kindLabel } from "#src/cms/kinds.ts";
import { Icon } from "#src/ui/icon.tsx";

const maxFields = 4;

/** Shows one change in a list. In the history of one resource, the row's title is the time of the change. */
export function HistoryRow({ entry, isOfOne }: { entry: HistoryEntry; isOfOne: boolean }) {
  const { language } = useStaff();
  const { search } = useLocation();
  const fill = useFill();
  const name = resourceName(entry, language, fill);
  const kind = kindLabel(entry.kind, language);
  const moment = momentInWords(entry.at, language);
  return (
    <ResourceRow
      // The address keeps the list's filter, so that going back shows the same list.
      to={`${staffAddresses.history}/${entry.id}${search}`}
      title={isOfOne ? moment : name}
      own={!isOfOne && resourceNameLang(entry, language) ? "title" : "none"}
      tag={
        !isOfOne &&
        kind !== name &&
        !isOnlyOne(entry.kind) && <span className="history-kind quiet small">{kind}</span>
      }
      line={[restoredFromWords(entry, language), changedFields(entry, language)].filter(Boolean).join(" · ")}
      state={<ActionSign {...entry} />}
      changed={!isOfOne && moment}
    />
  );
}

/** Returns words such as "Hentet tilbake fra i går kl. 10.14", or undefined without a restoration. */
export const restoredFromWords = (
  { restoredFrom }: Pick<HistoryEntry, "restoredFrom">,
  language: Language,
): string | undefined =>
  restoredFrom === null
    ? undefined
    : historyAdminText[language].from({ when: momentInWords(restoredFrom, language) });

function changedFields({ kind, changed }: HistoryEntry, language: Language): string {
  const names = fieldNames(kind, changed, language);
  const shown = names.slice(0, maxFields).join(", ");
  const rest = names.length - maxFields;
  return rest > 0 ? `${shown} ${historyAdminText[language].moreFields({ count: rest })}` : shown;
}

const signs = {
  added: "plus",
  changed: "pencil",
  removed: "trash",
  restored: "retry",
  drafted: "pencil",
} as const;

function ActionSign({ action, userName }: Pick<HistoryEntry, "action" | "userName">) {
  const text = historyAdminText[useStaff().language];
  return (
    <span className="state-sign action-sign icons-16">
      <span className="row strong">
        <Icon name={signs[action]} />
        {text.actions[action]}
      </span>
      <span className="quiet small breaks">{userName ?? text.theSite}</span>
    </span>
  );
}
