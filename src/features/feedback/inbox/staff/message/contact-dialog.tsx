import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { inboxToolsText } from "#messages/inbox";
import { staffText } from "#messages/staff";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { faultWords } from "#src/features/feedback/fault-words.ts";
import { saveInTurn } from "#src/features/feedback/inbox/staff/inbox-changes.ts";
import {
  contactFaults,
  type FeedbackContact,
  type ReceivedFeedback,
} from "#src/features/feedback/inbox/inbox.ts";

interface Props {
  message: ReceivedFeedback;
  onSaved(message: ReceivedFeedback): void;
  onClose(): void;
}

const details = [
  { name: "name", type: "text", inForm: "name" },
  { name: "email", type: "email", inForm: "email" },
  { name: "mobile", type: "tel", inForm: "mobilePhone" },
] as const;

export function ContactDialog({ message, onSaved, onClose }: Props) {
  const { api, language, showToast } = useStaff();
  const text = inboxToolsText[language].contact;
  const words = staffText[language];
  const [contact, setContact] = useState<FeedbackContact>({
    name: message.name,
    email: message.email,
    mobile: message.mobile,
  });
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { isRunning, reason, run } = useCall();
  const faults = contactFaults(
    Object.fromEntries(details.map(({ name, inForm }) => [inForm, contact[name].trim()])),
  );

  async function save() {
    flushSync(() => setTried(true));
    if (Object.keys(faults).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    await run(async () => {
      onSaved(await saveInTurn(api, message, "contact", contact));
      showToast(text.saved);
      onClose();
    });
  }
  return (
    <Dialog heading={text.heading} isOpen {...(!isRunning && { onClose })}>
      <form
        ref={form}
        className="contact-form stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {details.map(({ name, type, inForm }) => (
          <TextField
            key={name}
            name={name}
            label={text[name]}
            type={type}
            value={contact[name]}
            fault={
              isTried && faults[inForm]
                ? faultWords(inForm, faults[inForm], { form: "feedback", language })
                : undefined
            }
            onChange={(typed) => setContact({ ...contact, [name]: typed })}
          />
        ))}
        <p className="field-hint">{text.hint}</p>
        <CallError words={text.notSaved} reason={reason} />
        <div className="dialog-actions">
          <StaffButton onClick={onClose} disabled={isRunning}>
            {words.cancel}
          </StaffButton>
          <button type="submit" className="button action" disabled={isRunning}>
            {words.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
