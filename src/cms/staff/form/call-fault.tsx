import { useState, type ReactNode } from "react";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import { failureWords } from "./faults.ts";

interface Props {
  words: string;
  /** Omitted when a retry can't help. */
  onRetry?: (() => void) | undefined;
}

export function CallFault({ words, onRetry }: Props) {
  const text = staffText[useStaff().language];
  return (
    <div className="call-fault panel alert cluster loose icons-20 as-alert strong gap-below-24" role="alert">
      <Icon name="fault" />
      <p className="broad">{words}</p>
      {onRetry && <StaffButton onClick={onRetry}>{text.retry}</StaffButton>}
    </div>
  );
}

interface AlertProps {
  id: string;
  className?: string;
  fault: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** The fault of a field. Screen readers read the fault when it appears. */
export function FaultAlert({ id, className, fault, onRetry }: AlertProps) {
  const text = staffText[useStaff().language];
  return (
    <div id={`${id}-fault`} className={className} role="alert">
      {fault && (
        <p className="field-fault">
          <Icon name="fault" />
          <span>{fault}</span>
        </p>
      )}
      {onRetry && <StaffButton onClick={onRetry}>{text.retry}</StaffButton>}
    </div>
  );
}

export function useCall() {
  const { language } = useStaff();
  const [state, setState] = useState<{ isRunning: boolean; reason?: string | undefined }>({
    isRunning: false,
  });
  /** Runs a call. An `ApiError` or a `NoAnswerError` sets `reason`. @throws any other error of `call` */
  async function run(call: () => Promise<void>): Promise<void> {
    let reason: string | undefined;
    setState({ isRunning: true });
    try {
      await call();
    } catch (error) {
      reason = failureWords(error, language);
    } finally {
      setState({ isRunning: false, reason });
    }
  }
  return { ...state, run };
}

export function CallError({ words, reason }: { words: string; reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <p className="field-fault" role="alert">
      <Icon name="fault" />
      {words} {reason}
    </p>
  );
}
