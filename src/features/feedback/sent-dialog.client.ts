/*
 * Says that the message is sent, and goes to the home page after a while. The time stops while the pointer moves on the
 * dialog or somebody uses it by keyboard. People who prefer reduced motion have no time limit at all.
 */
const stepMilliseconds = 100;

/** Shows the page as it is after sending, with the dialog over it. */
export function showSent(): void {
  const dialog = document.querySelector<HTMLDialogElement>(".sent-dialog")!;
  const home = dialog.querySelector("a")!.href;
  const countdown = dialog.querySelector<HTMLElement>(".sent-countdown")!;
  const number = countdown.querySelector("[data-number]")!;
  let left = Number(dialog.dataset["seconds"]) * 1000;
  let isPointedAt = false;

  // The same state as without JavaScript: the confirmation stands in the form's place.
  location.replace("#sent");
  dialog.showModal();
  // Not on a control, because there focus would stop the time for people who pressed the button with a pointer.
  dialog.focus();
  countdown.hidden = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (countdown.hidden) return;

  const timer = setInterval(() => {
    // The dialog shows focus only to people who use the keyboard.
    const isUsedByKeyboard = dialog.matches(":focus-visible, :has(:focus)");
    if (isPointedAt || isUsedByKeyboard) return;
    left -= stepMilliseconds;
    number.textContent = String(Math.ceil(left / 1000));
    if (left > 0) return;
    clearInterval(timer);
    location.assign(home);
  }, stepMilliseconds);

  dialog.addEventListener("pointermove", (event) => {
    // A dialog that opens below a resting pointer isn't pointed at.
    if (event.movementX !== 0 || event.movementY !== 0) isPointedAt = isInside(event, dialog);
  });
  dialog.addEventListener("pointerleave", () => (isPointedAt = false));
  dialog.addEventListener("close", () => clearInterval(timer), { once: true });
  // Whoever comes back finds the confirmation without the dialog.
  addEventListener("pagehide", () => dialog.close(), { once: true });
}

/** Browsers count the backdrop as part of the dialog. */
function isInside({ clientX, clientY }: PointerEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
