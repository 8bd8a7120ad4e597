import { resourcePath } from "#src/cms/resource-addresses.ts";
import { useRevalidator } from "react-router";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { ResourceRow } from "#src/cms/staff/lists/resource-row.tsx";
import { untilInWords } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StateSign } from "#src/cms/staff/state-sign.tsx";
import { useUndo } from "#src/cms/staff/undo.tsx";
import type { MessageBoard } from "#src/features/messages/message-board.ts";
import type { Message } from "#src/features/messages/message.ts";
import { backText, messagesAdminText } from "#messages/messages";
import { staffText } from "#messages/staff";
import { describeUndo, messageAddress } from "./message-rows.tsx";

/** Says that water or power is back. Guests read this for a day after the notice about the failure has ended. */
export function BackRows({ back }: Pick<MessageBoard, "back">) {
  if (back.length === 0) return null;
  return (
    <ul className="resource-rows">
      {back.map((each) => (
        <BackRow key={each.purpose} back={each} />
      ))}
    </ul>
  );
}

function BackRow({ back: { purpose, until, messages } }: { back: MessageBoard["back"][number] }) {
  const { language } = useStaff();
  const text = messagesAdminText[language];
  const { title } = backText[language][purpose];
  const { isRunning, reason, run } = useCall();
  const takeAway = useTakingAway(title);
  return (
    <ResourceRow
      to={messageAddress(messages[0]!)}
      title={title}
      own="none"
      line={text.back.line}
      state={
        <StateSign state="published" label={text.onHomePage}>
          {untilInWords(until, language)}
        </StateSign>
      }
      action={
        <>
          <StaffButton
            aria-disabled={isRunning}
            onClick={() => isRunning || void run(() => takeAway(messages))}
          >
            {isRunning ? text.back.removing : reason ? staffText[language].retry : text.back.remove}
            <span className="visually-hidden"> {text.of({ title })}</span>
          </StaffButton>
          <CallError words={text.back.notRemoved({ title })} reason={reason} />
        </>
      }
    />
  );
}

/** Deactivates the ended notices, so that guests no longer read that water or power is back. */
function useTakingAway(name: string): (messages: readonly number[]) => Promise<void> {
  const { api, language, showToast } = useStaff();
  const { revalidate } = useRevalidator();
  const applyUndo = useUndo();
  return async (messages) => {
    const saved: Message[] = [];
    for (const id of messages)
      saved.push(await api.put<Message>(resourcePath("message", id), { isActive: false }));
    await revalidate();
    const undoAll = async () => {
      for (const each of saved)
        await applyUndo({
          ...describeUndo(each, { isActive: true, unpublishDate: each.unpublishDate }),
          name,
        });
    };
    showToast(messagesAdminText[language].back.removed({ title: name }), [
      { label: staffText[language].undo, act: () => void undoAll() },
    ]);
  };
}
