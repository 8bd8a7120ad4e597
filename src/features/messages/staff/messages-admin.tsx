import { useId } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { kinds, resourcePath } from "#src/features/kinds.ts";
import { newResource } from "#src/i18n/staff-addresses.ts";
import { NextPart } from "#src/ui/staff/lists/next-part.tsx";
import { Empty, ListScreen, NewLink } from "#src/ui/staff/lists/list-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { messageAddress, MessageInView, MessageRow } from "./message-rows.tsx";
import type { Message } from "#src/features/messages/message.ts";
import { messagesAdminText } from "./messages-admin.text.ts";
import { listFirst, rowsAsked } from "#src/ui/staff/lists/list-all.ts";

const partSize = 30;

/** Loads the message that guests see now, and as many of all messages as the address asks for. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const count = rowsAsked(request.url, partSize);
  const [active, { items, next }] = await Promise.all([
    api.get<Message | null>(`${kinds.message.path}/active`),
    listFirst<Message>(api, kinds.message.path, count),
  ]);
  // The public call doesn't tell how complete the languages are.
  const inView =
    active &&
    (items.find(({ id }) => id === active.id) ??
      (await api.get<Message>(resourcePath("message", active.id))));
  return { inView, messages: items, more: next === undefined ? undefined : count + partSize };
}

/** All messages to guests, with the one they see now at the top. */
export function Component() {
  const text = messagesAdminText[useStaff().language];
  const { inView, messages, more } = useLoaderData<typeof loader>();
  const all = messages.filter(({ id }) => id !== inView?.id);
  const id = useId();
  const action = <NewLink to={messageAddress(newResource)}>{text.newOne}</NewLink>;
  if (!inView && messages.length === 0)
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
      {all.length > 0 && (
        <section className="messages" aria-labelledby={`${id}-all`}>
          <h2 id={`${id}-all`}>{text.all}</h2>
          {/* Only for sighted users; screen readers get the names in each row. */}
          <div className="column-names" aria-hidden="true">
            <span>{text.title}</span>
            <span>{text.state}</span>
            <span>{text.languages}</span>
            <span>{text.changed}</span>
          </div>
          <ul className="resource-rows">
            {all.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
          {more && <NextPart show={more} />}
        </section>
      )}
    </ListScreen>
  );
}
