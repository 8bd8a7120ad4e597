import { jwtDecode } from "jwt-decode";
import { ErrorResponse, InMemoryWebStorage, UserManager, User, WebStorageStateStore } from "oidc-client-ts";
import { isStaffPath } from "#src/cms/staff-paths.ts";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { TokenSource } from "#src/cms/staff/api.ts";
import { Drafts, type StoredDraft } from "#src/cms/staff/drafts/drafts.ts";
import { interfaceLanguage } from "./interface-language.ts";

/** The sign-in settings that the server writes into the page. */
export interface SignInSettings {
  issuer: string;
  clientId: string;
  audience: string;
}

interface SignInRequest {
  to: string;
  /** True to sign in again in a popup. The first window keeps its unsaved input. */
  isAgain?: boolean;
  /**
   * True to sign in without asking the user. If the provider refuses, `handleCallback` returns an address for somebody
   * who isn't signed in (see `addressForGuest`). During a logout, `handleCallback` completes the logout instead.
   */
  isSilent?: boolean;
}

export interface Profile {
  key: string;
  name: string;
  email: string | undefined;
}

/** The storage key of the profile, without a token, from which public pages show the staff menus. */
const hintKey = "staff";
const channelName = "sign-in";
/** The message to other tabs after logging out. Any other message contains the user who has signed in again. */
const signedOut = "signed out";

/** Returns `to` if it is a path on this site, otherwise the path of the start screen. */
function ownPath(to: string | null | undefined): string {
  if (!to?.startsWith("/")) return staffAddresses.start;
  const { origin, pathname, search, hash } = new URL(to, location.origin);
  return origin === location.origin && !pathname.startsWith("//")
    ? pathname + search + hash
    : staffAddresses.start;
}

/** Returns the address of the login page for a staff path, and of the home page for any other path. */
export function addressForGuest(to: string): string {
  if (!isStaffPath(new URL(to, location.origin).pathname)) return "/";
  return `${address("login", interfaceLanguage())}?to=${encodeURIComponent(to)}`;
}

/** Ends push notifications on this device, because other people may use the device. Never throws. */
async function silenceDevice(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.getRegistration(staffAddresses.start);
    if (worker && new URL(worker.scope).pathname === staffAddresses.start) await worker.unregister();
  } catch {
    // A failure must not stop the logout. For example, the browser may have no service workers.
  }
}

/** Returns the name and e-mail address in a token. Both may be missing. Returns {} for a token that isn't a JWT. */
function claimsIn(token: string): { name?: string; email?: string } {
  try {
    return jwtDecode<{ name?: string; email?: string }>(token);
  } catch {
    return {};
  }
}

/** A session with OpenID Connect (authorization code flow with PKCE). Tokens are stored only in memory. */
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
      // Some providers read the audience in `resource` (RFC 8707), others in `audience`.
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

  /** The unsaved drafts of this tab's latest user. They are available even before this user signs in again. */
  get unsaved(): StoredDraft[] {
    return this.#draftsHere()?.all() ?? [];
  }

  token(): string | undefined {
    return this.#user?.access_token;
  }

  async signIn(request: SignInRequest): Promise<void> {
    await this.#manager.signinRedirect({
      state: request,
      // Some providers require a nonce. The client compares it with the ID token's (OpenID Connect Core, 3.1.2.1).
      nonce: crypto.randomUUID(),
      // The redirect replaces the history entry, so that the Back button doesn't start a silent sign-in.
      ...(request.isSilent && { prompt: "none", redirectMethod: "replace" }),
    });
  }

  /** Completes the sign-in at /callback. @returns the next address, or undefined if the browser leaves the page */
  async handleCallback(): Promise<string | undefined> {
    const user = await this.#manager.signinRedirectCallback().catch((error: unknown) => {
      // The provider usually reports that the user must sign in or consent first (OpenID Connect Core, 3.1.2.6).
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
    // A BroadcastChannel reaches only windows of this origin, so its postMessage takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel(channelName).postMessage(user.toStorageString());
    window.close();
    return undefined;
  }

  /** Renews the tokens. Returns false if the user must sign in again. Simultaneous calls share one renewal. */
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

  onQuestion(listener: (isOpen: boolean) => void): void {
    this.#questionListener = listener;
  }

  askAgain(): Promise<boolean> {
    // Before the first screen is shown, no dialog can ask the user.
    if (!this.#questionListener) return Promise.resolve(false);
    if (!this.#question) {
      this.#question = Promise.withResolvers();
      this.#questionListener(true);
    }
    return this.#question.promise;
  }

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

  #removeDrafts(): void {
    this.#draftsHere()?.close();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel(channelName).postMessage(signedOut);
  }

  /**
   * Logs out. With an ID token, the provider ends its session without asking the user. A page without tokens therefore
   * first signs in silently to get an ID token.
   * @returns the next address, or undefined if the browser is going to the provider
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
   * Ends the provider's session. Without an ID token, the provider may ask the user to confirm (OpenID Connect
   * RP-Initiated Logout 1.0, 2).
   * @returns the next address if the provider doesn't support logout, otherwise undefined
   */
  async #leave(idToken?: string): Promise<string | undefined> {
    if (!(await this.#manager.metadataService.getEndSessionEndpoint())) return "/";
    await this.#manager.signoutRedirect(idToken === undefined ? {} : { id_token_hint: idToken });
    return undefined;
  }
}
