import { useEffect, type ReactNode } from "react";
import { Link, useLocation, useRevalidator, useRouteError } from "react-router";
import { listAbove } from "#src/cms/staff-paths.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApiError, isGone, NoAnswerError } from "#src/cms/staff/api.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { usePageTitle } from "#src/cms/staff/screen-heading.tsx";
import { adminText } from "#messages/admin";
import { staffText } from "#messages/staff";
import { useAdmin } from "./admin-context.ts";
import { interfaceLanguage } from "./interface-language.ts";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";

export function PlainScreen({ heading, children }: { heading: string; children: ReactNode }) {
  usePageTitle(heading, useAdmin().taglines[interfaceLanguage()]);
  return (
    <div className="plain-screen stack apart hug tinted">
      <Icon name="mark" />
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </div>
  );
}

export function NotSetUp() {
  return (
    <main>
      <PlainScreen heading={adminText[interfaceLanguage()].notSetUp}>{null}</PlainScreen>
    </main>
  );
}

export function NotFoundScreen() {
  const { unknown } = adminText[interfaceLanguage()];
  return (
    <PlainScreen heading={unknown.heading}>
      <p>{unknown.explanation}</p>
      <Link className="button plain" to={staffAddresses.start}>
        {unknown.toStart}
      </Link>
    </PlainScreen>
  );
}

export function CallbackFailed() {
  const { failed } = adminText[interfaceLanguage()];
  return (
    <main>
      <PlainScreen heading={failed.heading}>
        <p>{failed.explanation}</p>
        <a className="button action" href={staffAddresses.signIn}>
          {failed.retry}
        </a>
      </PlainScreen>
    </main>
  );
}

export function ShellErrorScreen() {
  return (
    <main>
      <ErrorScreen />
    </main>
  );
}

export function ErrorScreen() {
  const error = useRouteError();
  const language = interfaceLanguage();
  const { session } = useAdmin();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const text = adminText[language];
  const words = staffText[language];
  if (useAutomaticRerender(error)) return null;
  if (error instanceof ApiError && error.status === 403) {
    return (
      <PlainScreen heading={text.notStaff.heading}>
        <p>
          {text.notStaff.explanation({ email: session?.profile?.email ?? session?.profile?.name ?? "–" })}
        </p>
        <p>{text.notStaff.ask}</p>
        <div className="dialog-actions">
          <Link className="button action" to={staffAddresses.signOut}>
            {text.notStaff.change}
          </Link>
          <a className="button plain" href="/">
            {text.notStaff.toSite}
          </a>
        </div>
      </PlainScreen>
    );
  }
  if (isGone(error)) {
    return (
      <PlainScreen heading={words.gone.heading}>
        <p>{words.gone.explanation}</p>
        <div className="dialog-actions">
          <Link className="button plain" to={listAbove(pathname)}>
            {words.gone.toList}
          </Link>
          <Link className="button plain" to={staffAddresses.history}>
            {text.screens.history}
          </Link>
        </div>
      </PlainScreen>
    );
  }
  const cause = isScriptMissing(error) ? new NoAnswerError("no script", { cause: error }) : error;
  const isCall = cause instanceof ApiError || cause instanceof NoAnswerError;
  // A browser can cache a failed script until the page is reloaded. After a 401, a reload signs the user in again.
  const isReloaded = cause !== error || !isCall || (cause instanceof ApiError && cause.status === 401);
  return (
    <PlainScreen heading={isCall ? words.notLoaded : text.broken.heading}>
      <p role="alert">
        {isCall ? `${failureWords(cause, language)} ${words.nothingLost}` : text.broken.explanation}
      </p>
      <button
        type="button"
        className="button plain"
        onClick={() => void (isReloaded ? reloadIfReachable() : revalidate())}
      >
        {isCall ? words.retry : text.broken.reload}
      </button>
    </PlainScreen>
  );
}

let renewal: { location: string; error: unknown } | undefined;
const forgetRenewal = () => (renewal = undefined);

/** Renders the screen once more after a browser extension has moved a DOM node of React. */
function useAutomaticRerender(error: unknown): boolean {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const isForeignChange = error instanceof DOMException && error.name === "NotFoundError";
  const isRenewed = isForeignChange && (renewal?.location !== key || renewal.error === error);
  useEffect(() => {
    if (!isRenewed) return;
    renewal = { location: key, error };
    for (const action of ["pointerdown", "keydown"])
      addEventListener(action, forgetRenewal, { once: true, capture: true });
    void revalidate();
  }, [isRenewed, error, key, revalidate]);
  return isRenewed;
}

/** True when a script couldn't be loaded. The texts are error messages of Chromium, Firefox, WebKit and Vite. */
const isScriptMissing = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);

/** Reloads the page if the server responds. Otherwise the browser's offline page would replace the screen. */
async function reloadIfReachable(): Promise<void> {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    return;
  }
  location.reload();
}

/** Renders a dialog that asks the user to sign in again after the session has ended. Unsaved input stays. */
export function SignInAgain({ isOpen, onSignIn }: { isOpen: boolean; onSignIn: () => void }) {
  const { again } = adminText[useStaff().language];
  return (
    <Dialog heading={again.heading} role="alertdialog" isOpen={isOpen}>
      <p>
        {again.explanation} <strong>{again.safe}</strong>
      </p>
      <p className="field-hint">{again.window}</p>
      <div className="dialog-actions">
        <button type="button" className="button action" onClick={onSignIn}>
          {again.logIn}
        </button>
      </div>
    </Dialog>
  );
}
