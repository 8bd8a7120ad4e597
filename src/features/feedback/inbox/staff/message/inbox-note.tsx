import { useEffect } from "react";
import { SaveSign } from "#src/cms/staff/form/save-sign.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { longestNote } from "#src/features/feedback/feedback-rules.ts";
import type { ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";
import {
  leaveNote,
  resumeNote,
  saveNote,
  settleNote,
  useWrittenNotes,
  writeNote,
} from "#src/features/feedback/inbox/staff/written-notes.ts";
import { inboxToolsText } from "#messages/inbox";

interface Props {
  message: ReceivedFeedback;
  onSaved(message: ReceivedFeedback): void;
}

export function InboxNote({ message, onSaved }: Props) {
  const { api, drafts, language } = useStaff();
  const text = inboxToolsText[language].note;
  const screen = { api, drafts, language, onSaved };
  const written = useWrittenNotes().get(message.id);
  const value = written?.value ?? message.note;

  useEffect(() => {
    resumeNote({ api, drafts, language, onSaved }, message);
    // The effect runs once for each message. A change of the message's fields doesn't run it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [message.id]);

  return (
    <div className="inbox-note line-above stack tight measure">
      <div onBlur={() => leaveNote(screen, message)}>
        <TextField
          label={text.label}
          name="note"
          rows={Math.min(8, Math.max(2, value.split("\n").length))}
          value={value}
          hint={text.hint}
          fault={value.trim().length > longestNote ? text.tooLong({ most: longestNote }) : undefined}
          onChange={(typed) => writeNote(screen, message, typed)}
        />
      </div>
      <SaveSign
        state={written?.state ?? { kind: "untouched" }}
        onRetry={() => void saveNote(screen, message)}
      />
      {written?.theirs !== undefined && (
        <div className="inbox-meanwhile stack">
          <p>{written.theirs ? text.theirs : text.theirsEmpty}</p>
          {written.theirs && <blockquote className="breaks lines">{written.theirs}</blockquote>}
          <div className="dialog-actions">
            <StaffButton onClick={() => settleNote(screen, message, "mine")}>{text.keepMine}</StaffButton>
            <StaffButton onClick={() => settleNote(screen, message, "theirs")}>{text.takeTheirs}</StaffButton>
          </div>
        </div>
      )}
    </div>
  );
}
