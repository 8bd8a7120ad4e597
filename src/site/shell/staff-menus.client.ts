/* Replaces the login link by the staff menus after a sign-in in this tab. */
import "#src/campsite/auth/skip-transition.client.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { staffMenusText } from "#messages/site";

interface Hint {
  name: string;
  email?: string;
}

export function showStaffMenus(hint: string): void {
  const { name, email } = JSON.parse(hint) as Hint;
  const account = document.querySelector<HTMLElement>("#account")!;
  const text = staffMenusText[account.dataset["language"] as Language];
  const screens = Object.entries(text.screens).map(([screen, label]) =>
    link(label, staffAddresses[screen as keyof typeof text.screens]),
  );
  const editScreen = document.querySelector<HTMLLinkElement>("link[rel=edit]")?.href;
  const profile = element(
    "p",
    element("b", text.profile),
    element("span", name),
    email ? element("span", email) : "",
  );
  account.replaceChildren(
    menu(text.administration, [...(editScreen ? [link(text.edit, editScreen)] : []), ...screens]),
    menu(text.user, [profile, link(text.logOut, staffAddresses.signOut)]),
  );
}

function menu(label: string, items: HTMLElement[]): HTMLElement {
  const arrow = document.querySelector(".menu-pages summary .icon")!.cloneNode(true);
  const list = element(
    "ul",
    ...items.map((item) =>
      Object.assign(element("li", item), { className: item.localName === "p" ? "across" : "" }),
    ),
  );
  const drop = element("details", element("summary", label, arrow), list);
  drop.className = "drop";
  return drop;
}

const link = (words: string, href: string): HTMLElement => Object.assign(element("a", words), { href });

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
