import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { useFilled } from "#src/ui/staff/live-values/use-live-values.ts";
import { useStaff, type Staff, type ToastAction } from "./staff.ts";
import { staffText } from "#messages/staff";

interface Toast {
  id: number;
  words: string;
  actions: readonly ToastAction[];
}

const seconds = 10;

/** The toasts, the one that shows last, and a function to add one, which returns a function to remove it. */
export function useToasts(): [Toast[], Staff["say"], (id: number) => void] {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const lastId = useRef(0);
  const drop = useCallback(
    (id: number) => setToasts((before) => before.filter((each) => each.id !== id)),
    [],
  );
  const say = useCallback(
    (words: string, actions: readonly ToastAction[] = [], isMore = false) => {
      const toast = { id: ++lastId.current, words, actions };
      setToasts((before) => (isMore ? [toast, ...before.slice(-1)] : [...before.slice(-1), toast]));
      return () => drop(toast.id);
    },
    [drop],
  );
  return [toasts, say, drop];
}

/**
 * What was done, shown once. Each toast goes after ten seconds, but not while the pointer or focus is in it; then the one
 * before it shows.
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

/** What somebody goes to by key or finger; a whole page gets focus too. */
const controls = "input, textarea, select, button, summary, a, [contenteditable]";

/** Whether the box stands at the top of the window: it goes there and back when a control that gets focus would be under it. */
function useRoomForFocus(box: RefObject<HTMLDivElement | null>, isEmpty: boolean): boolean {
  const [isAbove, setAbove] = useState(false);
  if (isEmpty && isAbove) setAbove(false);
  useEffect(() => {
    const makeRoom = ({ target }: FocusEvent) =>
      // By then the page has scrolled to it.
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
      // The bar's animation is the timer: it stops while the pointer or focus is in the toast.
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
