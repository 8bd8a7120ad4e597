import { useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { failureWords } from "#src/ui/staff/form/faults.ts";
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
  const [progress, setProgress] = useState<{ isRunning: boolean; why?: string }>({ isRunning: false });

  async function run() {
    setProgress({ isRunning: true });
    try {
      await takeDown();
      setProgress({ isRunning: false });
    } catch (error) {
      setProgress({ isRunning: false, why: failureWords(error, language) });
    }
  }
  return (
    <div className="take-down">
      <button
        type="button"
        className="button plain"
        aria-disabled={progress.isRunning}
        onClick={() => progress.isRunning || void run()}
      >
        {progress.isRunning ? text.takingDown : progress.why ? staffText[language].retry : text.takeDown}
      </button>
      <p className="field-hint">{text.takeDownHint}</p>
      {progress.why && (
        <p className="field-fault" role="alert">
          <Icon name="fault" />
          {text.notTakenDown} {progress.why}
        </p>
      )}
    </div>
  );
}
