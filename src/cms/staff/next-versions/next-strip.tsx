import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router";
import type { Language } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { ApiError, NoAnswerError } from "#src/cms/staff/api.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import type { ListState } from "#src/cms/staff/lists/row-focus.ts";
import { useUndo } from "#src/cms/staff/undo.tsx";
import { longMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { nextVersionText, staffText } from "#messages/staff";
import { asNextVersion, correctingAddress, restorableNext, type NextVersion } from "./next-version.ts";

interface Props {
  form: ResourceForm<any, any>;
  name: string;
  fields: readonly NamedField[];
  /** The list to which the screen returns when the next version of a new resource is discarded. */
  list: string;
}

/** Tells the user which version the form shows, if the resource has a next version. */
export function NextStrip({ form, name, fields, list }: Props) {
  const { api, language, showToast, showError } = useStaff();
  const navigate = useNavigate();
  const undo = useUndo();
  const words = nextVersionText[language];
  const next = asNextVersion(form.last as object | undefined);
  const screen: string | undefined = form.last && form.kind.screen(form.last);
  if (form.isCorrection)
    return (
      <output className="next-strip panel pad-8 cluster gap-above-16 icons-20">
        <p className="broad">{words.correcting}</p>
        <div className="cluster flat">
          <Link className="link-button target" to={screen!} reloadDocument>
            {words.toNext}
          </Link>
        </div>
      </output>
    );
  if (!next) return null;
  const labels = labelsOfBoth(next, fields);
  const when = next.publishAt ? longMoment(next.publishAt, language) : undefined;
  async function discard(discarded: NextVersion): Promise<void> {
    const restorable = restorableNext(form.kind, discarded);
    try {
      await api.delete(`${restorable.path}/next`, discarded.version);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) {
        showError(failureWords(error, language), () => void discard(next!));
        return;
      }
    }
    // The discarded form is rendered first. Otherwise the screen would ask about unsaved input.
    flushSync(() => form.discard());
    await navigate(list, { state: { removed: screen! } satisfies ListState });
    const undoDiscard = () => void undo({ action: "discarded", next: restorable, name, list, row: screen! });
    showToast(words.discarded({ name }), [{ label: staffText[language].undo, act: undoDiscard }]);
  }
  return (
    <output className="next-strip panel pad-8 cluster gap-above-16 icons-20">
      <p className="broad">
        <strong>{next.isSeen ? words.waiting : words.unpublished}</strong>{" "}
        {next.userName && words.savedBy({ who: next.userName, when: longMoment(next.updatedAt, language) })}{" "}
        {next.fault
          ? undefined
          : next.changeOverName !== null
            ? words.inPlan({ plan: next.changeOverName, when })
            : when !== undefined && words.planned({ when })}
        {next.fault && when !== undefined && words.failed({ when })}
        {labels.length > 0 && (
          <span className="block strong">{words.both({ fields: labels.join(", ") })}</span>
        )}
      </p>
      <div className="cluster flat">
        {next.isSeen && (
          <Link className="link-button target" to={screen! + correctingAddress} reloadDocument>
            {words.correct}
          </Link>
        )}
        <button type="button" className="link-button target" onClick={() => void discard(next)}>
          {words.discard}
        </button>
      </div>
    </output>
  );
}

export const languagesInWords = (languages: readonly Language[], shownIn: Language) =>
  new Intl.ListFormat(shownIn, { type: "conjunction" }).format(
    languages.map((each) => languageInSentence(each, shownIn)),
  );

const labelsOfBoth = ({ changedInBoth }: NextVersion, fields: readonly NamedField[]) =>
  changedInBoth.map(
    (path) => fields.find((field) => path === field.path || path.startsWith(`${field.path}.`))?.label ?? path,
  );

/** Returns a function that shows, after a save, the fields that the correction and the next version both change. */
export function useNoteOfBoth({ kind, isCorrection }: ResourceForm<any, any>, fields: readonly NamedField[]) {
  const { api, language, showToast } = useStaff();
  return async function note(saved: { id: number }): Promise<void> {
    let next = asNextVersion(saved);
    try {
      if (isCorrection) next = await api.get<NextVersion>(`${kind.path}/${saved.id}/next`);
    } catch (error) {
      // The save has succeeded, so only the note is missing. This failure isn't reported.
      if (!(error instanceof ApiError || error instanceof NoAnswerError)) throw error;
    }
    const labels = next ? labelsOfBoth(next, fields) : [];
    if (labels.length > 0) showToast(nextVersionText[language].both({ fields: labels.join(", ") }));
  };
}
