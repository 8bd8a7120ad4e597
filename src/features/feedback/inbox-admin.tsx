import { useEffect, useRef } from "react";
import { NavLink, Outlet, useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from "react-router";
import { Empty } from "#src/ui/staff/list-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { inboxText } from "./inbox-admin.text.ts";
import { FailureNote } from "./inbox-failure-note.tsx";
import { useFailures } from "./inbox-failures.ts";
import { InboxKeys } from "./inbox-keys.tsx";
import { InboxRow } from "./inbox-row.tsx";
import { boxes, type InboxCounts, type ReceivedFeedback } from "./inbox.ts";
import { hasVisibleFocus, inboxAddress, useInbox, type Fetched } from "./use-inbox.ts";

/** The first part of the box that the address names; of the new ones when it names none. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Fetched> {
  const wanted = new URL(request.url).searchParams.get("box");
  const box = boxes.find((each) => each === wanted) ?? boxes[0];
  return { box, part: await context.get(apiContext).list<ReceivedFeedback>(`/feedback?box=${box}`) };
}

/** What guests have sent: three boxes, the rows of one, and the message that is open beside or over them. */
export function Component() {
  const { language } = useStaff();
  const text = inboxText[language];
  const words = staffText[language];
  const { counts } = useRouteLoaderData<{ counts: InboxCounts }>("shell")!;
  const inbox = useInbox(useLoaderData<typeof loader>());
  const { box, rows, openId } = inbox;
  const failures = useFailures();
  const screen = useRef<HTMLDivElement>(null);
  const before = useRef(openId);

  useEffect(() => {
    const closed = openId === undefined ? before.current : undefined;
    before.current = openId;
    if (closed === undefined || hasVisibleFocus()) return;
    // Back to where it came from; to the heading when that is gone.
    const row = screen.current?.querySelector<HTMLElement>(`[data-message="${closed}"]`);
    (row ?? screen.current?.querySelector("h1"))?.focus();
  }, [openId]);

  return (
    <div className={openId === undefined ? "inbox" : "inbox is-open"} ref={screen}>
      <header className="inbox-head">
        <h1 tabIndex={-1}>{text.inbox}</h1>
        <nav aria-label={text.tabs}>
          {boxes.map((each) => (
            <NavLink
              key={each}
              to={inboxAddress(each)}
              className={each === box ? "current" : ""}
              aria-current={each === box ? "page" : false}
            >
              {text.boxes[each]}
              <span className={each === "new" && counts.new > 0 ? "count waiting" : "count"}>
                {counts[each]}
              </span>
            </NavLink>
          ))}
        </nav>
      </header>
      <div className="inbox-failures" role="alert">
        {failures.map((failure) => {
          const isInRow = rows.some(({ id }) => id === failure.message.id);
          return (
            <FailureNote
              key={failure.message.id}
              failure={failure}
              className={isInRow ? "in-row" : ""}
              onRetry={() => void inbox.change(failure.message, failure.change)}
            />
          );
        })}
      </div>
      <div className="inbox-columns">
        <section className="inbox-list" aria-label={text.messages}>
          {rows.length === 0 ? (
            <Empty icon={box === "starred" ? "star" : "staff-inbox"} heading={text.empty[box].heading}>
              {text.empty[box].sentence}
            </Empty>
          ) : (
            <ul>
              {rows.map((message) => (
                <InboxRow
                  key={message.id}
                  message={message}
                  to={inboxAddress(box, message.id)}
                  isOpen={message.id === openId}
                  failure={failures.find((failure) => failure.message.id === message.id)}
                  onRetry={(failure) => void inbox.change(failure.message, failure.change)}
                />
              ))}
            </ul>
          )}
          {inbox.hasMore ? (
            <div className="inbox-more">
              {inbox.moreFailure && <p role="alert">{inbox.moreFailure}</p>}
              <button type="button" className="button plain" onClick={() => void inbox.showMore()}>
                {inbox.moreFailure ? words.retry : words.nextPart}
              </button>
            </div>
          ) : (
            rows.length > 0 && <p className="inbox-end">{text.end[box]}</p>
          )}
        </section>
        {openId === undefined && rows.length > 0 && <p className="inbox-choose">{text.choose}</p>}
        <Outlet context={inbox} />
      </div>
      <InboxKeys inbox={inbox} />
    </div>
  );
}
