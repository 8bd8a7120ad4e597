import { useRef, useState } from "react";
import { useMatch, useNavigate, useRevalidator } from "react-router";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { ApiError, type NoAnswerError, type Part } from "#src/ui/staff/api.ts";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { inboxSeveralText, inboxText } from "#messages/inbox";
import { staffText } from "#messages/staff";
import {
  byLatest,
  changed,
  changes,
  isIn,
  isSameState,
  mergeParts,
  outcomeOf,
  withMessage,
  type InboxAction,
  saveInTurn,
} from "./inbox-changes.ts";
import { addFailure, dropFailure } from "#src/features/inbox/staff/message/inbox-failures.tsx";
import { isFound, searchWords } from "#src/features/inbox/inbox-search.ts";
import { fetchRows, inboxAddress, type View } from "./inbox-view.ts";
import type { ReceivedFeedback } from "#src/features/inbox/inbox.ts";

/** What the API has answered about a view. */
export interface Fetched {
  view: View;
  /** Left out when loading it failed. */
  part?: Part<ReceivedFeedback>;
  /** Why loading failed. */
  failure?: ApiError | NoAnswerError;
}

const nothing: Part<ReceivedFeedback> = { items: [], next: undefined };

/** A view on the screen, and the functions that change it. */
export interface Inbox {
  view: View;
  /** The search text. */
  words: readonly string[];
  rows: ReceivedFeedback[];
  openId: number | undefined;
  /** Whether there are more rows to load. */
  hasMore: boolean;
  /** Why loading more rows failed. */
  moreFailure: string | undefined;
  showMore(): Promise<unknown>;
  /** Changes a message on the screen at once and then through the API; a failed change is taken back and shown. */
  change(message: ReceivedFeedback, change: InboxAction): Promise<void>;
  /** Changes several messages in the same way, and says so once. */
  changeAll(messages: readonly ReceivedFeedback[], change: InboxAction): Promise<void>;
  /** Remembers that messages have been read, or are to be read again. */
  markRead(messages: readonly ReceivedFeedback[], isRead: boolean): Promise<void>;
  /** Takes over the present state of a message. */
  keep(message: ReceivedFeedback): void;
  undoLast(): void;
  /** Opens the message this number of rows further down; the first one when none is open. */
  step(rows: 1 | -1): Promise<void>;
}

/** The rows of a view: what was loaded, with later changes applied to it. */
export function useInbox(now: Fetched): Inbox {
  const { view, part } = now;
  const { api, language, say } = useStaff();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const openId = useOpenId();
  const [fetched, setFetched] = useState(now);
  const [list, setList] = useState(part ?? nothing);
  const [pending, setPending] = useState<ReadonlyMap<number, ReceivedFeedback>>(new Map());
  /** When this user has read messages since, null for those that are to be read again: lists may be from before. */
  const [reads, setReads] = useState<ReadonlyMap<number, string | null>>(new Map());
  const [moreFailure, setMoreFailure] = useState<string>();
  const lastUndo = useRef<() => void>(undefined);
  if (fetched !== now) {
    setFetched(now);
    const isSameView = inboxAddress(fetched.view) === inboxAddress(view);
    // When loading fails, the earlier rows stay.
    if (part || !isSameView) setList(isSameView && part ? mergeParts(list, part) : (part ?? nothing));
    setMoreFailure(undefined);
  }
  const text = inboxText[language];
  const known = new Map([...list.items.map((message) => [message.id, message] as const), ...pending]);
  const words = searchWords(view.search);
  const rows = [...known.values()]
    .map((message) => (reads.has(message.id) ? { ...message, readDate: reads.get(message.id)! } : message))
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
      // Somebody else has done the same, so nothing is left to do.
      if (current && isSameState(current, wanted)) return current;
      addFailure({ message: current ?? message, change: which, why: failureWords(error, language) });
      return undefined;
    } finally {
      setPending((before) => new Map([...before].filter(([id]) => id !== message.id)));
    }
  }

  async function change(message: ReceivedFeedback, which: InboxAction): Promise<void> {
    // Taken from the address, because a toast's button may be pressed much later.
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
      if (await put(answer, changes[which].undo(message))) void revalidate();
    });
    const drop = say(text.outcomes[outcomeOf(which, message)]({ name: message.name.trim() || undefined }), [
      { label: staffText[language].undo, act: undo },
    ]);
    // After an undo by key, the toast is out of date.
    lastUndo.current = () => {
      drop();
      undo();
    };
  }

  async function changeAll(messages: readonly ReceivedFeedback[], which: InboxAction): Promise<void> {
    const done: { before: ReceivedFeedback; answer: ReceivedFeedback }[] = [];
    for (const before of messages) {
      const answer = await put(before, which);
      if (answer) done.push({ before, answer });
    }
    void revalidate();
    if (done.length === 0) return;
    const undo = once(async () => {
      lastUndo.current = undefined;
      for (const { before, answer } of done) await put(answer, changes[which].undo(before));
      void revalidate();
    });
    const told = inboxSeveralText[language].outcomes[outcomeOf(which, done[0]!.before)]({
      count: done.length,
    });
    const drop = say(told, [{ label: staffText[language].undo, act: undo }]);
    lastUndo.current = () => {
      drop();
      undo();
    };
  }

  async function markRead(messages: readonly ReceivedFeedback[], isRead: boolean): Promise<void> {
    try {
      for (const { id } of messages) {
        const { readDate } = await api.put<ReceivedFeedback>(`/feedback/${id}/read`, { isRead });
        setReads((before) => new Map(before).set(id, readDate));
      }
    } catch (error) {
      say(`${inboxSeveralText[language].notMarked} ${failureWords(error, language)}`);
    }
  }

  /** @returns the first row that came; undefined when it failed */
  async function showMore(): Promise<ReceivedFeedback | undefined> {
    setMoreFailure(undefined);
    try {
      const { items, next } = await fetchRows(api, list.next!);
      setList((before) => ({ items: [...before.items, ...items], next }));
      return items[0];
    } catch (error) {
      setMoreFailure(failureWords(error, language));
      return undefined;
    }
  }

  async function step(by: 1 | -1): Promise<void> {
    const index = rows.findIndex(({ id }) => id === openId);
    const isAtEnd = by === 1 && index === rows.length - 1 && list.next !== undefined;
    const wanted = isAtEnd ? await showMore() : rows[index < 0 ? 0 : index + by];
    // Going from one message to the next replaces the address, so that Back still closes the message.
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
    changeAll,
    markRead,
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

/** Makes an undo that works once, whether by the toast or by a key. */
function once(act: () => Promise<void>): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    void act();
  };
}

/** Whether the focused element is visible. */
export function hasVisibleFocus(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement.checkVisibility();
}

/** Moves the cursor to the search field. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>(".inbox-search input")?.focus();
}
