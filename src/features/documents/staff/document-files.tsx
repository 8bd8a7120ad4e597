import { uploadLimit } from "#src/i18n/upload-limit.ts";
import { useId, useState } from "react";
import type { Language } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { documentsAdminText } from "#messages/documents";
import { staffText } from "#messages/staff";
import { documentUrl, type DocumentFile } from "#src/features/documents/document.ts";
import { aboutFile, plainName, type DocumentFormState } from "./document-values.ts";
import { asNextVersion } from "#src/cms/staff/next-versions/next-version.ts";
import { FaultAlert } from "#src/cms/staff/form/call-fault.tsx";
import { FileButton, UploadProgress } from "#src/cms/staff/upload/file-button.tsx";
import { useUpload } from "#src/cms/staff/upload/use-upload.ts";

export function DocumentFiles({ form }: { form: DocumentFormState }) {
  const { language, offered } = useStaff();
  const text = documentsAdminText[language];
  const id = useId();
  const [announcement, announce] = useState("");
  return (
    <section className="document-files stack close" aria-labelledby={id}>
      <h2 id={id}>{text.files}</h2>
      <p className="field-hint">{text.filesHint({ limit: uploadLimit })}</p>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <ul className="ruled">
        {offered.map((each) => (
          <FileRow key={each} form={form} written={each} announce={announce} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  form: DocumentFormState;
  written: Language;
  announce(words: string): void;
}

function FileRow({ form, written, announce }: RowProps) {
  const { api, language } = useStaff();
  const text = documentsAdminText[language];
  const id = useId();
  const path = `files.${written}`;
  const label = text.file({ language: languageInSentence(written, language) });
  const file = form.values.files[written];
  // A file gets no link before the publication, because only files of published documents can be loaded.
  const isPublished = !asNextVersion(form.last)?.changed.includes("files");
  const isSaved =
    isPublished && Object.values(form.last?.files ?? {}).some((each) => each?.filename === file?.filename);
  const fault = form.faults.find((each) => each.path === path)?.message;
  const { sending, failure, send, stop } = useUpload(async (...sent) => {
    const stored = await api.upload<DocumentFile>("/documents/file", ...sent);
    form.set(path, stored);
    announce(text.received({ name: plainName(stored) }));
  });
  return (
    <li className="entry centred">
      <div className="breaks">
        <strong>{label}</strong>
        {file ? (
          <p className="quiet small">
            {isSaved ? (
              <a href={documentUrl(file)} target="_blank" rel="noopener">
                {plainName(file)}
              </a>
            ) : (
              plainName(file)
            )}{" "}
            {aboutFile(file, language)}
            {!isSaved && ` · ${text.openOnceSaved}`}
          </p>
        ) : (
          <p className="quiet small">{written === "nb" ? text.noFile : text.norwegianInstead}</p>
        )}
      </div>
      <div className="cluster apart">
        {sending ? (
          <UploadProgress sending={sending} stop={stop} />
        ) : (
          <>
            {file && written !== "nb" && (
              <StaffButton look="link" className="target" onClick={() => form.set(path, undefined)}>
                {staffText[language].remove}
                <span className="visually-hidden">{text.ofFile({ name: label })}</span>
              </StaffButton>
            )}
            <FileButton
              name={path}
              label={label}
              accept="application/pdf,.pdf"
              aria-describedby={`${id}-fault`}
              onChoose={(chosen) => void send(chosen)}
            >
              {file ? text.replace : text.choose}
              <span className="visually-hidden">{text.ofFile({ name: label })}</span>
            </FileButton>
          </>
        )}
      </div>
      <FaultAlert
        id={id}
        className="across stack close hug"
        fault={
          failure
            ? [text.notReceived({ name: failure.name }), failure.reason, file && text.oldStays]
                .filter(Boolean)
                .join(" ")
            : fault
        }
        onRetry={failure?.retry}
      />
    </li>
  );
}
