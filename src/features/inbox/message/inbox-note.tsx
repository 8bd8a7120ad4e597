import { useEffect } from "react";
import { SaveSign } from "#src/ui/staff/form/save-sign.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { TextField } from "#src/ui/staff/fields/text-field.tsx";
import { feedbackNote, type ReceivedFeedback } from "#src/features/inbox/inbox.ts";
import { leaveNote, resumeNote, saveNote, settleNote, useWrittenNotes, writeNote } from "./inbox-notes.ts";
import { inboxToolsText } from "#src/features/inbox/list/inbox-tools.text.ts";

interface Props {
  message: ReceivedFeedback;
  onSaved(message: ReceivedFeedback): void;
}

/** What staff note of a message, as what they answered on the phone; saved by itself. */
export function InboxNote({ message, onSaved }: Props) {
  const { api, drafts, language } = useStaff();
  const text = inboxToolsText[language].note;
  const screen = { api, drafts, language, onSaved };
  const written = useWrittenNotes().get(message.id);
  const most = feedbackNote.shape.note.maxLength!;
  const value = written?.value ?? message.note;

  useEffect(() => {
    resumeNote({ api, drafts, language, onSaved }, message);
    // Once for each message; what comes in later is no reason to look again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [message.id]);

  return (
    <div className="inbox-note">
      <div onBlur={() => leaveNote(screen, message)}>
        <TextField
          label={text.label}
          name="note"
          rows={Math.min(8, Math.max(2, value.split("\n").length))}
          value={value}
          hint={text.hint}
          fault={value.trim().length > most ? text.tooLong(most) : undefined}
          onChange={(typed) => writeNote(screen, message, typed)}
        />
      </div>
      <SaveSign
        state={written?.state ?? { kind: "untouched" }}
        onRetry={() => void saveNote(screen, message)}
      />
      {written?.theirs !== undefined && (
        <div className="inbox-note-both">
          <p>{written.theirs ? text.theirs : text.theirsEmpty}</p>
          {written.theirs && <blockquote>{written.theirs}</blockquote>}
          <div className="dialog-actions">
            <button
              type="button"
              className="button plain"
              onClick={() => settleNote(screen, message, "mine")}
            >
              {text.keepMine}
            </button>
            <button
              type="button"
              className="button plain"
              onClick={() => settleNote(screen, message, "theirs")}
            >
              {text.takeTheirs}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
