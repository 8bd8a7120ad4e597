import { jwtDecode } from "jwt-decode";
import { ErrorResponse, InMemoryWebStorage, UserManager, User, WebStorageStateStore } from "oidc-client-ts";
import { isStaffPath } from "#src/features/staff-paths.ts";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { TokenSource } from "#src/ui/staff/api.ts";
import { Drafts, type StoredDraft } from "#src/ui/staff/drafts/drafts.ts";
import { interfaceLanguage } from "./interface-language.ts";

/** With whom staff sign in; the server writes this into the staff app's page. */
export interface SignInSettings {
  issuer: string;
  clientId: string;
  audience: string;
}

/** Where the user was going when they had to sign in. */
interface Journey {
  to: string;
  /** In a window of its own, while the first window waits with what is being written. */
  isAgain?: boolean;
  /** Without asking the user anything. When that fails, for whatever reason, they are asked after all. */
  isSilent?: boolean;
}

/** The signed-in user, as the screens show them. */
export interface Profile {
  /** The provider's permanent id of the user. */
  key: string;
  name: string;
  email: string | undefined;
}

/** The profile only, never a token, so that public pages show the staff's menus in this tab. */
const hintKey = "staff";
const channelName = "sign-in";
/** The message to other tabs after logging out. Any other message is the user who has signed in again. */
const signedOut = "signed out";

/** Accepts only paths of this site, whatever an address asks for. */
function ownPath(to: string | null | undefined): string {
  if (!to?.startsWith("/")) return staffAddresses.start;
  const { origin, pathname, search, hash } = new URL(to, location.origin);
  return origin === location.origin && !pathname.startsWith("//")
    ? pathname + search + hash
    : staffAddresses.start;
}

/** Where a guest goes who was on the way to a path of the staff area: to sign in, or home if there is no such screen. */
export function addressForGuest(to: string): string {
  if (!isStaffPath(new URL(to, location.origin).pathname)) return "/";
  return `${address("login", interfaceLanguage())}?to=${encodeURIComponent(to)}`;
}

/**
 * Ends what is pushed to this device, which others may use from now on. Whatever hinders that, the user is logged out: the
 * site pushes no words of a guest's.
 */
async function silenceDevice(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.getRegistration(staffAddresses.start);
    if (worker && new URL(worker.scope).pathname === staffAddresses.start) await worker.unregister();
  } catch {
    // There are no service workers in this browser.
  }
}

/**
 * What an access token says of its user. It is meant for this site, which knows staff by it; a provider may leave their
 * name and address out of the ID token. Nothing when it is no JWT, which the site refuses.
 */
function claimsIn(token: string): { name?: string; email?: string } {
  try {
    return jwtDecode<{ name?: string; email?: string }>(token);
  } catch {
    return {};
  }
}

/**
 * Signs in with OpenID Connect: authorization code with PKCE, by redirect. Tokens are only in memory, so they are
 * gone with the page; the provider's own session gives new ones without asking.
 */
export class Session implements TokenSource {
  readonly #manager: UserManager;
  #user: User | undefined;
  #drafts: Drafts | undefined;
  #renewal: Promise<boolean> | undefined;
  #question: PromiseWithResolvers<boolean> | undefined;
  #tellQuestion: ((isOpen: boolean) => void) | undefined;

  constructor({ issuer, clientId, audience }: SignInSettings) {
    this.#manager = new UserManager({
      authority: issuer,
      client_id: clientId,
      redirect_uri: location.origin + staffAddresses.callback,
      post_logout_redirect_uri: `${location.origin}/`,
      scope: "openid profile email offline_access",
      // Providers name the audience with one or the other (RFC 8707).
      resource: audience,
      extraQueryParams: { audience },
      userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
      stateStore: new WebStorageStateStore({ store: sessionStorage }),
      automaticSilentRenew: false,
    });
    new BroadcastChannel(channelName).addEventListener("message", ({ data }: MessageEvent<string>) => {
      if (data === signedOut) this.#drafts?.close();
      else if (this.#question) this.#answer(User.fromStorageString(data));
    });
  }

  get profile(): Profile | undefined {
    if (!this.#user) return undefined;
    const { sub: key, name, email } = { ...claimsIn(this.#user.access_token), ...this.#user.profile };
    return { key, name: name ?? email ?? key, email };
  }

  /** The unsaved drafts of the signed-in user. */
  get drafts(): Drafts {
    return this.#drafts!;
  }

  /** The drafts of the user who would be logged out, also when nobody has signed in on this page yet. */
  get unsaved(): StoredDraft[] {
    return this.#draftsHere()?.all() ?? [];
  }

  token(): string | undefined {
    return this.#user?.access_token;
  }

  /** Goes to the provider, which redirects to /callback. */
  async signIn(journey: Journey): Promise<void> {
    await this.#manager.signinRedirect({
      state: journey,
      // Some providers require a nonce; it is compared with the one in the ID token (OpenID Connect Core, 3.1.2.1).
      nonce: crypto.randomUUID(),
      // The user sees no page of the silent way, so the browser's Back must not lead there either.
      ...(journey.isSilent && { prompt: "none", redirectMethod: "replace" }),
    });
  }

  /**
   * Handles what the provider sends to /callback.
   * @returns where to go next; undefined when this window is no longer needed
   */
  async arrive(): Promise<string | undefined> {
    const user = await this.#manager.signinRedirectCallback().catch((error: unknown) => {
      // Usually because the provider would have had to ask, but was told not to (OpenID Connect Core, 3.1.2.6).
      if (error instanceof ErrorResponse && (error.state as Journey).isSilent) return error;
      throw error;
    });
    if (user instanceof ErrorResponse) {
      const { to } = user.state as Journey;
      if (to === staffAddresses.signOut) return user.error === "login_required" ? "/" : this.#leave();
      return addressForGuest(ownPath(to));
    }
    const { to, isAgain } = user.state as Journey;
    this.#keep(user);
    if (!isAgain) return ownPath(to);
    // A BroadcastChannel reaches only windows of this origin, so there is no target to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel(channelName).postMessage(user.toStorageString());
    window.close();
    return undefined;
  }

  /** Renews the token, once at a time even when several calls were refused. */
  renew(): Promise<boolean> {
    this.#renewal ??= this.#renew().finally(() => (this.#renewal = undefined));
    return this.#renewal;
  }

  async #renew(): Promise<boolean> {
    if (!this.#user?.refresh_token) return false;
    try {
      const user = await this.#manager.signinSilent();
      if (user) this.#keep(user);
      return user !== null;
    } catch {
      // Whatever the reason, the user has to sign in again.
      return false;
    }
  }

  /** Calls back when the user must be asked to sign in again, and when that is done. */
  onQuestion(tell: (isOpen: boolean) => void): void {
    this.#tellQuestion = tell;
  }

  askAgain(): Promise<boolean> {
    // Before the first screen is there, nobody can be asked.
    if (!this.#tellQuestion) return Promise.resolve(false);
    if (!this.#question) {
      this.#question = Promise.withResolvers();
      this.#tellQuestion(true);
    }
    return this.#question.promise;
  }

  /** Opens the provider in a window of its own; this screen stays as it is. */
  signInAgain(): void {
    open(`${staffAddresses.signIn}?again`, channelName, "popup,width=480,height=640");
  }

  #answer(user: User): void {
    this.#keep(user);
    this.#question?.resolve(true);
    this.#question = undefined;
    this.#tellQuestion?.(false);
  }

  #keep(user: User): void {
    this.#user = user;
    void this.#manager.storeUser(user);
    if (!this.#drafts?.isOpenFor(user.profile.sub)) this.#drafts = new Drafts(user.profile.sub);
    sessionStorage.setItem(hintKey, JSON.stringify(this.profile));
  }

  forget(): void {
    this.#user = undefined;
    sessionStorage.removeItem(hintKey);
  }

  #draftsHere(): Drafts | undefined {
    if (this.#drafts) return this.#drafts;
    const hint = sessionStorage.getItem(hintKey);
    const key = hint && (JSON.parse(hint) as Partial<Profile>).key;
    return key ? new Drafts(key) : undefined;
  }

  /** Removes unsaved drafts from this device, because others may use it. */
  #removeDrafts(): void {
    this.#draftsHere()?.close();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel(channelName).postMessage(signedOut);
  }

  /**
   * Ends the provider's session too, and returns to the site's front page. The provider asks nothing when it is told
   * who leaves, so a page without tokens first gets new ones.
   * @returns where to go when there is no session to end
   */
  async signOut(): Promise<string | undefined> {
    const isExpected = sessionStorage.getItem(hintKey) !== null;
    const idToken = this.#user?.id_token;
    this.#removeDrafts();
    await silenceDevice();
    this.forget();
    if (idToken) return this.#leave(idToken);
    if (!isExpected) return "/";
    await this.signIn({ to: staffAddresses.signOut, isSilent: true });
    return undefined;
  }

  /**
   * Ends the provider's session, if the provider supports that. Without an ID token it may ask whether the user means
   * it (OpenID Connect RP-Initiated Logout 1.0, 2).
   * @returns where to go if it doesn't
   */
  async #leave(idToken?: string): Promise<string | undefined> {
    if (!(await this.#manager.metadataService.getEndSessionEndpoint())) return "/";
    await this.#manager.signoutRedirect(idToken === undefined ? {} : { id_token_hint: idToken });
    return undefined;
  }
}
