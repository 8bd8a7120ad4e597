import { useEffect, useState } from "react";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import type { Correspondence } from "#src/features/inbox/answers.ts";
import type { ReceivedFeedback } from "#src/features/inbox/inbox.ts";

/** What belongs to the open message; undefined until it is loaded. */
export interface CorrespondenceState {
  correspondence?: Correspondence;
  /** Why it couldn't be loaded. */
  why?: string;
  reload(): void;
}

/** The site sends mail every ten seconds; a look at an answer that waits comes after that. */
const lookAgainMilliseconds = 12_000;

/** Loads what a message was answered and what else came from its sender, also again once it is answered or corrected. */
export function useCorrespondence({ id, version, deletedDate }: ReceivedFeedback) {
  const { api, language } = useStaff();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{
    id: number;
    asked?: string;
    correspondence?: Correspondence;
    why?: string;
  }>({ id });
  // Saved anew it may be answered, or have another address; deleted it can't be answered, from the press on.
  const asked = [id, version, deletedDate, attempt].join();
  useEffect(() => {
    const abort = new AbortController();
    api.get<Correspondence>(`/feedback/${id}/correspondence`, abort.signal).then(
      (correspondence) => setState({ id, asked, correspondence }),
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ id, asked, why: failureWords(error, language) });
      },
    );
    return () => abort.abort();
  }, [api, id, language, asked]);
  const isWaiting = state.correspondence?.answers.some((each) => each.state === "waiting") === true;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setAttempt((before) => before + 1);
    }, lookAgainMilliseconds);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const reload = () => setAttempt((before) => before + 1);
  const { correspondence, why } = state.id === id ? state : {};
  return {
    ...(correspondence && { correspondence }),
    ...(why !== undefined && { why }),
    reload,
  } satisfies CorrespondenceState;
}
