import { useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import { failureWords } from "./faults.ts";

interface Props {
  /** The failed action and the reason. */
  words: string;
  /** Omitted when retrying can't help. */
  onRetry?: (() => void) | undefined;
}

/** The error of a call, in place of its result, with a retry button. */
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

/** Returns a function that runs a call, whether one is running, and why the last one failed. */
export function useCall() {
  const { language } = useStaff();
  const [state, setState] = useState<{ isRunning: boolean; reason?: string }>({ isRunning: false });
  /** Runs a call. If it fails, `reason` explains why. @throws errors that aren't from a call */
  async function run(call: () => Promise<void>): Promise<void> {
    setState({ isRunning: true });
    try {
      await call();
      setState({ isRunning: false });
    } catch (error) {
      setState({ isRunning: false, reason: failureWords(error, language) });
    }
  }
  return { ...state, run };
}

/** The error of a call by `useCall`. Renders nothing without a reason. */
export function CallError({ words, reason }: { words: string; reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <p className="field-fault" role="alert">
      <Icon name="fault" />
      {words} {reason}
    </p>
  );
}
