import { useId, useState } from "react";
import { Link, useLoaderData, useLocation, useNavigate, useRevalidator } from "react-router";
import { newThing, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApiError } from "#src/ui/staff/api.ts";
import { CallFault } from "#src/ui/staff/call-fault.tsx";
import { failureWords } from "#src/ui/staff/faults.ts";
import { LanguageChips, languageStates } from "#src/ui/staff/languages.tsx";
import { Empty, ListScreen, NewLink, ThingRow } from "#src/ui/staff/list-screen.tsx";
import { shortMoment } from "#src/ui/staff/moments.ts";
import { keepingOldRows } from "#src/ui/staff/old-rows.ts";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { messageFields, useRestore, type ListState } from "./message-restore.ts";
import { MessageState } from "./message-state.tsx";
import type { Message } from "./message.ts";
import { messagesAdminText } from "./messages-admin.text.ts";

const partSize = 30;

/** The message that guests see now, and as many of all of them as have been asked for. */
export const loader = keepingOldRows(async ({ context, request }) => {
  const api = context.get(apiContext);
  const count = Number(new URL(request.url).searchParams.get("show")) || partSize;
  const [inView, { things, next }] = await Promise.all([
    api.get<Message | null>("/messages/active"),
    api.list<Message>(`/messages?limit=${count}`),
  ]);
  return { inView, messages: things, more: next === undefined ? undefined : count + partSize };
});

const messageAddress = (id: number | string) => `${staffAddresses.messages}/${id}`;

/** All messages to guests, with the one they see now on top. */
export function Component() {
  const text = messagesAdminText[useStaff().language];
  const { inView, messages, more } = useLoaderData<typeof loader>().data;
  const { saved } = (useLocation().state ?? {}) as ListState;
  const words = staffText[useStaff().language];
  const all = messages.filter(({ id }) => id !== inView?.id);
  const id = useId();
  const action = <NewLink to={messageAddress(newThing)}>{text.newOne}</NewLink>;
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
      <FailedUndo />
      <FailedFetch />
      <section className="messages" aria-labelledby={`${id}-now`}>
        <h2 id={`${id}-now`}>{text.inView}</h2>
        {inView ? (
          <MessageInView key={inView.id} message={inView} isFresh={saved === inView.id} />
        ) : (
          <p className="nothing-in-view">{text.nothingInView}</p>
        )}
      </section>
      {all.length > 0 && (
        <section className="messages" aria-labelledby={`${id}-all`}>
          <h2 id={`${id}-all`}>{text.all}</h2>
          {/* For the eye; who listens hears what each thing is. */}
          <div className="column-names" aria-hidden="true">
            <span>{text.title}</span>
            <span>{text.state}</span>
            <span>{text.languages}</span>
            <span>{text.changed}</span>
          </div>
          <ul className="thing-rows">
            {all.map((message) => (
              <MessageRow key={message.id} message={message} isFresh={saved === message.id} />
            ))}
          </ul>
          {more && (
            <Link className="button plain next-part" to={`?show=${more}`} replace preventScrollReset>
              {words.nextPart}
            </Link>
          )}
        </section>
      )}
    </ListScreen>
  );
}

/** What the two kinds of row have in common. */
function useRow(message: Message, isInView: boolean) {
  const { language } = useStaff();
  const text = messagesAdminText[language];
  const { pageTitle, title, message: body, translations } = message;
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
    languages: <LanguageChips states={languageStates({ pageTitle, title, message: body }, translations)} />,
    changed: (
      <>
        <span className="changed-label">{text.changed} </span>
        {shortMoment(message.updatedAt, language)}
      </>
    ),
  };
}

function MessageRow({ message, isFresh }: { message: Message; isFresh: boolean }) {
  const text = messagesAdminText[useStaff().language];
  const action = (
    <Link className="use-again" to={`${messageAddress(newThing)}?copy=${message.id}`}>
      <Icon name="copy" />
      {text.useAgain}
      <span className="visually-hidden"> {text.of(message.title)}</span>
    </Link>
  );
  return (
    <ThingRow {...useRow(message, false)} isFresh={isFresh} action={message.isActive ? undefined : action} />
  );
}

/** The message that guests see; it can be taken down here, and the toast puts it back. */
function MessageInView({ message, isFresh }: { message: Message; isFresh: boolean }) {
  const { api, language, say } = useStaff();
  const text = messagesAdminText[language];
  const words = staffText[language];
  const restore = useRestore();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<{ isRunning: boolean; why?: string }>({ isRunning: false });

  async function takeDown() {
    setProgress({ isRunning: true });
    const fields = messageFields(message);
    try {
      const { id, version } = await api.put<Message>(
        `/messages/${message.id}`,
        { ...fields, isActive: false },
        message.version,
      );
      await revalidate();
      say(text.takenDown(message.title), [
        { label: words.undo, act: () => void restore({ id, version, fields }) },
      ]);
    } catch (error) {
      // Somebody else's version first, so that what is taken down next is what one sees.
      if (error instanceof ApiError && error.status === 412) await revalidate();
      setProgress({ isRunning: false, why: failureWords(error, language) });
    }
  }

  return (
    <>
      <ul className="thing-rows in-view">
        <ThingRow
          {...useRow(message, true)}
          isFresh={isFresh}
          action={
            <button
              type="button"
              className="button plain"
              aria-disabled={progress.isRunning}
              onClick={() => progress.isRunning || void takeDown()}
            >
              {progress.isRunning ? text.takingDown : progress.why ? words.retry : text.takeDown}
              <span className="visually-hidden"> {text.of(message.title)}</span>
            </button>
          }
        />
      </ul>
      {progress.why && (
        <p className="field-fault" role="alert">
          <Icon name="fault" />
          {text.notTakenDown} {progress.why}
        </p>
      )}
    </>
  );
}

/** An undo that didn't come about, and the way to try again. */
function FailedUndo() {
  const { language } = useStaff();
  const { failed } = (useLocation().state ?? {}) as ListState;
  const navigate = useNavigate();
  const restore = useRestore();
  if (!failed) return null;
  return (
    <CallFault
      words={`${messagesAdminText[language].notUndone(failed.undo.fields.title)} ${failed.why}`}
      onRetry={async () => {
        await navigate(".", { replace: true, state: { saved: failed.undo.id } satisfies ListState });
        await restore(failed.undo);
      }}
    />
  );
}

/** The rows below are those of a while ago. */
function FailedFetch() {
  const { language } = useStaff();
  const { failure } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  if (!failure) return null;
  const words = `${staffText[language].notLoaded}. ${failureWords(failure, language)}`;
  return <CallFault words={words} onRetry={() => void revalidate()} />;
}
