import { Link, useSearchParams } from "react-router";
import { staffText } from "#messages/staff";
import { useStaff } from "#src/ui/staff/staff.ts";

/** The link to a list with more rows, which leaves out nothing that is shown. @param show how many rows it is to have */
export function NextPart({ show }: { show: number }) {
  const { language } = useStaff();
  const [params] = useSearchParams();
  return (
    <Link
      className="button plain next-part"
      to={`?${new URLSearchParams({ ...Object.fromEntries(params), show: String(show) }).toString()}`}
      replace
      preventScrollReset
    >
      {staffText[language].nextPart}
    </Link>
  );
}
