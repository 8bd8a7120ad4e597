import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { ChangeOver } from "#src/cms/change-overs/change-over.ts";
import { changeOversPath, reasonInWords } from "#src/cms/change-overs/staff/change-over-words.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { ApiError } from "#src/cms/staff/api.ts";
import { today } from "#src/cms/staff/clock.ts";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { formatDay } from "#src/i18n/format.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { changeOverText } from "#messages/planned";
import { staffText } from "#messages/staff";
import { useName } from "./change-rows.tsx";

/** A button that publishes all changes of a change-over after one confirmation. */
export function PublishAll({ changeOver }: { changeOver: ChangeOver }) {
  const { api, language, showToast } = useStaff();
  const text = changeOverText[language];
  const { id, version, changes, publishAt } = changeOver;
  const [isOpen, setOpen] = useState(false);
  const [faulty, setFaulty] = useState<ApiError["faults"]>([]);
  const { isRunning, reason, run } = useCall();
  const { revalidate } = useRevalidator();
  const undo = useUndoAll();
  const nameOf = useName();
  const day = publishAt === null ? undefined : dayOf(Temporal.Instant.from(publishAt));
  const publish = () =>
    run(async () => {
      setFaulty([]);
      let published: ChangeOver;
      try {
        published = await api.post<ChangeOver>(`${changeOversPath}/${id}/publish`, undefined, version);
      } catch (error) {
        if (error instanceof ApiError) setFaulty(error.faults);
        // After the reload, the dialog lists the current changes. Another press of the button publishes these changes.
        if (error instanceof ApiError && error.status === 412) await revalidate();
        throw error;
      }
      setOpen(false);
      await revalidate();
      showToast(text.publishedToast({ count: changes.length }), [
        { label: staffText[language].seeOnSite, act: "/" },
        { label: text.undoAll, act: () => void undo(published) },
      ]);
    });
  return (
    <>
      <StaffButton onClick={() => setOpen(true)}>{text.publish}</StaffButton>
      <Dialog heading={text.publishHeading} role="alertdialog" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>
          {day && (
            <strong>
              {text.daysEarly({ days: Math.max(0, today().until(day, { largestUnit: "days" }).days) })}
            </strong>
          )}{" "}
          {text.guestsSee}
        </p>
        <ul className="bullets">
          {changes.map((change) => (
            <li key={`${change.kind} ${change.id}`}>{nameOf(change)}</li>
          ))}
        </ul>
        <p className="quiet small">{text.afterwards}</p>
        {/* If changes are faulty, the list of these changes gives the reason. */}
        <CallError words={text.notPublished} reason={faulty.length > 0 ? "" : reason} />
        {faulty.length > 0 && <Faulty faults={faulty} changes={changes} />}
        <div className="dialog-actions">
          {/* A press of Enter must not publish. */}
          <StaffButton
            look="action"
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onClick={() => setOpen(false)}
          >
            {day ? text.keep({ day: formatDay(day, language, today()) }) : text.keepUndated}
          </StaffButton>
          <StaffButton aria-disabled={isRunning} onClick={() => isRunning || void publish()}>
            {text.publishNow}
          </StaffButton>
        </div>
      </Dialog>
    </>
  );
}

/** Lists the changes that can't be published. A fault's field begins with the kind and the id, such as "faq.3". */
function Faulty({ faults, changes }: { faults: ApiError["faults"]; changes: ChangeOver["changes"] }) {
  const { language } = useStaff();
  const nameOf = useName();
  const named = new Map(
    faults.map(({ field, type }) => [field.split(".").slice(0, 2).join("."), type ?? "invalid-fields"]),
  );
  const faulty = changes.filter(({ kind, id }) => named.has(`${kind}.${id}`));
  return (
    <div>
      <p>{changeOverText[language].mustFinish}</p>
      <ul className="bullets">
        {faulty.map((change) => (
          <li key={`${change.kind} ${change.id}`}>
            <Link className="finger" to={resourceScreen(change.kind, change.id)}>
              {nameOf(change)}
            </Link>
            : {reasonInWords(named.get(`${change.kind}.${change.id}`)!, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A button that undoes the publication. It asks first if one of the resources was saved later. */
export function UndoAll({ changeOver }: { changeOver: ChangeOver }) {
  const { language } = useStaff();
  const text = changeOverText[language];
  const [isOpen, setOpen] = useState(false);
  const undo = useUndoAll(() => setOpen(true));
  const nameOf = useName();
  const { savedSince } = changeOver;
  return (
    <>
      <StaffButton onClick={() => (savedSince.length > 0 ? setOpen(true) : void undo(changeOver))}>
        {text.undoAll}
      </StaffButton>
      <Dialog heading={text.undoHeading} role="alertdialog" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>{text.savedSince}</p>
        <ul className="bullets">
          {savedSince.map((each) => (
            <li key={`${each.kind} ${each.id}`}>
              {text.savedBy({
                name: nameOf(each),
                who: each.userName ?? undefined,
                when: shortMoment(each.at, language),
              })}
            </li>
          ))}
        </ul>
        <div className="dialog-actions">
          {/* A press of Enter must not undo. */}
          <StaffButton
            look="action"
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onClick={() => setOpen(false)}
          >
            {text.keepPublished}
          </StaffButton>
          <StaffButton
            onClick={() => {
              setOpen(false);
              void undo(changeOver);
            }}
          >
            {text.undoAll}
          </StaffButton>
        </div>
      </Dialog>
    </>
  );
}

/**
 * Returns a function that undoes a publication. The function undoes nothing if the resources have later saves that the
 * screen doesn't show yet.
 * @param onSaved called after the screen has loaded these saves
 */
function useUndoAll(onSaved?: () => void) {
  const { api, language, showToast, showError } = useStaff();
  const text = changeOverText[language];
  const { revalidate } = useRevalidator();
  return async function undo(changeOver: ChangeOver): Promise<void> {
    const { id, name, version } = changeOver;
    try {
      await api.post(`${changeOversPath}/${id}/undo`, undefined, version);
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 412;
      if (isStale) await revalidate();
      if (isStale && onSaved) return onSaved();
      // After a conflict, the screen shows the later saves and a button that confirms the undo.
      const retry = isStale ? revalidate : () => undo(changeOver);
      return showError(`${text.notUndone} ${failureWords(error, language)}`, () => void retry());
    }
    await revalidate();
    showToast(text.undoneToast({ name }));
  };
}
