import { useEffect } from "react";
import { defineSharedValue } from "#src/cms/staff/device-setting.ts";
import { siteNow } from "#src/cms/staff/clock.ts";
import { SaveSign } from "#src/cms/staff/form/save-sign.tsx";
import { useStaff, type Staff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { feedbackNote, type ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";
import { inboxToolsText } from "#messages/inbox";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { ApiError } from "#src/cms/staff/api.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import type { SaveState } from "#src/cms/staff/form/resource-form.ts";
import { saveInTurn } from "#src/features/feedback/inbox/staff/inbox-changes.ts";

interface Props {
  message: ReceivedFeedback;
  onSaved(message: ReceivedFeedback): void;
}

export function InboxNote({ message, onSaved }: Props) {
  const { api, drafts, language } = useStaff();
  const text = inboxToolsText[language].note;
  const screen = { api, drafts, language, onSaved };
  const written = useWrittenNotes().get(message.id);
  const maxLength = feedbackNote.shape.note.maxLength!;
  const value = written?.value ?? message.note;

  useEffect(() => {
    resumeNote({ api, drafts, language, onSaved }, message);
    // The effect runs once for each message. It doesn't run again when the message changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [message.id]);

  return (
    <div className="inbox-note stack tight measure">
      <div onBlur={() => leaveNote(screen, message)}>
        <TextField
          label={text.label}
          name="note"
          rows={Math.min(8, Math.max(2, value.split("\n").length))}
          value={value}
          hint={text.hint}
          fault={value.trim().length > maxLength ? text.tooLong({ most: maxLength }) : undefined}
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

/* Notes are stored outside the screen, because the user may open the next message before a note is saved. */

export interface WrittenNote {
  /** The text in the field. Undefined when the note is saved and the field has lost focus. */
  value: string | undefined;
  state: SaveState;
  theirs?: string;
}

interface NoteScreen extends Pick<Staff, "api" | "drafts"> {
  language: Language;
  onSaved(message: ReceivedFeedback): void;
}

/** The length of the pause in typing before the note is saved. */
const idleMilliseconds = 1200;
const maxCharacters = feedbackNote.shape.note.maxLength!;
const writer = "note";
const addressOf = (id: number) => `${staffAddresses.inbox}/${id}`;

const notes = defineSharedValue<ReadonlyMap<number, WrittenNote>>(new Map());
const timers = new Map<number, ReturnType<typeof setTimeout>>();

const set = (id: number, note: WrittenNote): void => notes.set(new Map(notes.read()).set(id, note));

export const useWrittenNotes = notes.useValue;

function resumeNote(screen: NoteScreen, message: ReceivedFeedback): void {
  if (notes.read().has(message.id)) return;
  const draft = screen.drafts.list(addressOf(message.id)).find((each) => each.writer === writer)?.draft;
  if (typeof draft?.values !== "string" || draft.values.trim() === message.note) return;
  set(message.id, { value: draft.values, state: { kind: "unsaved" } });
  const { version } = draft;
  void saveNote(screen, { ...message, version: version ?? message.version, note: String(draft.base) });
}

function writeNote(screen: NoteScreen, message: ReceivedFeedback, value: string): void {
  const { id, version, note } = message;
  const before = notes.read().get(id);
  set(id, { ...before, value, state: { kind: "unsaved" } });
  screen.drafts.keep(addressOf(id), writer, {
    at: siteNow(),
    version,
    values: value,
    base: note,
  });
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => void saveNote(screen, message), idleMilliseconds),
  );
}

async function saveNote(screen: NoteScreen, message: ReceivedFeedback): Promise<void> {
  const { id } = message;
  clearTimeout(timers.get(id));
  const written = notes.read().get(id);
  const value = written?.value;
  if (value === undefined || value.trim().length > maxCharacters || written?.theirs !== undefined) return;
  set(id, { value, state: { kind: "saving" } });
  try {
    const answer = await saveInTurn(screen.api, message, "note", { note: value });
    screen.onSaved(answer);
    const isAll = notes.read().get(id)!.value === value;
    if (!isAll) return;
    set(id, { value, state: { kind: "saved", at: siteNow() } });
    screen.drafts.remove(addressOf(id), writer);
  } catch (error) {
    const current =
      error instanceof ApiError && error.status === 412 ? (error.current as ReceivedFeedback) : undefined;
    if (current) screen.onSaved(current);
    // Only another field of the message has changed, for example its star.
    if (current && current.note === message.note) return saveNote(screen, current);
    const latest = notes.read().get(id)!.value;
    const reason = failureWords(error, screen.language);
    set(id, {
      value: latest,
      state: { kind: "failed", reason },
      ...(current && { theirs: current.note }),
    });
  }
}

function leaveNote(screen: NoteScreen, message: ReceivedFeedback): void {
  const written = notes.read().get(message.id);
  if (written?.state.kind === "unsaved") void saveNote(screen, message);
  else if (written?.state.kind === "saved") set(message.id, { ...written, value: undefined });
}

function settleNote(screen: NoteScreen, message: ReceivedFeedback, whose: "mine" | "theirs"): void {
  const { id } = message;
  const { value } = notes.read().get(id)!;
  if (whose === "mine") {
    set(id, { value, state: { kind: "unsaved" } });
    void saveNote(screen, message);
  } else {
    set(id, { value: undefined, state: { kind: "untouched" } });
    screen.drafts.remove(addressOf(id), writer);
  }
}
