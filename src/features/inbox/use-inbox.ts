import { useRef, useState } from "react";
import { useMatch, useNavigate, useRevalidator } from "react-router";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { ApiError, type NoAnswerError, type Part } from "#src/ui/staff/api.ts";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { inboxText } from "#src/features/inbox/list/inbox-admin.text.ts";
import {
  byLatest,
  changed,
  changes,
  isIn,
  isSamePlace,
  mergeParts,
  outcomeOf,
  withMessage,
  type InboxAction,
  saveInTurn,
} from "./inbox-changes.ts";
import { addFailure, dropFailure } from "./message/inbox-failures.tsx";
import { isFound, searchWords } from "./inbox-search.ts";
import { fetchRows, inboxAddress, type View } from "./inbox-view.ts";
import type { ReceivedFeedback } from "./inbox.ts";

/** What the API has told of a view. */
export interface Fetched {
  view: View;
  /** Left out when it couldn't be had. */
  part?: Part<ReceivedFeedback>;
  /** Why not. */
  failure?: ApiError | NoAnswerError;
}

const nothing: Part<ReceivedFeedback> = { items: [], next: undefined };

/** A view as it is on the screen, and what can be done in it. */
export interface Inbox {
  view: View;
  /** What is searched for. */
  words: readonly string[];
  rows: ReceivedFeedback[];
  openId: number | undefined;
  /** Whether there is more further down. */
  hasMore: boolean;
  /** Why the rest couldn't be fetched. */
  moreFailure: string | undefined;
  showMore(): Promise<void>;
  /** Changes a message at once, and tells the API; what fails is taken back and shown. */
  change(message: ReceivedFeedback, change: InboxAction): Promise<void>;
  /** Takes a message as it is now. */
  keep(message: ReceivedFeedback): void;
  undoLast(): void;
  /** Opens the message so many rows further down; the first one when none is open. */
  step(rows: 1 | -1): void;
}

/** The rows of a view: what was fetched, with what has been done since on top. */
export function useInbox(now: Fetched): Inbox {
  const { view, part } = now;
  const { api, language, say } = useStaff();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const openId = useOpenId();
  const [fetched, setFetched] = useState(now);
  const [list, setList] = useState(part ?? nothing);
  const [pending, setPending] = useState<ReadonlyMap<number, ReceivedFeedback>>(new Map());
  const [moreFailure, setMoreFailure] = useState<string>();
  const lastUndo = useRef<() => void>(undefined);
  if (fetched !== now) {
    setFetched(now);
    const isSameView = inboxAddress(fetched.view) === inboxAddress(view);
    // What there was stays when it couldn't be had again.
    if (part || !isSameView) setList(isSameView && part ? mergeParts(list, part) : (part ?? nothing));
    setMoreFailure(undefined);
  }
  const text = inboxText[language];
  const known = new Map([...list.items.map((message) => [message.id, message] as const), ...pending]);
  const words = searchWords(view.search);
  const rows = [...known.values()]
    .filter((message) => isIn(view.place, message) && isFound(message, words))
    .toSorted(byLatest);

  const keep = (message: ReceivedFeedback) =>
    setList(({ items, next }) => ({ items: withMessage(items, message), next }));

  /** @returns the message as it is now; undefined when the change failed */
  async function put(message: ReceivedFeedback, which: InboxAction): Promise<ReceivedFeedback | undefined> {
    const wanted = changed(message, which);
    dropFailure(message.id);
    setPending((before) => new Map(before).set(message.id, wanted));
    try {
      const answer = await saveInTurn(api, message, changes[which].call);
      keep(answer);
      return answer;
    } catch (error) {
      const current =
        error instanceof ApiError && error.status === 412 ? (error.current as ReceivedFeedback) : undefined;
      if (current) keep(current);
      // Somebody else has done the same: it is as it should be.
      if (current && isSamePlace(current, wanted)) return current;
      addFailure({ message: current ?? message, change: which, why: failureWords(error, language) });
      return undefined;
    } finally {
      setPending((before) => new Map([...before].filter(([id]) => id !== message.id)));
    }
  }

  async function change(message: ReceivedFeedback, which: InboxAction): Promise<void> {
    // By the address, because a toast may ask for the change long after it came up.
    const isOpen = location.pathname === `${staffAddresses.inbox}/${message.id}`;
    const index = rows.findIndex(({ id }) => id === message.id);
    if (isOpen && index >= 0 && !isIn(view.place, changed(message, which))) {
      const following = rows[index + 1] ?? rows[index - 1];
      await navigate(inboxAddress(view, following?.id), { replace: true });
    }
    const answer = await put(message, which);
    if (!answer) return;
    void revalidate();
    const undo = once(async () => {
      lastUndo.current = undefined;
      if (isOpen || !location.pathname.startsWith(staffAddresses.inbox))
        await navigate(inboxAddress(view, isOpen ? message.id : undefined));
      if (await put(answer, changes[which].undo)) void revalidate();
    });
    const drop = say(text.outcomes[outcomeOf(which, message)](message.name.trim()), [
      { label: staffText[language].undo, act: undo },
    ]);
    // Undone by the key, the toast is no longer true.
    lastUndo.current = () => {
      drop();
      undo();
    };
  }

  async function showMore(): Promise<void> {
    setMoreFailure(undefined);
    try {
      const { items, next } = await fetchRows(api, list.next!);
      setList((before) => ({ items: [...before.items, ...items], next }));
    } catch (error) {
      setMoreFailure(failureWords(error, language));
    }
  }

  function step(by: 1 | -1): void {
    const index = rows.findIndex(({ id }) => id === openId);
    const wanted = rows[index < 0 ? 0 : index + by];
    // From one message to the next, so that Back still closes.
    if (wanted) void navigate(inboxAddress(view, wanted.id), { replace: openId !== undefined });
  }

  return {
    view,
    words,
    rows,
    openId,
    hasMore: list.next !== undefined,
    moreFailure,
    showMore,
    change,
    keep,
    undoLast: () => lastUndo.current?.(),
    step,
  };
}

/** The message that the address names. */
function useOpenId(): number | undefined {
  const match = useMatch(`${staffAddresses.inbox}/:id`);
  return match && /^\d+$/.test(match.params.id!) ? Number(match.params.id) : undefined;
}

/** An undo is pressed in the toast or by a key, but works once. */
function once(act: () => Promise<void>): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    void act();
  };
}

/** Whether focus is somewhere that can be seen. */
export function hasVisibleFocus(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement.checkVisibility();
}

/** Puts the cursor into the search. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>(".inbox-search input")?.focus();
}
