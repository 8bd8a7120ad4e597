import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterContextProvider, RouterProvider } from "react-router";
import { config } from "zod";
import { prepareApp } from "#src/campsite/notifications/staff/staff-worker.ts";
import type { Landscape } from "#src/cms/photos/landscape.ts";
import type { Language } from "#src/i18n/language.ts";
import { setSiteTime } from "#src/cms/staff/clock.ts";
import { apiContext } from "#src/cms/staff/staff.ts";
import { ApiError, createApi, NoAnswerError } from "#src/cms/staff/api.ts";
import { AdminContext } from "./admin-context.ts";
import { routes } from "./routes.tsx";
import { Session, type SignInSettings } from "./session.ts";

interface PageSettings {
  signIn: SignInSettings | null;
  now: string;
  siteName: string;
  sitePlanUrl: string;
  landscapeUrls: Record<Landscape, string>;
  offered: readonly Language[];
  taglines: Record<Language, string>;
}

export function startAdmin(): void {
  prepareApp();
  // By default zod tries to use eval, which the page's Content-Security-Policy forbids.
  config({ jitless: true });
  const { signIn, now, ...site } = JSON.parse(
    document.querySelector("#settings")!.textContent,
  ) as PageSettings;
  setSiteTime(now);
  const session = signIn ? new Session(signIn) : undefined;
  const api = createApi(
    session ?? { token: () => undefined, renew: async () => false, askAgain: async () => false },
  );
  const router = createBrowserRouter(routes(session, api), {
    getContext: () => new RouterContextProvider(new Map([[apiContext, api]])),
  });
  const nextPath = () => (router.state.navigation.location ?? router.state.location).pathname;
  createRoot(document.querySelector("#admin")!).render(
    <AdminContext value={{ session, api, ...site, nextPath }}>
      <RouterProvider router={router} onError={reportUnexpected} />
    </AdminContext>,
  );
}

/** Reports an error of a screen as uncaught. Failed API calls aren't reported, because the screen explains them. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof ApiError || error instanceof NoAnswerError)) reportError(error);
}
