import { useEffect, useState } from "react";
import { useStaff } from "#src/ui/staff/staff.ts";
import { inboxText } from "./inbox-admin.text.ts";
import type { Inbox } from "./use-inbox.ts";

const stored = "inboxKeys";

/** Single keys for what is done most, and the line that names them; they can be switched off on this device. */
export function InboxKeys({ inbox }: { inbox: Inbox }) {
  const { keys } = inboxText[useStaff().language];
  const [isOn, setOn] = useState(() => localStorage.getItem(stored) !== "off");

  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (isMeantForSomethingElse(event)) return;
      const message = inbox.rows.find(({ id }) => id === inbox.openId);
      const key = event.key.toLowerCase();
      if (key === "j") inbox.step(1);
      else if (key === "k") inbox.step(-1);
      else if (key === "z") inbox.undoLast();
      else if (!message) return;
      else if (key === "s") void inbox.change(message, "star");
      else if (key === "e") void inbox.change(message, "archive");
      else if (key === "delete") void inbox.change(message, "remove");
      else if (key === "r") document.querySelector<HTMLElement>("a.inbox-reply")?.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  const turn = () => {
    localStorage.setItem(stored, isOn ? "off" : "on");
    setOn(!isOn);
  };
  const named: [string[], string][] = [
    [["J", "K"], keys.move],
    [["R"], keys.reply],
    [["S"], keys.star],
    [["E"], keys.archive],
    [[keys.deleteKey], keys.remove],
    [["Z"], keys.undo],
  ];
  return (
    <aside className="inbox-keys" aria-label={keys.label}>
      {isOn && (
        <ul>
          {named.map(([signs, what]) => (
            <li key={what}>
              {signs.map((sign) => (
                <kbd key={sign}>{sign}</kbd>
              ))}
              {what}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="link-button" onClick={turn}>
        {isOn ? keys.off : keys.on}
      </button>
    </aside>
  );
}

/** Typing, a shortcut of the browser's, a key held down, or something lying over the screen. */
function isMeantForSomethingElse({ target, altKey, ctrlKey, metaKey, shiftKey, repeat }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey || repeat) return true;
  if (document.querySelector(".overlay, .popover")) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
