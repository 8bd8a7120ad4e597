import { useEffectEvent, useLayoutEffect } from "react";
import { defineDeviceSetting } from "./device-setting.ts";

/** Calls a function for each key press, with the state on screen even just after the screen has appeared. */
export function useKeyPress(press: (event: KeyboardEvent) => void, isOn = true): void {
  const onPress = useEffectEvent(press);
  // A normal effect would run too late for a key that is pressed as soon as the screen is visible.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onPress(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isOn]);
}

export function useSaveKey(save: () => void, isOn = true): void {
  useKeyPress((event) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    save();
  }, isOn);
}

/* Single-key shortcuts. Users can turn them off on a device (WCAG 2.1.4). */

/** True for a key press that isn't a shortcut, such as a key press while typing or in a dialog. */
export function isNotShortcut({ target, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat) return true;
  if (document.querySelector(".overlay, .popover:not([popover]), :popover-open")) return true;
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
