import type { Api } from "#src/ui/staff/api.ts";
import type { ReceivedFeedback } from "./inbox.ts";

/*
 * Saves of one message follow each other, and each goes over what one's own last save has made: a note that is saved by
 * itself while a message is being archived isn't somebody else's change.
 */

const turns = new Map<number, Promise<unknown>>();
/** What one's own saves have made of a version, by the message's id. */
const successors = new Map<number, Map<number, number>>();

/**
 * Makes a call that changes a message, after those before it.
 * @param call its name below /feedback/{id}
 * @throws ApiError 412 when somebody else has changed the message
 */
export function saveInTurn(
  api: Api,
  { id, version }: Pick<ReceivedFeedback, "id" | "version">,
  call: string,
  body?: unknown,
): Promise<ReceivedFeedback> {
  const before = turns.get(id);
  const turn = (async () => {
    // Whoever asked for the one before hears of its failure.
    await before?.catch(() => {});
    const own = ownVersion(id, version);
    const answer = await api.put<ReceivedFeedback>(`/feedback/${id}/${call}`, body, own);
    if (!successors.has(id)) successors.set(id, new Map());
    successors.get(id)!.set(own, answer.version);
    return answer;
  })();
  turns.set(id, turn);
  return turn;
}

function ownVersion(id: number, version: number): number {
  const next = successors.get(id)?.get(version);
  return next === undefined ? version : ownVersion(id, next);
}
