import { splitAround } from "#src/i18n/phrases.ts";
import type { ComponentProps } from "react";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon } from "#src/ui/icon.tsx";
import { feedbackText } from "#messages/feedback";
import { faultWords } from "./fault-words.ts";
import {
  feedbackFields,
  requiredFields,
  trapField,
  type FeedbackFaults,
  type FeedbackField,
  type FieldFault,
  type SiteForm,
  type FeedbackValues,
} from "./feedback-rules.ts";

export type FailureKind = keyof (typeof feedbackText)["nb"]["failures"];

/** The reason why the form couldn't be sent. Errors in fields have the type `FeedbackFaults`. */
export interface Failure {
  kind: FailureKind;
  minutes?: number;
}

interface Props {
  source: SiteForm;
  language: Language;
  assetUrl: AssetUrl;
  /** The page's path. Without JavaScript the browser posts the form to this path. */
  action: string;
  privacyPolicy: string;
  /** The form that the server rejected after a post without JavaScript. */
  returned?: { values: FeedbackValues; faults: FeedbackFaults; failure?: Failure };
}

/** Renders the form. The page has all texts that the form's script can show, so that browsers can translate them. */
export function FeedbackForm({ source, language, assetUrl, action, privacyPolicy, returned }: Props) {
  const text = feedbackText[language];
  const words = text[source];
  const { values, faults = {}, failure } = returned ?? {};
  const toMend = feedbackFields.filter((field) => faults[field]);
  const labelOf = (name: FeedbackField) => (name === "message" ? words.message : text[name]);
  return (
    <form
      className="form stack gap-above-4"
      method="post"
      action={action}
      noValidate
      data-source={source}
      data-language={language}
      data-script={assetUrl("src/features/feedback/feedback-form.client.ts")}
    >
      <p className="quiet small">{words.hint}</p>
      {toMend.length > 0 && (
        <div className="notice alert" data-returned>
          <Icon name="alert" />
          <div>
            <h3>{text.toMend}</h3>
            <ul className="gap-above-4">
              {toMend.map((name) => (
                <li key={name}>
                  <a href={`#feedback-${name}`}>{labelOf(name)}</a>:{" "}
                  {faultWords(name, faults[name]!, { form: source, language })}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {feedbackFields.map((name) => (
        <Field
          key={name}
          name={name}
          label={labelOf(name)}
          optional={requiredFields[source].includes(name) ? undefined : text.optional}
          typed={values?.[name]}
          wordsOf={(fault) => faultWords(name, fault, { form: source, language })}
          fault={faults[name]}
          hasFocus={name === toMend[0]}
        />
      ))}
      <p className="visually-hidden" aria-hidden="true">
        <label htmlFor="feedback-trap">{text.trap}</label>
        <input id="feedback-trap" name={trapField} tabIndex={-1} autoComplete="off" />
      </p>
      <div role="alert" className="form-alert">
        <div className="notice alert" hidden={!failure}>
          <Icon name="alert" />
          <div>
            <h3>{text.failed}</h3>
            {Object.entries(text.failures).map(([kind, sentence]) => (
              <p key={kind} data-failure={kind} hidden={kind !== failure?.kind}>
                {typeof sentence === "string" ? (
                  sentence
                ) : (
                  <WithNumber message={(minutes) => sentence({ minutes })} number={failure?.minutes ?? 10} />
                )}
              </p>
            ))}
          </div>
        </div>
      </div>
      <button className="button action at-start">
        <span data-phase="writing" hidden={failure !== undefined}>
          {words.send}
        </span>
        <span data-phase="sending" hidden>
          {text.sending}
        </span>
        <span data-phase="failed" hidden={!failure}>
          {text.tryAgain}
        </span>
      </button>
      <p className="quiet small">
        {words.purpose} {text.privacy} <a href={privacyPolicy}>{text.privacyPolicy}</a>
      </p>
    </form>
  );
}

const controls: Record<FeedbackField, ComponentProps<"input">> = {
  name: { type: "text", autoComplete: "name" },
  mobilePhone: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email" },
  message: {},
};

/** The errors that each field can have. The form's script shows the text of one error. */
const faultsOf: Record<FeedbackField, readonly FieldFault[]> = {
  name: ["empty", "tooLong"],
  mobilePhone: ["empty", "tooLong", "phone"],
  email: ["empty", "tooLong", "email"],
  message: ["empty", "tooLong"],
};

interface FieldProps {
  name: FeedbackField;
  label: string;
  optional: string | undefined;
  typed: string | undefined;
  wordsOf(fault: FieldFault): string;
  fault: FieldFault | undefined;
  hasFocus: boolean;
}

function Field({ name, label, optional, typed, wordsOf, fault, hasFocus }: FieldProps) {
  const id = `feedback-${name}`;
  const shared = {
    id,
    name,
    defaultValue: typed,
    required: optional === undefined,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": fault ? `${id}-fault` : undefined,
    autoFocus: hasFocus,
  };
  return (
    <div className={`field field-${name} stack close packed`}>
      <label className="small strong" htmlFor={id}>
        {label}
        {optional && <span className="quiet regular"> ({optional})</span>}
      </label>
      {name === "message" ? <textarea {...shared} rows={10} /> : <input {...shared} {...controls[name]} />}
      <p className="row at-top small strong lines-13 as-alert" id={`${id}-fault`} hidden={!fault}>
        <Icon name="alert" />
        {faultsOf[name].map((kind) => (
          <span key={kind} data-fault={kind} hidden={kind !== fault}>
            {wordsOf(kind)}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Shows a sentence with a number that the script may change. */
export function WithNumber({ message, number }: { message(place: string): string; number: number }) {
  const [before, after] = splitAround(message);
  return (
    <>
      {before}
      <span data-number>{number}</span>
      {after}
    </>
  );
}
