import { useId, useMemo, useState, type ReactNode } from "react";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { siteNow } from "#src/cms/staff/clock.ts";
import { kinds } from "#src/cms/kinds.ts";
import { newResource } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Empty, ListScreen, NewLink } from "#src/cms/staff/lists/list-screen.tsx";
import { OrderButtons, OrderNotes } from "#src/cms/staff/lists/order-buttons.tsx";
import { useResourceOrder, type ResourceOrder } from "#src/cms/staff/lists/use-resource-order.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { CurrentRow, EarlierRow, messageAddress } from "./message-rows.tsx";
import { useTakingDown, type TakingDown } from "./use-taking-down.ts";
import type { MessageBoard } from "#src/features/messages/message-board.ts";
import { mostShown, rankedAt } from "#src/features/messages/message-view.ts";
import type { Message, MessageInList } from "#src/features/messages/message.ts";
import { messagesAdminText } from "#messages/messages";
import { staffText } from "#messages/staff";
import { FoundRows, ListFoot, Narrowing } from "#src/cms/staff/lists/list-filters.tsx";
import { isNarrowed, loadRows } from "#src/cms/staff/lists/rows.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [board, list] = await Promise.all([
    api.get<MessageBoard>(`${kinds.message.path}/board`),
    loadRows<MessageInList>(api, kinds.message.path, request.url),
  ]);
  return { board, list };
}

export function Component() {
  const text = messagesAdminText[useStaff().language];
  const { board, list } = useLoaderData<typeof loader>();
  const { current, takenDown } = board;
  const holding = useMemo(() => rankedAt(current, siteNow()), [current]);
  const order = useResourceOrder(holding, {
    path: kinds.message.path,
    nameOf: ({ title }) => title,
    groupOf: ({ isImportant }) => String(isImportant),
  });
  const takingDown = useTakingDown();
  const earlier = list.rows.filter(({ id }) => !current.some((each) => each.id === id));
  const action = <NewLink to={messageAddress(newResource)}>{text.newOne}</NewLink>;
  if (current.length === 0 && list.counts.all === 0 && !isNarrowed(list))
    return (
      <ListScreen title={text.title}>
        <Empty icon="staff-messages" heading={text.empty} action={action}>
          {text.emptyWhat}
        </Empty>
      </ListScreen>
    );
  return (
    <ListScreen title={text.title} action={action}>
      <Current
        current={current}
        // `order` may lack a row that was just added. The loaded rows are then shown, so that the row gets the focus.
        holding={isSameSet(order.items, holding) ? order.items : holding}
        order={order}
        takingDown={takingDown}
      />
      {(earlier.length > 0 || isNarrowed(list)) && (
        <Section heading={text.earlier}>
          <Narrowing list={list} />
          {/* Screen readers don't read these names, because the values in the rows are clear without names. */}
          <div className="column-names" aria-hidden="true">
            <span>{text.title}</span>
            <span>{text.state}</span>
            <span>{text.languages}</span>
            <span>{text.changed}</span>
          </div>
          <FoundRows list={list}>
            <ul className="resource-rows">
              {earlier.map((message) => (
                <EarlierRow
                  key={message.id}
                  message={message}
                  takenDown={takenDown.find(({ id }) => id === message.id)}
                />
              ))}
            </ul>
          </FoundRows>
          <ListFoot list={list} />
        </Section>
      )}
    </ListScreen>
  );
}

function isSameSet(one: readonly Message[], other: readonly Message[]): boolean {
  const [ids, others] = [one, other].map((all) => new Set(all.map(({ id }) => id))) as [
    Set<number>,
    Set<number>,
  ];
  return ids.symmetricDifference(others).size === 0;
}

interface CurrentProps {
  current: readonly Message[];
  /** The messages that hold now, in their order. */
  holding: readonly Message[];
  order: ResourceOrder<Message>;
  takingDown: TakingDown;
}

/** Shows the messages that guests see now or later. While staff change the order, each row has buttons that move it. */
function Current({ current, holding, order, takingDown }: CurrentProps) {
  const text = messagesAdminText[useStaff().language];
  const { revalidate } = useRevalidator();
  const [isOrdering, setOrdering] = useState(false);
  /** Loads the messages again. A move changes a message's version, and taking a message down needs the new version. */
  async function finishOrder() {
    await order.settled();
    await revalidate();
    setOrdering(false);
  }
  const planned = current
    .filter((each) => !holding.some(({ id }) => id === each.id))
    .toSorted((a, b) => (a.announcementDate < b.announcementDate ? -1 : 1));
  const row = (message: Message, number?: number) => (
    <CurrentRow
      key={message.id}
      message={message}
      number={number}
      onKeyDown={number === undefined ? undefined : order.onKeyDown(message)}
      action={
        isOrdering && number !== undefined ? (
          <OrderButtons {...order.buttons(message)} />
        ) : (
          <TakeDown message={message} current={current} takingDown={takingDown} />
        )
      }
    />
  );
  const rows = holding.map((message, index) => row(message, index + 1));
  const failed = current.find(({ id }) => takingDown.reason !== undefined && id === takingDown.id);
  return (
    <>
      <Section heading={text.inView} note={text.inViewNote}>
        <OrderNotes order={order} page={undefined} />
        {rows.length > 0 ? (
          <ol className="resource-rows sorted-rows">{rows.slice(0, mostShown)}</ol>
        ) : (
          <p className="nothing-in-view">{text.nothingInView}</p>
        )}
        {failed && (
          <p className="field-fault" role="alert">
            <Icon name="fault" />
            {text.notTakenDown({ title: failed.title })} {takingDown.reason}
          </p>
        )}
        {rows.length > 1 && (
          <button
            type="button"
            className="link-button"
            onClick={() => (isOrdering ? void finishOrder() : setOrdering(true))}
          >
            {isOrdering ? text.orderDone : text.order}
          </button>
        )}
      </Section>
      {(rows.length > mostShown || planned.length > 0) && (
        <Section heading={text.waiting} note={text.waitingNote}>
          <ol className="resource-rows sorted-rows waiting">{rows.slice(mostShown)}</ol>
          <ul className="resource-rows">{planned.map((message) => row(message))}</ul>
        </Section>
      )}
    </>
  );
}

interface TakeDownProps {
  message: Message;
  current: readonly Message[];
  takingDown: TakingDown;
}

function TakeDown({ message, current, takingDown }: TakeDownProps) {
  const { language } = useStaff();
  const text = messagesAdminText[language];
  const { isRunning, reason, takeDown } = takingDown;
  const isThis = takingDown.id === message.id;
  return (
    <button
      type="button"
      className="button plain"
      aria-disabled={isRunning}
      onClick={() => isRunning || void takeDown(message, current)}
    >
      {isThis && isRunning ? text.takingDown : isThis && reason ? staffText[language].retry : text.takeDown}
      <span className="visually-hidden"> {text.of({ title: message.title })}</span>
    </button>
  );
}

function Section({ heading, note, children }: { heading: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="messages" aria-labelledby={id}>
      <h2>
        <span id={id}>{heading}</span> {note && <span className="heading-note">{note}</span>}
      </h2>
      {children}
    </section>
  );
}
