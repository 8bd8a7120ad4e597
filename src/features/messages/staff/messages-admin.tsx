import { lazy, Suspense, useId, useMemo, type ReactNode } from "react";
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { siteNow } from "#src/cms/staff/clock.ts";
import { kinds } from "#src/cms/kinds.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useMedia } from "#src/cms/staff/fields/text-language.ts";
import { Empty, ListScreen, NewLink } from "#src/cms/staff/lists/list-screen.tsx";
import { useNewResources } from "#src/cms/staff/lists/new-resources.tsx";
import { OrderNotes } from "#src/cms/staff/lists/order/order-buttons.tsx";
import { useRowDrag } from "#src/cms/staff/lists/order/use-row-drag.ts";
import { ListParts } from "#src/cms/staff/parts/form-parts.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { BackRows } from "./back-rows.tsx";
import { MessageActions } from "./message-actions.tsx";
import { CurrentRow, EarlierRow, messageAddress } from "./message-rows.tsx";
import { groupOf, isSameSet, useMessageOrder } from "./message-order.ts";
import { useTakingDown } from "./use-taking-down.ts";
import type { MessageBoard } from "#src/features/messages/message-board.ts";
import { mostShown, rankedAt } from "#src/features/messages/message-view.ts";
import type { Message, MessageInList } from "#src/features/messages/message.ts";
import { messagesAdminText } from "#messages/messages";
import { FoundRows, ListFoot, ListFilters } from "#src/cms/staff/lists/list-filters.tsx";
import { isNarrowed, loadRows } from "#src/cms/staff/lists/rows.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [board, list] = await Promise.all([
    api.get<MessageBoard>(`${kinds.message.path}/board`),
    loadRows<MessageInList>(api, kinds.message.path, request.url, "earlier"),
  ]);
  return { board, list };
}

/** Only a wide window shows the home page, so a phone doesn't load this part. */
const HomePreview = lazy(async () => ({ default: (await import("./home-preview.tsx")).HomePreview }));

export function Component() {
  const text = messagesAdminText[useStaff().language];
  const { board, list } = useLoaderData<typeof loader>();
  const isWide = useMedia("(width >= 70rem)");
  const action = <NewLink to={messageAddress(newResource)}>{text.newOne}</NewLink>;
  const added = useNewResources("message").all;
  const isEmpty = board.current.length + board.back.length + list.counts.all + added.length === 0;
  if (isEmpty && !isNarrowed(list))
    return (
      <ListScreen kind="message" title={text.title}>
        <Empty icon="staff-messages" heading={text.empty} action={action}>
          {text.emptyWhat}
        </Empty>
      </ListScreen>
    );
  return (
    <ListScreen kind="message" title={text.title} action={action}>
      <div className="messages-sides">
        <div>
          <Current board={board} />
          {(list.rows.length > 0 || isNarrowed(list)) && (
            <Section heading={text.earlier}>
              <ListFilters list={list} />
              <FoundRows list={list}>
                <ul className="resource-rows">
                  {list.rows.map((message) => (
                    <EarlierRow key={message.id} message={message} />
                  ))}
                </ul>
              </FoundRows>
              <ListFoot list={list} />
            </Section>
          )}
        </div>
        {isWide && (
          <Suspense>
            <HomePreview board={board} />
          </Suspense>
        )}
      </div>
    </ListScreen>
  );
}

/** The notices that guests see now or later. Staff drag the current notices into another order. */
function Current({ board }: { board: MessageBoard }) {
  const text = messagesAdminText[useStaff().language];
  const { revalidate } = useRevalidator();
  const { current, back } = board;
  const loaded = useMemo(() => rankedAt(current, siteNow()), [current]);
  // A move changes a notice's version, and taking the notice down needs the new version.
  const order = useMessageOrder(loaded, () => void revalidate());
  const drag = useRowDrag(order, groupOf);
  const takingDown = useTakingDown();
  // The loaded rows are shown until `order` has the same notices, so that an added row can get the focus.
  const holding = isSameSet(order.items, loaded) ? order.items : loaded;
  const planned = current
    .filter((each) => !holding.some(({ id }) => id === each.id))
    .toSorted((a, b) => (a.announcementDate < b.announcementDate ? -1 : 1));
  const row = (message: Message, number?: number) => (
    <CurrentRow
      key={message.id}
      message={message}
      number={number}
      {...(number !== undefined && { order, drag })}
      action={<MessageActions message={message} current={current} takingDown={takingDown} order={order} />}
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
          <p className="between-lines quiet">{text.nothingInView}</p>
        )}
        <BackRows back={back} />
        <ListParts kind="message" />
        {failed && (
          <p className="field-fault" role="alert">
            <Icon name="fault" />
            {text.notTakenDown({ title: failed.title })} {takingDown.reason}
          </p>
        )}
        {rows.length > 1 && (
          <Link className="target strong gap-above-8" to={staffAddresses.messagesOrder}>
            {text.order}
          </Link>
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

function Section({ heading, note, children }: { heading: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="messages" aria-labelledby={id}>
      <h2>
        <span id={id}>{heading}</span> {note && <span className="heading-note size-16 quiet">{note}</span>}
      </h2>
      {children}
    </section>
  );
}
