import { useState } from "react";
import { useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from "react-router";
import { address } from "#src/i18n/addresses.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { newThing, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { DateField } from "#src/ui/staff/date-field.tsx";
import { FormScreen } from "#src/ui/staff/form-screen.tsx";
import { LanguageTabs } from "#src/ui/staff/languages.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { TextField } from "#src/ui/staff/text-field.tsx";
import { useThingForm } from "#src/ui/staff/thing-form.ts";
import { ActivateDialog } from "./activate-dialog.tsx";
import { mostLists } from "./annual-rates-admin.tsx";
import { annualRatesText } from "./annual-rates-admin.text.ts";
import { annualRatesFields, languageOf } from "./annual-rates-fields.ts";
import { annualRatesValues, nextAnnualRates, priceListLanguages } from "./annual-rates-values.ts";
import type { AnnualRatesValues } from "./annual-rates-values.ts";
import { annualRatesInput, type AnnualRates } from "./annual-rates.ts";
import { PriceChanges } from "./price-changes-side.tsx";
import { PriceListState } from "./price-list-state.tsx";
import { useUndo } from "./price-list-undo.ts";
import { RateGroups } from "./rate-groups.tsx";

/** The list to write, undefined for a new one, and the list that guests see. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [{ things }, stored] = await Promise.all([
    api.list<AnnualRates>(`/annualrates?limit=${mostLists}`),
    id === newThing ? undefined : api.get<AnnualRates>(`/annualrates/${id}`),
  ]);
  return { stored, active: things.find(({ isActive }) => isActive) };
}

/** What is being written stays, whatever is looked at again meanwhile; a failure then mustn't close it. */
export const shouldRevalidate = () => false;

/** Each list has its own form. */
export function Component() {
  return <PriceListForm key={useLocation().pathname} />;
}

function PriceListForm() {
  const { stored, active } = useLoaderData<typeof loader>();
  const { api, language, say } = useStaff();
  const text = annualRatesText[language];
  const words = staffText[language];
  const navigate = useNavigate();
  const undo = useUndo();
  const [writing, setWriting] = useState<Language>("nb");
  /** As it was last saved, and before that: a new one that has been saved once is there. */
  const [{ last, before }, setSaved] = useState<{ last?: AnnualRates; before?: AnnualRates }>(
    stored ? { last: stored } : {},
  );
  const [isAsking, setAsking] = useState(false);
  const form = useThingForm<AnnualRatesValues, AnnualRates>({
    stored,
    toValues: (list) =>
      list ? annualRatesValues(list) : nextAnnualRates(active, Temporal.Now.plainDateISO("Europe/Oslo")),
    schema: annualRatesInput,
    async save(values, ifVersion) {
      const saved = last
        ? await api.put<AnnualRates>(`/annualrates/${last.id}`, values, ifVersion)
        : await api.post<AnnualRates>("/annualrates", values);
      setSaved({ last: saved, ...(last && { before: last }) });
      return saved;
    },
  });
  const { values } = form;
  const isLive = last?.isActive ?? false;

  function tell(saved: AnnualRates) {
    const name = text.name(saved.year);
    // What was there when the screen was opened; a new one is taken back by deleting it.
    const earlier = stored ?? before;
    say(text.saved(name), [
      ...(saved.isActive ? [{ label: words.seeOnSite, act: address("prices", "nb") }] : []),
      ...(earlier
        ? [
            {
              label: words.undo,
              act: () => void undo({ kind: "putBack", list: { ...earlier, version: saved.version } }),
            },
          ]
        : []),
    ]);
  }

  const written = (field: "description" | "note") => ({
    ...form.field(writing === "nb" ? field : `translations.${writing}.${field}`),
    lang: languageTag[writing],
    isRequired: writing === "nb" && field === "description",
  });
  const hint = (field: "description" | "note") =>
    writing === "nb" || !values[field] ? undefined : text.norwegian(values[field]);
  return (
    <FormScreen
      form={form}
      name={text.name(values.year)}
      list={{ name: text.title, to: staffAddresses.priceLists }}
      state={<PriceListState list={values} active={active} />}
      saveLabel={isLive ? words.saveAndPublish : words.save}
      consequence={isLive ? text.liveConsequence : text.draftConsequence}
      fields={annualRatesFields(values, language)}
      onReveal={(path) => setWriting(languageOf(path))}
      onSave={() => form.submit()}
      onSaved={tell}
      side={
        <>
          {active && <PriceChanges form={form} active={active} />}
          {!isLive &&
            (last && !form.isDirty ? (
              <>
                <button type="button" className="button plain" onClick={() => setAsking(true)}>
                  {text.activate}
                </button>
                <ActivateDialog
                  list={last}
                  active={active}
                  isOpen={isAsking}
                  onClose={() => setAsking(false)}
                  onActivated={() => void navigate(staffAddresses.priceLists, { state: { saved: last.id } })}
                />
              </>
            ) : (
              <p className="field-hint">{text.saveFirst}</p>
            ))}
        </>
      }
    >
      <LanguageTabs chosen={writing} onChoose={setWriting} states={priceListLanguages(values)} />
      <TextField label={text.description} rows={2} hint={hint("description")} {...written("description")} />
      {writing === "nb" && (
        <div className="price-list-when">
          <TextField
            {...form.field("year")}
            label={text.year}
            inputMode="numeric"
            onChange={(year) => form.set("year", /^\d+$/.test(year) ? Number(year) : year)}
            isRequired
          />
          <DateField {...form.field("fromDate")} label={text.fromDate} isRequired />
        </div>
      )}
      <RateGroups form={form} writing={writing} active={active} />
      <TextField label={text.note} rows={2} hint={hint("note") ?? text.noteHint} {...written("note")} />
    </FormScreen>
  );
}
