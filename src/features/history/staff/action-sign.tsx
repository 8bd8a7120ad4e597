import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { historyAdminText } from "./history-admin.text.ts";
import type { HistoryEntry } from "#src/features/history/history-entry.ts";

const signs = { added: "plus", changed: "pencil", removed: "trash", restored: "retry" } as const;

/** What was done, and by whom. */
export function ActionSign({ action, userName }: Pick<HistoryEntry, "action" | "userName">) {
  const text = historyAdminText[useStaff().language];
  return (
    <span className="action-sign">
      <span className="action-name">
        <Icon name={signs[action]} />
        {text.actions[action]}
      </span>
      <span className="action-by">{userName ?? text.theSite}</span>
    </span>
  );
}
