import { defineDeviceSetting } from "./device-setting.ts";

/* This file handles single-key shortcuts. Users can turn the shortcuts off on a device (WCAG 2.1.4). */

/** True for a key press that isn't a shortcut, such as a key press while typing or in a dialog. */
export function isNotShortcut({ target, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat) return true;
  if (document.querySelector(".overlay, .popover")) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

const setting = defineDeviceSetting("inboxKeys");
const turnKeys = (isOn: boolean) => setting.set(isOn ? "on" : "off");

/** Returns true while single-key shortcuts are on, and a function that turns them on or off on this device. */
export function useSingleKeys(): [isOn: boolean, turn: (isOn: boolean) => void] {
  return [setting.useValue() !== "off", turnKeys];
}
