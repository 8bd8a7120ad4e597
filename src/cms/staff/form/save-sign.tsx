import { formatTime } from "#src/i18n/format.ts";
import { Icon } from "#src/ui/icon.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import type { SaveState } from "./resource-form.ts";

interface Props {
  state: SaveState;
  /** True when the last save stored a next version, which guests don't see. */
  isDraft?: boolean;
  onRetry: () => void;
}

const looks: Record<string, string> = {
  saving: "saving quiet",
  saved: "saved as-success",
  failed: "failed as-alert strong",
};

/** Returns the classes of an element that shows the state of a save, such as "unsaved". */
export const saveSignClass = (state = "") => `save-sign inline icons-16 ${looks[state] ?? state}`;

export function SaveSign({ state, isDraft = false, onRetry }: Props) {
  const { language } = useStaff();
  const words = staffText[language];
  return (
    <div className={saveSignClass(state.kind)} role={state.kind === "failed" ? "alert" : "status"}>
      {state.kind === "unsaved" && words.unsaved}
      {state.kind === "saving" && words.saving}
      {state.kind === "saved" && (
        <>
          <Icon name="check" />
          {(isDraft ? words.savedDraft : words.saved)({ time: formatTime(state.at, language) })}
        </>
      )}
      {state.kind === "failed" && (
        <>
          <Icon name="fault" />
          <span>
            {words.notSaved} {state.reason}{" "}
            <StaffButton look="link" className="as-alert" onClick={onRetry}>
              {words.retry}
            </StaffButton>
          </span>
        </>
      )}
    </div>
  );
}
