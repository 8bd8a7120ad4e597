import { useEffect, useState } from "react";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { Correspondence } from "#src/features/feedback/inbox/answers.ts";
import type { ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";

export interface CorrespondenceState {
  correspondence?: Correspondence;
  reason?: string;
  reload(): void;
}

/** The interval for reloading a waiting answer or receipt. The site sends mail every ten seconds. */
const pollMilliseconds = 12_000;

export function useCorrespondence({ id, version, deletedDate }: ReceivedFeedback) {
  const { api, language } = useStaff();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{
    id: number;
    requestKey?: string;
    correspondence?: Correspondence;
    reason?: string;
  }>({ id });
  // A new version of the message may have another answer or address. A deleted message can't be answered.
  const requestKey = [id, version, deletedDate, attempt].join();
  useEffect(() => {
    const abort = new AbortController();
    api.get<Correspondence>(`/feedback/${id}/correspondence`, abort.signal).then(
      (correspondence) => setState({ id, requestKey, correspondence }),
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ id, requestKey, reason: failureWords(error, language) });
      },
    );
    return () => abort.abort();
  }, [api, id, language, requestKey]);
  const { answers = [], receipt } = state.correspondence ?? {};
  const isWaiting = [...answers, receipt].some((each) => each?.state === "waiting");
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setAttempt((before) => before + 1);
    }, pollMilliseconds);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const reload = () => setAttempt((before) => before + 1);
  const { correspondence, reason } = state.id === id ? state : {};
  return {
    ...(correspondence && { correspondence }),
    ...(reason !== undefined && { reason }),
    reload,
  } satisfies CorrespondenceState;
}
