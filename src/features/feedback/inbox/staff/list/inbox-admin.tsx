import { useEffect, useRef } from "react";
import { NavLink, Outlet, useLoaderData, type LoaderFunctionArgs, useMatch, useNavigate } from "react-router";
import { ApiError, NoAnswerError } from "#src/cms/staff/api.ts";
import { ScreenHeading } from "#src/cms/staff/screen-heading.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { feedbackKindText } from "#messages/feedback";
import { inboxText, inboxToolsText } from "#messages/inbox";
import type { InboxFolder } from "#src/features/feedback/inbox/staff/inbox-changes.ts";
import {
  FailureNote,
  useFailures,
  type Failure,
} from "#src/features/feedback/inbox/staff/message/inbox-failures.tsx";
import { useSingleKeys } from "#src/cms/staff/shortcuts.ts";
import { InboxKeys } from "./inbox-keys.tsx";
import { InboxList } from "./inbox-list.tsx";
import { InboxMenu } from "./inbox-menu.tsx";
import {
  apiQuery,
  fetchRows,
  inboxAddress,
  viewIn,
  type View,
} from "#src/features/feedback/inbox/staff/inbox-view.ts";
import { hasVisibleFocus, useInbox, type Fetched } from "#src/features/feedback/inbox/staff/use-inbox.ts";
import { briefCount, formatCount } from "#src/i18n/format.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { useMedia } from "#src/cms/staff/fields/text-language.ts";
import { rowsAtOnce } from "#src/cms/staff/lists/rows.ts";
import { TypedSearch } from "#src/cms/staff/lists/typed-search.tsx";
import "./inbox-row.css";
import "./inbox-admin.css";
import "#src/features/feedback/inbox/staff/message/inbox-message-admin.css";
import "#src/features/feedback/inbox/staff/message/inbox-answer.css";
import "./inbox-tools.css";

/** Returns the key of the list's state. Each view has its own state, so that boxes and searches aren't mixed. */
export const listOf = ({ searchParams }: URL): string => inboxAddress(viewIn(searchParams));

/** Loads the first part of the view. When a search fails, the screen keeps the search text and shows the failure. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Fetched> {
  const view = viewIn(new URL(request.url).searchParams);
  const query = new URLSearchParams(apiQuery(view));
  query.set("limit", String(rowsAtOnce));
  try {
    const part = await fetchRows(context.get(apiContext), `/feedback?${query.toString()}`, request.signal);
    return { view, part };
  } catch (error) {
    if (!view.search || !(error instanceof ApiError || error instanceof NoAnswerError)) throw error;
    return { view, failure: error };
  }
}

/** The open message is beside the list. On a phone the open message covers the list. */
export function Component() {
  const { language } = useStaff();
  const text = inboxText[language];
  const tools = inboxToolsText[language];
  const fetched = useLoaderData<typeof loader>();
  const inbox = useInbox(fetched);
  const { view, rows, counts, openId } = inbox;
  const failures = useFailures();
  // On a phone the open message covers the rows.
  const coversRows = useMedia("(width < 43.75rem)") && openId !== undefined;
  const isShownInRow = ({ message }: Failure) => !coversRows && rows.some(({ id }) => id === message.id);
  const screen = useRef<HTMLDivElement>(null);
  const before = useRef(openId);

  useEffect(() => {
    const closed = openId === undefined ? before.current : undefined;
    before.current = openId;
    if (closed === undefined || hasVisibleFocus()) return;
    // Focus returns to the row of the closed message, or to the heading when the row is gone.
    const row = screen.current?.querySelector<HTMLElement>(`[data-message="${closed}"]`);
    (row ?? screen.current?.querySelector("h1"))?.focus();
  }, [openId]);

  const tab = (place: InboxFolder, label: string, count?: number) => (
    <NavLink
      key={place}
      to={inboxAddress({ ...view, place })}
      className={place === view.place ? "row unlined strong current" : "row unlined as-ink strong"}
      aria-current={place === view.place ? "page" : false}
    >
      {label}
      {count !== undefined && (
        <span className={place === "new" && count > 0 ? "bold" : "regular quiet"}>
          <span aria-hidden="true"> ({briefCount(count)})</span>
          <span className="visually-hidden">
            {" "}
            ({place === "new" ? feedbackKindText[language].waiting({ count }) : formatCount(count, language)})
          </span>
        </span>
      )}
    </NavLink>
  );
  return (
    <div className={openId === undefined ? "inbox" : "inbox is-open"} ref={screen}>
      <header className="inbox-head line-below full-bar row">
        <ScreenHeading>{text.inbox}</ScreenHeading>
        <nav aria-label={text.tabs}>
          {(["new", "starred", "archived"] as const).map((box) =>
            tab(box, text.boxes[box], counts?.[box === "new" ? "unanswered" : box]),
          )}
          {(view.place === "deleted" || view.place === "spam") && tab(view.place, text.boxes[view.place])}
          {view.place === "all" && tab("all", tools.search.all)}
        </nav>
        <InboxSearch view={view} />
        <InboxMenu view={view} />
      </header>
      <div className="inbox-failures" role="alert">
        {failures.map((each) => (
          <FailureNote
            key={each.message.id}
            failure={each}
            className={isShownInRow(each) ? "visually-hidden" : "gap-above-8"}
            onRetry={isShownInRow(each) ? undefined : () => void inbox.change(each.message, each.change)}
          />
        ))}
      </div>
      <div className="inbox-columns">
        <InboxList inbox={inbox} failures={failures} failure={fetched.failure} />
        {openId === undefined && rows.length > 0 && (
          <p className="inbox-choose inbox-inset pad-16 quiet on-desk">{text.choose}</p>
        )}
        <Outlet context={inbox} />
      </div>
      <InboxKeys inbox={inbox} />
    </div>
  );
}

/** The search field. It searches while staff type. The address contains the search text. */
function InboxSearch({ view }: { view: View }) {
  const text = inboxToolsText[useStaff().language].search;
  const navigate = useNavigate();
  const isMessageOpen = useMatch(`${staffAddresses.inbox}/:id`) !== null;
  const [isOn] = useSingleKeys();
  return (
    <div className="inbox-search positioned push">
      <TypedSearch
        label={text.label}
        value={view.search}
        // A search closes the open message, because on a phone the message covers the list.
        onSearch={(search) => void navigate(inboxAddress({ ...view, search }), { replace: !isMessageOpen })}
      >
        {isOn && (
          <kbd className="on-desk" aria-hidden="true">
            /
          </kbd>
        )}
      </TypedSearch>
    </div>
  );
}
