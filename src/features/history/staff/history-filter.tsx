import { useId } from "react";
import { useSearchParams } from "react-router";
import { kindsWithHistory } from "#src/features/kind-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { historyAdminText } from "./history-admin.text.ts";
import type { ShownHistory } from "./history-query.ts";
import { kindNamesText } from "#src/features/history/kind-names.text.ts";

/** Narrows the history to one kind of resource, or to what was removed. */
export function HistoryFilter({ of }: { of: ShownHistory }) {
  const { language } = useStaff();
  const text = historyAdminText[language];
  const names = kindNamesText[language];
  const [, setParams] = useSearchParams();
  const id = useId();
  const narrow = ({ kind, action }: ShownHistory) =>
    setParams({ ...(kind && { kind }), ...(action && { action }) }, { replace: true });
  return (
    <div className="narrowing history-filter">
      <div className="field">
        <label htmlFor={id}>{text.kind}</label>
        <select
          id={id}
          value={of.kind ?? ""}
          onChange={({ target }) =>
            narrow({ ...of, kind: target.value as (typeof kindsWithHistory)[number] })
          }
        >
          <option value="">{text.allKinds}</option>
          {kindsWithHistory.map((kind) => (
            <option key={kind} value={kind}>
              {names[kind]}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className="button plain toggle-button"
        aria-pressed={of.action === "removed"}
        onClick={() =>
          narrow({ ...(of.kind && { kind: of.kind }), ...(of.action ? {} : { action: "removed" }) })
        }
      >
        <Icon name="trash" />
        {text.removedOnly}
      </button>
    </div>
  );
}
