/* Sends the form without leaving the page. No element is replaced, so that fields keep their values and focus. */
import { keepTypedText } from "#src/campsite/consent/keep-typed-text.client.ts";
import type { Failure } from "./feedback-form.tsx";
import {
  faultsIn,
  feedbackFields,
  tidy,
  trapField,
  type FeedbackFaults,
  type FeedbackField,
  type SiteForm,
  type FeedbackValues,
} from "./feedback-rules.ts";
import { showSent } from "./sent-dialog.client.ts";

/** The minimum time between opening the page and sending the form. Spam programs are faster than people. */
const minMilliseconds = 2000;

const maxMilliseconds = 20_000;

export default function enableForm(form: HTMLFormElement): void {
  // The form has its own language attribute, because browser translation changes the document's language.
  const { source, language } = form.dataset as { source: SiteForm; language: string };
  const button = form.querySelector("button")!;
  let isUnderWay = false;
  let mayHaveArrived = false;

  const control = (field: FeedbackField) => form.elements.namedItem(field) as HTMLInputElement;

  const read = () =>
    Object.fromEntries(
      feedbackFields.map((field) => [field, tidy(field, control(field).value)]),
    ) as FeedbackValues;

  function mark(field: FeedbackField, fault: FeedbackFaults[FeedbackField]): void {
    const words = form.querySelector<HTMLElement>(`#feedback-${field}-fault`)!;
    words.hidden = !fault;
    showOnly(words, "fault", fault);
    const attributes = { "aria-invalid": "true", "aria-describedby": words.id };
    for (const [name, value] of Object.entries(attributes))
      if (fault) control(field).setAttribute(name, value);
      else control(field).removeAttribute(name);
  }

  function showPhase(phase: "writing" | "sending" | "failed"): void {
    showOnly(button, "phase", phase);
    if (phase === "sending") button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
  }

  function showFailure(failure: Failure | undefined): void {
    const notice = form.querySelector<HTMLElement>(".form-alert > .notice")!;
    showOnly(notice, "failure", failure?.kind);
    const minutes = notice.querySelector("[data-failure=tooOften] [data-number]")!;
    if (failure?.minutes) minutes.textContent = String(failure.minutes);
    notice.hidden = !failure;
    showPhase(failure ? "failed" : "writing");
  }

  async function send(): Promise<void> {
    if (isUnderWay) return;
    const values = read();
    const faults = faultsIn(values, source);
    for (const field of feedbackFields) mark(field, faults[field]);
    form.querySelector("[data-returned]")?.remove();
    showFailure(undefined);
    const firstWrong = feedbackFields.find((field) => faults[field]);
    if (firstWrong) return control(firstWrong).focus();
    const trap = form.elements.namedItem(trapField) as HTMLInputElement;
    if (trap.value) {
      trap.value = "";
      return showFailure({ kind: "suspicious" });
    }
    isUnderWay = true;
    showPhase("sending");
    await new Promise((resolve) => setTimeout(resolve, minMilliseconds - performance.now()));
    const { failure, hasReceipt } = await post({ ...values, source, language, isRetry: mayHaveArrived });
    isUnderWay = false;
    mayHaveArrived ||= failure?.kind === "offline" || failure?.kind === "ours";
    showFailure(failure);
    if (failure) return;
    for (const field of feedbackFields) control(field).value = "";
    showSent(hasReceipt === true);
  }

  keepTypedText();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send();
  });

  form.addEventListener("input", ({ target }) => {
    const { name } = target as HTMLInputElement;
    const field = feedbackFields.find((each) => each === name);
    if (field && control(field).matches("[aria-invalid]")) mark(field, faultsIn(read(), source)[field]);
  });
}

function showOnly(element: Element, kind: string, shown: string | undefined): void {
  for (const each of element.querySelectorAll<HTMLElement>(`[data-${kind}]`))
    each.hidden = each.dataset[kind] !== shown;
}

/** Sends the message to the API. @returns whether the guest gets a receipt, or the reason for a failure */
async function post(
  message: FeedbackValues & { source: SiteForm; language: string; isRetry: boolean },
): Promise<{ failure?: Failure; hasReceipt?: boolean }> {
  try {
    const response = await fetch("/api/v1/feedback", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
      // The request completes even when the guest leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(maxMilliseconds),
    });
    if (response.ok) return { hasReceipt: response.headers.has("receipt") };
    if (response.status === 403) return { failure: { kind: "closed" } };
    if (response.status !== 429) return { failure: { kind: "ours" } };
    const seconds = Number(response.headers.get("retry-after"));
    const minutes = seconds > 0 && { minutes: Math.ceil(seconds / 60) };
    return { failure: { kind: "tooOften", ...minutes } };
  } catch {
    return { failure: { kind: "offline" } };
  }
}
