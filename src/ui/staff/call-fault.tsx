import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "./staff.ts";
import { staffText } from "./staff.text.ts";

interface Props {
  /** What didn't come about, and why. */
  words: string;
  onRetry(): void;
}

/** A call that failed, where its result was expected, and the way to try again. */
export function CallFault({ words, onRetry }: Props) {
  return (
    <div className="call-fault" role="alert">
      <Icon name="fault" />
      <p>{words}</p>
      <button type="button" className="button plain" onClick={onRetry}>
        {staffText[useStaff().language].retry}
      </button>
    </div>
  );
}
