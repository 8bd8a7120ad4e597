import { NotDone, useCall } from "#src/ui/staff/form/call-fault.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { articlesAdminText } from "./articles-admin.text.ts";

interface Props {
  takeDown(): Promise<void>;
}

/** One press, and guests don't see the article any longer. Where that fails it says so here. */
export function TakeDown({ takeDown }: Props) {
  const { language } = useStaff();
  const text = articlesAdminText[language];
  const { isRunning, why, run } = useCall();
  return (
    <div className="take-down">
      <button
        type="button"
        className="button plain"
        aria-disabled={isRunning}
        onClick={() => isRunning || void run(takeDown)}
      >
        {isRunning ? text.takingDown : why ? staffText[language].retry : text.takeDown}
      </button>
      <p className="field-hint">{text.takeDownHint}</p>
      <NotDone words={text.notTakenDown} why={why} />
    </div>
  );
}
