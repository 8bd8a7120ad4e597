import { useNavigate, useRevalidator } from "react-router";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { failureWords } from "#src/ui/staff/faults.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import type { MessageInput } from "./message.ts";
import { messagesAdminText } from "./messages-admin.text.ts";

/** What takes a save back. */
export interface Undo {
  id: number;
  /** The version it is taken back from. */
  version: number;
  fields: MessageInput;
}

/** How the list is opened when an undo didn't come about. */
export interface ListState {
  saved?: number;
  failed?: { undo: Undo; why: string };
}

/**
 * Takes a save back, wherever one has gone meanwhile. Where that fails the list says so, with the way to try again:
 * the toast it was pressed in is gone.
 */
export function useRestore(): (undo: Undo) => Promise<void> {
  const { api, language, say } = useStaff();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (undo) => {
    try {
      await api.put(`/messages/${undo.id}`, undo.fields, undo.version);
    } catch (error) {
      const state: ListState = { failed: { undo, why: failureWords(error, language) } };
      await navigate(staffAddresses.messages, { state });
      return;
    }
    say(messagesAdminText[language].undone);
    await revalidate();
  };
}
