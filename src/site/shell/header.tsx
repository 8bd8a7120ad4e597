import type { ReactNode } from "react";
import { isGroup } from "#src/campsite/menu/menu-entries.ts";
import type { GuestMenuEntry } from "#src/campsite/menu/menu.server.ts";
import { parentPages, type MenuPageName } from "#src/campsite/menu/menu-pages.ts";
import { searchQuery } from "#src/campsite/search-query.ts";
import { address, type PageName } from "#src/i18n/addresses.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { langAttribute, languageName, languageTag, type Language } from "#src/i18n/language.ts";
import type { PageContext } from "#src/platform/pages/page.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Flag } from "#src/ui/flag.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { Brand } from "./brand.tsx";
import type { Shell } from "./shell.ts";
import { guestSearchText } from "#messages/guest-search";
import { siteText } from "#messages/site";

/** Pages without a menu entry, each with the page whose menu entry is marked as current. */
const menuPageOf: Partial<Record<PageName, PageName>> = { ...parentPages, privacyPolicy: "documents" };

interface Entry {
  href: string;
  label: string;
  isCurrent: boolean;
}

interface Props {
  shell: Shell;
  language: Language;
  page: PageName;
  parts: PageContext["parts"];
  assetUrl: AssetUrl;
}

/**
 * Renders the header of every page. The drop-downs and the menu on phones are <details> elements, so they work without
 * JavaScript. site.client.ts closes them on Escape, and on a press or focus outside.
 */
export function Header({ shell, language, page, parts, assetUrl }: Props) {
  const { identity, settings } = shell;
  const text = siteText[language];
  const searchText = guestSearchText[language];
  const current = menuPageOf[page] ?? page;
  const toEntry = ({ key, own }: GuestMenuEntry): Entry => {
    if (own)
      return {
        href: own.path,
        label: own.label,
        isCurrent: page === "ownPage" && key === `page:${parts["id"]}`,
      };
    const name = key as MenuPageName;
    return { href: address(name, language), label: text.pages[name], isCurrent: name === current };
  };
  const entriesIn = (group: string) => shell.menu.filter((each) => each.group === group);
  const link = ({ href, label, isCurrent }: Entry, icon?: ReactNode) => (
    <a href={href} aria-current={isCurrent ? "page" : undefined}>
      {label}
      {icon}
    </a>
  );
  const home = { href: address("home", language), label: text.home, isCurrent: current === "home" };
  return (
    <header className="top">
      <div className="wrap cluster close flat pad-12">
        <a className="brand row touch" href={address("home", language)} aria-label={identity.name}>
          <Brand name={identity.name} mark={shell.look.mark} />
        </a>
        <Call shell={shell} language={language} />
        <details className="menu-button two-states">
          <summary className="button on-band low">
            <Icon name="menu" />
            <Icon name="close" />
            <span>{text.menu}</span>
            <span>{text.close}</span>
          </summary>
        </details>
        <nav className="menu" aria-label={text.mainNavigation}>
          <SearchField
            id="menu-search"
            className="gap-below-16"
            label={searchText.label}
            placeholder={searchText.placeholder}
            button={searchText.search}
            action={address("search", language)}
            name={searchQuery.field}
            maxLength={searchQuery.maxLength}
          />
          <ul className="menu-pages">
            <li>{link(home, <Icon name="right" />)}</li>
            {entriesIn("").map((top) => {
              if (!isGroup(top)) return <li key={top.key}>{link(toEntry(top), <Icon name="right" />)}</li>;
              const inside = entriesIn(top.key).map(toEntry);
              if (inside.length === 0) return null;
              return (
                <li key={top.key}>
                  <details className="drop">
                    <summary
                      className={inside.some(({ isCurrent }) => isCurrent) ? "here" : undefined}
                      lang={langAttribute(top.named.language, language)}
                    >
                      {top.named.words.name}
                      <Icon name="down" />
                    </summary>
                    <ul>
                      {inside.map((entry) => (
                        <li key={entry.href}>{link(entry)}</li>
                      ))}
                    </ul>
                  </details>
                </li>
              );
            })}
          </ul>
          <a
            className="to-search target"
            href={address("search", language)}
            aria-label={text.pages.search}
            aria-current={current === "search" ? "page" : undefined}
          >
            <Icon name="search" />
          </a>
          {shell.offered.length > 1 && (
            <details className="drop languages">
              <summary aria-label={`${text.language}: ${languageName[language]}`}>
                <Flag of={language} />
                <span>{languageName[language]}</span>
                <Icon name="down" />
              </summary>
              <Languages offered={shell.offered} current={language} />
            </details>
          )}
          {/* After a sign-in in this tab, site.client.ts loads a script that puts the staff menus here. */}
          <div
            className="account"
            id="account"
            data-language={language}
            data-staff-menus={assetUrl("src/site/shell/staff-menus.client.ts")}
          >
            <a href={address("login", language)} aria-current={current === "login" ? "page" : undefined}>
              {text.logIn}
            </a>
          </div>
          {shell.offered.length > 1 && <Languages offered={shell.offered} current={language} isRow />}
        </nav>
        {settings.enableOnlineBooking && (
          <a
            className="button sun low book"
            href={address("booking", language)}
            target="_blank"
            rel="noopener"
          >
            {text.book}
            <Icon name="external" />
            <span className="visually-hidden">({text.opensNewTab})</span>
          </a>
        )}
      </div>
    </header>
  );
}

/** Renders a link that calls the campsite. In the quiet hours it goes to the page with emergency numbers. */
function Call({ shell: { identity, isQuiet }, language }: Pick<Props, "shell" | "language">) {
  const text = siteText[language];
  if (isQuiet)
    return (
      <a
        className="button on-band call"
        href={address("emergency", language)}
        aria-label={text.pages.emergency}
      >
        <Icon name="sos" />
      </a>
    );
  if (!identity.phone) return null;
  return (
    <a
      className="button on-band call"
      href={`tel:${identity.phone}`}
      aria-label={`${text.callUs}, ${formatPhone(identity.phone, language)}`}
    >
      <Icon name="phone" />
    </a>
  );
}

function Languages({
  offered,
  current,
  isRow = false,
}: Pick<Shell, "offered"> & { current: Language; isRow?: boolean }) {
  return (
    <ul className={isRow ? "language-row cluster close gap-above-16" : undefined}>
      {offered.map((language) => (
        <li key={language}>
          <a
            href={address("home", language)}
            lang={languageTag[language]}
            hrefLang={languageTag[language]}
            aria-current={language === current ? "true" : undefined}
          >
            <Flag of={language} />
            {languageName[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
