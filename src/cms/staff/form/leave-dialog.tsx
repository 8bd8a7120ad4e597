import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { OpenDialog } from "#src/cms/staff/dialog/open-dialog.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";

interface Props {
  name: string;
  isOpen: boolean;
  /** Saves without publishing and leaves the screen. Omitted when the form can't be saved without publishing. */
  onSaveDraft?: (() => void) | undefined;
  onStay(): void;
  onDiscard(): void;
}

/** Asks the user about unsaved input. Loaded with the form, so that it works without a network. */
export function LeaveDialog({ name, isOpen, onSaveDraft, onStay, onDiscard }: Props) {
  const words = staffText[useStaff().language];
  if (!isOpen) return null;
  // Without `onSaveDraft`, each save is visible to guests. The dialog then doesn't offer to save.
  const heading = onSaveDraft ? words.leave.heading : words.leave.withoutDraft;
  return (
    <OpenDialog heading={heading} role="alertdialog" onClose={onStay}>
      <p>{words.leave.explanation({ name })}</p>
      <div className="dialog-actions">
        {onSaveDraft && (
          <StaffButton look="action" onClick={onSaveDraft}>
            {words.saveDraft}
          </StaffButton>
        )}
        <StaffButton onClick={onStay}>{words.leave.stay}</StaffButton>
        <StaffButton className="bad" onClick={onDiscard}>
          {words.leave.discard}
        </StaffButton>
      </div>
    </OpenDialog>
  );
}
