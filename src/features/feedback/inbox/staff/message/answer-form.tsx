import { useEffect, useRef, useState } from "react";
import { siteNow } from "#src/cms/staff/clock.ts";
import { longest } from "#src/features/feedback/feedback-rules.ts";
import { saveInTurn } from "#src/features/feedback/inbox/staff/inbox-changes.ts";
import type { Correspondence } from "#src/features/feedback/inbox/answers.ts";
import type { ReceivedFeedback } from "#src/features/feedback/inbox/inbox.ts";
import { languageTag } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApiError } from "#src/cms/staff/api.ts";
import type { Drafts } from "#src/cms/staff/drafts/drafts.ts";
import { PlainField } from "#src/cms/staff/fields/plain-field.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { AnswerTemplates } from "./answer-templates.tsx";
import { inboxAnswerText } from "#messages/inbox";

interface Props {
  message: ReceivedFeedback;
  templates: Correspondence["templates"];
  /** Returns a mailto address, without a text that is too long. Undefined without a valid e-mail address. */
  ownProgram(written: string): string | undefined;
  onOwnProgram(): void;
  /** Called when somebody else has changed the message. */
  onChanged(message: ReceivedFeedback): void;
  onSent(message: ReceivedFeedback): void;
  onClose(): void;
}

const writer = "answer";
const addressOf = (id: number) => `${staffAddresses.inbox}/${id}`;

/** Returns the unsent answer that is stored on this device, or an empty string. */
export function findUnsentAnswer(drafts: Drafts, id: number): string {
  const draft = drafts.list(addressOf(id)).find((each) => each.writer === writer)?.draft;
  return typeof draft?.values === "string" ? draft.values : "";
}

export function removeUnsentAnswer(drafts: Drafts, id: number): void {
  drafts.remove(addressOf(id), writer);
}

/** The form for an answer. The text is stored on the device until the answer is sent. */
export function AnswerForm(props: Props) {
  const { message, templates, ownProgram, onOwnProgram, onChanged, onSent, onClose } = props;
  const { api, drafts, language } = useStaff();
  const text = inboxAnswerText[language];
  const { id, name, email } = message;
  const [value, setValue] = useState(() => findUnsentAnswer(drafts, id));
  const [isTried, setTried] = useState(false);
  const [meanwhile, setMeanwhile] = useState<"alsoAnswered" | "changed">();
  const { isRunning, reason, run } = useCall();
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector("textarea")?.focus();
  useEffect(focus, []);

  const words = value.trim();
  const isTooLong = words.length > longest.message;
  const fault = isTooLong
    ? text.tooLong({ most: longest.message })
    : isTried && words === ""
      ? text.empty
      : undefined;

  function write(typed: string) {
    setValue(typed);
    if (typed.trim() === "") removeUnsentAnswer(drafts, id);
    else
      drafts.keep(addressOf(id), writer, {
        at: siteNow(),
        version: message.version,
        values: typed,
        base: "",
      });
  }

  async function save(to: ReceivedFeedback): Promise<void> {
    try {
      const answered = await saveInTurn(api, to, "answer", { text: words });
      removeUnsentAnswer(drafts, id);
      onSent(answered);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412 && error.current)) throw error;
      const current = error.current as ReceivedFeedback;
      onChanged(current);
      const isSame =
        current.answeredDate === to.answeredDate &&
        current.email === to.email &&
        current.deletedDate === to.deletedDate;
      // A field that doesn't affect the answer has changed, so the answer is sent with the current version.
      if (isSame) return save(current);
      setMeanwhile(current.answeredDate === to.answeredDate ? "changed" : "alsoAnswered");
    }
  }

  function send() {
    setTried(true);
    if (words === "" || isTooLong) focus();
    else {
      setMeanwhile(undefined);
      void run(() => save(message));
    }
  }

  return (
    <form
      ref={form}
      className="inbox-answer-form line-above stack measure"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) send();
      }}
    >
      <PlainField
        label={text.label({ name: name.trim() || undefined })}
        name="answer"
        lang={languageTag[message.language]}
        rows={8}
        value={value}
        hint={[
          text.hint({ email }),
          message.language !== language &&
            text.formLanguage({ language: languageInSentence(message.language, language) }),
        ]
          .filter(Boolean)
          .join(" ")}
        fault={fault}
        onChange={write}
      />
      <AnswerTemplates
        templates={templates}
        guestsLanguage={message.language}
        onChoose={(chosen) => {
          write([value.trimEnd(), chosen].filter(Boolean).join("\n\n"));
          focus();
        }}
      />
      <div aria-live="polite">{meanwhile && <p className="inbox-meanwhile">{text[meanwhile]}</p>}</div>
      <CallError words={text.notSent} reason={reason} />
      <div className="dialog-actions">
        <button type="submit" className="button action" aria-disabled={isRunning}>
          <Icon name="mail" />
          {isRunning ? text.sending : text.send}
        </button>
        <a className="button plain" href={ownProgram(words)} onClick={onOwnProgram}>
          {text.own}
        </a>
        <StaffButton
          disabled={isRunning}
          onClick={() => {
            removeUnsentAnswer(drafts, id);
            onClose();
          }}
        >
          {text.discard}
        </StaffButton>
      </div>
    </form>
  );
}
