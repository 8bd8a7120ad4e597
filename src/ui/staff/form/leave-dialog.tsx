import { Dialog } from "#src/ui/staff/dialog.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#messages/staff";

interface Props {
  /** The name of what is being written. */
  name: string;
  isOpen: boolean;
  /** Saves without publishing and leaves; left out when that isn't possible. */
  onSaveDraft?: (() => void) | undefined;
  onStay(): void;
  onDiscard(): void;
}

/** Asks what to do with unsaved changes when the user leaves the screen. */
export function LeaveDialog({ name, isOpen, onSaveDraft, onStay, onDiscard }: Props) {
  const words = staffText[useStaff().language];
  // When saving would always be seen by guests, the dialog doesn't offer it.
  const heading = onSaveDraft ? words.leave.heading : words.leave.withoutDraft;
  return (
    <Dialog heading={heading} role="alertdialog" isOpen={isOpen} onClose={onStay}>
      <p>{words.leave.explanation({ name })}</p>
      <div className="dialog-actions">
        {onSaveDraft && (
          <button type="button" className="button action" onClick={onSaveDraft}>
            {words.saveDraft}
          </button>
        )}
        <button type="button" className="button plain" onClick={onStay}>
          {words.leave.stay}
        </button>
        <button type="button" className="button plain bad" onClick={onDiscard}>
          {words.leave.discard}
        </button>
      </div>
    </Dialog>
  );
}
