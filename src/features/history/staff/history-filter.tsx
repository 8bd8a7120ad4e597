import { useId } from "react";
import { useSearchParams } from "react-router";
import { namesWithHistory } from "#src/features/thing-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { historyAdminText } from "./history-admin.text.ts";
import type { ShownHistory } from "./history-query.ts";
import { thingKindsText } from "#src/features/history/thing-kinds.text.ts";

/** Narrows the history to one kind of thing, or to what was removed. */
export function HistoryFilter({ of }: { of: ShownHistory }) {
  const { language } = useStaff();
  const text = historyAdminText[language];
  const names = thingKindsText[language];
  const [, setParams] = useSearchParams();
  const id = useId();
  const narrow = ({ thing, action }: ShownHistory) =>
    setParams({ ...(thing && { thing }), ...(action && { action }) }, { replace: true });
  return (
    <div className="narrowing history-filter">
      <div className="field">
        <label htmlFor={id}>{text.kind}</label>
        <select
          id={id}
          value={of.thing ?? ""}
          onChange={({ target }) =>
            narrow({ ...of, thing: target.value as (typeof namesWithHistory)[number] })
          }
        >
          <option value="">{text.allKinds}</option>
          {namesWithHistory.map((kind) => (
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
          narrow({ ...(of.thing && { thing: of.thing }), ...(of.action ? {} : { action: "removed" }) })
        }
      >
        <Icon name="trash" />
        {text.removedOnly}
      </button>
    </div>
  );
}
