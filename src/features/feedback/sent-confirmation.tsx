import { Icon } from "#src/ui/icon.tsx";
import { WithNumber } from "./feedback-form.tsx";
import { sentIds } from "./feedback-rules.ts";
import type { feedbackText } from "#messages/feedback";

interface Props {
  text: (typeof feedbackText)["nb"];
  sentence: string;
  home: string;
}

const leaveSeconds = 7.5;

/** The dialog that sent-dialog.client.ts opens. After a while, the script goes to the home page. */
export function SentDialog({ text, sentence, home }: Props) {
  return (
    <dialog
      className="message board sent-dialog"
      tabIndex={-1}
      aria-labelledby="sent-heading"
      aria-describedby="sent-sentence"
      data-seconds={leaveSeconds}
    >
      <div className="minute-scale" />
      <h2 className="row loose" id="sent-heading">
        <Icon name="check" />
        {text.sent}
      </h2>
      <div id="sent-sentence" className="stack close">
        <p>{sentence}</p>
        <p data-receipt hidden>
          {text.receipt}
        </p>
      </div>
      <p className="sent-countdown gap-above-12 quiet figures">
        <WithNumber message={(seconds) => text.leaving({ seconds })} number={Math.ceil(leaveSeconds)} />
      </p>
      <form className="cluster loose" method="dialog">
        <a className="button primary" href={home}>
          {text.home}
        </a>
        <button className="button">{text.stay}</button>
      </form>
    </dialog>
  );
}

/** Renders the confirmation in the page. The confirmation has its own address, and works without JavaScript. */
export function SentNotice({ text, sentence, home }: Props) {
  return (
    <div className="notice success" id={sentIds.sent}>
      <Icon name="check" />
      <div>
        <h2>{text.sent}</h2>
        <p>{sentence}</p>
        <p id={sentIds.receipt}>{text.receipt}</p>
        <p>
          <a href={home}>{text.home}</a>
        </p>
      </div>
    </div>
  );
}
