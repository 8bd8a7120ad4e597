import { useState } from "react";
import type { ChangeOver } from "#src/cms/change-overs/change-over.ts";
import { changeOversPath } from "#src/cms/change-overs/staff/change-over-words.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { siteNow } from "#src/cms/staff/clock.ts";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { DateField } from "#src/cms/staff/fields/date/date-field.tsx";
import { PlainField } from "#src/cms/staff/fields/plain-field.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { longMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { timeZone } from "#src/i18n/format.ts";
import { parseMoment } from "#src/i18n/times/time.ts";
import { changeOverText, plannedText } from "#messages/planned";
import { staffText } from "#messages/staff";
import { callUnlessMoved } from "./call-unless-moved.ts";
import { seasonWarning, type Season } from "./season-warning.ts";

interface Props {
  /** The change-over to rename or move; undefined for a new one. */
  changeOver?: ChangeOver;
  season?: Season | undefined;
  onClose(): void;
  onSaved(saved: ChangeOver): Promise<void>;
}

export function ChangeOverDialog({ changeOver, season, onClose, onSaved }: Props) {
  const { api, language } = useStaff();
  const text = changeOverText[language];
  const [name, setName] = useState(changeOver?.name ?? "");
  const [moment, setMoment] = useState(changeOver?.publishAt ?? "");
  const [key] = useState(() => crypto.randomUUID());
  const { isRunning, reason, run } = useCall();
  const at = parseMoment(moment);
  const isAhead = at !== undefined && Temporal.Instant.compare(at, siteNow()) > 0;
  const isReady = name.trim() !== "" && (moment === "" || isAhead);
  const warning = seasonWarning(season, at, language);
  const shift = (days: number) =>
    setMoment(at!.toZonedDateTimeISO(timeZone).add({ days }).toInstant().toString());
  const save = () =>
    run(async () => {
      const body = { name: name.trim(), publishAt: at?.toString() ?? null };
      const saved = changeOver
        ? await callUnlessMoved(changeOver, (version) =>
            api.put<ChangeOver>(`${changeOversPath}/${changeOver.id}`, body, version),
          )
        : await api.add<ChangeOver>(changeOversPath, body, key);
      onClose();
      await onSaved(saved);
    });
  return (
    <Dialog heading={changeOver ? text.moveHeading : plannedText[language].new} isOpen onClose={onClose}>
      <form
        className="stack apart"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isRunning) void save();
        }}
      >
        {!changeOver && <NameField name={name} onChange={setName} />}
        <DateField
          label={text.day}
          name="publishAt"
          value={moment}
          onChange={setMoment}
          withTime
          isAhead
          isOptional
          hint={isAhead ? longMoment(at.toString(), language) : text.dayHint}
          fault={at && !isAhead ? text.past : undefined}
        />
        {changeOver && at && (
          <div className="cluster">
            <StaffButton onClick={() => shift(-7)}>{text.weekBefore}</StaffButton>
            <StaffButton onClick={() => shift(7)}>{text.weekLater}</StaffButton>
          </div>
        )}
        {changeOver && <NameField name={name} onChange={setName} />}
        <output className="panel small unless-empty">
          {[changeOver && text.together({ count: changeOver.changes.length }), warning]
            .filter(Boolean)
            .join(" ")}
        </output>
        <CallError words={changeOver ? text.notSaved : text.notAdded} reason={reason} />
        <div className="dialog-actions">
          <button className="button action" disabled={!isReady}>
            {changeOver ? text.save : text.add}
          </button>
          <StaffButton onClick={onClose}>{staffText[language].cancel}</StaffButton>
        </div>
      </form>
    </Dialog>
  );
}

function NameField({ name, onChange }: { name: string; onChange(name: string): void }) {
  const text = changeOverText[useStaff().language];
  return (
    <PlainField
      label={text.name}
      name="name"
      value={name}
      onChange={onChange}
      hint={text.nameHint}
      isRequired
    />
  );
}
