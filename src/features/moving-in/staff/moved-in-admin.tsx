import { useId, useState } from "react";
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { Empty, ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { momentInWords } from "#src/cms/staff/moments.ts";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { isKind, labelOf, type MovedInReport } from "#src/features/moving-in/moved-in.ts";
import { Icon } from "#src/ui/icon.tsx";
import { movedInText, movingInRowText } from "#messages/moving-in";
import { staffText } from "#messages/staff";

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<MovedInReport>("/movedin");

/** The report of an import from an earlier website. Staff can publish or remove the imported content. */
export function Component() {
  const { language } = useStaff();
  const text = movedInText[language];
  const { source, at, counts, lines, lineCount, ready, removableUntil } = useLoaderData<typeof loader>();
  const lookId = useId();
  return (
    <ListScreen title={movingInRowText[language].name} back={placeOf("website", language)}>
      {source === null || at === null ? (
        <Empty icon="archive" heading={text.nothing}>
          {text.how}
        </Empty>
      ) : (
        <div className="stack apart wide">
          <p className="quiet measure">{text.lead({ source, moment: momentInWords(at, language) })}</p>
          <ul className="cluster loose">
            {counts.map(({ thing, count }) => (
              <li key={thing} className="figures">
                {text.counted({ name: labelOf(thing, language), count })}
              </li>
            ))}
          </ul>
          {ready > 0 && <Publish count={ready} />}
          <section className="screen-part" aria-labelledby={lookId}>
            <h2 id={lookId}>{text.look}</h2>
            {lines.length === 0 && <p className="quiet">{text.nothingToLook}</p>}
            <ul className={lines.length > 0 ? "ruled" : undefined}>
              {lines.map(({ thing, name, id, notes }, index) => (
                <li key={index} className="stack tight">
                  <span className="cluster">
                    <span className="quiet small">{labelOf(thing, language)}</span>
                    {id !== null && isKind(thing) ? (
                      <Link className="finger strong breaks" to={resourceScreen(thing, id)}>
                        {name || id}
                      </Link>
                    ) : (
                      <strong className="breaks">{name}</strong>
                    )}
                  </span>
                  {notes.map((words, place) => (
                    <p key={place} className="breaks">
                      {words[language]}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
            {lineCount > lines.length && <p>{text.more({ count: lineCount - lines.length })}</p>}
          </section>
          {removableUntil && <Remove until={momentInWords(removableUntil, language)} />}
        </div>
      )}
    </ListScreen>
  );
}

function Publish({ count }: { count: number }) {
  const { api, language, showToast } = useStaff();
  const text = movedInText[language];
  const { revalidate } = useRevalidator();
  const { isRunning, reason, run } = useCall();
  async function publish() {
    const { published, unfinished } = await api.post<{ published: number; unfinished: number }>(
      "/movedin/publish",
      {},
    );
    showToast(
      [text.published({ count: published }), text.unfinished({ count: unfinished })].join(" ").trim(),
    );
    await revalidate();
  }
  return (
    <div className="panel stack hug measure">
      <p>{text.drafts({ count })}</p>
      <CallError words={text.notPublished} reason={reason} />
      <button
        type="button"
        className="button action"
        aria-disabled={isRunning}
        onClick={() => !isRunning && void run(publish)}
      >
        {text.publish}
      </button>
    </div>
  );
}

function Remove({ until }: { until: string }) {
  const { api, language, showToast } = useStaff();
  const text = movedInText[language];
  const { revalidate } = useRevalidator();
  const { isRunning, reason, run } = useCall();
  const [isAsking, setAsking] = useState(false);
  async function remove() {
    const { removed, left } = await api.post<{ removed: number; left: number }>("/movedin/removal", {});
    setAsking(false);
    showToast([text.removed({ count: removed }), text.left({ count: left })].join(" ").trim());
    await revalidate();
  }
  return (
    <div className="stack hug">
      <p className="quiet">{text.until({ moment: until })}</p>
      <button type="button" className="button plain bad" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        {text.remove}
      </button>
      <Dialog
        heading={text.ask}
        isOpen={isAsking}
        role="alertdialog"
        {...(!isRunning && { onClose: () => setAsking(false) })}
      >
        <p>{text.consequence}</p>
        <CallError words={text.notRemoved} reason={reason} />
        <div className="dialog-actions">
          <button
            type="button"
            className="button plain"
            onClick={() => setAsking(false)}
            disabled={isRunning}
          >
            {staffText[language].cancel}
          </button>
          <button
            type="button"
            className="button plain bad"
            onClick={() => void run(remove)}
            disabled={isRunning}
          >
            <Icon name="trash" />
            {text.remove}
          </button>
        </div>
      </Dialog>
    </div>
  );
}
