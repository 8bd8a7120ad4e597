import { defineDeviceSetting } from "./device-setting.ts";

/* Single-key shortcuts. They can be turned off on a device (WCAG 2.1.4). */

/** True when a key press isn't a shortcut: while typing, with a modifier, when held down, or with an open dialog. */
export function isNotShortcut({ target, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat) return true;
  if (document.querySelector(".overlay, .popover")) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

const setting = defineDeviceSetting("inboxKeys");
const turnKeys = (isOn: boolean) => setting.set(isOn ? "on" : "off");

/** Returns true while single-key shortcuts are on, and a function that sets this for the device. */
export function useSingleKeys(): [isOn: boolean, turn: (isOn: boolean) => void] {
  return [setting.useValue() !== "off", turnKeys];
}
