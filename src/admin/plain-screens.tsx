import type { ReactNode } from "react";
import { Link, useLocation, useRouteError } from "react-router";
import { listAbove } from "#src/features/staff-paths.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApiError, isGone, NoAnswerError } from "#src/ui/staff/api.ts";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { usePageTitle } from "#src/ui/staff/screen-heading.tsx";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { useAdmin } from "./admin-context.ts";
import { adminText } from "./admin.text.ts";
import { useInterfaceLanguage } from "./interface-language.ts";
import { Dialog } from "#src/ui/staff/dialog.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";

/** What only says something. */
export function PlainScreen({ heading, children }: { heading: string; children: ReactNode }) {
  usePageTitle(heading, useAdmin().taglines[useInterfaceLanguage()]);
  return (
    <div className="plain-screen">
      <Icon name="mark" />
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </div>
  );
}

export function NotSetUp() {
  return (
    <main>
      <PlainScreen heading={adminText[useInterfaceLanguage()].notSetUp}>{null}</PlainScreen>
    </main>
  );
}

export function Unknown() {
  const { unknown } = adminText[useInterfaceLanguage()];
  return (
    <PlainScreen heading={unknown.heading}>
      <p>{unknown.explanation}</p>
      <Link className="button plain" to={staffAddresses.start}>
        {unknown.toStart}
      </Link>
    </PlainScreen>
  );
}

/** Coming back from the provider went wrong, or somebody there said no. */
export function CallbackFailed() {
  const { failed } = adminText[useInterfaceLanguage()];
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

/** The same where there is no shell around it. */
export function BrokenShell() {
  return (
    <main>
      <Broken />
    </main>
  );
}

/** What a screen couldn't fetch, why, and that nothing is lost; where that is no more, the way to its list; or who must be asked for access. */
export function Broken() {
  const error = useRouteError();
  const language = useInterfaceLanguage();
  const { session } = useAdmin();
  const { pathname } = useLocation();
  const text = adminText[language];
  const words = staffText[language];
  if (error instanceof ApiError && error.status === 403) {
    return (
      <PlainScreen heading={text.notStaff.heading}>
        <p>{text.notStaff.explanation(session?.profile?.email ?? session?.profile?.name ?? "–")}</p>
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
  const isCall = error instanceof ApiError || error instanceof NoAnswerError;
  return (
    <PlainScreen heading={isCall ? words.notLoaded : text.broken.heading}>
      <p>{isCall ? `${failureWords(error, language)} ${words.nothingLost}` : text.broken.explanation}</p>
      <button type="button" className="button plain" onClick={() => location.reload()}>
        {isCall ? words.retry : text.broken.reload}
      </button>
    </PlainScreen>
  );
}

/** The session has run out while something may be half written: signs in again without leaving the screen. */
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
