import { useState } from "react";
import { useRevalidator } from "react-router";
import { siteNow } from "#src/cms/staff/clock.ts";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import { ApiError } from "#src/cms/staff/api.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { useShowChange } from "#src/cms/staff/lists/row-focus.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { useUndo } from "#src/cms/staff/undo.tsx";
import { hidingAt, nextAt, shownAt } from "#src/features/messages/message-view.ts";
import type { Message } from "#src/features/messages/message.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { messagesAdminText } from "#messages/messages";
import { staffText } from "#messages/staff";
import { describeUndo, messageAddress } from "./message-rows.tsx";

export interface TakingDown {
  /** The notice that is being taken down, or that couldn't be taken down. */
  id?: number;
  reason?: string;
  isRunning: boolean;
  takeDown(message: Message, current: readonly Message[]): Promise<void>;
}

/** Takes notices down, with undo. A notice that moves up is named, and can be taken down too. */
export function useTakingDown(): TakingDown {
  const { api, language, showToast } = useStaff();
  const text = messagesAdminText[language];
  const words = staffText[language];
  const applyUndo = useUndo();
  const { revalidate } = useRevalidator();
  const showChange = useShowChange();
  const [progress, setProgress] = useState<Omit<TakingDown, "takeDown">>({ isRunning: false });

  async function takeDown(message: Message, current: readonly Message[]): Promise<void> {
    const { id, title, isActive, unpublishDate } = message;
    setProgress({ id, isRunning: true });
    const now = siteNow();
    const others = current.filter((each) => each.id !== id);
    const isShown = shownAt(current, now).some((each) => each.id === id);
    const next = isShown ? nextAt(others, now) : undefined;
    try {
      const saved = await api.put<Message>(
        resourcePath("message", id),
        hidingAt(message, now),
        message.version,
      );
      await showChange(staffAddresses.messages, { saved: messageAddress((next ?? message).id) });
      setProgress({ isRunning: false });
      const undo = describeUndo(saved, { isActive, unpublishDate });
      const isLast = isShown && shownAt(others, now).length === 0;
      const instead = next ? text.next[next.isImportant ? "important" : "calm"]({ title: next.title }) : "";
      showToast([text.takenDown({ title }), instead, isLast ? text.noneLeft : ""].filter(Boolean).join(" "), [
        { label: words.undo, act: () => void applyUndo(undo) },
        ...(next ? [{ label: text.takeDownToo, act: () => void takeDown(next, others) }] : []),
      ]);
    } catch (error) {
      // After a conflict, the user sees the other person's version before trying again.
      if (error instanceof ApiError && error.status === 412) await revalidate();
      setProgress({ id, isRunning: false, reason: failureWords(error, language) });
    }
  }
  return { ...progress, takeDown };
}
