import { Link, useSearchParams } from "react-router";
import { staffText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";

/** Links to the same list with more rows. @param show the number of rows */
export function NextPart({ show }: { show: number }) {
  const { language } = useStaff();
  const [params] = useSearchParams();
  return (
    <Link
      className="button plain gap-above-24"
      to={`?${new URLSearchParams({ ...Object.fromEntries(params), show: String(show) }).toString()}`}
      replace
      preventScrollReset
    >
      {staffText[language].nextPart}
    </Link>
  );
}
