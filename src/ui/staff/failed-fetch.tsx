import { useRevalidator } from "react-router";
import type { ApiError, NoAnswerError } from "./api.ts";
import { CallFault } from "./call-fault.tsx";
import { failureWords } from "./faults.ts";
import { useStaff } from "./staff.ts";
import { staffText } from "./staff.text.ts";

/** Says that the rows below are those of a while ago, and fetches them again. */
export function FailedFetch({ failure }: { failure: ApiError | NoAnswerError | undefined }) {
  const { language } = useStaff();
  const { revalidate } = useRevalidator();
  if (!failure) return null;
  const words = `${staffText[language].notLoaded}. ${failureWords(failure, language)}`;
  return <CallFault words={words} onRetry={() => void revalidate()} />;
}
