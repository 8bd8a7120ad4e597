import { useState } from "react";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { inboxText, inboxToolsText } from "#messages/inbox";
import { staffText } from "#messages/staff";
import { focusSearch, type Inbox } from "#src/features/feedback/inbox/staff/use-inbox.ts";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { isNotShortcut, useKeyPress, useSingleKeys } from "#src/cms/staff/shortcuts.ts";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";

/** The keyboard shortcuts of the inbox. Staff can turn the shortcuts off on a device (WCAG 2.1.4). */
export function InboxKeys({ inbox }: { inbox: Inbox }) {
  const { language } = useStaff();
  const { keys } = inboxText[language];
  const tools = inboxToolsText[language].keys;
  const [isOn, turn] = useSingleKeys();
  const [isHelping, setHelping] = useState(false);

  const act = (key: string) => {
    const message = inbox.rows.find(({ id }) => id === inbox.openId);
    if (key === "j") void inbox.step(1);
    else if (key === "k") void inbox.step(-1);
    else if (key === "z") inbox.undoLast();
    else if (!message || message.deletedDate !== null) return;
    else if (key === "s") void inbox.change(message, "star");
    else if (key === "e") void inbox.change(message, "archive");
    else if (key === "delete") void inbox.change(message, "remove");
    else if (key === "r") document.querySelector<HTMLElement>(".inbox-reply")?.click();
  };
  useKeyPress((event) => {
    if (isNotShortcut(event)) return;
    const key = event.key.toLowerCase();
    if (key === "/") {
      // Without this call, the search field would receive the character "/".
      event.preventDefault();
      focusSearch();
    } else if (key === "?") setHelping(true);
    else if (!event.shiftKey) act(key);
  }, isOn);

  const named: [string[], string][] = [
    [["J", "K"], keys.move],
    [["R"], keys.reply],
    [["S"], keys.star],
    [["E"], keys.archive],
    [[keys.deleteKey], keys.remove],
    [["Z"], keys.undo],
    [["/"], tools.search],
  ];
  return (
    <aside
      className="inbox-keys line-above on-sand on-desk full-bar cluster quiet small"
      aria-label={keys.label}
    >
      {isOn && (
        <ul className="cluster stretched">
          {/* A screen that isn't wide has no room for every shortcut. The help lists all shortcuts. */}
          {named.map(([signs, what]) => (
            <li key={what} className="row tight on-wide">
              {signs.map((sign) => (
                <kbd key={sign}>{sign}</kbd>
              ))}
              {what}
            </li>
          ))}
          <li className="row tight">
            <kbd>?</kbd>
            <StaffButton look="link" className="touch regular" onClick={() => setHelping(true)}>
              {tools.help}
            </StaffButton>
          </li>
        </ul>
      )}
      <StaffButton look="link" className="push touch regular" onClick={() => turn(!isOn)}>
        {isOn ? keys.off : keys.on}
      </StaffButton>
      <KeysHelp isOpen={isHelping} onClose={() => setHelping(false)} />
    </aside>
  );
}

function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { language } = useStaff();
  const { deleteKey } = inboxText[language].keys;
  const text = inboxToolsText[language].keys;
  const [isOn, turn] = useSingleKeys();
  const signs = { j: "J", k: "K", r: "R", s: "S", e: "E", remove: deleteKey, z: "Z", search: "/", help: "?" };
  return (
    <Dialog heading={text.heading} isOpen={isOpen} onClose={onClose}>
      <dl className="keys-help">
        {Object.entries(signs).map(([key, sign]) => (
          <div className="line-below" key={key}>
            <dt>
              <kbd>{sign}</kbd>
            </dt>
            <dd className={isOn ? undefined : "quiet"}>{text.list[key as keyof typeof signs]}</dd>
          </div>
        ))}
      </dl>
      <SwitchField label={text.switch} hint={text.switchHint} isOn={isOn} onChange={turn} />
      <div className="dialog-actions">
        <StaffButton onClick={onClose}>{staffText[language].close}</StaffButton>
      </div>
    </Dialog>
  );
}
