import { useRef, useState } from "react";
import { useMatch, useNavigate, useRevalidator } from "react-router";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { ApiError, type NoAnswerError } from "#src/cms/staff/api.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { inboxSeveralText, inboxText } from "#messages/inbox";
import { staffText } from "#messages/staff";
import {
  byLatest,
  byUnanswered,
  applyChange,
  changes,
  isIn,
  isSameState,
  mergeParts,
  outcomeOf,
  withMessage,
  type InboxAction,
  type Messages,
  saveInTurn,
} from "./inbox-changes.ts";
import { addFailure, dropFailure } from "#src/features/feedback/inbox/staff/message/inbox-failures.tsx";
import { isFound, searchWords } from "#src/features/feedback/inbox/inbox-search.ts";
import { setOwnAnswer } from "#src/features/feedback/inbox/staff/message/own-answers.ts";
import { fetchRows, inboxAddress, type InboxPart, type View } from "./inbox-view.ts";
import type { InboxCounts, ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";

export interface Fetched {
  view: View;
  /** The first part of the list. Undefined when loading failed. */
  part?: InboxPart;
  failure?: ApiError | NoAnswerError;
}

const nothing: Messages = { items: [], next: undefined };

export interface Inbox {
  view: View;
  words: readonly string[];
  rows: ReceivedFeedback[];
  /** The counts of the last loaded list. Undefined until a list is loaded. */
  counts: InboxCounts | undefined;
  openId: number | undefined;
  hasMore: boolean;
  moreFailure: string | undefined;
  showMore(): Promise<unknown>;
  /** Shows the change at once, and then calls the API. After a failure, the change is reverted. */
  change(message: ReceivedFeedback, change: InboxAction): Promise<void>;
  /** Changes several messages, and shows one toast for all changes. */
  changeAll(messages: readonly ReceivedFeedback[], change: InboxAction): Promise<void>;
  markRead(messages: readonly ReceivedFeedback[], isRead: boolean): Promise<void>;
  /** Replaces the message in the loaded list, or adds a new message. */
  updateMessage(message: ReceivedFeedback): void;
  undoLast(): void;
  /** Opens the next or previous message. If no message is open, opens the first message. */
  step(rows: 1 | -1): Promise<void>;
}

/** Returns the state of a view: the loaded messages with the user's later changes. */
export function useInbox(now: Fetched): Inbox {
  const { view, part } = now;
  const { api, language, showToast } = useStaff();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const openId = useOpenId();
  const [fetched, setFetched] = useState(now);
  const [list, setList] = useState<Messages>(part ?? nothing);
  const [counts, setCounts] = useState(part?.counts);
  const [starredId, setStarredId] = useState<number>();
  /** True for the open message if the user has just changed its star. The message then stays in the list. */
  const isKept = ({ id }: ReceivedFeedback) => id === starredId && id === openId;
  const [pending, setPending] = useState<ReadonlyMap<number, ReceivedFeedback>>(new Map());
  /** The times when the user read messages, by message id. Null means unread. The times override the loaded lists. */
  const [reads, setReads] = useState<ReadonlyMap<number, string | null>>(new Map());
  const [moreFailure, setMoreFailure] = useState<string>();
  const lastUndo = useRef<() => void>(undefined);
  const order = view.place === "new" && !view.search ? byUnanswered : byLatest;
  if (fetched !== now) {
    setFetched(now);
    const isSameView = inboxAddress(fetched.view) === inboxAddress(view);
    if (!isSameView) setList(part ?? nothing);
    // When loading fails, the earlier rows stay on screen.
    else if (part) {
      const starred = list.items.find(isKept);
      const merged = mergeParts(list, part, order);
      setList(starred ? withMessage(merged, starred, order) : merged);
    }
    if (part) setCounts(part.counts);
    setMoreFailure(undefined);
  }
  const text = inboxText[language];
  const known = new Map([...list.items.map((message) => [message.id, message] as const), ...pending]);
  const words = searchWords(view.search);
  const rows = [...known.values()]
    .map((message) => (reads.has(message.id) ? { ...message, readDate: reads.get(message.id)! } : message))
    .filter((message) => (isIn(view.place, message) || isKept(message)) && isFound(message, words))
    .toSorted(order);

  const updateMessage = (message: ReceivedFeedback) =>
    setList((before) => withMessage(before, message, order));

  /** Shows a change at once, and saves it. @returns the changed message; undefined when the change failed */
  async function saveChange(
    message: ReceivedFeedback,
    which: InboxAction,
  ): Promise<ReceivedFeedback | undefined> {
    const expected = applyChange(message, which);
    dropFailure(message.id);
    setPending((before) => new Map(before).set(message.id, expected));
    try {
      const answer = await saveInTurn(api, message, changes[which].call);
      updateMessage(answer);
      return answer;
    } catch (error) {
      const current =
        error instanceof ApiError && error.status === 412 ? (error.current as ReceivedFeedback) : undefined;
      if (current) updateMessage(current);
      // Somebody else has made the same change, so there is nothing left to do.
      if (current && isSameState(current, expected)) return current;
      addFailure({ message: current ?? message, change: which, reason: failureWords(error, language) });
      return undefined;
    } finally {
      setPending((before) => new Map([...before].filter(([id]) => id !== message.id)));
    }
  }

  async function change(message: ReceivedFeedback, which: InboxAction): Promise<void> {
    // Read here, because an older toast may call this function after another message is open.
    const isOpen = location.pathname === `${staffAddresses.inbox}/${message.id}`;
    const index = rows.findIndex(({ id }) => id === message.id);
    if (isOpen && which === "star") setStarredId(message.id);
    else if (isOpen && index >= 0 && !isIn(view.place, applyChange(message, which))) {
      const following = rows[index + 1] ?? rows[index - 1];
      await navigate(inboxAddress(view, following?.id), { replace: true });
    }
    const answer = await saveChange(message, which);
    if (!answer) return;
    if (which === "answered") setOwnAnswer(message.id, false);
    void revalidate();
    const outcomeText = text.outcomes[outcomeOf(which, message)]({ name: message.name.trim() || undefined });
    offerUndo(outcomeText, async () => {
      const place = inboxAddress(view, message.id);
      if (isOpen && location.pathname + location.search !== place) await navigate(place);
      if (await saveChange(answer, changes[which].undo(message))) void revalidate();
    });
  }

  async function changeAll(messages: readonly ReceivedFeedback[], which: InboxAction): Promise<void> {
    const done: { before: ReceivedFeedback; answer: ReceivedFeedback }[] = [];
    for (const before of messages) {
      const answer = await saveChange(before, which);
      if (answer) done.push({ before, answer });
    }
    void revalidate();
    if (done.length === 0) return;
    const outcomeText = inboxSeveralText[language].outcomes[outcomeOf(which, done[0]!.before)]({
      count: done.length,
    });
    offerUndo(outcomeText, async () => {
      for (const { before, answer } of done) await saveChange(answer, changes[which].undo(before));
      void revalidate();
    });
  }

  /** Shows a toast with an undo, which runs only once. Both the toast and the keyboard can start the undo. */
  function offerUndo(outcome: string, act: () => Promise<void>): void {
    let isDone = false;
    const undo = () => {
      if (isDone) return;
      isDone = true;
      lastUndo.current = undefined;
      void act();
    };
    const drop = showToast(outcome, [{ label: staffText[language].undo, act: undo }]);
    // After an undo by keyboard, the toast with the undo button is removed.
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
      showToast(`${inboxSeveralText[language].notMarked} ${failureWords(error, language)}`);
    }
  }

  /** Loads the next part of the list. @returns the first new row, if any */
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
    const target = isAtEnd ? await showMore() : rows[index < 0 ? 0 : index + by];
    // The new address replaces the old address in the browser's history, so that Back closes the message.
    if (target) void navigate(inboxAddress(view, target.id), { replace: openId !== undefined });
  }

  return {
    view,
    words,
    rows,
    counts,
    openId,
    hasMore: list.next !== undefined,
    moreFailure,
    showMore,
    change,
    changeAll,
    markRead,
    updateMessage,
    undoLast: () => lastUndo.current?.(),
    step,
  };
}

function useOpenId(): number | undefined {
  const match = useMatch(`${staffAddresses.inbox}/:id`);
  return match && /^\d+$/.test(match.params.id!) ? Number(match.params.id) : undefined;
}

export function hasVisibleFocus(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement.checkVisibility();
}

export function focusSearch(): void {
  document.querySelector<HTMLElement>(".inbox-search input")?.focus();
}
