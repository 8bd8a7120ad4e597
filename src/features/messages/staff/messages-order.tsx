import { useMemo } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { siteNow } from "#src/cms/staff/clock.ts";
import { kinds } from "#src/cms/kinds.ts";
import { ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { OrderButtons, OrderNotes } from "#src/cms/staff/lists/order/order-buttons.tsx";
import { useRowDrag } from "#src/cms/staff/lists/order/use-row-drag.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { CurrentRow } from "./message-rows.tsx";
import { groupOf, useMessageOrder } from "./message-order.ts";
import type { MessageBoard } from "#src/features/messages/message-board.ts";
import { rankedAt } from "#src/features/messages/message-view.ts";
import { messagesAdminText } from "#messages/messages";

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<MessageBoard>(`${kinds.message.path}/board`);

/** Changes the order of the current notices. Each move is saved at once. */
export function Component() {
  const text = messagesAdminText[useStaff().language];
  const { current } = useLoaderData<typeof loader>();
  const holding = useMemo(() => rankedAt(current, siteNow()), [current]);
  const order = useMessageOrder(holding);
  const drag = useRowDrag(order, groupOf);
  const isMixed = new Set(order.items.map(groupOf)).size > 1;
  return (
    <ListScreen title={text.orderTitle} back={{ name: text.title, to: staffAddresses.messages }}>
      <p className="gap-below-12 quiet">
        {text.orderSeen} {isMixed && text.orderAlerts}
      </p>
      <OrderNotes order={order} page={undefined} />
      <ol className="resource-rows sorted-rows order-rows">
        {order.items.map((message, index) => (
          <CurrentRow
            key={message.id}
            message={message}
            number={index + 1}
            order={order}
            drag={drag}
            action={<OrderButtons {...order.buttons(message)} />}
          />
        ))}
      </ol>
      {order.announcement && !order.isFailed && (
        <p className="row loose panel tinted icons-20 gap-above-16" aria-hidden="true">
          <Icon name="check" />
          {order.announcement} {text.orderSaved}
        </p>
      )}
    </ListScreen>
  );
}
