import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Link, useOutletContext, useParams } from "react-router";
import { formatCount } from "#src/i18n/format.ts";
import { Icon } from "#src/ui/icon.tsx";
import { isGone } from "#src/cms/staff/api.ts";
import { PresenceNote } from "#src/cms/staff/conflict/presence-note.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { longMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { inboxAnswerText, inboxText, inboxToolsText } from "#messages/inbox";
import { staffText } from "#messages/staff";
import { ContactDialog } from "./contact-dialog.tsx";
import { sourceName } from "#src/features/feedback/inbox/source-name.ts";
import { Hits } from "#src/cms/staff/lists/hits.tsx";
import { MessageActions } from "./inbox-message-actions.tsx";
import { InboxNote } from "./inbox-note.tsx";
import { inboxAddress } from "#src/features/feedback/inbox/staff/inbox-view.ts";
import type { InboxCounts, ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";
import { AnswerTemplates } from "./answer-templates.tsx";
import { AnswerForm, findUnsentAnswer, removeUnsentAnswer } from "./answer-form.tsx";
import { Answers, OtherMessages, Receipt } from "./inbox-answers.tsx";
import { setOwnAnswer, useOwnAnswers } from "./own-answers.ts";
import { phoneAddress, replyAddress, replyWords } from "./reply.ts";
import { useCorrespondence } from "./use-correspondence.ts";
import { hasVisibleFocus, type Inbox } from "#src/features/feedback/inbox/staff/use-inbox.ts";

export function Component() {
  const { language } = useStaff();
  const text = inboxText[language];
  const inbox = useOutletContext<Inbox>();
  const id = Number(useParams()["id"]);
  const [attempt, setAttempt] = useState(0);
  const index = inbox.rows.findIndex((each) => each.id === id);
  const { view, rows, counts, hasMore } = inbox;
  // The number of hits is unknown until the search has loaded all hits.
  const counted = view.search ? undefined : counts?.[view.place as keyof InboxCounts];
  const all = hasMore ? (counted ?? `${rows.length}+`) : rows.length;
  const position =
    index < 0
      ? undefined
      : text.position({
          index: formatCount(index + 1, language),
          count: typeof all === "number" ? formatCount(all, language) : all,
        });
  return (
    <div className="inbox-pane positioned">
      <div className="inbox-position row quiet figures icons-18">
        <Link className="inbox-back target on-phone stretch bold unlined" to={inboxAddress(view)}>
          <Icon name="left" />
          {text.inbox}
        </Link>
        <span className="one-line" aria-live="polite">
          {position}
        </span>
        <StaffButton
          look="icon"
          className="box as-ink"
          icon="up"
          aria-label={text.previous}
          aria-disabled={index <= 0}
          onClick={() => void inbox.step(-1)}
        />
        <StaffButton
          look="icon"
          className="box as-ink"
          icon="down"
          aria-label={text.next}
          aria-disabled={index < 0 || (index === rows.length - 1 && !hasMore)}
          onClick={() => void inbox.step(1)}
        />
      </div>
      {index < 0 ? (
        <Elsewhere
          key={`${id} ${attempt}`}
          id={id}
          inbox={inbox}
          onAgain={() => setAttempt((before) => before + 1)}
        />
      ) : (
        <Message message={rows[index]!} inbox={inbox} />
      )}
    </div>
  );
}

/** Shows an open message that isn't in the loaded rows: it is further down in the list, in another box, or deleted. */
function Elsewhere({ id, inbox, onAgain }: { id: number; inbox: Inbox; onAgain: () => void }) {
  const { api, language } = useStaff();
  const text = inboxText[language];
  const words = staffText[language];
  const [message, setMessage] = useState<ReceivedFeedback>();
  const [failure, setFailure] = useState<{ reason: string; isFinal: boolean }>();
  useEffect(() => {
    const abort = new AbortController();
    api.get<ReceivedFeedback>(`/feedback/${id}`, abort.signal).then(setMessage, (error: unknown) => {
      if (!abort.signal.aborted)
        setFailure({ reason: failureWords(error, language), isFinal: isGone(error) });
    });
    return () => abort.abort();
  }, [api, id, language]);
  if (message) {
    const take = (taken: ReceivedFeedback) => {
      inbox.updateMessage(taken);
      setMessage(taken);
    };
    return <Message message={message} inbox={inbox} onChanged={onAgain} onNoted={take} />;
  }
  if (failure?.isFinal)
    return (
      <div className="inbox-broken stack hug" role="alert">
        <h2>{words.gone.heading}</h2>
        <p>{text.gone}</p>
        <Link className="button plain" to={inboxAddress(inbox.view)}>
          {words.gone.toList}
        </Link>
      </div>
    );
  return failure ? (
    <div className="inbox-broken stack hug" role="alert">
      <h2>{words.notLoaded}</h2>
      <p>
        {failure.reason} {words.nothingLost}
      </p>
      <StaffButton onClick={onAgain}>{words.retry}</StaffButton>
    </div>
  ) : (
    <p className="inbox-broken loading stack hug quiet">{text.loading}</p>
  );
}

interface MessageProps {
  message: ReceivedFeedback;
  inbox: Inbox;
  /** Called after a change of a message outside the loaded rows. */
  onChanged?: () => void;
  /** Called when the note, sender or answer was saved, or when somebody else has changed the message. */
  onNoted?: (message: ReceivedFeedback) => void;
}

function Message({ message, inbox, onChanged, onNoted = inbox.updateMessage }: MessageProps) {
  const { language, siteName, drafts, showToast } = useStaff();
  const text = inboxText[language];
  const { words } = inbox;
  const related = useCorrespondence(message);
  const ownAnswers = useOwnAnswers();
  const [answering, setAnswering] = useState<{ id: number; isOpen: boolean }>();
  const ownProgram = (written: string) => replyAddress(message, replyWords(message, siteName), written);
  const templates = related.correspondence?.templates ?? [];
  const canAnswer = related.correspondence?.canAnswer === true;
  const isAnswering =
    canAnswer &&
    (answering?.id === message.id ? answering.isOpen : findUnsentAnswer(drafts, message.id) !== "");
  const { name, email, mobile, sentDate, source } = message;
  const phone = phoneAddress(mobile);
  const [isCorrecting, setCorrecting] = useState(false);
  function openAnswer() {
    if (isAnswering) document.querySelector<HTMLElement>(".inbox-answer-form textarea")?.focus();
    else setAnswering({ id: message.id, isOpen: true });
  }
  function closeAnswer() {
    // On a phone the form hides the actions. They must be visible before the reply button gets focus.
    flushSync(() => setAnswering({ id: message.id, isOpen: false }));
    document.querySelector<HTMLElement>(".inbox-reply")?.focus();
  }
  function announceSent(answered: ReceivedFeedback) {
    closeAnswer();
    setOwnAnswer(message.id, false);
    onNoted(answered);
    const archive = { label: text.archive, act: () => void inbox.change(answered, "archive") };
    showToast(
      inboxAnswerText[language].sent({ name: name.trim() || undefined }),
      answered.isArchived ? [] : [archive],
    );
  }
  async function markAnswered() {
    removeUnsentAnswer(drafts, message.id);
    setAnswering(undefined);
    await inbox.change(message, "answered");
    onChanged?.();
  }
  return (
    <article aria-labelledby="message-name">
      <MessageActions
        message={message}
        inbox={inbox}
        onChanged={onChanged}
        onAnswer={canAnswer ? openAnswer : undefined}
        isAnswering={isAnswering}
        onOwnProgram={() => setOwnAnswer(message.id, true)}
        isMarkedAnswered={related.correspondence?.answers.at(-1)?.state === "elsewhere"}
      />
      <header className="inbox-from on-baseline line-below spread icons-16">
        <Sender key={message.id} message={message} inbox={inbox}>
          {name.trim() ? <Hits text={name.trim()} words={words} /> : text.noName}
        </Sender>
        <time className="quiet" dateTime={sentDate}>
          {longMoment(sentDate, language)}
        </time>
        <ul className="cluster quiet">
          <li className="cluster close breaks">
            <Icon name={source === "contact" ? "mail" : "chat"} />
            {sourceName(source, language)}
          </li>
          {email && (
            <>
              <li className="cluster close breaks shrinks as-ink">
                <Hits text={email} words={words} />
              </li>
              <li className="inbox-reach cluster close breaks shrinks">
                <CopyEmail email={email} />
              </li>
            </>
          )}
          {mobile.trim() && (
            <li
              className={phone ? "inbox-reach cluster close breaks shrinks" : "cluster close breaks shrinks"}
            >
              {phone ? (
                <a className="row" href={phone}>
                  <Icon name="phone" />
                  {text.call}&nbsp;
                  {mobile}
                </a>
              ) : (
                <>
                  <Icon name="phone" />
                  {mobile}
                </>
              )}
            </li>
          )}
          {message.deletedDate === null && (
            <li className="cluster close breaks">
              <StaffButton
                look="link"
                className="row regular"
                icon="pencil"
                onClick={() => setCorrecting(true)}
              >
                {inboxToolsText[language].contact.open}
              </StaffButton>
            </li>
          )}
        </ul>
      </header>
      <div aria-live="polite">
        {message.deletedDate === null && ownAnswers.includes(message.id) && (
          <OwnAnswer
            key={message.id}
            onYes={() => void markAnswered()}
            onNo={() => setOwnAnswer(message.id, false)}
          />
        )}
      </div>
      {message.deletedDate === null && (
        <PresenceNote kind="feedback" resourceId={message.id} isWriting={isAnswering} />
      )}
      {isCorrecting && (
        <ContactDialog message={message} onSaved={onNoted} onClose={() => setCorrecting(false)} />
      )}
      <div className="inbox-words size-17 stack measure">
        {message.message
          .trim()
          .split(/\n[^\S\n]*\n\s*/)
          .map((paragraph, index) => (
            <p key={index} className="breaks lines">
              <Hits text={paragraph} words={words} />
            </p>
          ))}
      </div>
      <Receipt {...related} />
      <Answers id={message.id} {...related} />
      {related.correspondence?.canAnswer === false &&
        message.deletedDate === null &&
        templates.length > 0 &&
        ownProgram("") && (
          <div className="gap-below-16">
            <AnswerTemplates
              templates={templates}
              guestsLanguage={message.language}
              addressOf={(written) => ownProgram(written)!}
              onChoose={() => setOwnAnswer(message.id, true)}
            />
          </div>
        )}
      {isAnswering && (
        <AnswerForm
          key={`answer ${message.id}`}
          message={message}
          templates={templates}
          ownProgram={ownProgram}
          onOwnProgram={() => setOwnAnswer(message.id, true)}
          onChanged={onNoted}
          onSent={announceSent}
          onClose={closeAnswer}
        />
      )}
      {message.deletedDate === null ? (
        <InboxNote key={message.id} message={message} onSaved={onNoted} />
      ) : (
        message.note && (
          <section
            className="inbox-note line-above stack tight measure"
            aria-label={inboxToolsText[language].note.label}
          >
            <h3>{inboxToolsText[language].note.label}</h3>
            <p className="breaks lines">{message.note}</p>
          </section>
        )
      )}
      <OtherMessages {...related} />
    </article>
  );
}

/**
 * Shows the heading with the sender. Opening a message marks it as read, unless the message is deleted. The heading
 * gets focus if no visible element has focus. If staff mark the message as unread, it stays unread while it is open.
 */
function Sender({ message, inbox, children }: MessageProps & { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useEffectEvent(() => {
    if (!hasVisibleFocus()) heading.current?.focus();
    if (message.readDate === null && message.deletedDate === null) void inbox.markRead([message], true);
  });
  useEffect(() => open(), []);
  return (
    <h2 id="message-name" className="breaks" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
}

/** Asks whether the answer was sent from the user's own e-mail program. */
function OwnAnswer({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const text = inboxAnswerText[useStaff().language].asked;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current!.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="inbox-meanwhile cluster" ref={box}>
      <p>{text.heading}</p>
      <StaffButton onClick={onYes}>{text.yes}</StaffButton>
      <StaffButton look="link" onClick={onNo}>
        {text.no}
      </StaffButton>
    </div>
  );
}

function CopyEmail({ email }: { email: string }) {
  const { language, showToast } = useStaff();
  const text = inboxText[language];
  const copy = async () => {
    await navigator.clipboard.writeText(email);
    showToast(text.copied);
  };
  return (
    <StaffButton look="link" className="row regular" icon="copy" onClick={() => void copy()}>
      {text.copyEmail}
    </StaffButton>
  );
}
