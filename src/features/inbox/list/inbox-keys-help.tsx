import { Dialog } from "#src/ui/staff/dialog.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { SwitchField } from "#src/ui/staff/fields/switch-field.tsx";
import { inboxText } from "./inbox-admin.text.ts";
import { useKeysOn } from "./inbox-keys-switch.ts";
import { inboxToolsText } from "./inbox-tools.text.ts";

/** What each key does, and the switch for all of them. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { language } = useStaff();
  const { deleteKey } = inboxText[language].keys;
  const text = inboxToolsText[language].keys;
  const [isOn, turn] = useKeysOn();
  const signs = { j: "J", k: "K", r: "R", s: "S", e: "E", remove: deleteKey, z: "Z", search: "/", help: "?" };
  return (
    <Dialog heading={text.heading} isOpen={isOpen} onClose={onClose}>
      <dl className={isOn ? "keys-help" : "keys-help off"}>
        {Object.entries(signs).map(([key, sign]) => (
          <div key={key}>
            <dt>
              <kbd>{sign}</kbd>
            </dt>
            <dd>{text.list[key as keyof typeof signs]}</dd>
          </div>
        ))}
      </dl>
      <SwitchField label={text.switch} hint={text.switchHint} isOn={isOn} onChange={turn} />
      <div className="dialog-actions">
        <button type="button" className="button plain" onClick={onClose}>
          {staffText[language].close}
        </button>
      </div>
    </Dialog>
  );
}
