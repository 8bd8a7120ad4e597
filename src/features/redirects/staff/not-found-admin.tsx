import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useState } from "react";
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { kinds } from "#src/cms/kinds.ts";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { listFirst, requestedRows } from "#src/cms/staff/lists/list-all.ts";
import { Empty } from "#src/cms/staff/lists/list-screen.tsx";
import { NextPart } from "#src/cms/staff/lists/next-part.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { useUndo } from "#src/cms/staff/undo.tsx";
import { targetName } from "#src/features/redirects/page-targets.ts";
import type { NotFound } from "#src/features/redirects/redirect.ts";
import { newResource, staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { staffText } from "#messages/staff";
import { redirectsAdminText } from "#messages/redirects";
import { dayWords, RedirectsScreen } from "./redirect-tabs.tsx";

const rowsAtOnce = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const count = requestedRows(request.url, rowsAtOnce);
  const { items, next } = await listFirst<NotFound>(context.get(apiContext), "/notfound", count);
  return { items, more: next === undefined ? undefined : count + rowsAtOnce };
}

/** The addresses that guests didn't find. One press redirects an address to the proposed target. */
export function Component() {
  const text = redirectsAdminText[useStaff().language];
  const { items, more } = useLoaderData<typeof loader>();
  return (
    <RedirectsScreen>
      {items.length === 0 ? (
        <Empty icon="check" heading={text.nothing.heading}>
          {text.nothing.explanation}
        </Empty>
      ) : (
        <>
          <ul>
            {items.map((each) => (
              <Row key={each.path} row={each} />
            ))}
          </ul>
          {more !== undefined && <NextPart show={more} />}
          <p className="quiet measure small gap-above-16 gap-below-16">{text.counted}</p>
        </>
      )}
    </RedirectsScreen>
  );
}

function Row({ row: { path, count, last, referrers, proposal } }: { row: NotFound }) {
  const { api, language, showToast } = useStaff();
  const text = redirectsAdminText[language];
  const fill = useFill();
  const { revalidate } = useRevalidator();
  const undo = useUndo();
  const [isSending, setIsSending] = useState(false);
  const [failed, setFailed] = useState<{ reason: string; retry: () => void }>();
  const [key] = useState(() => crypto.randomUUID());

  async function send(to: string, name?: string) {
    setIsSending(true);
    setFailed(undefined);
    try {
      const sent = { from: path, to, status: name === undefined ? 410 : 301 };
      const { id, version } = await api.add<{ id: number; version: number }>(
        kinds.redirect.path,
        sent,
        `${key} ${to}`,
      );
      await revalidate();
      const added = {
        action: "added" as const,
        path: `${kinds.redirect.path}/${id}`,
        version,
        name: path,
        list: at.notFound,
      };
      showToast(name === undefined ? text.markedGone({ path }) : text.sent({ path, name }), [
        { label: staffText[language].undo, act: () => void undo(added) },
      ]);
    } catch (error) {
      setFailed({ reason: failureWords(error, language), retry: () => void send(to, name) });
    } finally {
      setIsSending(false);
    }
  }

  const name = proposal && fill(targetName(proposal.to, proposal.title));
  const ofPath = <span className="visually-hidden"> {path}</span>;
  return (
    <li className="not-found-row stack centred line-below pad-8">
      <div className="breaks">
        <strong>{path}</strong>
        <p className="quiet small">{sourceWords(referrers, text)}</p>
      </div>
      <p className="quiet small figures">
        <strong className="as-ink">{text.times({ count })}</strong> {dayWords(last, language)}
      </p>
      <div className="not-found-actions spread">
        {proposal && name && (
          <StaffButton
            icon="check"
            aria-disabled={isSending}
            onClick={() => !isSending && void send(proposal.to, name)}
          >
            {text.sendTo({ name })}
            {ofPath}
          </StaffButton>
        )}
        <Link
          className="target strong"
          to={`${at.redirects}/${newResource}?from=${encodeURIComponent(path)}`}
        >
          {proposal ? text.other : text.choose}
          {ofPath}
        </Link>
        <StaffButton
          look="link"
          className="target strong"
          aria-disabled={isSending}
          onClick={() => !isSending && void send("")}
        >
          {text.noMore}
          {ofPath}
        </StaffButton>
      </div>
      {failed && (
        <div className="across">
          <CallFault words={failed.reason} onRetry={failed.retry} />
        </div>
      )}
    </li>
  );
}

/** Names the host from which most requests came. */
function sourceWords([first]: NotFound["referrers"], text: (typeof redirectsAdminText)["nb"]): string {
  if (!first || first.host === "") return text.noSource;
  return first.host === location.host
    ? text.ownSource
    : text.source({ host: first.host.replace(/^www\./, "") });
}
