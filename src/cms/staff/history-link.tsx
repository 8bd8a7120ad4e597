import { Link } from "react-router";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "./staff.ts";
import { staffText } from "#messages/staff";

export function HistoryLink({ form: { kind, last } }: { form: { kind: { name: string }; last: unknown } }) {
  const { history } = staffText[useStaff().language];
  if (!last) return null;
  const { id } = last as { id: number };
  return (
    <Link
      className="target at-start icons-18"
      to={`${staffAddresses.history}?kind=${kind.name}&resourceId=${id}`}
    >
      <Icon name="staff-history" />
      {history}
    </Link>
  );
}
