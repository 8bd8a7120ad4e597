import { useEffect, useState } from "react";
import { ApiError, NoAnswerError } from "#src/ui/staff/api.ts";
import { useStaff } from "#src/ui/staff/staff.ts";

/** What history says of a change, as far as it is asked here. */
interface Entry {
  version: number;
  userName: string | null;
  at: string;
}

/** A stored resource, as every kind of them is. */
interface Stored {
  id: number;
  version: number;
  updatedAt: string;
}

/**
 * Who saved a resource last, and when.
 * @param kind what history calls its kind
 */
export function useLastWriter(
  kind: string,
  resource: unknown,
): { who: string | undefined; at: Temporal.Instant } {
  const { api } = useStaff();
  const { id, version, updatedAt } = resource as Stored;
  const [entry, setEntry] = useState<Entry>();
  useEffect(() => {
    const giveUp = new AbortController();
    api.list<Entry>(`/history?kind=${kind}&resourceId=${id}&limit=1`, giveUp.signal).then(
      ({ items }) => setEntry(items.find((each) => each.version === version)),
      (error: unknown) => {
        // Only a name is missing then.
        if (error instanceof ApiError || error instanceof NoAnswerError || giveUp.signal.aborted) return;
        throw error;
      },
    );
    return () => giveUp.abort();
  }, [api, kind, id, version]);
  return { who: entry?.userName ?? undefined, at: Temporal.Instant.from(updatedAt) };
}
