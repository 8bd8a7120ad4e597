import { Fragment } from "react";
import { Link, useRevalidator } from "react-router";
import type { ApiError, NoAnswerError } from "#src/cms/staff/api.ts";
import { formatCount } from "#src/i18n/format.ts";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { Empty } from "#src/cms/staff/lists/list-screen.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { inboxText, inboxToolsText } from "#messages/inbox";
import { staffText } from "#messages/staff";
import type { Failure } from "#src/features/feedback/inbox/staff/message/inbox-failures.tsx";
import { useWrittenNotes } from "#src/features/feedback/inbox/staff/written-notes.ts";
import { InboxRow } from "./inbox-row.tsx";
import { InboxSeveral, useSelection } from "./inbox-several.tsx";
import { inboxAddress } from "#src/features/feedback/inbox/staff/inbox-view.ts";
import type { ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";
import { focusSearch, type Inbox } from "#src/features/feedback/inbox/staff/use-inbox.ts";

interface Props {
  inbox: Inbox;
  failures: readonly Failure[];
  failure: ApiError | NoAnswerError | undefined;
}

export function InboxList({ inbox, failures, failure }: Props) {
  const { language } = useStaff();
  const text = inboxText[language];
  const words = staffText[language];
  const search = inboxToolsText[language].search;
  const { revalidate } = useRevalidator();
  const notes = useWrittenNotes();
  const { view, rows, hasMore } = inbox;
  const selecting = useSelection(inbox);
  const isAnswered = ({ answeredDate }: ReceivedFeedback) =>
    view.place === "new" && !view.search && answeredDate !== null;
  const answered = rows.filter(isAnswered);
  const parts = [rows.filter((message) => !isAnswered(message)), answered].filter(({ length }) => length > 0);
  const count = `${formatCount(rows.length, language)}${hasMore ? "+" : ""}`;
  return (
    <section className="inbox-list" aria-label={text.messages}>
      <p
        className={
          rows.length > 0 ? "inbox-inset pad-8 line-below unless-empty quiet small" : "visually-hidden"
        }
        aria-live="polite"
      >
        {view.search && !failure && search.found({ count, place: search.places[view.place] })}
      </p>
      {failure && (
        <div className="inbox-inset gap-above-16">
          <CallFault
            words={[failureWords(failure, language), rows.length > 0 && words.mayBeOld]
              .filter(Boolean)
              .join(" ")}
            onRetry={() => void revalidate()}
          />
        </div>
      )}
      {rows.length === 0 && !failure && !hasMore && <Nothing inbox={inbox} />}
      {rows.length > 0 && <InboxSeveral inbox={inbox} selecting={selecting} />}
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part === answered && <h2 className="inbox-part line-below size-16">{text.answered}</h2>}
          <ul>
            {part.map((message) => (
              <InboxRow
                key={message.id}
                message={message}
                view={view}
                words={inbox.words}
                to={inboxAddress(view, message.id)}
                isOpen={message.id === inbox.openId}
                selection={selecting.selection}
                note={notes.get(message.id)}
                failure={failures.find((each) => each.message.id === message.id)}
                onRetry={(each) => void inbox.change(each.message, each.change)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {hasMore ? (
        <div className="inbox-inset pad-16 quiet">
          {inbox.moreFailure && <p role="alert">{inbox.moreFailure}</p>}
          <StaffButton onClick={() => void inbox.showMore()}>
            {inbox.moreFailure ? words.retry : words.nextPart}
          </StaffButton>
        </div>
      ) : (
        rows.length > 0 && (
          <p className="inbox-inset pad-16 quiet">{view.search ? search.end : text.end[view.place]}</p>
        )
      )}
    </section>
  );
}

/** The text for a box without messages, or for a search without hits. */
function Nothing({ inbox: { view } }: { inbox: Inbox }) {
  const { language } = useStaff();
  const text = inboxText[language];
  const search = inboxToolsText[language].search;
  if (!view.search)
    return (
      <Empty
        icon={view.place === "starred" ? "star" : "staff-inbox"}
        heading={text.empty[view.place].heading}
      >
        {text.empty[view.place].sentence}
      </Empty>
    );
  const isEverywhere = view.place === "all";
  return (
    <Empty
      icon="search"
      heading={search.none({ search: view.search })}
      action={
        <Link
          className="button plain"
          to={inboxAddress(isEverywhere ? { place: "new", search: "" } : { ...view, place: "all" })}
          onClick={focusSearch}
        >
          {isEverywhere ? search.clear : search.everywhere}
        </Link>
      }
    >
      {isEverywhere ? search.noneAnywhere : search.noneHere({ place: search.places[view.place] })}
    </Empty>
  );
}
