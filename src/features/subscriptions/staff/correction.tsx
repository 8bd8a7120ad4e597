import { useEffect, useEffectEvent, useRef, useState } from "react";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import type { FormPartProps } from "#src/cms/staff/form-part.ts";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { Subscribers } from "#src/features/subscriptions/subscribers.ts";
import { subscribersText } from "#messages/subscriptions";

/**
 * Says in the form of a notice how many guests got it. A button sends the corrected notice again, once it has changed. A
 * notice that wasn't sent has neither.
 */
export default function Correction({ id, isUnsaved, save }: FormPartProps) {
  const { api, language, showToast } = useStaff();
  const text = subscribersText[language];
  const [sent, setSent] = useState<Subscribers["sent"][number]>();
  const [loading, sending] = [useCall(), useCall()];
  const sentence = useRef<HTMLParagraphElement>(null);
  const show = (all: Subscribers) => setSent(all.sent.find((each) => each.id === id));
  const load = useEffectEvent(() =>
    loading.run(async () => show(await api.get<Subscribers>("/subscriptions/counts"))),
  );
  useEffect(() => void load(), []);
  if (!sent) return <CallError words={text.notLoaded} reason={loading.reason} />;
  async function send(): Promise<void> {
    if (isUnsaved && !(await save())) return;
    show(await api.post<Subscribers>("/subscriptions/corrections", { message: id }));
    showToast(text.correctionSent);
    // The button goes away.
    sentence.current?.focus();
  }
  const { mails: count, isCorrection, hasChanged } = sent;
  const moment = shortMoment(sent.at, language);
  const canSend = hasChanged || isUnsaved;
  return (
    <section className="stack close">
      <p className="quiet small" ref={sentence} tabIndex={-1}>
        {isCorrection ? text.gotCorrection({ count, moment }) : text.gotNotice({ count, moment })}{" "}
        {canSend && text.offer}
      </p>
      {canSend && (
        <p>
          <StaffButton
            aria-disabled={sending.isRunning}
            onClick={() => sending.isRunning || void sending.run(send)}
          >
            {isUnsaved ? text.saveAndCorrect : text.correct}
          </StaffButton>
        </p>
      )}
      <CallError words={text.failed} reason={sending.reason} />
    </section>
  );
}
