import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { RouterProvider } from "react-aria-components";
import { I18nProvider } from "react-aria-components/I18nProvider";
import {
  Link,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  useMatches,
} from "react-router";
import type { ListState } from "#src/cms/staff/lists/row-focus.ts";
import { site } from "#site";
import type { Feature } from "#src/cms/feature.ts";
import { languageTag } from "#src/i18n/language.ts";
import { briefCount } from "#src/i18n/format.ts";
import { staffAddresses, staffManifestPath } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { type SiteProperties, StaffContext, useStaff } from "#src/cms/staff/staff.ts";
import { placeAt } from "#src/cms/staff/places/places.ts";
import { Toasts, useToasts } from "#src/cms/staff/toasts.tsx";
import { useAdmin } from "./admin-context.ts";
import type { NextVersionRow } from "#src/cms/next-versions/next-version.ts";
import { adminText } from "#messages/admin";
import { staffText } from "#messages/staff";
import { interfaceLanguage } from "./interface-language.ts";
import { SignInAgain } from "./plain-screens.tsx";
import { UserMenu, type ScreenName } from "./menus.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { failureOf } from "#src/cms/staff/lists/stale-data.ts";
import { isNotShortcut, useKeyPress, useSingleKeys } from "#src/cms/staff/shortcuts.ts";

/** The places in the order of the header. On a phone the first four are tabs, and the rest are on the screen «Mer». */
const screenNames: readonly ScreenName[] = [
  "start",
  "messages",
  "inbox",
  "news",
  "photos",
  "priceLists",
  "place",
  "content",
  "configuration",
];
const tabCount = 4;

const features: readonly Feature[] = site;
export const menuCounts = features.flatMap(({ menuCount }) => menuCount ?? []);

/** The time between two loads of the counts in the menu. */
const pollMilliseconds = 60_000;

export interface MenuCount {
  unanswered: number;
}

export interface ShellData {
  counts: Record<string, MenuCount>;
  nextVersions: NextVersionRow[];
}

/** The frame around all staff screens, with the places in the header, or in tabs at the bottom on a phone. */
export function Shell() {
  const { session, api, sitePlanUrl, landscapeUrls, nextPath, ...loaded } = useAdmin();
  const [{ siteName, taglines, offered }, setSite] = useState<SiteProperties>(loaded);
  const updateSite = useCallback(
    (change: Partial<SiteProperties>) => setSite((before) => ({ ...before, ...change })),
    [],
  );
  const { counts, nextVersions } = useLoaderData<ShellData>();
  const language = interfaceLanguage();
  const screen = useScreen();
  const [toasts, showToast, drop] = useToasts(screen, nextPath);
  const [failure, setFailure] = useState<{ words: string; onRetry: () => void }>();
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(pathname);
  const navigate = useNavigate();
  const text = adminText[language];
  const main = useRef<HTMLElement>(null);
  const current = currentPlace(pathname);
  const isUnderMore = current !== undefined && screenNames.indexOf(current) >= tabCount;

  // A failure is shown only on the screen where it happened.
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setFailure(undefined);
  }

  const refreshCounts = useEffectEvent(async () => {
    if (document.visibilityState === "visible") await revalidate();
  });
  useEffect(() => {
    session!.onQuestion(setAsking);
    const timer = setInterval(() => void refreshCounts(), pollMilliseconds);
    return () => clearInterval(timer);
  }, [session]);
  useEffect(() => {
    // The manifest has the name of the app on the home screen, in this language.
    document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href = staffManifestPath(language);
  }, [language]);
  useScreenFocus(screen);
  useSearchKey();

  const showError = useCallback((words: string, onRetry: () => void) => setFailure({ words, onRetry }), []);
  const link = (name: ScreenName) => {
    const words = menuCounts.find((each) => each.screen === staffAddresses[name])?.words[language];
    const count = counts[staffAddresses[name]]?.unanswered ?? 0;
    const content = (
      <>
        <Icon name={`staff-${name}`} />
        <span>{text.screens[name]}</span>
        {words && count > 0 && (
          <span className="count">
            <span aria-hidden="true">{briefCount(count)}</span>
            <span className="visually-hidden"> {words.waiting({ count })}</span>
          </span>
        )}
      </>
    );
    return (
      <Link
        to={staffAddresses[name]}
        className={name === current ? "row active" : "row"}
        aria-current={name === current ? "page" : undefined}
      >
        {content}
      </Link>
    );
  };
  return (
    <I18nProvider locale={languageTag[language]}>
      {/* Links in menus need this provider. */}
      <RouterProvider navigate={(to) => void navigate(to)}>
        <StaffContext
          value={{
            api,
            language,
            siteName,
            sitePlanUrl,
            landscapeUrls,
            offered,
            updateSite,
            taglines,
            showToast,
            showError,
            drafts: session!.drafts,
            nextVersions,
          }}
        >
          <a
            className="skip-link"
            href="#content"
            onClick={(event) => {
              // The router would add the fragment to the address, and forms read the fragment as a field's name.
              event.preventDefault();
              main.current?.focus();
            }}
          >
            {text.skip}
          </a>
          <header className="staff-band row apart stretched">
            <Link className="staff-brand one-line bold size-18 row" to={staffAddresses.start}>
              <Icon name="mark" />
              <span>{siteName}</span>
            </Link>
            <nav aria-label={text.staffArea}>
              <ul>
                {screenNames.map((name, index) => (
                  <li key={name} className={index < tabCount ? "tab" : "on-wide"}>
                    {link(name)}
                  </li>
                ))}
                <li className="tab on-narrow">
                  <Link
                    to={staffAddresses.more}
                    className={isUnderMore || pathname === staffAddresses.more ? "row active" : "row"}
                    {...(pathname === staffAddresses.more && { "aria-current": "page" })}
                  >
                    <Icon name="more" />
                    <span>{text.more}</span>
                  </Link>
                </li>
              </ul>
            </nav>
            <a className="on-wide icons-16 row one-line" href="/" target="_blank" rel="noopener">
              <Icon name="external" />
              {text.seeSite}
              <span className="visually-hidden"> ({text.opensNewTab})</span>
            </a>
            <Link className="band-search" to={staffAddresses.search} aria-label={text.screens.search}>
              <Icon name="search" />
            </Link>
            <UserMenu profile={session!.profile!} />
          </header>
          <main id="content" tabIndex={-1} className="staff-main wrap" ref={main}>
            {failure ? (
              <CallFault
                words={failure.words}
                onRetry={() => {
                  setFailure(undefined);
                  failure.onRetry();
                }}
              />
            ) : (
              <FailedFetch />
            )}
            <Outlet />
          </main>
          <Toasts toasts={toasts} onDrop={drop} />
          <SignInAgain isOpen={isAsking} onSignIn={() => session!.signInAgain()} />
          <ScrollRestoration />
        </StaffContext>
      </RouterProvider>
    </I18nProvider>
  );
}

/** Returns the current place in the header. The set-up and planned changes belong to the start screen. */
function currentPlace(pathname: string): ScreenName | undefined {
  const place = placeAt(pathname);
  if (place) return place;
  const { start, setup, planned } = staffAddresses;
  if (pathname === start || pathname === setup || `${pathname}/`.startsWith(`${planned}/`)) return "start";
  return screenNames.find(
    (name) => name !== "start" && `${pathname}/`.startsWith(`${staffAddresses[name]}/`),
  );
}

/** Renders the message that loading failed and that the screen may show old data. A button loads the data again. */
function FailedFetch() {
  const { language } = useStaff();
  const { revalidate } = useRevalidator();
  // The data of the shell, such as the count of unanswered messages, is left out.
  const failure = useMatches()
    .filter(({ id }) => id !== "shell")
    .map(({ loaderData }) => failureOf(loaderData))
    .find(Boolean);
  if (!failure) return null;
  const words = `${failureWords(failure, language)} ${staffText[language].mayBeOld}`;
  return <CallFault words={words} onRetry={() => void revalidate()} />;
}

/** Returns the path of the current screen. The inbox has the same path with and without an open message. */
const useScreen = () => useMatches().find(({ pathname }) => pathname !== "/")?.pathname;

/**
 * Focuses the heading of each new screen, so that screen readers announce the heading and Tab continues from there. The
 * heading also gets the focus after a save or removal, because the focused element may be gone. The focus isn't moved
 * on the first screen, on a screen that has set the focus, or on a screen whose address names a field.
 */
function useScreenFocus(screen: string | undefined): void {
  const { key, hash, state } = useLocation();
  const { saved, removed } = (state ?? {}) as ListState;
  const last = useRef({ screen, key });
  useEffect(() => {
    const before = last.current;
    last.current = { screen, key };
    const isChanged = key !== before.key && (saved !== undefined || removed !== undefined);
    if (screen === before.screen && !isChanged) return;
    const main = document.querySelector("main")!;
    if (hash || main.querySelector(":focus")) return;
    main.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [screen, key, hash, saved, removed]);
}

/** Makes the key "/" focus the search field of the screen. Without such a field, the key opens the search screen. */
function useSearchKey(): void {
  const navigate = useNavigate();
  const [isOn] = useSingleKeys();
  useKeyPress((event) => {
    if (event.key !== "/" || event.defaultPrevented || isNotShortcut(event)) return;
    // By default the browser would type "/" into the field.
    event.preventDefault();
    const own = document.querySelector<HTMLElement>("main input[type=search]");
    if (own) own.focus();
    else void navigate(staffAddresses.search);
  }, isOn);
}
