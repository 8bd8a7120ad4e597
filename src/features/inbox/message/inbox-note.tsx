import { useEffect, useSyncExternalStore } from "react";
import { SaveSign } from "#src/ui/staff/form/save-sign.tsx";
import { useStaff, type Staff } from "#src/ui/staff/staff.ts";
import { TextField } from "#src/ui/staff/fields/text-field.tsx";
import { feedbackNote, type ReceivedFeedback } from "#src/features/inbox/inbox.ts";
import { inboxToolsText } from "#src/features/inbox/list/inbox-tools.text.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { ApiError } from "#src/ui/staff/api.ts";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import type { SaveState } from "#src/ui/staff/form/resource-form.ts";
import { saveInTurn } from "#src/features/inbox/inbox-changes.ts";

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

/*
 * Notes that are being written. They are kept beside the screen, because one goes on to the next message before the
 * note of the last one has been saved; and on the device until they are.
 */

export interface WrittenNote {
  /** Undefined once it is saved and left, so that what is stored is shown. */
  value: string | undefined;
  state: SaveState;
  /** What somebody else has written meanwhile. */
  theirs?: string;
}

/** What saving needs of the screen. */
interface NoteScreen extends Pick<Staff, "api" | "drafts"> {
  language: Language;
  /** Takes the message as it is once the note is saved. */
  onSaved(message: ReceivedFeedback): void;
}

/** How long nothing is written before it is saved. */
const idleMilliseconds = 1200;
const mostCharacters = feedbackNote.shape.note.maxLength!;
const writer = "note";
const addressOf = (id: number) => `${staffAddresses.inbox}/${id}`;

let notes: ReadonlyMap<number, WrittenNote> = new Map();
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function set(id: number, note: WrittenNote): void {
  notes = new Map(notes).set(id, note);
  listeners.forEach((listener) => listener());
}

/** The notes that are being written, or were since the app was opened, by the messages' ids. */
export function useWrittenNotes(): ReadonlyMap<number, WrittenNote> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notes,
  );
}

/** Takes up what was written on this device and never saved. */
function resumeNote(screen: NoteScreen, message: ReceivedFeedback): void {
  if (notes.has(message.id)) return;
  const draft = screen.drafts.list(addressOf(message.id)).find((each) => each.writer === writer)?.draft;
  if (typeof draft?.values !== "string" || draft.values.trim() === message.note) return;
  set(message.id, { value: draft.values, state: { kind: "unsaved" } });
  const { version } = draft;
  void saveNote(screen, { ...message, version: version ?? message.version, note: String(draft.base) });
}

/** Takes what is written, and saves it when nothing more comes. */
function writeNote(screen: NoteScreen, message: ReceivedFeedback, value: string): void {
  const { id, version, note } = message;
  const before = notes.get(id);
  set(id, { ...before, value, state: { kind: "unsaved" } });
  screen.drafts.keep(addressOf(id), writer, {
    at: Temporal.Now.instant(),
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

/** Saves what is written now; nothing happens when that is what is stored. */
async function saveNote(screen: NoteScreen, message: ReceivedFeedback): Promise<void> {
  const { id } = message;
  clearTimeout(timers.get(id));
  const written = notes.get(id);
  const value = written?.value;
  if (value === undefined || value.trim().length > mostCharacters || written?.theirs !== undefined) return;
  set(id, { value, state: { kind: "saving" } });
  try {
    const answer = await saveInTurn(screen.api, message, "note", { note: value });
    screen.onSaved(answer);
    const isAll = notes.get(id)!.value === value;
    if (!isAll) return;
    set(id, { value, state: { kind: "saved", at: Temporal.Now.instant() } });
    screen.drafts.remove(addressOf(id), writer);
  } catch (error) {
    const current =
      error instanceof ApiError && error.status === 412 ? (error.current as ReceivedFeedback) : undefined;
    if (current) screen.onSaved(current);
    // Somebody has given it a star, say; the note is as it was.
    if (current && current.note === message.note) return saveNote(screen, current);
    const latest = notes.get(id)!.value;
    const why = failureWords(error, screen.language);
    set(id, {
      value: latest,
      state: { kind: "failed", why },
      ...(current && { theirs: current.note }),
    });
  }
}

/** The field is left: what isn't saved yet is saved. */
function leaveNote(screen: NoteScreen, message: ReceivedFeedback): void {
  const written = notes.get(message.id);
  if (written?.state.kind === "unsaved") void saveNote(screen, message);
  else if (written?.state.kind === "saved") set(message.id, { ...written, value: undefined });
}

/** Settles what two have written: one's own goes over the other's, or the other's stays. */
function settleNote(screen: NoteScreen, message: ReceivedFeedback, whose: "mine" | "theirs"): void {
  const { id } = message;
  const { value } = notes.get(id)!;
  if (whose === "mine") {
    set(id, { value, state: { kind: "unsaved" } });
    void saveNote(screen, message);
  } else {
    set(id, { value: undefined, state: { kind: "untouched" } });
    screen.drafts.remove(addressOf(id), writer);
  }
}
