import { useEffect, useEffectEvent, useState } from "react";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import type { FormPartProps } from "#src/cms/staff/form-part.ts";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { Subscribers } from "#src/features/subscriptions/subscribers.ts";
import { subscribersText } from "#messages/subscriptions";

/** The button in the form of a notice that sends the corrected notice again. A notice that wasn't sent has none. */
export default function Correction({ id, isUnsaved, save }: FormPartProps) {
  const { api, language, showToast } = useStaff();
  const text = subscribersText[language];
  const [sent, setSent] = useState<Subscribers["sent"][number]>();
  const [loading, sending] = [useCall(), useCall()];
  const load = useEffectEvent(() =>
    loading.run(async () => {
      const all = await api.get<Subscribers>("/subscriptions/counts");
      setSent(all.sent.find((each) => each.id === id));
    }),
  );
  useEffect(() => void load(), []);
  if (!sent) return <CallError words={text.notLoaded} reason={loading.reason} />;
  async function send(): Promise<void> {
    if (isUnsaved && !(await save())) return;
    await api.post("/subscriptions/corrections", { message: id });
    showToast(text.correctionSent);
  }
  return (
    <section className="stack close">
      <p className="quiet small">
        {text.inForm({ count: sent.mails, moment: shortMoment(sent.at, language) })}
      </p>
      <p>
        <StaffButton
          aria-disabled={sending.isRunning}
          onClick={() => sending.isRunning || void sending.run(send)}
        >
          {isUnsaved ? text.saveAndCorrect : text.correct}
        </StaffButton>
      </p>
      <CallError words={text.failed} reason={sending.reason} />
    </section>
  );
}
