import type { feedbackText } from "./feedback.text.ts";

interface Props {
  text: (typeof feedbackText)["nb"];
  sentence: string;
  /** Path of the home page. */
  home: string;
  /** The id for an address that shows it without JavaScript. */
  id?: string;
}

/** Takes the form's place after it is sent. */
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

const paths = { alert: "M12 4 2.5 20h19zM12 9.5v5M12 16v1.8", check: "M4 12.5 9.5 18 20 7" };

/** The two icons that the form needs in the browser, without all the others. */
export function Sign({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon line" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
