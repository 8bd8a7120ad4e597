import { jwtDecode } from "jwt-decode";
import { ErrorResponse, InMemoryWebStorage, UserManager, User, WebStorageStateStore } from "oidc-client-ts";
import { isStaffPath } from "#src/cms/staff-paths.ts";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { TokenSource } from "#src/cms/staff/api.ts";
import { Drafts, type StoredDraft } from "#src/cms/staff/drafts/drafts.ts";
import { interfaceLanguage } from "./interface-language.ts";

/** The settings of the sign-in provider. The server writes them into the staff app's page. */
export interface SignInSettings {
  issuer: string;
  clientId: string;
  audience: string;
}

/** The destination of a user who had to sign in first. */
interface SignInRequest {
  to: string;
  /** Signs in again in a popup, while the first window keeps its unsaved input. */
  isAgain?: boolean;
  /** Signs in without asking the user. When that fails, for any reason, the user must sign in. */
  isSilent?: boolean;
}

export interface Profile {
  /** The provider's permanent id of the user. */
  key: string;
  name: string;
  email: string | undefined;
}

/** The key of the stored profile, from which public pages show the staff menus in this tab. It has no token. */
const hintKey = "staff";
const channelName = "sign-in";
/** The message to other tabs after logging out. Any other message is a user who has signed in again. */
const signedOut = "signed out";

/** Returns a path of this site, or the start screen for any other URL. */
function ownPath(to: string | null | undefined): string {
  if (!to?.startsWith("/")) return staffAddresses.start;
  const { origin, pathname, search, hash } = new URL(to, location.origin);
  return origin === location.origin && !pathname.startsWith("//")
    ? pathname + search + hash
    : staffAddresses.start;
}

/** Returns the address for a guest who requested a staff path: the login page, or home for unknown screens. */
export function addressForGuest(to: string): string {
  if (!isStaffPath(new URL(to, location.origin).pathname)) return "/";
  return `${address("login", interfaceLanguage())}?to=${encodeURIComponent(to)}`;
}

/**
 * Ends push notifications on this device, because other people may use it after logging out. Failure doesn't prevent
 * logging out: notifications have no words from guests.
 */
async function silenceDevice(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.getRegistration(staffAddresses.start);
    if (worker && new URL(worker.scope).pathname === staffAddresses.start) await worker.unregister();
  } catch {
    // This browser has no service workers.
  }
}

/**
 * Reads the user's name and e-mail address from an access token, since providers may leave them out of the ID token.
 * The token is meant for this site. Returns {} when it is no JWT, which the API rejects.
 */
function claimsIn(token: string): { name?: string; email?: string } {
  try {
    return jwtDecode<{ name?: string; email?: string }>(token);
  } catch {
    return {};
  }
}

/**
 * Signs in with OpenID Connect, by authorization code with PKCE and redirects. Tokens are only in memory and lost with
 * the page. The provider's own session then gives new ones without asking.
 */
export class Session implements TokenSource {
  readonly #manager: UserManager;
  #user: User | undefined;
  #drafts: Drafts | undefined;
  #renewal: Promise<boolean> | undefined;
  #question: PromiseWithResolvers<boolean> | undefined;
  #questionListener: ((isOpen: boolean) => void) | undefined;

  constructor({ issuer, clientId, audience }: SignInSettings) {
    this.#manager = new UserManager({
      authority: issuer,
      client_id: clientId,
      redirect_uri: location.origin + staffAddresses.callback,
      post_logout_redirect_uri: `${location.origin}/`,
      scope: "openid profile email offline_access",
      // Providers expect the audience in one of these two parameters (RFC 8707).
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

  get drafts(): Drafts {
    return this.#drafts!;
  }

  /** The unsaved drafts of the last user of this tab, even before they have signed in on this page. */
  get unsaved(): StoredDraft[] {
    return this.#draftsHere()?.all() ?? [];
  }

  token(): string | undefined {
    return this.#user?.access_token;
  }

  async signIn(request: SignInRequest): Promise<void> {
    await this.#manager.signinRedirect({
      state: request,
      // Some providers require a nonce. It is compared with the one in the ID token (OpenID Connect Core, 3.1.2.1).
      nonce: crypto.randomUUID(),
      // A silent sign-in replaces its history entry, so that the browser's Back doesn't lead there.
      ...(request.isSilent && { prompt: "none", redirectMethod: "replace" }),
    });
  }

  /**
   * Handles the provider's redirect to /callback.
   * @returns the next address, or undefined when this window is no longer needed
   */
  async handleCallback(): Promise<string | undefined> {
    const user = await this.#manager.signinRedirectCallback().catch((error: unknown) => {
      // Usually the provider needs to ask the user, which `prompt: "none"` forbids (OpenID Connect Core, 3.1.2.6).
      if (error instanceof ErrorResponse && (error.state as SignInRequest).isSilent) return error;
      throw error;
    });
    if (user instanceof ErrorResponse) {
      const { to } = user.state as SignInRequest;
      if (to === staffAddresses.signOut) return user.error === "login_required" ? "/" : this.#leave();
      return addressForGuest(ownPath(to));
    }
    const { to, isAgain } = user.state as SignInRequest;
    this.#keep(user);
    if (!isAgain) return ownPath(to);
    // A BroadcastChannel only reaches windows of this origin, so it has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel(channelName).postMessage(user.toStorageString());
    window.close();
    return undefined;
  }

  /** Renews the token. Simultaneous calls share one renewal. */
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
      return false;
    }
  }

  /** Sets the callback that opens and closes the dialog to sign in again. */
  onQuestion(listener: (isOpen: boolean) => void): void {
    this.#questionListener = listener;
  }

  askAgain(): Promise<boolean> {
    // The dialog is part of the first screen.
    if (!this.#questionListener) return Promise.resolve(false);
    if (!this.#question) {
      this.#question = Promise.withResolvers();
      this.#questionListener(true);
    }
    return this.#question.promise;
  }

  /** Opens the provider in a popup. This screen stays unchanged. */
  signInAgain(): void {
    open(`${staffAddresses.signIn}?again`, channelName, "popup,width=480,height=640");
  }

  #answer(user: User): void {
    this.#keep(user);
    this.#question?.resolve(true);
    this.#question = undefined;
    this.#questionListener?.(false);
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

  /** Deletes the unsaved drafts from this device, because other people may use it. */
  #removeDrafts(): void {
    this.#draftsHere()?.close();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel(channelName).postMessage(signedOut);
  }

  /**
   * Logs out, ends the provider's session and returns to the site's home page. The provider needs an ID token to end
   * the session without asking, so a page without tokens first signs in silently.
   * @returns the next address, or undefined while the browser goes to the provider
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
   * Ends the provider's session if the provider supports it. Without an ID token, the provider may ask the user to
   * confirm (OpenID Connect RP-Initiated Logout 1.0, 2).
   * @returns the next address when the provider has no such endpoint
   */
  async #leave(idToken?: string): Promise<string | undefined> {
    if (!(await this.#manager.metadataService.getEndSessionEndpoint())) return "/";
    await this.#manager.signoutRedirect(idToken === undefined ? {} : { id_token_hint: idToken });
    return undefined;
  }
}
