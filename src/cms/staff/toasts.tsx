import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff, type Staff, type ToastAction } from "./staff.ts";
import { staffText } from "#messages/staff";

interface Toast {
  id: number;
  words: string;
  actions: readonly ToastAction[];
}

const seconds = 10;

/** Returns the toasts, of which the last one is shown, a function that adds one and a function that removes one. */
export function useToasts(): [Toast[], Staff["showToast"], (id: number) => void] {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const lastId = useRef(0);
  const drop = useCallback(
    (id: number) => setToasts((before) => before.filter((each) => each.id !== id)),
    [],
  );
  const showToast = useCallback(
    (words: string, actions: readonly ToastAction[] = [], isMore = false) => {
      const toast = { id: ++lastId.current, words, actions };
      setToasts((before) => (isMore ? [toast, ...before.slice(-1)] : [...before.slice(-1), toast]));
      return () => drop(toast.id);
    },
    [drop],
  );
  return [toasts, showToast, drop];
}

/**
 * The toasts. Only the last one is shown. It disappears after ten seconds, but not while the pointer or focus
 * is in it. When it is gone, the previous one is shown.
 */
export function Toasts({ toasts, onDrop }: { toasts: readonly Toast[]; onDrop: (id: number) => void }) {
  const box = useRef<HTMLDivElement>(null);
  const isAbove = useRoomForFocus(box, toasts.length === 0);
  return (
    <div className={isAbove ? "toasts above" : "toasts"} aria-live="polite" ref={box}>
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} onDrop={() => onDrop(toast.id)} />
      ))}
    </div>
  );
}

/** Controls that users reach by key or touch. Other focusable elements, such as a whole page, don't count. */
const controls = "input, textarea, select, button, summary, a, [contenteditable]";

/** Returns true when the toasts are at the top. They switch between top and bottom when they would cover focus. */
function useRoomForFocus(box: RefObject<HTMLDivElement | null>, isEmpty: boolean): boolean {
  const [isAbove, setAbove] = useState(false);
  if (isEmpty && isAbove) setAbove(false);
  useEffect(() => {
    const makeRoom = ({ target }: FocusEvent) =>
      // By the next frame the page has scrolled to the focused control.
      requestAnimationFrame(() => {
        const [own, other] = [box.current, target as Element];
        if (own && other.matches(controls) && !own.contains(other) && overlap(own, other))
          setAbove((before) => !before);
      });
    document.addEventListener("focusin", makeRoom);
    return () => document.removeEventListener("focusin", makeRoom);
  }, [box]);
  return isAbove;
}

function overlap(...elements: [Element, Element]): boolean {
  const [one, other] = elements.map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect];
  return (
    Math.max(one.top, other.top) < Math.min(one.bottom, other.bottom) &&
    Math.max(one.left, other.left) < Math.min(one.right, other.right)
  );
}

function ToastBox({ toast: { words, actions }, onDrop }: { toast: Toast; onDrop: () => void }) {
  const { close } = staffText[useStaff().language];
  return (
    <div
      className="toast"
      // The bar's animation is the timer. It pauses while the pointer or focus is in the toast.
      onAnimationEnd={({ animationName }) => animationName === "toast-time" && onDrop()}
      data-seconds={seconds}
    >
      <Icon name="check" />
      <p>{useFilled(words)}</p>
      {actions.map(({ label, act }) =>
        typeof act === "string" ? (
          <a key={label} href={act} target="_blank" rel="noopener">
            {label}
          </a>
        ) : (
          <button
            key={label}
            type="button"
            className="link-button"
            onClick={() => {
              onDrop();
              act();
            }}
          >
            {label}
          </button>
        ),
      )}
      <button type="button" className="icon-button" aria-label={close} onClick={onDrop}>
        <Icon name="close" />
      </button>
      <span className="toast-time" />
    </div>
  );
}
