import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { useKeyPress } from "./shortcuts.ts";
import { useStaff, type Staff, type ToastAction } from "./staff.ts";
import { staffText } from "#messages/staff";

interface Toast {
  id: number;
  words: string;
  actions: readonly ToastAction[];
  /** The path of the screen on which the toast was shown, or the path to which the user was navigating. */
  path: string;
}

const seconds = 10;

/**
 * Returns the toasts, a function that adds a toast, and a function that removes a toast. A toast disappears with the
 * screen on which it was shown.
 * @param screen the path of the current screen
 * @param nextPath returns the router's path at the time of the call. This path can be newer than `screen`: after a
 *   save, a toast can be shown before the list is loaded or rendered.
 */
export function useToasts(
  screen: string | undefined,
  nextPath: () => string,
): [Toast[], Staff["showToast"], (id: number) => void] {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [shownOn, setShownOn] = useState(screen);
  const lastId = useRef(0);
  if (shownOn !== screen) {
    setShownOn(screen);
    setToasts((before) => before.filter(({ path }) => path === nextPath()));
  }
  const drop = useCallback(
    (id: number) => setToasts((before) => before.filter((each) => each.id !== id)),
    [],
  );
  const showToast = useCallback(
    (words: string, actions: readonly ToastAction[] = [], isMore = false) => {
      const toast = { id: ++lastId.current, words, actions, path: nextPath() };
      setToasts((before) => (isMore ? [toast, ...before] : [...before.slice(-1), toast]));
      return () => drop(toast.id);
    },
    [drop, nextPath],
  );
  return [toasts, showToast, drop];
}

/** Shows the last toast for ten seconds, and then the previous one. Pointer or focus in the toast stop the time. */
export function Toasts({ toasts, onDrop }: { toasts: readonly Toast[]; onDrop: (id: number) => void }) {
  const box = useRef<HTMLElement>(null);
  useRoomForFocus(box, toasts);
  useToastKey(box);
  return (
    <section
      className="toasts at-foot"
      aria-label={staffText[useStaff().language].toasts}
      aria-live="polite"
      aria-keyshortcuts="F6"
      ref={box}
    >
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} onDrop={() => onDrop(toast.id)} />
      ))}
    </section>
  );
}

/** Controls that users reach by key or by touch. Other focusable elements don't count, such as a whole page. */
const controls = "input, textarea, select, button, summary, a, [contenteditable]";

/** Moves the toasts to the top or back to the bottom when they would cover the focused control or the text cursor. */
function useRoomForFocus(box: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  useEffect(() => {
    if (toasts.length === 0) {
      box.current!.classList.remove("above");
      return undefined;
    }
    let frame = 0;
    // In the next frame the page has scrolled to the focused control.
    const makeRoom = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => box.current && uncoverFocus(box.current));
    };
    makeRoom();
    const events = ["focusin", "selectionchange", "scroll"];
    const options = { capture: true, passive: true };
    for (const event of events) document.addEventListener(event, makeRoom, options);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) document.removeEventListener(event, makeRoom, options);
    };
  }, [box, toasts]);
}

function uncoverFocus(box: HTMLElement): void {
  const { activeElement: focused } = document;
  if (!focused?.matches(controls) || box.matches(":hover, :focus-within")) return;
  const selection = document.getSelection()!;
  const cursor =
    (focused as HTMLElement).isContentEditable && selection.rangeCount > 0
      ? selection.getRangeAt(0).getBoundingClientRect()
      : undefined;
  // The cursor in an empty paragraph has no size.
  const place = cursor?.height ? cursor : focused.getBoundingClientRect();
  const covers = () => overlap(box.getBoundingClientRect(), place);
  if (covers() && (box.classList.toggle("above"), covers())) box.classList.toggle("above");
}

/** Makes F6 move the focus into the shown toast and back. */
function useToastKey(box: RefObject<HTMLElement | null>): void {
  const before = useRef<Element>(null);
  useKeyPress((event) => {
    if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey) return;
    const isInside = box.current!.contains(document.activeElement);
    const target = isInside
      ? before.current
      : box.current!.querySelector(".toast:last-child > :is(a, button)");
    if (!target) return;
    event.preventDefault();
    if (!isInside) before.current = document.activeElement;
    (target as HTMLElement).focus();
  });
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  Math.max(one.top, other.top) < Math.min(one.bottom, other.bottom) &&
  Math.max(one.left, other.left) < Math.min(one.right, other.right);

function ToastBox({ toast: { words, actions }, onDrop }: { toast: Toast; onDrop: () => void }) {
  const { close } = staffText[useStaff().language];
  return (
    <div
      className="toast rounded cluster icons-18"
      // The bar's animation is the timer. The animation pauses while the pointer or the focus is in the toast.
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
          <StaffButton
            look="link"
            key={label}

            onClick={() => {
              onDrop();
              act();
            }}
          >
            {label}
          </StaffButton>
        ),
      )}
      <button type="button" className="icon-button" aria-label={close} onClick={onDrop}>
        <Icon name="close" />
      </button>
      <span className="toast-time" />
    </div>
  );
}
