import type { ReactNode } from "react";
import { replace, type RouteObject } from "react-router";
import { site } from "#site";
import type { FormScreens, ListScreens } from "#src/cms/staff/described/described-screens.ts";
import { loadDescriptions } from "#src/cms/descriptions.ts";
import type { Feature, Kind } from "#src/cms/feature.ts";
import { kindNames, kinds, type FormedName, type ListedName } from "#src/cms/kinds.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { NextVersionRow } from "#src/cms/next-versions/next-version.ts";
import type { Api } from "#src/cms/staff/api.ts";
import { shouldRevalidateForm } from "#src/cms/staff/drafts/revalidation.ts";
import { withOldData, type Load } from "#src/cms/staff/lists/stale-data.ts";
import { ErrorScreen, ShellErrorScreen, CallbackFailed, NotSetUp, NotFoundScreen } from "./plain-screens.tsx";
import { addressForGuest, type Session } from "./session.ts";
import { menuCounts, Shell, type MenuCount, type ShellData } from "./shell.tsx";

const at = staffAddresses;

interface Screen {
  Component: () => ReactNode;
  loader?: Load<object>;
  /** Returns a text that identifies the list at a URL. Omitted when the path alone identifies the list. */
  listOf?: (url: URL) => string;
}

/** Makes the route of a screen without a form. The screen shows its earlier data when loading fails. */
const view = (path: string, module: () => Promise<Screen>, children?: RouteObject[]): RouteObject => ({
  path,
  async lazy() {
    const { Component, loader, listOf } = await module();
    return { Component, ...(loader && { loader: withOldData(path, loader, listOf) }) };
  },
  ...(children && { children }),
});

/** Loads a screen that shows resources of any kind, together with the descriptions of all kinds. */
const ofAnyKind = (module: () => Promise<Screen>) => async () => {
  const [screen] = await Promise.all([module(), loadDescriptions()]);
  return screen;
};

type Loads<Settings> = () => Promise<Settings>;

const describedListScreen = (name: ListedName, screensOf: Loads<ListScreens>) =>
  view(kinds[name].list, async () => {
    const { describedList } = await import("#src/cms/staff/described/described-list.tsx");
    return describedList(name, await screensOf());
  });

/** Makes the route of a screen with a form. The data isn't reloaded while the user writes. */
const form = (path: string, lazy: () => Promise<object>): RouteObject => ({
  path,
  lazy,
  shouldRevalidate: shouldRevalidateForm,
});

const describedFormScreen = (name: FormedName, screensOf: Loads<FormScreens>) =>
  form(`${kinds[name].list}/:id`, async () => {
    const { describedForm } = await import("#src/cms/staff/described/described-form.tsx");
    return describedForm(name, await screensOf());
  });

/** TABLE  the staff screens that no feature adds. A screen is loaded when it is first opened. */
const ownScreens: RouteObject[] = [
  view(at.start, () => import("#src/admin/start/start-screen.tsx")),
  view(at.setup, () => import("#src/admin/start/setup-screen.tsx")),
  view(at.planned, () => import("#src/admin/planned/planned-screen.tsx")),
  view(at.plannedSite, () => import("#src/admin/planned/site-screen.tsx")),
  view(
    at.changeOver,
    ofAnyKind(() => import("#src/admin/planned/change-over-screen.tsx")),
  ),
  view(at.photos, () => import("#src/cms/photos/staff/photos-admin.tsx")),
  form(`${at.photos}/:id`, () => import("#src/cms/photos/staff/photo-form.tsx")),
  view(at.more, () => import("#src/admin/places/more-screen.tsx")),
  ...(["place", "configuration"] as const).map((name) =>
    view(at[name], async () => (await import("#src/admin/places/place-screen.tsx")).placeScreen(name)),
  ),
  view(at.content, () => import("#src/campsite/page-texts/staff/content-admin.tsx")),
  form(`${at.contentPages}/:id`, () => import("#src/campsite/page-texts/staff/page-text-form.tsx")),
  form(at.identity, () => import("#src/campsite/identity/staff/identity-form.tsx")),
  form(at.look, () => import("#src/campsite/look/staff/look-form.tsx")),
  form(at.view, () => import("#src/campsite/view/staff/view-form.tsx")),
  form(at.openingHours, () => import("#src/campsite/opening-hours/staff/opening-hours-form.tsx")),
  view(
    at.search,
    ofAnyKind(() => import("#src/admin/search/search-admin.tsx")),
  ),
  view(
    at.translations,
    ofAnyKind(() => import("#src/cms/translations/staff/translations-admin.tsx")),
  ),
  view(at.changedValues, () => import("#src/cms/live-values/staff/changed-values-admin.tsx")),
  view(at.notifications, () => import("#src/campsite/notifications/staff/notifications-admin.tsx")),
  view(
    at.history,
    ofAnyKind(() => import("#src/cms/history/staff/history-admin.tsx")),
  ),
  view(
    `${at.history}/:id`,
    ofAnyKind(() => import("#src/cms/history/staff/history-entry-admin.tsx")),
  ),
  view(at.settings, () => import("#src/campsite/settings/staff/website-settings-admin.tsx")),
];

const features: readonly Feature[] = site;

const featureScreens = features.flatMap(({ screens = [] }) =>
  screens.map(({ path, load, isForm, inside = [] }) =>
    isForm
      ? form(path, load)
      : view(
          path,
          load as () => Promise<Screen>,
          inside.map((each) => ({ path: each.path, lazy: each.load })),
        ),
  ),
);

const describedScreens = kindNames.flatMap((name) => {
  const { screens, formScreen = screens }: Kind = kinds[name];
  return [
    ...(screens ? [describedListScreen(name as ListedName, screens as Loads<ListScreens>)] : []),
    ...(formScreen ? [describedFormScreen(name as FormedName, formScreen as Loads<FormScreens>)] : []),
  ];
});

async function loadShell(api: Api): Promise<ShellData> {
  const [nextVersions, ...counts] = await Promise.all([
    api.get<NextVersionRow[]>("/next"),
    ...menuCounts.map(async ({ screen, path }) => [screen, await api.get<MenuCount>(path)] as const),
  ]);
  return { nextVersions, counts: Object.fromEntries(counts) };
}

export function routes(session: Session | undefined, api: Api): RouteObject[] {
  if (!session) return [{ path: "*", Component: NotSetUp }];
  const nothing = () => null;
  return [
    {
      path: at.callback,
      async loader() {
        const to = await session.handleCallback();
        if (to === undefined) return null;
        return to.startsWith("/admin") ? replace(to) : goTo(to);
      },
      Component: nothing,
      HydrateFallback: nothing,
      ErrorBoundary: CallbackFailed,
    },
    {
      path: at.signIn,
      async loader({ request }) {
        const { searchParams } = new URL(request.url);
        const to = searchParams.get("to") ?? at.start;
        await session.signIn({ to, isAgain: searchParams.has("again") });
        return null;
      },
      Component: nothing,
      HydrateFallback: nothing,
      ErrorBoundary: CallbackFailed,
    },
    {
      path: at.signOut,
      async loader() {
        // Logging out deletes unsaved drafts, so the user must first confirm.
        const { unsaved } = session;
        return unsaved.length > 0 ? unsaved : leave(session);
      },
      action: () => leave(session),
      lazy: () => import("./sign-out-screen.tsx"),
      HydrateFallback: nothing,
      ErrorBoundary: CallbackFailed,
    },
    {
      id: "shell",
      // The user is signed in before loaders run, because the API rejects calls without a token.
      middleware: [({ request }) => guard(session, request)],
      // An error of this loader would replace the screen and lose unsaved input.
      loader: withOldData("/", () => loadShell(api)),
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate,
      Component: Shell,
      ErrorBoundary: ShellErrorScreen,
      HydrateFallback: nothing,
      children: [
        // An error of a screen is shown inside the shell, so that the user can go to another screen.
        { ErrorBoundary: ErrorScreen, children: [...ownScreens, ...featureScreens, ...describedScreens] },
        { path: "*", Component: NotFoundScreen },
      ],
    },
  ];
}

/**
 * Signs in silently, unless the user is signed in. If the provider is unreachable, goes to the login page, which later
 * leads back to this URL. For a URL that isn't a staff address, goes to the home page instead.
 */
async function guard(session: Session, request: Request): Promise<void> {
  if (session.token() !== undefined) return;
  const { pathname, search } = new URL(request.url);
  // The router drops the fragment of the address. On a newly loaded page, `location` has the fragment.
  const to = pathname + search + (pathname === location.pathname ? location.hash : "");
  session.forget();
  try {
    await session.signIn({ to, isSilent: true });
  } catch {
    // The provider is unreachable. The user sees the error after pressing the sign-in button.
    await goTo(addressForGuest(to));
  }
  await neverSettle();
}

/** Logs out, and goes to the address that `signOut` returns. The provider may redirect the browser instead. */
async function leave(session: Session): Promise<null> {
  const to = await session.signOut();
  return to === undefined ? null : goTo(to);
}

function goTo(path: string): Promise<never> {
  location.replace(path);
  return neverSettle();
}

/** Returns a promise that never settles, so that nothing is rendered while the browser leaves the page. */
const neverSettle = () => new Promise<never>(() => {});
