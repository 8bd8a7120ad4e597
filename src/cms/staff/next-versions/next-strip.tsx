import { useState } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router";
import { parseMoment } from "#src/i18n/times/time.ts";
import type { Language } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import type { OtherLanguage } from "#src/i18n/translation.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApiError } from "#src/cms/staff/api.ts";
import { Dialog } from "#src/cms/staff/dialog.tsx";
import { DateField } from "#src/cms/staff/fields/date/date-field.tsx";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import type { ListState } from "#src/cms/staff/lists/row-focus.ts";
import { siteNow } from "#src/cms/staff/clock.ts";
import { useUndo } from "#src/cms/staff/undo.tsx";
import { longMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { nextVersionText, staffText } from "#messages/staff";
import { asNextVersion, correctingAddress, type NextVersion } from "./next-version.ts";

interface Props {
  form: ResourceForm<any, any>;
  name: string;
  fields: readonly NamedField[];
  /** The list to which the screen returns when the next version of a new resource is discarded. */
  list: string;
}

/** Says that the form shows a next version, or that it corrects what guests read while a next version waits. */
export function NextStrip({ form, name, fields, list }: Props) {
  const { api, language, showToast, showError } = useStaff();
  const navigate = useNavigate();
  const undo = useUndo();
  const words = nextVersionText[language];
  const next = asNextVersion(form.last as object | undefined);
  const screen: string | undefined = form.last && form.kind.screen(form.last);
  if (form.isCorrection)
    return (
      <output className="next-strip">
        <p>{words.correcting}</p>
        <div className="draft-strip-actions">
          <Link className="link-button" to={screen!} reloadDocument>
            {words.toNext}
          </Link>
        </div>
      </output>
    );
  if (!next) return null;
  const labels = next.changedInBoth.map(
    (path) => fields.find((field) => path === field.path || path.startsWith(`${field.path}.`))?.label ?? path,
  );
  async function discard({ id, version, publishAt }: NextVersion): Promise<void> {
    const path = `${form.kind.path}/${id}`;
    try {
      await api.delete(`${path}/next`, version);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) {
        showError(failureWords(error, language), () => void discard(next!));
        return;
      }
    }
    // The screen must know that nothing is unsaved before it leaves.
    flushSync(() => form.discard());
    await navigate(list, { state: { removed: screen! } satisfies ListState });
    const undoDiscard = () =>
      void undo({ action: "discarded", kind: form.kind.name, id, path, publishAt, name, list, row: screen! });
    showToast(words.discarded({ name }), [{ label: staffText[language].undo, act: undoDiscard }]);
  }
  return (
    <output className="next-strip">
      <p>
        <strong>{next.isSeen ? words.waiting : words.unpublished}</strong>{" "}
        {next.userName && words.savedBy({ who: next.userName, when: longMoment(next.updatedAt, language) })}{" "}
        {next.publishAt && !next.fault && words.planned({ when: longMoment(next.publishAt, language) })}
        {next.publishAt && next.fault && words.failed({ when: longMoment(next.publishAt, language) })}
        {labels.length > 0 && <span className="both">{words.both({ fields: labels.join(", ") })}</span>}
      </p>
      <div className="draft-strip-actions">
        {next.isSeen && (
          <Link className="link-button" to={screen! + correctingAddress} reloadDocument>
            {words.correct}
          </Link>
        )}
        <button type="button" className="link-button" onClick={() => void discard(next)}>
          {words.discard}
        </button>
      </div>
    </output>
  );
}

interface PublishLaterProps {
  last: object | undefined;
  /** The languages whose words would stay in the next version. */
  unfinished: readonly OtherLanguage[];
  /** @param publishAt the time of the publication, or null for none */
  onPlan(publishAt: string | null): Promise<void>;
}

/** The button that plans the publication of the next version. */
export function PublishLater({ last, unfinished, onPlan }: PublishLaterProps) {
  const { language } = useStaff();
  const words = nextVersionText[language];
  const planned = asNextVersion(last)?.publishAt;
  const [isOpen, setOpen] = useState(false);
  const [moment, setMoment] = useState("");
  const at = parseMoment(moment);
  const isAhead = at !== undefined && Temporal.Instant.compare(at, siteNow()) > 0;
  const plan = (publishAt: string | null) => {
    setOpen(false);
    void onPlan(publishAt);
  };
  return (
    <>
      <button
        type="button"
        className="link-button publish-later"
        onClick={() => {
          setMoment(planned ?? "");
          setOpen(true);
        }}
      >
        <Icon name="clock" />
        {words.later}
      </button>
      <Dialog heading={words.laterHeading} isOpen={isOpen} onClose={() => setOpen(false)}>
        <DateField
          label={words.moment}
          name="publishAt"
          value={moment}
          onChange={setMoment}
          withTime
          isAhead
          hint={isAhead ? longMoment(at.toString(), language) : words.momentHint}
          fault={at && !isAhead ? words.past : undefined}
        />
        {unfinished.length > 0 && (
          <p>{words.unfinished({ languages: languagesInWords(unfinished, language) })}</p>
        )}
        <div className="dialog-actions">
          <button
            type="button"
            className="button action"
            disabled={!isAhead}
            onClick={() => plan(at!.toString())}
          >
            {words.plan}
          </button>
          {planned && (
            <button type="button" className="button plain" onClick={() => plan(null)}>
              {words.unplan}
            </button>
          )}
          <button type="button" className="button plain" onClick={() => setOpen(false)}>
            {staffText[language].cancel}
          </button>
        </div>
      </Dialog>
    </>
  );
}

export const languagesInWords = (languages: readonly Language[], shownIn: Language) =>
  new Intl.ListFormat(shownIn, { type: "conjunction" }).format(
    languages.map((each) => languageInSentence(each, shownIn)),
  );
