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
  const { isRunning, reason, run } = useCall();
  const load = useEffectEvent(() => {
    api.get<Subscribers>("/subscriptions/counts").then(
      (all) => setSent(all.sent.find((each) => each.id === id)),
      // The form works without the button, which is also on the screen «Få beskjed».
      () => setSent(undefined),
    );
  });
  useEffect(() => load(), []);
  if (!sent) return null;
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
        <StaffButton aria-disabled={isRunning} onClick={() => isRunning || void run(send)}>
          {isUnsaved ? text.saveAndCorrect : text.correct}
        </StaffButton>
      </p>
      <CallError words={text.failed} reason={reason} />
    </section>
  );
}
