import { Dialog } from "#src/ui/staff/dialog.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";

interface Props {
  /** What is being written. */
  name: string;
  isOpen: boolean;
  /** Saves without publishing, where that can be, and leaves. */
  onSaveDraft?: (() => void) | undefined;
  onStay(): void;
  onDiscard(): void;
}

/** Asks what becomes of what isn't saved, when the screen is left. */
export function LeaveDialog({ name, isOpen, onSaveDraft, onStay, onDiscard }: Props) {
  const words = staffText[useStaff().language];
  // Where nothing can be saved without guests seeing it, the question doesn't offer it.
  const heading = onSaveDraft ? words.leave.heading : words.leave.withoutDraft;
  return (
    <Dialog heading={heading} role="alertdialog" isOpen={isOpen} onClose={onStay}>
      <p>{words.leave.explanation(name)}</p>
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
