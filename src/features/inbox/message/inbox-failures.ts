import { useSyncExternalStore } from "react";
import type { InboxAction } from "#src/features/inbox/inbox-changes.ts";
import type { ReceivedFeedback } from "#src/features/inbox/inbox.ts";

/** A change that didn't come about. */
export interface Failure {
  message: ReceivedFeedback;
  change: InboxAction;
  why: string;
}

/*
 * Cache beside the screen, because an undo can fail after the screen has been left.
 */
let failures: readonly Failure[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Failure[]) {
  failures = next;
  listeners.forEach((listener) => listener());
}

export function addFailure(failure: Failure): void {
  set([...failures.filter(({ message }) => message.id !== failure.message.id), failure]);
}

export function dropFailure(id: number): void {
  if (failures.some(({ message }) => message.id === id))
    set(failures.filter(({ message }) => message.id !== id));
}

/** What hasn't come about and hasn't been tried again since. */
export function useFailures(): readonly Failure[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => failures,
  );
}
