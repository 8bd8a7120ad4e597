import { Icon } from "#src/ui/icon.tsx";
import { longMoment } from "#src/ui/staff/moments.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { inboxText } from "#src/features/inbox/staff/list/inbox-admin.text.ts";
import type { InboxAction } from "#src/features/inbox/staff/inbox-changes.ts";
import type { ReceivedFeedback } from "#src/features/inbox/inbox.ts";
import { replyAddress } from "./reply.ts";
import type { Inbox } from "#src/features/inbox/staff/use-inbox.ts";

interface Props {
  message: ReceivedFeedback;
  inbox: Inbox;
  onChanged?: (() => void) | undefined;
}

/** The actions for the open message; each works at once and can be undone. */
export function MessageActions({ message, inbox, onChanged }: Props) {
  const { language, siteName, say } = useStaff();
  const text = inboxText[language];
  const { name, sentDate, isStarred, isArchived, deletedDate } = message;
  const change = async (which: InboxAction) => {
    await inbox.change(message, which);
    onChanged?.();
  };
  if (deletedDate !== null) {
    return (
      <div className="inbox-actions">
        <p>{text.deleted}</p>
        <button type="button" className="button plain" onClick={() => void change("restore")}>
          {text.restore}
        </button>
      </div>
    );
  }
  // The answer is in the guest's language.
  const words = inboxText[message.language];
  const reply = replyAddress(message, {
    subject: words.subject(siteName),
    intro: words.wrote(name.trim(), longMoment(sentDate, message.language)),
  });
  const askArchive = () => {
    if (!isArchived)
      say(text.askArchive, [{ label: text.archive, act: () => void inbox.change(message, "archive") }]);
  };
  return (
    <div className="inbox-actions">
      {reply ? (
        <a className="button action inbox-reply" href={reply} onClick={askArchive}>
          <Icon name="reply" />
          <span className="long-word">{text.reply}</span>
          <span className="short-word">{text.replyShort}</span>
        </a>
      ) : (
        <p className="inbox-no-reply">{text.noEmail}</p>
      )}
      <button type="button" className={isStarred ? "starred" : ""} onClick={() => void change("star")}>
        <Icon name="star" />
        {isStarred ? (
          text.unstar
        ) : (
          <>
            <span className="long-word">{text.star}</span>
            <span className="short-word">{text.starShort}</span>
          </>
        )}
      </button>
      <button type="button" onClick={() => void change("archive")}>
        <Icon name="archive" />
        {isArchived ? text.unarchive : text.archive}
      </button>
      <button type="button" className="bad" onClick={() => void change("remove")}>
        <Icon name="trash" />
        {text.remove}
      </button>
    </div>
  );
}
