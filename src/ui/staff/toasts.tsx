import { useCallback, useRef, useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff, type Staff, type ToastAction } from "./staff.ts";
import { staffText } from "./staff.text.ts";

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
  return (
    <div className="toasts" aria-live="polite">
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} onDrop={() => onDrop(toast.id)} />
      ))}
    </div>
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
      <p>{words}</p>
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
