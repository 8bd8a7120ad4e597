import { useEffect, useEffectEvent, useRef, useState } from "react";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import type { FormPartProps } from "#src/cms/staff/form-part.ts";
import { languagesInWords } from "#src/cms/staff/next-versions/next-strip.tsx";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { Subscribers } from "#src/features/subscriptions/subscribers.ts";
import { subscribersText } from "#messages/subscriptions";

/**
 * Says in the form of a notice how many guests got the notice, or will get the notice after its publication. Says
 * nothing while a notice is being sent, and about a notice that the site no longer sends by itself.
 */
export default function NoticeReceivers(props: FormPartProps) {
  const { api, language } = useStaff();
  const [all, setAll] = useState<Subscribers>();
  const loading = useCall();
  // The response of an earlier call isn't shown after a later call.
  const latest = useRef(0);
  const load = useEffectEvent(() =>
    loading.run(async () => {
      const call = ++latest.current;
      const loaded = await api.get<Subscribers>("/subscriptions/counts");
      if (call === latest.current) setAll(loaded);
    }),
  );
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a save changes the answer
  useEffect(() => void load(), [props.version]);
  function show(answer: Subscribers): void {
    latest.current++;
    setAll(answer);
  }
  if (!all) return <CallError words={subscribersText[language].notLoaded} reason={loading.reason} />;
  const { id } = props;
  const sent = all.sent.find((each) => each.id === id);
  if (sent) return !props.isNextVersion && <Correction {...props} {...{ sent }} id={sent.id} onSent={show} />;
  return id !== undefined && all.announced.includes(id) ? null : <Receivers {...props} all={all} />;
}

/** Says how many guests will get the notice, unless there are none or mails are held after a restore. */
function Receivers({ all: { total, isHeld, receivers }, subject }: FormPartProps & { all: Subscribers }) {
  const text = subscribersText[useStaff().language];
  const found = receivers.find(({ topic }) => topic === subject);
  if (!found || total === 0 || isHeld) return null;
  const { mails, pushes } = found;
  return (
    <p className="quiet small">
      {mails + pushes === 0
        ? text.noReceivers
        : text.receivers({ mails, pushes, both: mails > 0 && pushes > 0 })}
    </p>
  );
}

/** Names the languages in which a correction changes nothing, and counts their guests. */
export function Uncorrected({ uncorrected }: Pick<Subscribers["sent"][number], "uncorrected">) {
  const { language } = useStaff();
  if (uncorrected.length === 0) return null;
  const unchanged = uncorrected.map((each) => each.language);
  const count = uncorrected.reduce((sum, each) => sum + each.count, 0);
  return ` ${subscribersText[language].uncorrected({ count, languages: languagesInWords(unchanged, language) })}`;
}

interface CorrectionProps extends Pick<FormPartProps, "isUnsaved" | "save"> {
  id: number;
  sent: Subscribers["sent"][number];
  onSent(all: Subscribers): void;
}

/** Says how many guests got the notice. After a change, a button sends the corrected notice. */
function Correction({ id, sent, isUnsaved, save, onSent }: CorrectionProps) {
  const { api, language, showToast } = useStaff();
  const text = subscribersText[language];
  const sending = useCall();
  const sentence = useRef<HTMLParagraphElement>(null);
  async function send(): Promise<void> {
    if (isUnsaved && !(await save())) return;
    onSent(await api.post<Subscribers>("/subscriptions/corrections", { message: id }));
    showToast(text.correctionSent);
    // The button disappears, so the sentence gets the focus.
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
        <Uncorrected uncorrected={sent.uncorrected} />
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
