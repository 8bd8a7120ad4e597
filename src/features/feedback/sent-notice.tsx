import type { feedbackText } from "./feedback.text.ts";
import { Sign } from "#src/features/inbox/list/sign.tsx";

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
  const Heading = id ? "h2" : "h3";
  return (
    <div className="notice success" id={id}>
      <Sign name="check" />
      <div>
        <Heading>{text.sent}</Heading>
        <p>{sentence}</p>
        <p>
          <a href={home}>{text.home}</a>
        </p>
      </div>
    </div>
  );
}
