import { Link } from "react-router";
import { Icon } from "#src/ui/icon.tsx";
import { shortMoment } from "#src/ui/staff/moments.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { inboxText } from "./inbox-admin.text.ts";
import { FailureNote } from "./inbox-failure-note.tsx";
import type { Failure } from "./inbox-failures.ts";
import type { ReceivedFeedback } from "./inbox.ts";

interface Props {
  message: ReceivedFeedback;
  to: string;
  isOpen: boolean;
  failure: Failure | undefined;
  onRetry(failure: Failure): void;
}

/** A message in the list: from whom, when, how it begins, and where it comes from. The whole row opens it. */
export function InboxRow({ message, to, isOpen, failure, onRetry }: Props) {
  const { language } = useStaff();
  const text = inboxText[language];
  const { name, sentDate, source, isStarred, isArchived } = message;
  return (
    <li className={isOpen ? "inbox-row shown" : "inbox-row"}>
      <Link to={to} data-message={message.id} aria-current={isOpen ? "true" : undefined} replace={isOpen}>
        {name.trim() || text.noName}
      </Link>
      <time dateTime={sentDate}>{shortMoment(sentDate, language)}</time>
      <p className="excerpt">{message.message}</p>
      <p className="source">
        <Icon name={source === "contact" ? "mail" : "chat"} />
        {text.sources[source]}
        {isStarred && isArchived && (
          <>
            <Icon name="star" />
            {text.starShort}
          </>
        )}
      </p>
      {failure && <FailureNote failure={failure} onRetry={() => onRetry(failure)} />}
    </li>
  );
}
