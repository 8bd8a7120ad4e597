import { useEffect, useRef, useState, type ComponentProps } from "react";
import type { Language } from "#src/i18n/language.ts";
import { feedbackText } from "./feedback.text.ts";
import {
  faultsIn,
  feedbackFields,
  requiredFields,
  tidy,
  trapField,
  type FeedbackFaults,
  type FeedbackField,
  type SiteForm,
  type FeedbackValues,
} from "./feedback-rules.ts";
import { SentDialog } from "./sent-dialog.tsx";
import { SentNotice, Sign } from "./sent-notice.tsx";

type FailureKind = keyof (typeof feedbackText)["nb"]["failures"];

/** Why sending failed, apart from faults in the fields. */
export interface Failure {
  kind: FailureKind;
  /** The minutes until it may be tried again. */
  minutes?: number;
}

interface Props {
  source: SiteForm;
  language: Language;
  /** The page's own path, where the form is posted without JavaScript. */
  action: string;
  /** Paths of the home page and the privacy statement. */
  home: string;
  privacyPolicy: string;
  /** The form as the server returned it, when it was sent without JavaScript and couldn't be accepted. */
  returned?: { values: FeedbackValues; faults: FeedbackFaults; failure?: Failure };
}

/** The shortest time between opening a page and sending its form: programs are faster than people. */
const leastMilliseconds = 2000;

/** Sending that takes longer has failed. */
const mostMilliseconds = 20_000;

const controls: Record<FeedbackField, ComponentProps<"input">> = {
  name: { type: "text", autoComplete: "name" },
  mobilePhone: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email" },
  message: {},
};

/**
 * The form of the contact page and of the suggestion box: a plain form, which stays on its page when there is
 * JavaScript.
 */
export default function FeedbackForm({ source, language, action, home, privacyPolicy, returned }: Props) {
  const text = feedbackText[language];
  const words = text[source];
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const mayHaveArrived = useRef(false);
  const [faults, setFaults] = useState(returned?.faults ?? {});
  const [failure, setFailure] = useState(returned?.failure);
  const [phase, setPhase] = useState<"writing" | "sending" | "asking" | "sent">("writing");
  const leadTo = useRef<FeedbackField>(undefined);

  // After the mark is rendered, because it is read out together with its field.
  useEffect(() => {
    if (leadTo.current) form.current?.querySelector<HTMLElement>(`[name=${leadTo.current}]`)?.focus();
    leadTo.current = undefined;
  });

  async function send(element: HTMLFormElement): Promise<void> {
    if (isUnderWay.current) return;
    const values = valuesIn(element);
    const found = faultsIn(values, source);
    leadTo.current = feedbackFields.find((field) => found[field]);
    setFaults(found);
    setFailure(undefined);
    if (leadTo.current) return;
    const trap = element.querySelector<HTMLInputElement>(`[name=${trapField}]`)!;
    if (trap.value) {
      trap.value = "";
      return setFailure({ kind: "suspicious" });
    }
    isUnderWay.current = true;
    setPhase("sending");
    await new Promise((resolve) => setTimeout(resolve, leastMilliseconds - performance.now()));
    const problem = await post({ ...values, source, language, isRetry: mayHaveArrived.current });
    isUnderWay.current = false;
    mayHaveArrived.current ||= problem?.kind === "offline" || problem?.kind === "ours";
    setFailure(problem);
    setPhase(problem ? "writing" : "asking");
  }

  /** Removes a mark as soon as what it says is no longer true. */
  function look(field: FeedbackField): void {
    if (faults[field]) setFaults({ ...faults, [field]: faultsIn(valuesIn(form.current!), source)[field] });
  }

  if (phase === "asking" || phase === "sent") {
    return (
      <>
        <SentNotice text={text} sentence={words.sent} home={home} />
        {phase === "asking" && (
          <SentDialog text={text} sentence={words.sent} home={home} onStay={() => setPhase("sent")} />
        )}
      </>
    );
  }
  const firstReturned = feedbackFields.find((field) => returned?.faults[field]);
  // Said once, for all fields; with JavaScript, the first wrong field gets focus instead.
  const toMend = returned ? feedbackFields.filter((field) => faults[field]) : [];
  const labelOf = (name: FeedbackField) => (name === "message" ? words.message : text[name]);
  const field = (name: FeedbackField) => (
    <Field
      key={name}
      name={name}
      label={labelOf(name)}
      optional={requiredFields[source].includes(name) ? undefined : text.optional}
      typed={returned?.values[name] ?? ""}
      fault={faults[name] && words.faults[faults[name]]}
      hasFocus={name === firstReturned}
      onEdit={() => look(name)}
    />
  );
  return (
    <form
      ref={form}
      className="form"
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <p className="form-hint">{words.hint}</p>
      {toMend.length > 0 && (
        <div className="notice alert">
          <Sign name="alert" />
          <div>
            <h3>{text.toMend}</h3>
            <ul>
              {toMend.map((name) => (
                <li key={name}>
                  <a href={`#${idOf(name)}`}>{labelOf(name)}</a>: {words.faults[faults[name]!]}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {feedbackFields.map(field)}
      <p className="form-trap" aria-hidden="true">
        <label htmlFor="feedback-trap">{text.trap}</label>
        <input id="feedback-trap" name={trapField} tabIndex={-1} autoComplete="off" />
      </p>
      <div role="alert" className="form-alert">
        {failure && (
          <div className="notice alert">
            <Sign name="alert" />
            <div>
              <h3>{text.failed}</h3>
              <p>{text.failures[failure.kind].replace("{minutes}", String(failure.minutes ?? 10))}</p>
            </div>
          </div>
        )}
      </div>
      <button className="button action" aria-disabled={phase === "sending" || undefined}>
        {phase === "sending" ? text.sending : failure ? text.tryAgain : words.send}
      </button>
      <p className="form-purpose">
        {words.purpose} {text.privacy} <a href={privacyPolicy}>{text.privacyPolicy}</a>
      </p>
    </form>
  );
}

interface FieldProps {
  name: FeedbackField;
  label: string;
  /** The word for "optional"; undefined when the field is required. */
  optional: string | undefined;
  /** What was typed before the server returned the page. */
  typed: string;
  fault: string | undefined;
  /** Whether the field has focus when the page opens. */
  hasFocus: boolean;
  onEdit(): void;
}

function Field({ name, label, optional, typed, fault, hasFocus, onEdit }: FieldProps) {
  const id = idOf(name);
  // When React hydrates a text area, it sets the first text again, so that must be what the area contains by then.
  const [initial] = useState(() => current(id) ?? typed);
  const shared = {
    id,
    name,
    defaultValue: initial,
    required: optional === undefined,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": fault ? `${id}-fault` : undefined,
    onInput: onEdit,
    // The server's page gives focus to the first mark; while somebody is writing, it stays with them.
    autoFocus: hasFocus,
  };
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span> ({optional})</span>}
      </label>
      {name === "message" ? <textarea {...shared} rows={10} /> : <input {...shared} {...controls[name]} />}
      {fault && (
        <p className="field-fault" id={`${id}-fault`}>
          <Sign name="alert" />
          {fault}
        </p>
      )}
    </div>
  );
}

const idOf = (name: FeedbackField) => `feedback-${name}`;

function current(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  return (document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null)?.value;
}

function valuesIn(element: HTMLFormElement): FeedbackValues {
  const data = new FormData(element);
  const entries = feedbackFields.map((field) => [field, tidy(field, data.get(field) as string)]);
  return Object.fromEntries(entries) as FeedbackValues;
}

/** @returns undefined when the message is stored */
async function post(
  message: FeedbackValues & { source: SiteForm; language: Language; isRetry: boolean },
): Promise<Failure | undefined> {
  try {
    const response = await fetch("/api/v1/feedback", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
      // A guest who leaves the page at once has still sent it.
      keepalive: true,
      signal: AbortSignal.timeout(mostMilliseconds),
    });
    if (response.ok) return undefined;
    if (response.status === 403) return { kind: "closed" };
    if (response.status !== 429) return { kind: "ours" };
    const seconds = Number(response.headers.get("retry-after"));
    return { kind: "tooOften", ...(seconds > 0 && { minutes: Math.ceil(seconds / 60) }) };
  } catch {
    return { kind: "offline" };
  }
}
