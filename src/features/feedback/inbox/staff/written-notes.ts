import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { ApiError } from "#src/cms/staff/api.ts";
import { siteNow } from "#src/cms/staff/clock.ts";
import { defineSharedValue } from "#src/cms/staff/device-setting.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import type { SaveState } from "#src/cms/staff/form/resource-form.ts";
import type { Staff } from "#src/cms/staff/staff.ts";
import { longestNote } from "#src/features/feedback/feedback-rules.ts";
import type { ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";
import { saveInTurn } from "./inbox-changes.ts";

/* Notes are stored outside the screen, because the user may open the next message before a note is saved. */

export interface WrittenNote {
  /** The text in the field. Undefined once it is saved and the field is left, or once it is discarded. */
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
const writer = "note";
const addressOf = (id: number) => `${staffAddresses.inbox}/${id}`;

const notes = defineSharedValue<ReadonlyMap<number, WrittenNote>>(new Map());
const timers = new Map<number, ReturnType<typeof setTimeout>>();

const set = (id: number, note: WrittenNote): void => notes.set(new Map(notes.read()).set(id, note));

export const useWrittenNotes = notes.useValue;

export function resumeNote(screen: NoteScreen, message: ReceivedFeedback): void {
  if (notes.read().has(message.id)) return;
  const draft = screen.drafts.list(addressOf(message.id)).find((each) => each.writer === writer)?.draft;
  if (typeof draft?.values !== "string" || draft.values.trim() === message.note) return;
  set(message.id, { value: draft.values, state: { kind: "unsaved" } });
  const { version } = draft;
  void saveNote(screen, { ...message, version: version ?? message.version, note: String(draft.base) });
}

export function writeNote(screen: NoteScreen, message: ReceivedFeedback, value: string): void {
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

export async function saveNote(screen: NoteScreen, message: ReceivedFeedback): Promise<void> {
  const { id } = message;
  clearTimeout(timers.get(id));
  const written = notes.read().get(id);
  const value = written?.value;
  if (value === undefined || value.trim().length > longestNote || written?.theirs !== undefined) return;
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
    // Another field of the message has changed, so the note is saved with the current version.
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

export function leaveNote(screen: NoteScreen, message: ReceivedFeedback): void {
  const written = notes.read().get(message.id);
  if (written?.state.kind === "unsaved") void saveNote(screen, message);
  else if (written?.state.kind === "saved") set(message.id, { ...written, value: undefined });
}

export function settleNote(screen: NoteScreen, message: ReceivedFeedback, whose: "mine" | "theirs"): void {
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
