import { resourcePath } from "#src/cms/resource-addresses.ts";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApiError } from "#src/cms/staff/api.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { rowStates, statesOf } from "#src/cms/staff/fields/language-states.ts";
import { LanguageChips } from "#src/cms/staff/fields/languages.tsx";
import { ResourceRow } from "#src/cms/staff/lists/list-screen.tsx";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { useShowChange } from "#src/cms/staff/lists/row-focus.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { useUndo, type Undo } from "#src/cms/staff/undo.tsx";
import { messagesAdminText } from "#messages/messages";
import { staffText } from "#messages/staff";
import { MessageState } from "./message-state.tsx";
import { hasEnded } from "#src/features/messages/message-view.ts";
import { type Message, type MessageInList, type MessageValues } from "#src/features/messages/message.ts";
import { isReturning } from "#src/features/messages/purpose.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";

export const messageAddress = (id: number | string) => `${staffAddresses.messages}/${id}`;

export function describeUndo({ id, title, version }: Message, values: Partial<MessageValues>): Undo {
  const list = staffAddresses.messages;
  return { action: "values", name: title, list, path: resourcePath("message", id), version, values };
}

/** The properties that both kinds of rows share. */
function useRow(message: Omit<MessageInList, "languages">, isInView: boolean) {
  const { language } = useStaff();
  const text = messagesAdminText[language];
  const { pageTitle, title } = message;
  return {
    to: messageAddress(message.id),
    title,
    line: pageTitle,
    tag: message.isImportant && (
      <span className="tag important">
        <Icon name="alert" />
        {text.important}
      </span>
    ),
    state: <MessageState message={message} isInView={isInView} />,
    changed: (
      <>
        <span className="changed-label">{text.changed} </span>
        {shortMoment(message.updatedAt, language)}
      </>
    ),
  };
}

/** A message that guests don't see now. Staff can copy it when it is a draft or has ended. */
export function MessageRow({ message }: { message: MessageInList }) {
  const text = messagesAdminText[useStaff().language];
  const action = (
    <Link className="use-again" to={`${messageAddress(newResource)}?copy=${message.id}`}>
      <Icon name="copy" />
      {text.reuse}
      <span className="visually-hidden"> {text.of({ title: message.title })}</span>
    </Link>
  );
  return (
    <ResourceRow
      {...useRow(message, false)}
      languages={<LanguageChips states={rowStates(message)} />}
      action={message.isActive && !hasEnded(message) ? undefined : action}
    />
  );
}

/** The values that hide a message. A message about water or power ends instead, so that guests read that it is back. */
const hidingValues = ({ purpose }: Message): Partial<MessageValues> =>
  isReturning(purpose) ? { unpublishDate: toStoredInstant(Temporal.Now.instant()) } : { isActive: false };

/** The message that guests see, with a button that hides it. The toast offers undo. */
export function MessageInView({ message }: { message: Message }) {
  const { api, language, showToast } = useStaff();
  const text = messagesAdminText[language];
  const words = staffText[language];
  const applyUndo = useUndo();
  const { revalidate } = useRevalidator();
  const showChange = useShowChange();
  const [progress, setProgress] = useState<{ isRunning: boolean; reason?: string }>({ isRunning: false });

  async function takeDown() {
    setProgress({ isRunning: true });
    const { isActive, unpublishDate } = message;
    try {
      const saved = await api.put<Message>(
        resourcePath("message", message.id),
        hidingValues(message),
        message.version,
      );
      await showChange(staffAddresses.messages, { saved: messageAddress(message.id) });
      showToast(text.takenDown({ title: message.title }), [
        { label: words.undo, act: () => void applyUndo(describeUndo(saved, { isActive, unpublishDate })) },
      ]);
    } catch (error) {
      // After a conflict, load the other person's version first, so that the user sees what they would hide.
      if (error instanceof ApiError && error.status === 412) await revalidate();
      setProgress({ isRunning: false, reason: failureWords(error, language) });
    }
  }

  return (
    <>
      <ul className="resource-rows in-view">
        <ResourceRow
          {...useRow(message, true)}
          languages={<LanguageChips states={statesOf(message)} />}
          action={
            <button
              type="button"
              className="button plain"
              aria-disabled={progress.isRunning}
              onClick={() => progress.isRunning || void takeDown()}
            >
              {progress.isRunning ? text.takingDown : progress.reason ? words.retry : text.takeDown}
              <span className="visually-hidden"> {text.of({ title: message.title })}</span>
            </button>
          }
        />
      </ul>
      {progress.reason && (
        <p className="field-fault" role="alert">
          <Icon name="fault" />
          {text.notTakenDown} {progress.reason}
        </p>
      )}
    </>
  );
}
