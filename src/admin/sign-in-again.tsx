import { Dialog } from "#src/ui/staff/dialog.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { adminText } from "./admin.text.ts";

/** The session has run out while something may be half written: signs in again without leaving the screen. */
export function SignInAgain({ isOpen, onSignIn }: { isOpen: boolean; onSignIn: () => void }) {
  const { again } = adminText[useStaff().language];
  return (
    <Dialog heading={again.heading} role="alertdialog" isOpen={isOpen}>
      <p>
        {again.explanation} <strong>{again.safe}</strong>
      </p>
      <p className="field-hint">{again.window}</p>
      <div className="dialog-actions">
        <button type="button" className="button action" onClick={onSignIn}>
          {again.logIn}
        </button>
      </div>
    </Dialog>
  );
}
