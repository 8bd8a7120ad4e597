import type { PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Client, RunPost } from "#src/platform/http/post-limit.ts";
import type { Context } from "#src/platform/context.ts";
import type { ReturnedForm, StoredForm } from "#src/platform/pages/page.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { readPostedForm, textIn } from "#src/platform/http/posted-form.ts";
import { faultsIn, feedbackFields, sentIds, tidy, trapField, type FeedbackValues } from "./feedback-rules.ts";
import { sendFeedback } from "./feedback.server.ts";

const sources = { contactUs: "contact", feedback: "feedback" } as const;

export const formPages = Object.keys(sources) as (keyof typeof sources)[];

/**
 * Receives a form that a browser posted without the site's script. A hidden field and a limit for each block of IP
 * addresses stop spam. A form that looks like spam is returned to the visitor.
 * @returns the fragment of the confirmation when the message is stored, otherwise the form to return to the visitor
 * @throws Problem "bad-request" if another site sent the form, or the body isn't a form
 * @throws Problem "too-many-requests" if the visitor's block of IP addresses has posted too often
 */
export async function postFeedbackForm(
  context: Context,
  request: Request,
  { page, language, takePost }: { page: PageName; language: Language; takePost: RunPost },
): Promise<ReturnedForm | StoredForm> {
  const form = await readPostedForm(request, context.config.siteOrigin);
  const source = sources[page as keyof typeof sources];
  const typed = valuesIn(form, (_, value) => value);
  const values = valuesIn(form, tidy);
  const faults = faultsIn(values, source);
  const returnedForm = { status: 422, headers: {}, values: typed, faults };
  const comesBackFor = (error: unknown) => {
    const problem = error instanceof Problem ? error : new Problem("internal", { cause: error });
    if (problem.status >= 500) context.log.error({ err: error }, "a guest's message could not be stored");
    return { ...returnedForm, status: problem.status, headers: problem.headers, failure: failureOf(problem) };
  };

  async function take(client: Client): Promise<ReturnedForm | StoredForm> {
    if (Object.keys(faults).length > 0) return returnedForm;
    if (textIn(form, trapField)) return { ...returnedForm, failure: { kind: "suspicious" } };
    try {
      // The message counts as a retry, because browsers resend a form after a second click or a reload.
      const input = { ...values, source, language, isRetry: true };
      return { fragment: (await sendFeedback(context, input, client)) ? sentIds.receipt : sentIds.sent };
    } catch (error) {
      return comesBackFor(error);
    }
  }

  return takePost(take).catch((error: unknown) => {
    if (error instanceof Problem && error.kind === "too-many-requests") throw error;
    return comesBackFor(error);
  });
}

function failureOf({ kind, headers }: Problem): { kind: string; minutes?: number } {
  switch (kind) {
    case "too-many-requests":
      return { kind: "tooOften", minutes: Math.ceil(Number(headers["Retry-After"]) / 60) };
    case "closed":
      return { kind: "closed" };
    default:
      return { kind: "ours" };
  }
}

function valuesIn(form: FormData, change: typeof tidy): FeedbackValues {
  const entries = feedbackFields.map((field) => [field, change(field, textIn(form, field))]);
  return Object.fromEntries(entries) as FeedbackValues;
}
