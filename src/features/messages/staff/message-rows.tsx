import type { KeyboardEvent, ReactNode } from "react";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import { Link } from "react-router";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { rowStates, statesOf } from "#src/cms/staff/fields/language-states.ts";
import { LanguageChips } from "#src/cms/staff/fields/languages.tsx";
import { ResourceRow } from "#src/cms/staff/lists/list-screen.tsx";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { Undo } from "#src/cms/staff/undo.tsx";
import { messagesAdminText } from "#messages/messages";
import { MessageState } from "./message-state.tsx";
import type { Message, MessageInList, MessageValues } from "#src/features/messages/message.ts";
import type { TakenDown } from "#src/features/messages/message-board.ts";

export const messageAddress = (id: number | string) => `${staffAddresses.messages}/${id}`;

/** Describes the undo of a change. The values include the position: without it, another message would be taken down. */
export function describeUndo(
  { id, title, version, sortorder }: Message,
  values: Partial<MessageValues>,
): Undo {
  const list = staffAddresses.messages;
  const path = resourcePath("message", id);
  return { action: "values", name: title, list, path, version, values: { sortorder, ...values } };
}

/** Returns the properties that both kinds of rows share. */
function useRow(message: Omit<MessageInList, "languages">) {
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
    changed: (
      <>
        <span className="changed-label">{text.changed} </span>
        {shortMoment(message.updatedAt, language)}
      </>
    ),
  };
}

interface EarlierProps {
  message: MessageInList;
  takenDown: TakenDown | undefined;
}

/** Shows a draft or a message that guests no longer see, with a link that copies it. */
export function EarlierRow({ message, takenDown }: EarlierProps) {
  const text = messagesAdminText[useStaff().language];
  return (
    <ResourceRow
      {...useRow(message)}
      state={<MessageState message={message} number={undefined} takenDown={takenDown} />}
      languages={<LanguageChips states={rowStates(message)} />}
      action={
        <Link className="use-again" to={`${messageAddress(newResource)}?copy=${message.id}`}>
          <Icon name="copy" />
          {text.reuse}
          <span className="visually-hidden"> {text.of({ title: message.title })}</span>
        </Link>
      }
    />
  );
}

interface CurrentProps {
  message: Message;
  /** The message's position among the messages that hold now, from 1. Undefined for a planned message. */
  number: number | undefined;
  action: ReactNode;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** Shows a message that guests see now or later. */
export function CurrentRow({ message, number, action, onKeyDown }: CurrentProps) {
  return (
    <ResourceRow
      {...useRow(message)}
      state={<MessageState message={message} number={number} />}
      languages={<LanguageChips states={statesOf(message)} />}
      action={action}
      {...(onKeyDown && { onKeyDown })}
    />
  );
}
