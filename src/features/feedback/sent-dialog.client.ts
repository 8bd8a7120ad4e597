/* Opens a dialog that leads home when its timer ends. Use pauses it, and reduced motion means no timer. */
import { sentIds } from "./feedback-rules.ts";

const stepMilliseconds = 100;

/** @param hasReceipt true when the guest gets a receipt */
export function showSent(hasReceipt: boolean): void {
  const dialog = document.querySelector<HTMLDialogElement>(".sent-dialog")!;
  dialog.querySelector<HTMLElement>("[data-receipt]")!.hidden = !hasReceipt;
  const home = dialog.querySelector("a")!.href;
  const countdown = dialog.querySelector<HTMLElement>(".sent-countdown")!;
  const number = countdown.querySelector("[data-number]")!;
  let left = Number(dialog.dataset["seconds"]) * 1000;
  let isPointedAt = false;

  location.replace(`#${hasReceipt ? sentIds.receipt : sentIds.sent}`);
  dialog.showModal();
  // The dialog gets the focus, because a focused button would stop the timer for everybody.
  dialog.focus();
  countdown.hidden = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (countdown.hidden) return;

  const timer = setInterval(() => {
    // The dialog matches `:focus-visible` only for people who use the keyboard.
    const isUsedByKeyboard = dialog.matches(":focus-visible, :has(:focus)");
    if (isPointedAt || isUsedByKeyboard) return;
    left -= stepMilliseconds;
    number.textContent = String(Math.ceil(left / 1000));
    if (left > 0) return;
    clearInterval(timer);
    location.assign(home);
  }, stepMilliseconds);

  dialog.addEventListener("pointermove", (event) => {
    // The pointer counts as inside the dialog only after the pointer has moved.
    if (event.movementX !== 0 || event.movementY !== 0) isPointedAt = isInside(event, dialog);
  });
  dialog.addEventListener("pointerleave", () => (isPointedAt = false));
  dialog.addEventListener("close", () => clearInterval(timer), { once: true });
  // A visitor who comes back sees the confirmation without the dialog.
  addEventListener("pagehide", () => dialog.close(), { once: true });
}

/** Returns true when the pointer is inside the dialog. For browsers, the backdrop is a part of the dialog. */
function isInside({ clientX, clientY }: PointerEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
