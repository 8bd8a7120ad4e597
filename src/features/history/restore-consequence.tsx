import { useStaff } from "#src/ui/staff/staff.ts";
import { fieldName } from "./field-names.ts";
import { historyAdminText } from "./history-admin.text.ts";
import type { HistoryEntry } from "./history-entry.ts";
import type { Restoring } from "./restoring.ts";

interface Props {
  thing: HistoryEntry["thing"];
  restoring: Restoring;
}

/** What follows from restoring, or why there is nothing to restore. */
export function RestoreConsequence({ thing, restoring }: Props) {
  const { language } = useStaff();
  const text = historyAdminText[language];
  switch (restoring.kind) {
    case "none":
      return text.onlyMarks;
    case "isNow":
      return thing === "feedback" ? text.isBack : text.isNow;
    case "isGone":
      return text.gone;
    case "message":
      return text.toInbox;
    case "removed":
      return restoring.isShowable ? text.shownAsThen : text.shownAtOnce;
    case "version":
      return (
        <>
          <p>{text.willChange(restoring.paths.map((path) => fieldName(thing, path, language)).join(", "))}</p>
          <p>
            {text.kept} {restoring.isShowable ? text.shownAsNow : text.shownAtOnce}
          </p>
        </>
      );
  }
}
