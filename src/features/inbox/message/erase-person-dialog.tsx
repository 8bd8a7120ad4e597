import { useState } from "react";
import { Dialog } from "#src/ui/staff/dialog.tsx";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { Icon } from "#src/ui/icon.tsx";
import { personText } from "./person-admin.text.ts";
import type { PersonData } from "./person.ts";

interface Props {
  person: PersonData;
  isOpen: boolean;
  onErase(): Promise<void>;
  onClose(): void;
}

/** Asks once, because it can't be undone: how many messages of whom. */
export function ErasePersonDialog({ person: { email, messages, waitingMail }, ...props }: Props) {
  const { isOpen, onErase, onClose } = props;
  const { language } = useStaff();
  const text = personText[language];
  const [isErasing, setErasing] = useState(false);
  const [why, setWhy] = useState<string>();

  async function erase() {
    setErasing(true);
    setWhy(undefined);
    try {
      await onErase();
    } catch (error) {
      setWhy(failureWords(error, language));
    } finally {
      setErasing(false);
    }
  }
  return (
    <Dialog
      heading={text.ask(messages.length, waitingMail.length)}
      isOpen={isOpen}
      role="alertdialog"
      {...(!isErasing && { onClose })}
    >
      <p>{text.consequence(email)}</p>
      <p className="field-hint">{text.elsewhere}</p>
      {why && (
        <p className="field-fault" role="alert">
          <Icon name="fault" />
          {text.notErased} {why}
        </p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button plain" onClick={onClose} disabled={isErasing}>
          {staffText[language].cancel}
        </button>
        <button type="button" className="button plain bad" onClick={() => void erase()} disabled={isErasing}>
          <Icon name="trash" />
          {text.erase(messages.length)}
        </button>
      </div>
    </Dialog>
  );
}
