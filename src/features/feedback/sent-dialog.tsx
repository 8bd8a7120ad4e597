import { useEffect, useRef, useState, type PointerEvent } from "react";
import type { feedbackText } from "./feedback.text.ts";
import { Sign } from "./sent-notice.tsx";

interface Props {
  text: (typeof feedbackText)["nb"];
  sentence: string;
  /** Path of the home page. */
  home: string;
  /** The visitor closes the dialog and stays. */
  onStay(): void;
}

const leaveMilliseconds = 7500;
const stepMilliseconds = 100;

/**
 * Says that the message is sent, and goes to the home page after a while. The time stops while the pointer moves on
 * the dialog or somebody uses it by keyboard. People who prefer reduced motion have no time limit at all.
 */
export function SentDialog({ text, sentence, home, onStay }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isStill] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [left, setLeft] = useState(leaveMilliseconds);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRunning = !isStill && !isPointedAt && !isFocused;

  useEffect(() => {
    dialog.current!.showModal();
    // Not on a control, because there focus would stop the time for people who pressed the button with a pointer.
    dialog.current!.focus();
    // The dialog shows focus only to people who use the keyboard.
    setFocused(dialog.current!.matches(":focus-visible"));
  }, []);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setLeft((before) => before - stepMilliseconds), stepMilliseconds);
    return () => clearInterval(timer);
  }, [isRunning]);

  const holding = { onFocus: () => setFocused(true), onBlur: () => setFocused(false) };
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) location.assign(home);
  }, [isOver, home]);

  return (
    <dialog
      ref={dialog}
      className="message sent-dialog"
      tabIndex={-1}
      aria-labelledby="sent-heading"
      aria-describedby="sent-sentence"
      onClose={onStay}
      onPointerMove={(event) => {
        // A dialog that opens below a resting pointer isn't pointed at. Browsers count the backdrop as part of the
        // dialog.
        if (event.movementX !== 0 || event.movementY !== 0) setPointedAt(isInside(event));
      }}
      onPointerLeave={() => setPointedAt(false)}
    >
      <div className="minute-scale" />
      <h2 id="sent-heading">
        <Sign name="check" />
        {text.sent}
      </h2>
      <p id="sent-sentence">{sentence}</p>
      {!isStill && (
        <p className="sent-countdown">
          {text.leaving.replace("{seconds}", String(Math.max(0, Math.ceil(left / 1000))))}
        </p>
      )}
      <p className="sent-ways">
        <a className="button primary" href={home} {...holding}>
          {text.home}
        </a>
        <button type="button" className="button" onClick={() => dialog.current!.close()} {...holding}>
          {text.stay}
        </button>
      </p>
    </dialog>
  );
}

function isInside({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
