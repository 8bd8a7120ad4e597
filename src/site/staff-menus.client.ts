/*
 * Somebody has signed in in this tab: puts the staff's two menus in place of the link to log in. What is kept is a name
 * to show, never a token; whether they may is for the staff area and the API to say.
 */
import "#src/features/auth/calm-change.client.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { staffMenusText } from "./staff-menus.text.ts";

interface Hint {
  name: string;
  email?: string;
}

/** @param hint as the staff app has left it, in JSON */
export function showStaffMenus(hint: string): void {
  const { name, email } = JSON.parse(hint) as Hint;
  const text = staffMenusText[document.documentElement.lang.slice(0, 2) as Language];
  const screens = Object.entries(text.screens).map(
    ([screen, label]) => [label, staffAddresses[screen as keyof typeof text.screens]] as const,
  );
  document
    .querySelector("#account")!
    .replaceChildren(
      menu(text.administration, screens),
      menu(text.user, [[text.logOut, staffAddresses.signOut]], [name, email]),
    );
}

/** A drop-down like the others in the menu. */
function menu(
  label: string,
  links: readonly (readonly [string, string])[],
  profile: readonly (string | undefined)[] = [],
): HTMLElement {
  const details = element("details", "drop");
  const summary = element("summary", undefined, label);
  const list = element("ul");
  for (const line of profile) if (line) list.append(wrap(element("span", "profile-line", line)));
  for (const [words, href] of links) {
    const link = element("a", undefined, words);
    link.href = href;
    list.append(wrap(link));
  }
  details.append(summary, list);
  return details;
}

function wrap(content: HTMLElement): HTMLElement {
  const item = element("li");
  item.append(content);
  return item;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className?: string,
  words?: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (words) made.textContent = words;
  return made;
}
