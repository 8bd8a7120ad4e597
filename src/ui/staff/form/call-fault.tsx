import { useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#messages/staff";
import { failureWords } from "./faults.ts";

interface Props {
  /** What failed, and why. */
  words: string;
  /** Left out when trying the same again is pointless. */
  onRetry?: (() => void) | undefined;
}

/** A failed call, shown where its result was expected, with a button to try again. */
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

/** For a call that a button makes while the screen stays: whether it is under way, and why the last one failed. */
export function useCall() {
  const { language } = useStaff();
  const [state, setState] = useState<{ isRunning: boolean; why?: string }>({ isRunning: false });
  /** Makes the call. A failure isn't thrown; `why` explains it. */
  async function run(call: () => Promise<void>): Promise<void> {
    setState({ isRunning: true });
    try {
      await call();
      setState({ isRunning: false });
    } catch (error) {
      setState({ isRunning: false, why: failureWords(error, language) });
    }
  }
  return { ...state, run };
}

/** Says that such a call failed; shows nothing without a reason. */
export function NotDone({ words, why }: { words: string; why: string | undefined }) {
  if (why === undefined) return null;
  return (
    <p className="field-fault" role="alert">
      <Icon name="fault" />
      {words} {why}
    </p>
  );
}
