import { useState } from "react";
import type { RateGroup } from "#src/features/prices/price-list.ts";
import { type PriceListFormState, renameGroup } from "#src/features/prices/staff/price-list-values.ts";
import { priceListsAdminText, rateKindNamesText } from "#messages/prices";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { LanguageTabs } from "#src/cms/staff/fields/languages.tsx";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import type { FormLanguages } from "#src/cms/staff/form/form-languages.tsx";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import type { Language } from "#src/i18n/language.ts";
import { inOtherLanguages, type LanguageState, stateInLanguages } from "#src/i18n/translation.ts";
import { MoveButtons } from "./move-strip.tsx";
import { PurposeField } from "./purpose-field.tsx";
import type { RateMoves } from "./rate-moves.ts";

interface Props {
  form: PriceListFormState;
  moves: RateMoves;
  /** The path of a group or a price: "rateGroups.0.rates.2". */
  path: string;
  languages: FormLanguages;
  onRemove(list: string, index: number): void;
}

/** On a phone, shows a sheet with all fields of a group or a price except the amount. */
export function PartSheet({ form, moves, path, languages, onRemove }: Props) {
  const { language } = useStaff();
  const text = priceListsAdminText[language];
  const [writing, setWriting] = useState<Language>("nb");
  const cut = path.lastIndexOf(".");
  const list = path.slice(0, cut);
  const index = Number(path.slice(cut + 1));
  const parts = valueAt(form.values, list) as readonly (RateGroup | RateGroup["rates"][number])[];
  const part = parts[index];
  const isGroup = list === "rateGroups";
  const name = useFilled((part && ("name" in part ? part.name : part.text)) ?? "");
  if (!part) return null;
  const within = (each: string) => each.startsWith(`${path}.translations.`);
  const progress = inOtherLanguages((each) => ({
    missing: languages.progress[each].missing.filter(within),
    outdated: languages.progress[each].outdated.filter(within),
  }));
  const states: Record<Language, LanguageState> = { nb: "done", ...stateInLanguages(progress) };
  const close = () => moves.show(undefined);
  return (
    <Dialog heading={name || text.noName} isOpen onClose={close} hasCloseButton>
      {isGroup ? (
        <PurposeField form={form} path={path} groupName={name} />
      ) : (
        <SelectField
          {...form.field(`${path}.kind`)}
          label={text.kind}
          options={rateKindNamesText[language]}
        />
      )}
      <LanguageTabs chosen={writing} onChoose={setWriting} states={states} />
      <WordFields
        form={form}
        textLanguage={{ shown: [writing], isWide: false }}
        parent={`${path}.`}
        words={
          isGroup
            ? [
                {
                  name: "name",
                  label: text.partName,
                  onWritten: (words, each) =>
                    each === "nb" &&
                    form.set("rateGroups", renameGroup(form.values.rateGroups, index, words)),
                },
                { name: "subTitle", label: text.subTitle, isOptional: true },
              ]
            : [
                { name: "text", label: text.partName },
                { name: "detail", label: text.detail, isOptional: true },
              ]
        }
      />
      <div className="dialog-actions">
        <MoveButtons moves={moves} list={list} index={index} count={parts.length} className="button plain" />
        {index > 0 && (
          <StaffButton look="bad" icon="trash" onClick={() => onRemove(list, index)}>
            {text.removeRate}
          </StaffButton>
        )}
      </div>
      <StaffButton look="action" onClick={close}>
        {text.ready}
      </StaffButton>
    </Dialog>
  );
}
