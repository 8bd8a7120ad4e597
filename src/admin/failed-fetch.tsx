import { useMatches, useRevalidator } from "react-router";
import { CallFault } from "#src/ui/staff/form/call-fault.tsx";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { failureOf } from "#src/ui/staff/lists/old-data.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";

/** Says that what the screen shows is of a while ago, where that is so, and fetches it again. */
export function FailedFetch() {
  const { language } = useStaff();
  const { revalidate } = useRevalidator();
  // The count of new messages around it is of no weight.
  const failure = useMatches()
    .filter(({ id }) => id !== "shell")
    .map(({ loaderData }) => failureOf(loaderData))
    .find(Boolean);
  if (!failure) return null;
  const words = `${failureWords(failure, language)} ${staffText[language].mayBeOld}`;
  return <CallFault words={words} onRetry={() => void revalidate()} />;
}
