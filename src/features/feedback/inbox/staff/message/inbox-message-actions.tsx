import { Icon } from "#src/ui/icon.tsx";
import { ActionMenu } from "#src/cms/staff/action-menu.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { inboxText } from "#messages/inbox";
import type { InboxAction } from "#src/features/feedback/inbox/staff/inbox-changes.ts";
import type { ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";
import { replyAddress, replyWords } from "./reply.ts";
import type { Inbox } from "#src/features/feedback/inbox/staff/use-inbox.ts";

interface Props {
  message: ReceivedFeedback;
  inbox: Inbox;
  onChanged?: (() => void) | undefined;
  /** Opens the answer form. Undefined when only the user's own e-mail program can send an answer. */
  onAnswer: (() => void) | undefined;
  isAnswering: boolean;
  onOwnProgram: () => void;
  /** True when the last answer was given outside the inbox. */
  isMarkedAnswered: boolean;
}

export function MessageActions(props: Props) {
  const { message, inbox, onChanged, onAnswer, isAnswering, onOwnProgram, isMarkedAnswered } = props;
  const { language, siteName } = useStaff();
  const text = inboxText[language];
  const { isStarred, isArchived, deletedDate } = message;
  const change = async (which: InboxAction) => {
    await inbox.change(message, which);
    onChanged?.();
  };
  if (deletedDate !== null) {
    return (
      <div className="inbox-actions line-below cluster tight icons-20">
        <p>{text.deleted[message.isSpam ? "spam" : "deleted"]}</p>
        <StaffButton onClick={() => void change("restore")}>{text.restore}</StaffButton>
      </div>
    );
  }
  const reply = replyAddress(message, replyWords(message, siteName));
  const replyWord = (
    <>
      <Icon name="reply" />
      <span className="on-wide">{text.reply}</span>
      <span className="on-narrow">{text.replyShort}</span>
    </>
  );
  return (
    <div className="inbox-actions line-below cluster tight icons-20">
      {reply && onAnswer ? (
        <button
          type="button"
          className={`button ${isAnswering ? "plain" : "action"} inbox-reply`}
          aria-expanded={isAnswering}
          onClick={onAnswer}
        >
          {replyWord}
        </button>
      ) : reply ? (
        <a className="button action inbox-reply" href={reply} onClick={onOwnProgram}>
          {replyWord}
        </a>
      ) : (
        <p className="inbox-no-reply lines-13 quiet small">{text.noEmail}</p>
      )}
      <button
        type="button"
        className={isStarred ? "flat-button as-ink starred" : "flat-button as-ink"}
        onClick={() => void change("star")}
      >
        <Icon name="star" />
        {isStarred ? (
          text.unstar
        ) : (
          <>
            <span className="on-wide">{text.star}</span>
            <span className="on-narrow">{text.starShort}</span>
          </>
        )}
      </button>
      <StaffButton look="flat" className="as-ink" icon="archive" onClick={() => void change("archive")}>
        {isArchived ? text.unarchive : text.archive}
      </StaffButton>
      <StaffButton look="flat" className="as-alert" icon="trash" onClick={() => void change("remove")}>
        {text.remove}
      </StaffButton>
      <ActionMenu
        className="flat-button as-ink"
        label={text.more}
        actions={[
          { icon: "mail", label: text.markUnread, act: () => void inbox.markRead([message], false) },
          isMarkedAnswered
            ? { icon: "reply", label: text.markUnanswered, act: () => void change("unanswered") }
            : { icon: "reply", label: text.markAnswered, act: () => void change("answered") },
          { icon: "spam", label: text.spam, act: () => void change("spam") },
        ]}
      >
        <Icon name="more" />
      </ActionMenu>
    </div>
  );
}
