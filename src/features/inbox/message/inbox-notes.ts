import { useSyncExternalStore } from "react";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { ApiError } from "#src/ui/staff/api.ts";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import type { Staff } from "#src/ui/staff/staff.ts";
import type { SaveState } from "#src/ui/staff/form/resource-form.ts";
import { feedbackNote, type ReceivedFeedback } from "#src/features/inbox/inbox.ts";
import { saveInTurn } from "#src/features/inbox/inbox-saves.ts";

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
export interface NoteScreen extends Pick<Staff, "api" | "drafts"> {
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
export function resumeNote(screen: NoteScreen, message: ReceivedFeedback): void {
  if (notes.has(message.id)) return;
  const draft = screen.drafts.list(addressOf(message.id)).find((each) => each.writer === writer)?.draft;
  if (typeof draft?.values !== "string" || draft.values.trim() === message.note) return;
  set(message.id, { value: draft.values, state: { kind: "unsaved" } });
  const { version } = draft;
  void saveNote(screen, { ...message, version: version ?? message.version, note: String(draft.base) });
}

/** Takes what is written, and saves it when nothing more comes. */
export function writeNote(screen: NoteScreen, message: ReceivedFeedback, value: string): void {
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
export async function saveNote(screen: NoteScreen, message: ReceivedFeedback): Promise<void> {
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
export function leaveNote(screen: NoteScreen, message: ReceivedFeedback): void {
  const written = notes.get(message.id);
  if (written?.state.kind === "unsaved") void saveNote(screen, message);
  else if (written?.state.kind === "saved") set(message.id, { ...written, value: undefined });
}

/** Settles what two have written: one's own goes over the other's, or the other's stays. */
export function settleNote(screen: NoteScreen, message: ReceivedFeedback, whose: "mine" | "theirs"): void {
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
