import { languageTag } from "#src/i18n/language.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { annualRatesText } from "./annual-rates-admin.text.ts";
import { changeAgainst } from "./price-changes.ts";

/** How an amount differs from what guests see: +4,8 %, Som før, Ny. Nothing for what is no amount. */
export function ChangeSign({ before, amount }: { before: number | undefined; amount: number }) {
  const { language } = useStaff();
  const text = annualRatesText[language];
  if (typeof amount !== "number") return null;
  const change = changeAgainst(before, amount);
  if (change.kind === "same") return <span className="same">{text.isSame}</span>;
  if (change.kind === "new") return <span className="new">{text.isNew}</span>;
  if (change.share === undefined) return <span className="same">{text.fromFree}</span>;
  const format = new Intl.NumberFormat(languageTag[language], {
    style: "percent",
    signDisplay: "exceptZero",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return <strong>{format.format(change.share)}</strong>;
}
