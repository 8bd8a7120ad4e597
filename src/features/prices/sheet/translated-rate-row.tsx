import { formatPrice } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { priceListsAdminText } from "#src/features/prices/staff/price-lists-admin.text.ts";
import { focusBelow, type PriceListFormState } from "#src/features/prices/staff/price-list-form-state.ts";
import type { Rate } from "#src/features/prices/staff/rate-pairs.ts";
import { onEnter } from "./rate-row.tsx";
import { SheetField } from "./sheet-field.tsx";

interface Props {
  form: PriceListFormState;
  path: string;
  rate: Rate;
  writing: Language;
  groupName: string;
}

/** One price in another language: only its words are written. */
export function TranslatedRateRow({ form, path, rate, writing, groupName }: Props) {
  const text = priceListsAdminText[useStaff().language];
  const rateName = `${groupName}, ${rate.text || text.noName}`;
  const words = `${path}.translations.${writing}`;
  return (
    <li className="rate-row translated">
      <SheetField
        form={form}
        path={`${words}.text`}
        label={`${text.what}: ${rateName}`}
        norwegian={rate.text || text.noName}
        writing={writing}
        onKeyDown={onEnter((input) => focusBelow(input, "text"))}
      />
      {rate.detail && (
        <SheetField
          form={form}
          path={`${words}.detail`}
          label={`${text.detail}: ${rateName}`}
          norwegian={rate.detail}
          writing={writing}
          onKeyDown={onEnter((input) => focusBelow(input, "detail"))}
        />
      )}
      <span className="rate-change">{typeof rate.amount === "number" && formatPrice(rate.amount)}</span>
    </li>
  );
}
