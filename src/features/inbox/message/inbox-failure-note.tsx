import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { inboxText } from "#src/features/inbox/list/inbox-admin.text.ts";
import { outcomeOf } from "#src/features/inbox/inbox-changes.ts";
import type { Failure } from "./inbox-failures.ts";

interface Props {
  failure: Failure;
  className?: string;
  onRetry: () => void;
}

/** What wasn't done with a message, why, and another try. */
export function FailureNote({ failure: { message, change, why }, className = "", onRetry }: Props) {
  const { language } = useStaff();
  return (
    <div className={`inbox-failure ${className}`}>
      <Icon name="fault" />
      <p>
        {inboxText[language].failed[outcomeOf(change, message)](message.name.trim())} {why}{" "}
        <button type="button" className="link-button" onClick={onRetry}>
          {staffText[language].retry}
        </button>
      </p>
    </div>
  );
}
