import { camerasAdminText } from "#src/features/webcam/cameras-admin.text.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { fieldName } from "#src/features/history/field-names.ts";
import { historyAdminText } from "./history-admin.text.ts";
import type { HistoryDetails } from "#src/features/history/history-entry.ts";
import type { Restoring } from "#src/features/history/restoring.ts";

interface Props {
  /** The change that would be restored. */
  entry: Pick<HistoryDetails, "kind" | "fields">;
  restoring: Restoring;
}

/** What follows from restoring, or why there is nothing to restore. */
export function RestoreConsequence({ entry: { kind, fields }, restoring }: Props) {
  const { language } = useStaff();
  const text = historyAdminText[language];
  const turnsCameraOff = kind === "camera" && fields["isOn"] === false;
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
          <p>{text.willChange(restoring.paths.map((path) => fieldName(kind, path, language)).join(", "))}</p>
          <p>
            {text.kept} {turnsCameraOff && `${camerasAdminText[language].isOn.hint} `}
            {restoring.isShowable ? text.shownAsNow : text.shownAtOnce}
          </p>
        </>
      );
  }
}
