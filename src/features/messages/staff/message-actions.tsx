import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { siteNow } from "#src/cms/staff/clock.ts";
import { useRevalidator } from "react-router";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import { useCall, CallError } from "#src/cms/staff/form/call-fault.tsx";
import { useShowChange } from "#src/cms/staff/lists/row-focus.ts";
import type { ResourceOrder } from "#src/cms/staff/lists/order/use-resource-order.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { asksAgain, mostShown } from "#src/features/messages/message-view.ts";
import type { Message } from "#src/features/messages/message.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { messagesAdminText } from "#messages/messages";
import { staffText } from "#messages/staff";
import { groupOf } from "./message-order.ts";
import { messageAddress } from "./message-rows.tsx";
import type { TakingDown } from "./use-taking-down.ts";

interface Props {
  message: Message;
  current: readonly Message[];
  takingDown: TakingDown;
  order: ResourceOrder<Message>;
}

/** The buttons of a notice that guests see now or later. */
export function MessageActions({ message, current, takingDown, order }: Props) {
  return (
    <div className="cluster close to-end">
      <ShowBefore message={message} order={order} />
      {asksAgain(message, siteNow()) && <StillHolds message={message} />}
      <TakeDown message={message} current={current} takingDown={takingDown} />
    </div>
  );
}

/** Moves a waiting notice before the last notice that guests see, if both are in the same group. */
function ShowBefore({ message, order }: Pick<Props, "message" | "order">) {
  const text = messagesAdminText[useStaff().language];
  const showChange = useShowChange();
  const last = order.items[mostShown - 1];
  if (!last || order.items.indexOf(message) < mostShown || groupOf(last) !== groupOf(message)) return null;
  async function showBefore() {
    order.moveTo(message, order.placeOf(last!));
    await order.settled();
    await showChange(staffAddresses.messages, { saved: messageAddress(message.id) });
  }
  return (
    <StaffButton onClick={() => void showBefore()}>
      {text.showBefore({ number: mostShown })}
      <span className="visually-hidden"> {text.of({ title: message.title })}</span>
    </StaffButton>
  );
}

/** Confirms a notice that has no end. The notice is saved unchanged, so that the site asks again later. */
function StillHolds({ message }: Pick<Props, "message">) {
  const { api, language, showToast } = useStaff();
  const text = messagesAdminText[language];
  const { revalidate } = useRevalidator();
  const { isRunning, reason, run } = useCall();
  const { id, title, version } = message;
  async function confirm() {
    await api.put(resourcePath("message", id), {}, version);
    showToast(text.still.noted({ title }));
    await revalidate();
  }
  return (
    <>
      <StaffButton aria-disabled={isRunning} onClick={() => isRunning || void run(confirm)}>
        {text.still.yes}
        <span className="visually-hidden"> {text.of({ title })}</span>
      </StaffButton>
      <CallError words={text.still.failed({ title })} reason={reason} />
    </>
  );
}

function TakeDown({ message, current, takingDown }: Pick<Props, "message" | "current" | "takingDown">) {
  const { language } = useStaff();
  const text = messagesAdminText[language];
  const { isRunning, reason, takeDown } = takingDown;
  const isThis = takingDown.id === message.id;
  return (
    <StaffButton aria-disabled={isRunning} onClick={() => isRunning || void takeDown(message, current)}>
      {isThis && isRunning ? text.takingDown : isThis && reason ? staffText[language].retry : text.takeDown}
      <span className="visually-hidden"> {text.of({ title: message.title })}</span>
    </StaffButton>
  );
}
