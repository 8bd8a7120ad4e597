import { useEffect, useEffectEvent, useState } from "react";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { Subscribers } from "#src/features/subscriptions/subscribers.ts";
import { subscribersText } from "#messages/subscriptions";

/** In the list of notices, offers to correct the notices that have changed since guests got them. */
export default function UnsentCorrections() {
  const { api, language, showToast } = useStaff();
  const text = subscribersText[language];
  const [sent, setSent] = useState<Subscribers["sent"]>([]);
  const { isRunning, reason, run } = useCall();
  const load = useEffectEvent(() =>
    run(async () => setSent((await api.get<Subscribers>("/subscriptions/counts")).sent)),
  );
  useEffect(() => void load(), []);
  async function send(message: number): Promise<void> {
    setSent((await api.post<Subscribers>("/subscriptions/corrections", { message })).sent);
    showToast(text.correctionSent);
  }
  const changed = sent.filter(({ hasChanged }) => hasChanged);
  return (
    <>
      {changed.map(({ id, title, mails: count }) => (
        <div key={id} className="spread">
          <p className="quiet small breaks">{text.gotEarlier({ count, title })}</p>
          <StaffButton aria-disabled={isRunning} onClick={() => isRunning || void run(() => send(id))}>
            {text.correct}
            <span className="visually-hidden">«{title}»</span>
          </StaffButton>
        </div>
      ))}
      <CallError words={changed.length > 0 ? text.failed : text.notLoaded} reason={reason} />
    </>
  );
}
