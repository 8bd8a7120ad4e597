import { useId } from "react";
import { useSearchParams } from "react-router";
import { kindLabel, kindNamesWithHistory, type KindWithHistory } from "#src/features/kinds.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { historyAdminText } from "./history-admin.text.ts";
import type { ShownHistory } from "./history-query.ts";

/** Narrows the history to one kind of resource, or to what was removed. */
export function HistoryFilter({ of }: { of: ShownHistory }) {
  const { language } = useStaff();
  const text = historyAdminText[language];
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
          onChange={({ target }) => narrow({ ...of, kind: target.value as KindWithHistory })}
        >
          <option value="">{text.allKinds}</option>
          {kindNamesWithHistory.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabel(kind, language)}
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
