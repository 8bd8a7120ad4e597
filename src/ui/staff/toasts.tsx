import { useCallback, useRef, useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff, type ToastAction } from "./staff.ts";
import { staffText } from "./staff.text.ts";

interface Toast {
  id: number;
  words: string;
  actions: readonly ToastAction[];
}

const seconds = 10;

/** The toasts that are shown, the latest last, and the way to add one; it answers with what takes the toast away. */
export function useToasts(): [
  Toast[],
  (words: string, actions?: readonly ToastAction[]) => () => void,
  (id: number) => void,
] {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const lastId = useRef(0);
  const drop = useCallback(
    (id: number) => setToasts((before) => before.filter((each) => each.id !== id)),
    [],
  );
  const say = useCallback(
    (words: string, actions: readonly ToastAction[] = []) => {
      const id = ++lastId.current;
      setToasts((before) => [...before.slice(-2), { id, words, actions }]);
      return () => drop(id);
    },
    [drop],
  );
  return [toasts, say, drop];
}

/** What has been done, said once: each goes after ten seconds, but not under the pointer or with focus inside. */
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
      // The bar's animation is the clock: it stands still under the pointer and with focus inside.
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
