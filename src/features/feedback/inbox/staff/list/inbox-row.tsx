import { Link } from "react-router";
import { Icon } from "#src/ui/icon.tsx";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { inboxAnswerText, inboxText, inboxToolsText } from "#messages/inbox";
import { sourceName } from "#src/features/feedback/inbox/source-name.ts";
import { FailureNote, type Failure } from "#src/features/feedback/inbox/staff/message/inbox-failures.tsx";
import type { WrittenNote } from "#src/features/feedback/inbox/staff/written-notes.ts";
import { fromFirstHit, hasHit } from "#src/cms/search/hits.ts";
import { Hits } from "#src/cms/staff/lists/hits.tsx";
import { useOwnAnswers } from "#src/features/feedback/inbox/staff/message/own-answers.ts";
import type { Selection } from "./inbox-several.tsx";
import type { View } from "#src/features/feedback/inbox/staff/inbox-view.ts";
import type { ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";
import { boxOf } from "#src/features/feedback/inbox/box.ts";

interface Props {
  message: ReceivedFeedback;
  view: View;
  words: readonly string[];
  to: string;
  isOpen: boolean;
  /** The note that this user has written on the message since the app was opened. Undefined without such a note. */
  note: WrittenNote | undefined;
  failure: Failure | undefined;
  /** The selection of several messages. Undefined when staff aren't selecting messages. */
  selection: Selection | undefined;
  onRetry(failure: Failure): void;
}

/** A message in the list. A click anywhere opens it, or selects it while staff select several messages. */
export function InboxRow({ message, view, words, to, isOpen, note, failure, selection, onRetry }: Props) {
  const { language } = useStaff();
  const text = inboxText[language];
  const notes = inboxToolsText[language].note;
  const { name, sentDate, source, isStarred, isArchived } = message;
  const isAsked = useOwnAnswers().includes(message.id);
  const isHit = (part: string) => hasHit(part, words);
  const sender = name.trim() ? <Hits text={name.trim()} words={words} /> : text.noName;
  const classes = [
    "inbox-row link-row line-below entry",
    isOpen && "shown",
    message.readDate === null && "unread",
  ];
  return (
    <li className={classes.filter(Boolean).join(" ")}>
      {selection ? (
        <label className="inbox-sender row-link row-title cut">
          <input
            className="above big-mark"
            type="checkbox"
            checked={selection.has(message.id)}
            onChange={() => selection.toggle(message.id)}
          />
          {sender}
        </label>
      ) : (
        <Link
          className="inbox-sender row-link row-title cut"
          to={to}
          data-message={message.id}
          aria-current={isOpen ? "true" : undefined}
          replace={isOpen}
        >
          {sender}
          {message.readDate === null && <span className="visually-hidden"> ({text.unread})</span>}
        </Link>
      )}
      <time className="quiet small figures" dateTime={sentDate}>
        {shortMoment(sentDate, language)}
      </time>
      <p className="lines-13 across quiet two-lines breaks">
        <Hits text={fromFirstHit(message.message, words)} words={words} />
      </p>
      {[message.email, message.mobile].filter(isHit).map((part) => (
        <p key={part} className="lines-13 across quiet two-lines breaks">
          <Hits text={part} words={words} />
        </p>
      ))}
      {isHit(message.note) && (
        <p className="lines-13 across quiet two-lines breaks">
          {notes.sign}: <Hits text={fromFirstHit(message.note, words)} words={words} />
        </p>
      )}
      <p className="source across row quiet small breaks icons-16">
        <Icon name={source === "contact" ? "mail" : "chat"} />
        {sourceName(source, language)}
        {view.place === "all" && (
          <>
            <Icon name="staff-inbox" />
            {text.boxes[boxOf(message)]}
          </>
        )}
        {isStarred && (isArchived || view.place === "new") && (
          <>
            <Icon name="star" />
            {text.starShort}
          </>
        )}
        {(message.answeredDate !== null || isAsked) && (
          <>
            <Icon name="reply" />
            {isAsked ? inboxAnswerText[language].asked.sign : inboxAnswerText[language].sign}
          </>
        )}
        {message.note && (
          <>
            <Icon name="note" />
            {notes.sign}
          </>
        )}
      </p>
      {note?.state.kind === "failed" && !isOpen && (
        <p className="inbox-failure noted close panel pad-8 alert as-alert icons-20 across above">
          <Icon name="fault" />
          {notes.unsavedSign}
        </p>
      )}
      {failure && <FailureNote className="across above" failure={failure} onRetry={() => onRetry(failure)} />}
    </li>
  );
}
