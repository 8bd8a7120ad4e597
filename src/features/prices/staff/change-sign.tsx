import { languageTag } from "#src/i18n/language.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { priceListsAdminText } from "./price-lists-admin.text.ts";
import type { PriceChange } from "./price-changes.ts";

/** How an amount differs from what guests see: +4,8 %, Som før, Ny. Nothing for what is no amount. */
export function ChangeSign({ change }: { change: PriceChange | undefined }) {
  const { language } = useStaff();
  const text = priceListsAdminText[language];
  if (!change) return null;
  if (change.kind === "same") return <span className="same">{text.isSame}</span>;
  if (change.kind === "new") return <span className="new">{text.isNew}</span>;
  if (change.share === undefined) return <mark>{text.fromFree}</mark>;
  const format = new Intl.NumberFormat(languageTag[language], {
    style: "percent",
    signDisplay: "exceptZero",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return <mark>{format.format(change.share)}</mark>;
}
