import type { ReactNode } from "react";
import { siteNow } from "#src/cms/staff/clock.ts";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import { Link } from "react-router";
import type { Language } from "#src/i18n/language.ts";
import type { LanguageState } from "#src/i18n/translation.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { rowStates, statesOf } from "#src/cms/staff/fields/language-states.ts";
import { LanguageChips } from "#src/cms/staff/fields/language-signs.tsx";
import { ResourceRow } from "#src/cms/staff/lists/resource-row.tsx";
import type { ResourceOrder } from "#src/cms/staff/lists/order/use-resource-order.ts";
import type { RowDrag } from "#src/cms/staff/lists/order/use-row-drag.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { RestorableNext } from "#src/cms/staff/next-versions/next-version.ts";
import type { Undo } from "#src/cms/staff/undo.tsx";
import { messagesAdminText } from "#messages/messages";
import { MessageState } from "./message-state.tsx";
import { asksAgain } from "#src/features/messages/message-view.ts";
import type { Message, MessageInList, MessageValues } from "#src/features/messages/message.ts";

export const messageAddress = (id: number | string) => `${staffAddresses.messages}/${id}`;

/** Describes the undo of a change, including its position. @param next the next version that the change published */
export function describeUndo(
  { id, title, version, sortorder }: Message,
  values: Partial<MessageValues>,
  next?: RestorableNext,
): Undo {
  const list = staffAddresses.messages;
  const path = resourcePath("message", id);
  return { action: "values", name: title, list, path, version, values: { sortorder, ...values }, next };
}

/** The properties that `EarlierRow` and `CurrentRow` share. */
function useRow(
  message: Pick<MessageInList, "id" | "title" | "pageTitle" | "isImportant">,
  states: Record<Language, LanguageState>,
) {
  const { language, offered } = useStaff();
  const text = messagesAdminText[language];
  const { pageTitle, title } = message;
  return {
    to: messageAddress(message.id),
    title,
    line: pageTitle,
    languages: offered.some((each) => states[each] !== "done") && <LanguageChips states={states} />,
    tag: message.isImportant && (
      <span className="tag important">
        <Icon name="alert" />
        {text.important}
      </span>
    ),
  };
}

/** A draft, or a notice that guests no longer see. Staff can copy the notice. */
export function EarlierRow({ message }: { message: MessageInList }) {
  const text = messagesAdminText[useStaff().language];
  return (
    <ResourceRow
      {...useRow(message, rowStates(message))}
      state={<MessageState message={message} number={undefined} takenDown={message.takenDown} />}
      action={
        <Link
          className="target strong plain icons-18"
          to={`${messageAddress(newResource)}?copy=${message.id}`}
        >
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
  /** The notice's position among the current notices, from 1. Undefined for a planned notice. */
  number: number | undefined;
  action: ReactNode;
  order?: ResourceOrder<Message>;
  drag?: RowDrag<Message>;
}

/** A notice that guests see now or later. */
export function CurrentRow({ message, number, action, order, drag }: CurrentProps) {
  const text = messagesAdminText[useStaff().language];
  return (
    <ResourceRow
      {...useRow(message, statesOf(message))}
      state={
        <>
          <MessageState message={message} number={number} />
          {asksAgain(message, siteNow()) && <p className="as-unsaved strong">{text.still.ask}</p>}
        </>
      }
      action={action}
      {...(order && { onKeyDown: order.onKeyDown(message) })}
      drag={
        drag && {
          id: message.id,
          state: drag.stateOf(message),
          grip: (
            <span className="row-grip" aria-hidden="true" {...drag.grip(message)}>
              <Icon name="grip" />
            </span>
          ),
        }
      }
    />
  );
}
