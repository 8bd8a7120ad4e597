import { useEffect, useState } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import type { Language } from "#src/i18n/language.ts";
import { languageAsLabel, languageInSentence } from "#src/i18n/names/language-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { ApiError, NoAnswerError } from "#src/cms/staff/api.ts";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { ChoiceBar } from "#src/cms/staff/fields/choice-bar.tsx";
import { failureWords, refusedFaults, type Fault } from "#src/cms/staff/form/faults.ts";
import { PreviewFaults, PreviewFrame, toFrameDocument } from "./preview-frame.tsx";
import { previewText, staffText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { useBackToClose } from "#src/cms/staff/use-back.ts";
import { withExplicitNulls } from "#src/cms/staff/form/explicit-nulls.ts";
import { withoutBlankTranslations } from "#src/cms/staff/form/values.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

export type PreviewOf = "page" | "paper";

interface Props<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  of: PreviewOf;
  /** The id of the element to show, for a resource that is in several places on the page. */
  place?: string | undefined;
  language: Language;
  fields: readonly NamedField[];
  onReveal(path: string): void;
  /** The label of the button. The default depends on `of`, and is «Forhåndsvis» or «Se utskriften». */
  label?: string;
}

/** Shows a button that opens the page with the form's unsaved content. */
export function PreviewButton<Values extends object, Resource>(props: Props<Values, Resource>) {
  const text = previewText[useStaff().language];
  const [isOpen, setOpen] = useState(false);
  const close = useBackToClose(isOpen, () => setOpen(false));
  return (
    <>
      <button
        type="button"
        className={
          props.label ? "link-button touch fine unlined" : "flat-button preview-button one-line icons-20"
        }
        onClick={() => setOpen(true)}
      >
        {!props.label && <Icon name={props.of === "page" ? "eye" : "print"} />}
        <span>{props.label ?? text.open[props.of]}</span>
      </button>
      <ModalOverlay
        className="overlay preview-overlay"
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => !isNowOpen && close()}
      >
        <Modal className="preview-modal">
          <AriaDialog className="preview">
            <Preview {...props} onClose={close} />
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

interface Answered {
  html: string;
  place: string | null;
}

type Answer = Answered | { faults: Fault[] } | { error: ApiError | NoAnswerError } | undefined;

function Preview<Values extends object, Resource>({
  form,
  of,
  place,
  language: written,
  fields,
  onReveal,
  onClose,
}: Props<Values, Resource> & { onClose: () => void }) {
  const { api, language, offered } = useStaff();
  const text = previewText[language];
  const words = staffText[language];
  const [chosen, choose] = useState(written);
  const [width, setWidth] = useState<"phone" | "screen">("phone");
  const [answer, setAnswer] = useState<Answer>();
  // The content can't change while the preview is open.
  const [asked, ask] = useState(() => ({
    faults: form.faultsOf(form.values),
    kind: form.kind.name,
    id: (form.last as { id?: number } | undefined)?.id,
    fields: withExplicitNulls(form.kind.input, withoutBlankTranslations(form.values)),
  }));

  useEffect(() => {
    const { faults, ...body } = asked;
    let isCurrent = true;
    async function answered(): Promise<Answer> {
      if (faults.length > 0) return { faults };
      try {
        const page = await api.post<Answered>("/preview", { ...body, language: chosen });
        return { ...page, html: toFrameDocument(page.html) };
      } catch (error) {
        if (error instanceof ApiError && error.faults.length > 0)
          return { faults: refusedFaults(error.faults, language) };
        if (error instanceof ApiError || error instanceof NoAnswerError) return { error };
        throw error;
      }
    }
    void answered().then((given) => isCurrent && setAnswer(given));
    return () => {
      isCurrent = false;
    };
  }, [api, asked, chosen, language]);

  return (
    <>
      <header className="preview-head line-below cluster">
        <div className="broad">
          <Heading slot="title" className="size-18">
            {text.heading[of]}
          </Heading>
          <p className="quiet fine on-desk">{text.unsaved}</p>
        </div>
        {of === "page" && (
          <ChoiceBar<"phone" | "screen">
            label={text.width}
            chosen={width}
            onChoose={setWidth}
            choices={(["phone", "screen"] as const).map((value) => ({ value, label: text.widths[value] }))}
          />
        )}
        <ChoiceBar<Language>
          label={text.language}
          chosen={chosen}
          onChoose={choose}
          choices={offered.map((value) => ({ value, label: languageAsLabel(value, language) }))}
        />
        <StaffButton onClick={onClose}>{words.close}</StaffButton>
      </header>
      <div className="preview-stage">
        {!answer && <output className="loading">{text.loading}</output>}
        {answer && "html" in answer && (
          <PreviewFrame
            html={answer.html}
            title={text.frame({ language: languageInSentence(chosen, language) })}
            shape={of === "paper" ? "paper" : width}
            place={place ?? answer.place ?? undefined}
            onEscape={onClose}
          />
        )}
        {answer && "faults" in answer && (
          <PreviewFaults
            faults={answer.faults}
            fields={fields}
            onChoose={(path) => {
              onClose();
              onReveal(path);
            }}
          />
        )}
        {answer && "error" in answer && (
          <CallFault
            words={`${text.failed} ${failureWords(answer.error, language)}`}
            onRetry={() => {
              setAnswer(undefined);
              ask({ ...asked });
            }}
          />
        )}
      </div>
    </>
  );
}
