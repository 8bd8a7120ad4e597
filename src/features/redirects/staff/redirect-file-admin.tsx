import { useState } from "react";
import { useNavigate } from "react-router";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { FileButton } from "#src/cms/staff/upload/file-button.tsx";
import { useUpload } from "#src/cms/staff/upload/use-upload.ts";
import type { FileReport } from "#src/features/redirects/redirect.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { redirectFileText, redirectKindText } from "#messages/redirects";
import { staffText } from "#messages/staff";

/** The screen that reads redirects from a file. Staff see the report about the file before anything is saved. */
export function Component() {
  const { api, language, showToast } = useStaff();
  const navigate = useNavigate();
  const text = redirectFileText[language];
  const [preview, setPreview] = useState<{ file: File; report: FileReport }>();

  const reading = useUpload(async (form, ...sent) => {
    const report = await api.upload<FileReport>("/redirects/file", form, ...sent);
    setPreview({ file: form.get("file") as File, report });
  });
  const undo = useUndoOfFile();
  const saving = useUpload(async (...sent) => {
    const { saved } = await api.upload<FileReport>("/redirects/file?save=true", ...sent);
    await navigate(at.redirects);
    showToast(text.saved({ count: saved.length }), [
      { label: staffText[language].undo, act: () => void undo(saved) },
    ]);
  });
  const progress = reading.sending ?? saving.sending;
  const failure = reading.failure ?? saving.failure;
  return (
    <ListScreen title={text.title} back={{ name: redirectKindText[language].name, to: at.redirects }}>
      <p className="gap-below-16 quiet measure">{text.lead}</p>
      <pre className="redirect-example rounded on-sand panel small">{text.example}</pre>
      <div className="redirect-file inset-24 rounded stack apart gap-above-16 gap-below-16">
        {preview && <Report name={preview.file.name} report={preview.report} />}
        <div className="cluster loose">
          {preview && preview.report.ready > 0 && (
            <StaffButton
              look="action"
              aria-disabled={progress !== undefined}
              onClick={() => !progress && void saving.send(preview.file)}
            >
              {text.save({ count: preview.report.ready })}
            </StaffButton>
          )}
          <FileButton
            label={text.choose}
            accept=".csv,.txt,text/csv,text/plain"
            aria-disabled={progress !== undefined}
            onChoose={(chosen) => {
              setPreview(undefined);
              void reading.send(chosen);
            }}
          >
            {preview ? text.another : text.choose}
          </FileButton>
        </div>
        {progress && (
          <progress value={progress.share} aria-label={saving.sending ? text.saving : text.reading} />
        )}
      </div>
      {failure && <CallFault words={text.failed({ reason: failure.reason })} onRetry={failure.retry} />}
      {preview && preview.report.faults.length > 0 && <Faults report={preview.report} />}
    </ListScreen>
  );
}

/** Returns a function that removes the redirects of a file. Redirects that staff have changed since the import stay. */
function useUndoOfFile(): (ids: readonly number[]) => Promise<void> {
  const { api, language, showToast, showError } = useStaff();
  const navigate = useNavigate();
  const text = redirectFileText[language];
  return async function undo(ids) {
    try {
      const { removed } = await api.post<{ removed: number }>("/redirects/removal", { ids });
      showToast(text.undone({ count: removed }));
      await navigate(at.redirects, { replace: true });
    } catch (error) {
      showError(failureWords(error, language), () => void undo(ids));
    }
  };
}

function Report({ name, report: { ready, known, faulty } }: { name: string; report: FileReport }) {
  const text = redirectFileText[useStaff().language];
  return (
    <output className="stack flat">
      <strong>{name}</strong>
      <span>
        {[
          text.ready({ count: ready }),
          known > 0 && text.known({ count: known }),
          faulty > 0 && text.faulty({ count: faulty }),
        ]
          .filter(Boolean)
          .join(" ")}
      </span>
    </output>
  );
}

function Faults({ report: { faults, faulty } }: { report: FileReport }) {
  const { language } = useStaff();
  const text = redirectFileText[language];
  return (
    <section className="measure gap-above-32">
      <h2>{text.faults}</h2>
      <ol className="ruled open close">
        {faults.map(({ line, text: written, message, words }, index) => (
          <li key={index}>
            <span className="quiet small">{text.line({ line })}</span>{" "}
            <code className="breaks">{written}</code>
            <p className="as-alert">{words?.[language] ?? message}</p>
          </li>
        ))}
      </ol>
      {faulty > faults.length && <p>{text.more({ count: faulty - faults.length })}</p>}
    </section>
  );
}
