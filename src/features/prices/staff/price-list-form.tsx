import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "react-router";
import { today } from "#src/cms/staff/clock.ts";
import type { PriceList, priceListKind } from "#src/features/prices/price-list.ts";
import {
  type RaiseAnswer,
  RaiseQuestion,
  RaiseSheet,
  RaiseStrip,
} from "#src/features/prices/staff/raise/raise-sheet.tsx";
import { openButton, percentField, useRaise } from "#src/features/prices/staff/raise/use-raise.ts";
import { RateGroups } from "#src/features/prices/staff/sheet/rate-groups.tsx";
import { useRateMoves } from "#src/features/prices/staff/sheet/rate-moves.ts";
import { kinds } from "#src/cms/kinds.ts";
import { useValueCheck } from "#src/cms/live-values/staff/use-value-check.ts";
import { address } from "#src/i18n/addresses.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { formatDate } from "#src/i18n/format.ts";
import { dayOf, parseMoment } from "#src/i18n/times/time.ts";
import { DateField } from "#src/cms/staff/fields/date/date-field.tsx";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { useMedia, useTranslationBeside } from "#src/cms/staff/fields/text-language.ts";
import { useComingFrom } from "#src/cms/staff/return-link.ts";
import { FormLanguageTabs, useFormLanguages } from "#src/cms/staff/form/form-languages.tsx";
import { FormScreen } from "#src/cms/staff/form/form-screen.tsx";
import { useResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { columnsClass, type WordField, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import type { ListRow } from "#src/cms/kind/kind.ts";
import { listAll } from "#src/cms/staff/lists/list-all.ts";
import type { ListState } from "#src/cms/staff/lists/row-focus.ts";
import { priceListsAdminText } from "#messages/prices";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { describeUndoOfSave, useSavedToast } from "#src/cms/staff/undo.tsx";
import { asNextVersion, isPublished, openResource } from "#src/cms/staff/next-versions/next-version.ts";
import { AmountQuestion, useAmountCheck } from "./amount-question.tsx";
import { PriceListActivation } from "./activate-dialog.tsx";
import { PriceChanges, PriceChangesLine } from "./price-changes-side.tsx";
import { PriceListState } from "./price-signs.tsx";
import { priceListAddress } from "./price-list-address.ts";
import { LaterListsLine, LaterListsStrip } from "./later-lists-strip.tsx";
import { loadLaterLists, useLaterLists } from "./use-later-lists.ts";
import { compareLists } from "./price-changes.ts";
import {
  nextPriceList,
  priceListFields,
  priceListForm,
  yearLabel,
  type Removed,
} from "./price-list-values.ts";
import { findCurrentList } from "./price-lists-admin.tsx";

const phone = "(width < 43.75rem)";

/** Loads the list to edit (undefined for a new one), the active list, the years, and later lists if needed. */
export async function loader({ context, request, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [active, others, stored] = await Promise.all([
    findCurrentList(api),
    listAll<ListRow<typeof priceListKind>>(api, `${kinds.priceList.path}/rows`),
    id === newResource ? undefined : openResource<PriceList>(api, "priceList", id!, request.url),
  ]);
  return { stored, active, others, laterLists: await loadLaterLists(api, stored, others) };
}

/** Remounts the form for each list. */
export function Component() {
  return <PriceListForm key={useLocation().pathname} />;
}

function PriceListForm() {
  const { stored, active, others, laterLists } = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const text = priceListsAdminText[language];
  const navigate = useNavigate();
  const showSavedToast = useSavedToast();
  const comingFrom = useComingFrom();
  const [isNarrowed, setNarrowed] = useState(false);
  const [removed, setRemoved] = useState<Removed>();
  const [isFolded, setFolded] = useState(true);
  const [onAnswer, setOnAnswer] = useState<(answer: RaiseAnswer) => void>();
  const isPhone = useMedia(phone);
  const form = useResourceForm({
    kind: priceListForm,
    stored,
    empty: { ...nextPriceList(active, today()), raise: undefined },
  });
  const { values, last } = form;
  const formLanguages = useFormLanguages(form);
  const { chosen: writing, choose: setWriting } = formLanguages;
  const shown = useTranslationBeside(formLanguages);
  const isLive = last?.isActive ?? false;
  /** The list that guests see now: after a save of the active list, the saved version. */
  const seen = isLive && !asNextVersion(last) ? last : active;
  const checkValues = useValueCheck();
  const amounts = useAmountCheck();
  const sameYearList = others.find(({ id, year }) => id !== last?.id && year === values.year);
  const name = text.name({ year: yearLabel({ id: last?.id ?? Infinity, year: values.year }, others) });

  // Undefined while the typed date is incomplete.
  const from = parseMoment(values.fromDate);
  const isAhead = from !== undefined && Temporal.PlainDate.compare(dayOf(from), today()) > 0;
  const startsOn = isAhead && values.startsItself ? formatDate(from) : undefined;
  const raise = useRaise(form, seen, !isPublished(last) && isAhead);
  const later = useLaterLists(isLive ? laterLists : [], seen, values);
  const isHidden = isNarrowed && writing === "nb";
  // After a move, the removed row's index may belong to another row. So the row can no longer be restored.
  const moves = useRateMoves(form, isHidden, () => setRemoved(undefined));

  /** Asks about a raise that is chosen but not applied. @returns false if the list must not be saved yet */
  async function askAboutRaise(): Promise<boolean> {
    if (raise.isPending && raise.percent === undefined) {
      raise.open();
      return false;
    }
    if (raise.isPending) {
      onAnswer?.("back");
      const answer = await new Promise<RaiseAnswer>((resolve) => setOnAnswer(() => resolve));
      setOnAnswer(undefined);
      if (answer === "back") return false;
      if (answer === "apply") raise.apply();
    }
    form.set("raise", undefined);
    return true;
  }

  async function save(): Promise<PriceList | undefined> {
    if (!(await amounts.ask(seen, values)) || !(await askAboutRaise())) return undefined;
    const saveLater = later.prepare();
    const saved = await form.submit();
    if (saved) await saveLater();
    return saved;
  }

  function announceSaved(saved: PriceList) {
    const savedName = text.name({ year: yearLabel(saved, others) });
    const undo = {
      ...describeUndoOfSave(form, saved, { name: savedName, list: staffAddresses.priceLists }),
      words: { done: text.undone({ name: savedName }), failed: text.notUndone({ name: savedName }) },
    };
    showSavedToast({
      name: savedName,
      words: saved.startsItself
        ? text.planned({ name: savedName, date: formatDate(Temporal.PlainDate.from(saved.fromDate)) })
        : text.saved({ name: savedName }),
      at: saved.isActive ? address("prices", "nb") : undefined,
      // A new list has no undo here, because staff can delete the list.
      undo: form.before() && undo,
    });
    later.showResults();
  }

  const inLanguages = (word: WordField) => (
    <div className={columnsClass(shown)}>
      <WordFields form={form} textLanguage={shown} words={[{ kind: "lines", rows: 2, ...word }]} />
    </div>
  );
  const raiseButton = seen && writing === "nb" && (
    <StaffButton icon="up" name={openButton} onClick={raise.open}>
      {text.raise}
    </StaffButton>
  );
  return (
    <FormScreen
      form={form}
      name={name}
      unsavedName={text.unsaved}
      list={{ name: text.title, to: staffAddresses.priceLists }}
      state={<PriceListState list={values} active={active} />}
      effect={isLive ? "publish" : startsOn ? "saveAndPlan" : "save"}
      strip={
        <>
          <RaiseStrip raise={raise} />
          <LaterListsStrip later={later} />
        </>
      }
      consequence={
        isLive
          ? [text.liveConsequence, isPhone && <LaterListsLine key="later" later={later} />]
          : startsOn
            ? text.startsConsequence({
                date: startsOn,
                changed: seen ? compareLists(seen, values).changed.length : 0,
                before: seen && text.name({ year: seen.year }),
              })
            : text.draftConsequence
      }
      fields={priceListFields(values, language)}
      languages={formLanguages}
      preview="paper"
      onReveal={(path) => {
        formLanguages.reveal(path);
        setNarrowed(false);
        if (path === percentField) raise.open();
        else if (path.startsWith("rateGroups")) moves.reveal(path, isPhone);
        else setFolded(false);
      }}
      onSave={save}
      onSaveNext={async (next) => ((await askAboutRaise()) ? form.saveNext(next) : undefined)}
      savesItself={!raise.isPending}
      onStored={(saved) => saved.isActive && checkValues(saved)}
      onSaved={announceSaved}
      copied={({ raise: _, ...list }) => ({ ...list, isActive: false, startsItself: false })}
      side={
        <>
          {seen && (
            <PriceChanges
              form={form}
              active={seen}
              isNarrowed={isNarrowed}
              onNarrow={setNarrowed}
              onShow={() => {
                setWriting("nb");
                setNarrowed(false);
                setRemoved(undefined);
              }}
            />
          )}
          {!isLive && !asNextVersion(last) && (
            <PriceListActivation
              list={last}
              name={name}
              active={active}
              isReady={last !== undefined && !form.isUnsaved}
              onActivated={async (list) =>
                await navigate(comingFrom?.back.to ?? staffAddresses.priceLists, {
                  state: { saved: priceListAddress(list.id) } satisfies ListState,
                })
              }
            />
          )}
        </>
      }
    >
      {isPhone && (
        <div className="spread">
          <p>
            {text.fromDate} <strong>{from ? formatDate(from) : values.fromDate}</strong>
            <StaffButton
              look="link"
              className="block touch"
              aria-expanded={!isFolded}
              onClick={() => setFolded(!isFolded)}
            >
              {text.changeAbout}
            </StaffButton>
          </p>
          {raiseButton}
        </div>
      )}
      <div className={isFolded ? "stack wide on-desk" : "stack wide"}>
        <FormLanguageTabs form={form} languages={formLanguages} />
        {inLanguages({ name: "description", label: text.description })}
        {writing === "nb" && (
          <>
            <div className="price-list-when stack apart at-top">
              <TextField
                {...form.field("year")}
                label={text.year}
                inputMode="numeric"
                onChange={(year) => form.set("year", /^\d+$/.test(year) ? Number(year) : year)}
                hint={sameYearList && text.yearTaken({ name: text.name({ year: sameYearList.year }) })}
                isRequired
              />
              <DateField {...form.field("fromDate")} label={text.fromDate} isOptional />
              {!isPhone && raiseButton}
            </div>
            {!isLive && isAhead && (
              <SwitchField
                label={text.startsItself}
                hint={text.startsItselfHint({
                  date: formatDate(from),
                  before: (active && text.name({ year: active.year })) || undefined,
                })}
                isOn={values.startsItself}
                onChange={(isOn) => form.set("startsItself", isOn)}
              />
            )}
          </>
        )}
      </div>
      {seen && <PriceChangesLine active={seen} values={values} />}
      <RateGroups
        form={form}
        moves={moves}
        languages={formLanguages}
        active={seen}
        removed={removed}
        onRemoved={setRemoved}
        isNarrowed={isHidden}
        isPhone={isPhone}
      />
      {inLanguages({ name: "note", label: text.note, hint: text.noteHint, isOptional: true })}
      {seen && <RaiseSheet raise={raise} from={text.name({ year: seen.year })} />}
      <AmountQuestion check={amounts} />
      <RaiseQuestion raise={raise} onAnswer={onAnswer} />
    </FormScreen>
  );
}
