import type { Translations } from "#src/i18n/translation.ts";
import { lockedPages, menuPages, type MenuGroup, type MenuPageName } from "./menu-pages.ts";

export const menuStates = ["shown", "hidden", "off"] as const;

export const isGroup = (entry: { key: string }) => entry.key.startsWith("group:");

export const isFixedPage = (entry: { key: string }): entry is { key: MenuPageName } =>
  Object.hasOwn(menuPages, entry.key);

/** True for a page that staff can take out of the menu. */
export const canHide = (entry: { key: string }) => !isGroup(entry) && !lockedPages.has(entry.key);

export const canSwitchOff = (entry: { key: string }) => isFixedPage(entry) && !lockedPages.has(entry.key);

export const isAllowed = (entry: Pick<MenuEntry, "key" | "state">) =>
  entry.state === "shown" || (entry.state === "off" ? canSwitchOff(entry) : canHide(entry));

export interface MenuEntry {
  /** A fixed page such as `prices`, an own page such as `page:12`, or a group such as `group:1`. */
  key: string;
  /** The key of the entry's group, or "" for the first level. */
  group: string;
  state: (typeof menuStates)[number];
  /** The name of a group, or "" for a page. */
  name: string;
  translations: Translations<{ name: string }>;
}

export const newEntry = (entry: Pick<MenuEntry, "key"> & Partial<MenuEntry>): MenuEntry => ({
  group: "",
  state: "shown",
  name: "",
  translations: {},
  ...entry,
});

/** The place of an own page until the stored menu contains the page. */
interface OwnPlace {
  id: number;
  group: MenuGroup;
  /** Counted from 1 among the pages of the group. */
  position: number;
  inMenu: boolean;
}

/**
 * Merges the stored menu with the site's pages, so that every page is there once: new fixed pages at the end of their
 * groups, new own pages at their positions. @returns the entries in order, each group before its entries
 */
export function arrangeMenu(stored: readonly MenuEntry[], own: readonly OwnPlace[]): MenuEntry[] {
  const ownKeys = new Set(own.map(({ id }) => `page:${id}`));
  const named = new Map<string, MenuEntry>();
  for (const entry of stored)
    if (!named.has(entry.key) && (isGroup(entry) || isFixedPage(entry) || ownKeys.has(entry.key)))
      named.set(entry.key, entry);
  const groups = [...named.values()].filter(isGroup);
  const groupFor = (part: string) => (part === "information" ? (groups[0]?.key ?? "") : "");
  const fixed = Object.entries(menuPages).flatMap(([page, part]) =>
    named.has(page)
      ? []
      : [newEntry({ key: page, group: groupFor(part), state: part === "outside" ? "hidden" : "shown" })],
  );
  const entries = [...named.values(), ...fixed].map((entry) => ({
    ...entry,
    group: !isGroup(entry) && groups.some((each) => each.key === entry.group) ? entry.group : "",
    state: isAllowed(entry) ? entry.state : ("shown" as const),
  }));
  for (const { id, group: part, position, inMenu } of own.toSorted(
    (one, two) => one.position - two.position,
  )) {
    if (named.has(`page:${id}`)) continue;
    const state = inMenu ? "shown" : "hidden";
    const entry = newEntry({ key: `page:${id}`, group: groupFor(part), state });
    const next = entries.filter((each) => each.group === entry.group && !isGroup(each))[position - 1];
    entries.splice(next ? entries.indexOf(next) : entries.length, 0, entry);
  }
  return inMenuOrder(entries);
}

/** Puts the entries of each group after their group. */
export const inMenuOrder = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries
    .filter((each) => each.group === "")
    .flatMap((top) => [top, ...(isGroup(top) ? entries.filter((each) => each.group === top.key) : [])]);
