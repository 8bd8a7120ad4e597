import type { PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Client, TakePost } from "#src/platform/http/post-limit.ts";
import type { Context } from "#src/platform/context.ts";
import type { ReturnedForm } from "#src/platform/pages/page.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { readPostedForm } from "#src/platform/http/posted-form.ts";
import { faultsIn, feedbackFields, tidy, trapField, type FeedbackValues } from "./feedback-rules.ts";
import { sendFeedback } from "./feedback.server.ts";

const sources = { contactUs: "contact", feedback: "feedback" } as const;

/** The pages that have a form; it is posted to its own page. */
export const formPages = Object.keys(sources) as (keyof typeof sources)[];

/**
 * Takes a form as a browser sends it by itself: without scripts, or before they are there.
 *
 * Spam is held off here by the field that no person sees and by the limit for each block of addresses. How quickly a
 * form was filled in isn't known: its page is the same bytes for everyone, so there is no time in it that could be
 * trusted, and asking everyone without scripts to press twice would keep out more guests than programs, which can use
 * the API anyway. With scripts the form itself waits until its page has been open for two seconds.
 *
 * Nothing is thrown away quietly: what looks like a program's work comes back as well, to be sent once more.
 * @returns undefined when it is kept, else what goes back to the visitor
 * @throws Problem bad-request when it comes from another site or isn't a form; too-many-requests when their block has
 * posted a great deal lately, whatever came of it
 */
export async function postFeedbackForm(
  context: Context,
  request: Request,
  { page, language, takePost }: { page: PageName; language: Language; takePost: TakePost },
): Promise<ReturnedForm | undefined> {
  const form = await readPostedForm(request, context.config.siteOrigin);
  const source = sources[page as keyof typeof sources];
  const typed = valuesIn(form, (_, value) => value);
  const values = valuesIn(form, tidy);
  const faults = faultsIn(values, source);
  const comesBack = { status: 422, headers: {}, values: typed, faults };
  const comesBackFor = (error: unknown) => {
    const problem = error instanceof Problem ? error : new Problem("internal", { cause: error });
    if (problem.status >= 500) context.log.error({ err: error }, "a message could not be kept");
    return { ...comesBack, status: problem.status, headers: problem.headers, failure: failureOf(problem) };
  };

  async function take(client: Client): Promise<ReturnedForm | undefined> {
    if (Object.keys(faults).length > 0) return comesBack;
    if (textIn(form, trapField)) return { ...comesBack, failure: { kind: "suspicious" } };
    try {
      // A browser sends a form again at a second click or a reload, and doesn't say so.
      await sendFeedback(context, { ...values, source, language, isRetry: true }, client);
      return undefined;
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

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
