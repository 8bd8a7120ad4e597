import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";

interface Props {
  /** What didn't come about, and why. */
  words: string;
  /** Left out where trying the same again would come to nothing. */
  onRetry?: (() => void) | undefined;
}

/** A call that failed, where its result was expected, and the way to try again. */
export function CallFault({ words, onRetry }: Props) {
  const text = staffText[useStaff().language];
  return (
    <div className="call-fault" role="alert">
      <Icon name="fault" />
      <p>{words}</p>
      {onRetry && (
        <button type="button" className="button plain" onClick={onRetry}>
          {text.retry}
        </button>
      )}
    </div>
  );
}
