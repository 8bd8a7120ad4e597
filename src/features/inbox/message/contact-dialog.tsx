import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Dialog } from "#src/ui/staff/dialog.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { TextField } from "#src/ui/staff/fields/text-field.tsx";
import { feedbackText } from "#src/features/feedback/feedback.text.ts";
import { saveInTurn } from "#src/features/inbox/inbox-saves.ts";
import { inboxToolsText } from "#src/features/inbox/list/inbox-tools.text.ts";
import { contactFaults, type FeedbackContact, type ReceivedFeedback } from "#src/features/inbox/inbox.ts";

interface Props {
  message: ReceivedFeedback;
  onSaved(message: ReceivedFeedback): void;
  onClose(): void;
}

/** Puts right who a message is from and how to reach them, as a guest may ask. */
export function ContactDialog({ message, onSaved, onClose }: Props) {
  const { api, language, say } = useStaff();
  const text = inboxToolsText[language].contact;
  const words = staffText[language];
  const { faults: faultWords } = feedbackText[language].feedback;
  const [contact, setContact] = useState<FeedbackContact>({
    name: message.name,
    email: message.email,
    mobile: message.mobile,
  });
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [why, setWhy] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { name, email, mobile } = contact;
  const faults = contactFaults({ name: name.trim(), email: email.trim(), mobilePhone: mobile.trim() });
  const faultOf = (field: "name" | "email" | "mobilePhone") =>
    isTried && faults[field] ? faultWords[faults[field]] : undefined;

  async function save() {
    flushSync(() => {
      setTried(true);
      setWhy(undefined);
    });
    if (Object.keys(faults).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setSaving(true);
    try {
      onSaved(await saveInTurn(api, message, "contact", contact));
      say(text.saved);
      onClose();
    } catch (error) {
      setWhy(failureWords(error, language));
      setSaving(false);
    }
  }
  const set = (part: Partial<FeedbackContact>) => setContact({ ...contact, ...part });
  return (
    <Dialog heading={text.heading} isOpen {...(!isSaving && { onClose })}>
      <form
        ref={form}
        className="contact-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          name="name"
          label={text.name}
          value={name}
          fault={faultOf("name")}
          onChange={(typed) => set({ name: typed })}
        />
        <TextField
          name="email"
          label={text.email}
          type="email"
          value={email}
          fault={faultOf("email")}
          onChange={(typed) => set({ email: typed })}
        />
        <TextField
          name="mobile"
          label={text.mobile}
          type="tel"
          value={mobile}
          fault={faultOf("mobilePhone")}
          onChange={(typed) => set({ mobile: typed })}
        />
        <p className="field-hint">{text.hint}</p>
        {why && (
          <p className="field-fault" role="alert">
            <Icon name="fault" />
            {text.notSaved} {why}
          </p>
        )}
        <div className="dialog-actions">
          <button type="button" className="button plain" onClick={onClose} disabled={isSaving}>
            {words.cancel}
          </button>
          <button type="submit" className="button action" disabled={isSaving}>
            {words.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
