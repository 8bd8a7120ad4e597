import { Problem } from "#src/platform/api/problem.ts";
import type { ReturnedForm } from "#src/platform/pages/page.ts";

/** Returns the form and the failure if a limit is reached. @throws `error` if it is any other error */
export function returnLimited(error: unknown, form: ReturnedForm): ReturnedForm {
  if (!(error instanceof Problem) || error.kind !== "too-many-requests") throw error;
  const { status, headers, kind } = error;
  const minutes = Math.ceil(Number(headers["Retry-After"]) / 60);
  return { ...form, status, headers, failure: { kind, minutes } };
}
