import { Link } from "react-router";
import { Icon } from "#src/ui/icon.tsx";
import { CallFault, CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { longMoment, shortMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { formatMessage } from "#src/i18n/phrases.ts";
import { languageTag } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { inboxAnswerText, inboxText } from "#messages/inbox";
import { staffText } from "#messages/staff";
import type { CorrespondenceState } from "./use-correspondence.ts";

export function Answers(props: CorrespondenceState & { id: number }) {
  const { id: message, correspondence, reason, reload } = props;
  const { api, language } = useStaff();
  const retrying = useCall();
  const text = inboxAnswerText[language];
  if (reason !== undefined) return <CallFault words={`${text.notLoaded} ${reason}`} onRetry={reload} />;
  if (!correspondence || correspondence.answers.length === 0) return null;
  return (
    <ol className="inbox-answers stack apart measure" aria-label={text.heading}>
      {correspondence.answers.map(({ id, author, sentDate, state, text: words }) => (
        <li key={id} className="panel">
          <p className="row quiet">
            <Icon name="reply" />
            {text[state === "elsewhere" ? "markedBy" : "by"]({
              author: author || undefined,
              when: longMoment(sentDate, language),
            })}
          </p>
          {words && <p className="inbox-answer-words gap-above-8 gap-below-8 breaks lines">{words}</p>}
          {(state === "waiting" || state === "refused") && (
            <p className={state === "refused" ? "field-fault" : "field-hint"}>
              {state === "refused" && <Icon name="fault" />}
              {text.states[state]}
            </p>
          )}
          {state === "refused" && (
            <>
              <StaffButton
                aria-disabled={retrying.isRunning}
                onClick={() =>
                  void retrying.run(async () => {
                    await api.put(`/feedback/${message}/answers/${id}/retry`);
                    reload();
                  })
                }
              >
                {staffText[language].retry}
              </StaffButton>
              <CallError words={text.notSentAgain} reason={retrying.reason} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Says that the guest got an automatic receipt, or says why the guest got no receipt. */
export function Receipt({ correspondence }: Pick<CorrespondenceState, "correspondence">) {
  const { language } = useStaff();
  if (!correspondence?.receipt) return null;
  const { state, at } = correspondence.receipt;
  const words = inboxAnswerText[language].receipt[state];
  return (
    <p className="quiet small measure gap-below-24">
      {formatMessage(words, { when: at === null ? "" : longMoment(at, language) })}
    </p>
  );
}

export function OtherMessages({ correspondence }: Pick<CorrespondenceState, "correspondence">) {
  const { language } = useStaff();
  const text = inboxAnswerText[language];
  const { boxes } = inboxText[language];
  if (!correspondence || correspondence.others.length === 0) return null;
  return (
    <section className="line-above pad-16 measure">
      <h3 className="size-16">{text.others}</h3>
      <ul>
        {correspondence.others.map(({ id, message, language: written, sentDate, answeredDate, box }) => (
          <li key={id} className="icon-entry loose quiet touch">
            <time dateTime={sentDate}>{shortMoment(sentDate, language)}</time>
            <Link className="cut" to={`${staffAddresses.inbox}/${id}`} lang={languageTag[written]}>
              {message}
            </Link>
            <span>
              {boxes[box]}
              {answeredDate !== null && ` · ${text.answered}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
