import type { feedbackText } from "./feedback.text.ts";
import { Sign } from "./sign.tsx";

interface Props {
  text: (typeof feedbackText)["nb"];
  sentence: string;
  /** Path of the home page. */
  home: string;
  /** An address that shows it, without scripts. */
  id?: string;
}

/** Stands where the form was, once that is sent. */
export function SentNotice({ text, sentence, home, id }: Props) {
  return (
    <div className="notice success" id={id} role="status">
      <Sign name="check" />
      <div>
        <h3>{text.sent}</h3>
        <p>{sentence}</p>
        <p>
          <a href={home}>{text.home}</a>
        </p>
      </div>
    </div>
  );
}
