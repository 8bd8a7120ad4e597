import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link, useBlocker, useNavigate } from "react-router";
import { languageTag } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useSaveKey } from "#src/cms/staff/shortcuts.ts";
import { useComingFrom } from "#src/cms/staff/return-link.ts";
import { ConflictScreen } from "#src/cms/staff/conflict/conflict-screen.tsx";
import { DraftStrip } from "#src/cms/staff/drafts/draft-strip.tsx";
import { CopyResource } from "#src/cms/staff/next-versions/copy-resource.tsx";
import { FaultSummary } from "./fault-summary.tsx";
import type { WithLanguages } from "#src/cms/staff/fields/language-states.ts";
import { focusField, useFieldInAddress } from "#src/cms/staff/fields/field-focus.ts";
import { useNorwegianOnly, type FormLanguages, type SaveEffect } from "./form-languages.tsx";
import type { NextSave } from "./form-state.ts";
import { markUnsaved } from "#src/cms/staff/drafts/revalidation.ts";
import { asNextVersion } from "#src/cms/staff/next-versions/next-version.ts";
import { ChangeMarks } from "#src/cms/staff/next-versions/change-marks.tsx";
import { languagesInWords, NextStrip, useNoteOfBoth } from "#src/cms/staff/next-versions/next-strip.tsx";
import { PreviewLinks } from "#src/cms/staff/next-versions/preview-links.tsx";
import { PublishLater } from "#src/cms/staff/next-versions/publish-later.tsx";
import { FormParts } from "#src/cms/staff/parts/form-parts.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PresenceNote } from "#src/cms/staff/conflict/presence-note.tsx";
import { NextVersionSign } from "#src/cms/staff/next-versions/next-rows.tsx";
import { HistoryLink } from "#src/cms/staff/history-link.tsx";
import { PreviewButton, type PreviewOf } from "#src/cms/staff/preview/preview.tsx";
import type { ListState } from "#src/cms/staff/lists/row-focus.ts";
import { SaveSign } from "./save-sign.tsx";
import { OutdatedFields } from "./translation-sources.tsx";
import { ScreenHeading } from "#src/cms/staff/screen-heading.tsx";
import { kinds, type KindName } from "#src/cms/kinds.ts";
import { longMoment } from "#src/cms/staff/moments.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { LostValueQuestion, useLostValueCheck } from "#src/cms/staff/live-values/lost-value.tsx";
import { ValuesHere } from "#src/cms/staff/live-values/values-in-form.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { nextVersionText, staffText } from "#messages/staff";
import { otherLanguages } from "#src/i18n/translation.ts";
import type { ResourceForm } from "./resource-form.ts";
import { withoutBlankTranslations } from "./values.ts";
import { useBackToClose } from "#src/cms/staff/use-back.ts";
import { useDraftSaves } from "#src/cms/staff/next-versions/use-draft-saves.ts";
import { useIsMounted } from "./use-is-mounted.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

export interface FormScreenProps<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  /** The name of the resource in the heading, such as "Nytt oppslag". */
  name: string;
  /** True when `name` is the resource's own Norwegian title. */
  isOwnName?: boolean;
  /** The name of the unsaved resource, such as "et ulagret oppslag". */
  unsavedName?: string;
  list: { name: string; to: string };
  state?: ReactNode;
  effect: SaveEffect;
  /** The values with which the filled button publishes a draft, such as `isActive: true`. Enter then saves a draft. */
  publishes?: Partial<Values> | undefined;
  /** One sentence about the effect of a save. */
  consequence?: ReactNode;
  /**
   * True when `side` shows the consequence beside a field. The form then doesn't show the consequence or add the
   * sentence of `useNorwegianOnly`, so `consequence` must contain this sentence. On a phone, the bar still shows the
   * consequence.
   */
  isConsequenceAside?: boolean;
  /** The subject of the resource, for parts that other features add. Omitted if guests won't see the resource. */
  subject?: string | undefined;
  /** The fields in the order of the form, for lists of faults and for conflicts. */
  fields: readonly NamedField[];
  /** The form's languages, which mark outdated fields and name the language of a field. */
  languages?: FormLanguages;
  preview?: PreviewOf;
  /** The id of the element to show in the preview, for a resource that is in several places on the page. */
  previewPlace?: string | undefined;
  /** Makes the field at a path visible, in a form that hides fields for other reasons than their language. */
  onReveal?: (path: string) => void;
  onSave(): Promise<Resource | undefined>;
  /** Saves the next version. Ctrl+S saves it too, except in a correction of the published version. */
  onSaveNext?(next?: NextSave): Promise<Resource | undefined>;
  /** False while a save would ask a question, so that the form isn't saved automatically. */
  savesItself?: boolean;
  /** Called after each save that publishes, even when the screen stays open. */
  onStored?: (saved: Resource) => void;
  /** Shows a toast. Called after the screen has closed, or after Ctrl+S has solved a conflict. */
  onSaved(saved: Resource): void;
  side?: ReactNode;
  /** Returns the values of a copy of the resource. Omitted for a kind without copies. */
  copied?: ((values: Values) => object) | undefined;
  /** The button that deletes the resource, on a phone at the end of the screen. A next version has no such button. */
  removal?: ReactNode;
  /** Content above the fields, such as a small preview. */
  strip?: ReactNode;
  children: ReactNode;
}

/** Shows the screen for editing a resource. A dialog prevents the loss of unsaved input. */
export function FormScreen<Values extends object, Resource extends WithLanguages & { id: number }>({
  form,
  name,
  isOwnName = false,
  unsavedName,
  list: ownList,
  state,
  effect,
  publishes,
  consequence,
  isConsequenceAside = false,
  subject,
  fields: named,
  languages,
  preview,
  previewPlace,
  onReveal = languages?.reveal,
  onSave,
  onSaveNext = form.saveNext,
  savesItself = true,
  onStored,
  onSaved,
  side,
  copied,
  removal,
  strip,
  children,
}: FormScreenProps<Values, Resource>) {
  const { language, showToast } = useStaff();
  const words = staffText[language];
  const nextWords = nextVersionText[language];
  const untranslated = useNorwegianOnly(effect, languages);
  const norwegianOnly = isConsequenceAside ? undefined : untranslated;
  const fill = useFill();
  const shownName = fill(name);
  // The labels of list items can contain live values, because the labels are made of the items' texts.
  const fields = named.map((field) => ({ ...field, label: fill(field.label) }));
  const navigate = useNavigate();
  const list = useComingFrom()?.back ?? ownList;
  const isLeaving = useRef(false);
  const lastAttempt = useRef<() => Promise<Resource | undefined>>(undefined);
  const isThere = useIsMounted();
  const [attempts, setAttempts] = useState(0);
  useFieldInAddress(onReveal);
  const { conflict, isCorrection } = form;
  const next = asNextVersion(form.last);
  const hasPage = preview !== undefined || "page" in kinds[form.kind.name as KindName];
  const saveNext = () => onSaveNext();
  const noteBoth = useNoteOfBoth(form, fields);
  const lost = useLostValueCheck(form, onReveal);
  const publish = async (how: () => Promise<Resource | undefined>) =>
    (await lost.ask()) ? how() : undefined;
  const save = publishes ? saveNext : () => publish(onSave);
  useDraftSaves(form.isUnsaved && !isCorrection && savesItself, form.saveAutomatically);
  // On the conflict screen, the browser's Back button returns to the form.
  const leaveConflict = useBackToClose(conflict !== undefined, form.leaveConflict);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      form.isUnsaved && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.state === "blocked" && blocker.reset();
  const go = () => blocker.state === "blocked" && blocker.proceed();

  useEffect(() => {
    if (!form.isUnsaved) return undefined;
    const unmark = markUnsaved();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => {
      unmark();
      removeEventListener("beforeunload", ask);
    };
  }, [form.isUnsaved]);

  useSaveKey(() => void attempt(isCorrection ? save : saveNext), !conflict);

  async function attempt(how: () => Promise<Resource | undefined>): Promise<Resource | undefined> {
    lastAttempt.current = how;
    const saved = await how();
    setAttempts((before) => (saved ? 0 : before + 1));
    if (saved && !asNextVersion(saved)) onStored?.(saved);
    return saved;
  }

  async function saveAndClose(how: () => Promise<Resource | undefined> = save): Promise<void> {
    const saved = await attempt(how);
    if (saved) await close(saved);
  }

  async function close(saved: Resource): Promise<void> {
    // A second press does nothing.
    if (isLeaving.current) return;
    isLeaving.current = true;
    // At this point a new resource has its own address.
    if (isThere()) await navigate(list.to, { state: { saved: form.kind.screen(saved) } satisfies ListState });
    announce(saved);
  }

  function announce(saved: Resource): void {
    const stored = asNextVersion(saved);
    const when = stored?.publishAt ? longMoment(stored.publishAt, language) : undefined;
    if (stored?.changeOverName)
      showToast(nextWords.joinedToast({ name: shownName, plan: stored.changeOverName, when }));
    else if (when !== undefined) showToast(nextWords.plannedToast({ name: shownName, when }));
    else if (stored) showToast(nextWords.saved({ name: shownName }));
    else {
      onSaved(saved);
      const unfinished = form.unfinished();
      if (unfinished.length > 0)
        showToast(
          nextWords.unfinishedStays({ name: shownName, languages: languagesInWords(unfinished, language) }),
        );
    }
    void noteBoth(saved);
  }

  const { translations: written = {} } = withoutBlankTranslations<{ translations?: object }>(form.values);
  const valuesHere = <ValuesHere form={form} fields={fields} onReveal={onReveal} />;
  const links = (
    <>
      <HistoryLink form={form} />
      {copied && form.last && <CopyResource form={form} name={shownName} copied={copied} />}
    </>
  );
  return (
    <>
      <form
        hidden={conflict !== undefined}
        className="form-screen"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saveAndClose();
        }}
      >
        <header className="form-bar full-bar line-below row apart">
          <Link className="form-back unlined target" to={list.to} aria-label={list.name}>
            <Icon name="left" />
            <span className="on-wide">{list.name}</span>
          </Link>
          <div className="form-name grow cluster flat">
            <ScreenHeading within={list.name} lang={isOwnName ? languageTag.nb : undefined}>
              {shownName}
            </ScreenHeading>
            {next ? <NextVersionSign next={next} /> : state}
          </div>
          <SaveSign
            state={form.saveState}
            isDraft={next !== undefined}
            onRetry={() => void saveAndClose(lastAttempt.current)}
          />
          <div className="form-actions row loose stretched">
            {(consequence || norwegianOnly) && (
              <p className="consequence fine on-phone">
                {consequence} {norwegianOnly}
              </p>
            )}
            {preview && (
              <PreviewButton
                form={form}
                of={preview}
                place={previewPlace}
                language={languages?.chosen ?? "nb"}
                fields={fields}
                onReveal={(path) => {
                  onReveal?.(path);
                  focusField(path);
                }}
              />
            )}
            {/* A phone with three buttons needs no cancel button, because the arrow at the top also leaves the screen. */}
            <Link className={isCorrection ? "button plain" : "button plain on-desk"} to={list.to}>
              {words.cancel}
            </Link>
            {!isCorrection && (
              <button
                type={publishes ? "submit" : "button"}
                className="button plain"
                onClick={publishes ? undefined : () => void saveAndClose(saveNext)}
              >
                {words.saveDraft}
              </button>
            )}
            <button
              type={publishes ? "button" : "submit"}
              className="button action"
              onClick={publishes && (() => void saveAndClose(() => publish(() => form.submit(publishes))))}
            >
              {form.saveState.kind === "saving" ? words.saving : words[effect]}
            </button>
          </div>
        </header>
        <PresenceNote kind={form.kind.name} resourceId={form.last?.id} isWriting={form.isUnsaved} />
        <DraftStrip draft={form.draft} resourceName={unsavedName} />
        <NextStrip form={form} name={shownName} fields={fields} list={list.to} />
        {strip}
        <ChangeMarks form={form} fields={fields} onReveal={onReveal}>
          {(newsLine) => (
            <div className={side ? "form-columns" : "form-columns single"}>
              <div className="form-main stack wide packed shrinks">
                <FaultSummary faults={form.faults} fields={fields} attempts={attempts} onReveal={onReveal} />
                {newsLine}
                <OutdatedFields form={form} languages={languages}>
                  {children}
                </OutdatedFields>
                {!isCorrection && (
                  <div className="cluster flat">
                    <PublishLater
                      form={form}
                      unfinished={otherLanguages.filter(
                        (each) => each in written && languages && languages.states[each] !== "done",
                      )}
                      onPlan={(planned) => saveAndClose(() => onSaveNext(planned))}
                    />
                    {hasPage && <PreviewLinks form={form} save={() => attempt(saveNext)} />}
                  </div>
                )}
                {!isConsequenceAside && (consequence || norwegianOnly) && (
                  <p className="consequence panel on-desk">
                    {consequence} {norwegianOnly}
                  </p>
                )}
                <FormParts form={form} subject={subject} save={() => attempt(save)} />
                {!side && valuesHere}
                {!side && links}
              </div>
              {side && (
                <aside className="form-side stack apart packed shrinks">
                  {side}
                  {valuesHere}
                  {links}
                </aside>
              )}
              {removal && !next && <div className="form-end">{removal}</div>}
            </div>
          )}
        </ChangeMarks>
        <LostValueQuestion check={lost} />
        <LeaveDialog
          name={shownName}
          isOpen={blocker.state === "blocked"}
          onStay={stay}
          onDiscard={() => {
            form.discard();
            go();
          }}
          onSaveDraft={
            isCorrection
              ? undefined
              : async () => {
                  if (await attempt(saveNext)) go();
                  else stay();
                }
          }
        />
      </form>
      {conflict && (
        <ConflictScreen
          form={form}
          conflict={conflict}
          fields={fields}
          name={shownName}
          state={state}
          onBack={() => void leaveConflict()}
          onSolved={async (saved, stays) => {
            await leaveConflict();
            if (!asNextVersion(saved)) onStored?.(saved);
            if (stays) announce(saved);
            else await close(saved);
          }}
        />
      )}
    </>
  );
}
