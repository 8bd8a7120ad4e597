/* The timer pauses while the dialog is in use. With reduced motion there is no time limit. */
const stepMilliseconds = 100;

export function showSent(): void {
  const dialog = document.querySelector<HTMLDialogElement>(".sent-dialog")!;
  const home = dialog.querySelector("a")!.href;
  const countdown = dialog.querySelector<HTMLElement>(".sent-countdown")!;
  const number = countdown.querySelector("[data-number]")!;
  let left = Number(dialog.dataset["seconds"]) * 1000;
  let isPointedAt = false;

  location.replace("#sent");
  dialog.showModal();
  // Focus on a control would stop the timer for people who pressed the button with a pointer.
  dialog.focus();
  countdown.hidden = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (countdown.hidden) return;

  const timer = setInterval(() => {
    // The dialog shows focus only for keyboard users.
    const isUsedByKeyboard = dialog.matches(":focus-visible, :has(:focus)");
    if (isPointedAt || isUsedByKeyboard) return;
    left -= stepMilliseconds;
    number.textContent = String(Math.ceil(left / 1000));
    if (left > 0) return;
    clearInterval(timer);
    location.assign(home);
  }, stepMilliseconds);

  dialog.addEventListener("pointermove", (event) => {
    // A dialog that opens below a resting pointer isn't hovered.
    if (event.movementX !== 0 || event.movementY !== 0) isPointedAt = isInside(event, dialog);
  });
  dialog.addEventListener("pointerleave", () => (isPointedAt = false));
  dialog.addEventListener("close", () => clearInterval(timer), { once: true });
  // A visitor who comes back sees the confirmation without the dialog.
  addEventListener("pagehide", () => dialog.close(), { once: true });
}

/** Browsers count the backdrop as part of the dialog. */
function isInside({ clientX, clientY }: PointerEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
