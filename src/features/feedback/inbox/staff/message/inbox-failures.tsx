import { defineSharedValue } from "#src/cms/staff/device-setting.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { inboxText } from "#messages/inbox";
import { staffText } from "#messages/staff";
import { outcomeOf, type InboxAction } from "#src/features/feedback/inbox/staff/inbox-changes.ts";
import type { ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";

interface Props {
  failure: Failure;
  className?: string;
  /** Retries the change. Undefined if the message's row in the list shows the failure with a retry button. */
  onRetry: (() => void) | undefined;
}

export function FailureNote({ failure: { message, change, reason }, className = "", onRetry }: Props) {
  const { language } = useStaff();
  return (
    <div className={`inbox-failure noted close panel pad-8 alert as-alert icons-20 ${className}`}>
      <Icon name="fault" />
      <p>
        {inboxText[language].failed[outcomeOf(change, message)]({ name: message.name.trim() || undefined })}{" "}
        {reason}{" "}
        {onRetry && (
          <StaffButton look="link" className="as-alert" onClick={onRetry}>
            {staffText[language].retry}
          </StaffButton>
        )}
      </p>
    </div>
  );
}

export interface Failure {
  message: ReceivedFeedback;
  change: InboxAction;
  reason: string;
}

// The failures are global, because an undo can fail after the user has left the screen.
const failures = defineSharedValue<readonly Failure[]>([]);
const failuresExcept = (id: number) => failures.read().filter(({ message }) => message.id !== id);

export const addFailure = (failure: Failure): void =>
  failures.set([...failuresExcept(failure.message.id), failure]);

export const dropFailure = (id: number): void => failures.set(failuresExcept(id));

export const useFailures = failures.useValue;
