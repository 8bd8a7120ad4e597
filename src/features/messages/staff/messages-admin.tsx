import { useId } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { kinds } from "#src/cms/kinds.ts";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import { newResource } from "#src/i18n/staff-addresses.ts";
import { Empty, ListScreen, NewLink } from "#src/cms/staff/lists/list-screen.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { messageAddress, MessageInView, MessageRow } from "./message-rows.tsx";
import type { Message, MessageInList } from "#src/features/messages/message.ts";
import { messagesAdminText } from "#messages/messages";
import { FoundRows, ListFoot, Narrowing } from "#src/cms/staff/lists/list-filters.tsx";
import { isNarrowed, loadRows } from "#src/cms/staff/lists/rows.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [active, list] = await Promise.all([
    api.get<Message | null>(`${kinds.message.path}/active`),
    loadRows<MessageInList>(api, kinds.message.path, request.url),
  ]);
  // The public call doesn't return the state of the translations.
  const inView = active && (await api.get<Message>(resourcePath("message", active.id)));
  return { inView, list };
}

export function Component() {
  const text = messagesAdminText[useStaff().language];
  const { inView, list } = useLoaderData<typeof loader>();
  const others = list.rows.filter(({ id }) => id !== inView?.id);
  const id = useId();
  const action = <NewLink to={messageAddress(newResource)}>{text.newOne}</NewLink>;
  const isEmpty = list.counts.all === 0 && !isNarrowed(list);
  if (!inView && isEmpty)
    return (
      <ListScreen title={text.title}>
        <Empty icon="staff-messages" heading={text.empty} action={action}>
          {text.emptyWhat}
        </Empty>
      </ListScreen>
    );
  return (
    <ListScreen title={text.title} action={action}>
      <section className="messages" aria-labelledby={`${id}-now`}>
        <h2 id={`${id}-now`}>{text.inView}</h2>
        {inView ? (
          <MessageInView key={inView.id} message={inView} />
        ) : (
          <p className="nothing-in-view">{text.nothingInView}</p>
        )}
      </section>
      {(others.length > 0 || isNarrowed(list)) && (
        <section className="messages" aria-labelledby={`${id}-all`}>
          <h2 id={`${id}-all`}>{text.all}</h2>
          <Narrowing list={list} />
          {/* Hidden from screen readers, because the values in the rows are clear without these names. */}
          <div className="column-names" aria-hidden="true">
            <span>{text.title}</span>
            <span>{text.state}</span>
            <span>{text.languages}</span>
            <span>{text.changed}</span>
          </div>
          <FoundRows list={list}>
            <ul className="resource-rows">
              {others.map((message) => (
                <MessageRow key={message.id} message={message} />
              ))}
            </ul>
          </FoundRows>
          <ListFoot list={list} />
        </section>
      )}
    </ListScreen>
  );
}
