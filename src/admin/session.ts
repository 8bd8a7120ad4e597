import { ErrorResponse, InMemoryWebStorage, UserManager, User, WebStorageStateStore } from "oidc-client-ts";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { TokenSource } from "#src/ui/staff/api.ts";
import { Drafts, type StoredDraft } from "#src/ui/staff/drafts/drafts.ts";
import { interfaceLanguage } from "./interface-language.ts";

/** With whom staff sign in; stands in the staff app's page. */
export interface SignInSettings {
  issuer: string;
  clientId: string;
  audience: string;
}

/** Where somebody was going when they had to sign in. */
interface Journey {
  to: string;
  /** In a window of its own, while the first one waits with what is being written. */
  isAgain?: boolean;
  /** Without asking anybody anything: when that can't be, whatever the provider's reason, they are asked after all. */
  isSilent?: boolean;
}

/** Who is signed in, as the screens show it. */
export interface Profile {
  /** As the provider calls them, for good. */
  key: string;
  name: string;
  email: string | undefined;
}

/** The profile alone, so that public pages show the staff's menus in this tab; never a token. */
const hintKey = "staff";
const channelName = "sign-in";
/** Said to the other tabs; otherwise the channel carries the user who has signed in again. */
const signedOut = "signed out";

/** Only our own pages, whatever an address says. */
function ownPath(to: string | null | undefined): string {
  if (!to?.startsWith("/")) return staffAddresses.start;
  const { origin, pathname, search, hash } = new URL(to, location.origin);
  return origin === location.origin && !pathname.startsWith("//")
    ? pathname + search + hash
    : staffAddresses.start;
}

/**
 * Signing in by OpenID Connect: authorization code with PKCE, by redirect. The tokens are in memory only, so that they
 * are gone with the page; the provider's own session gives new ones without asking.
 */
export class Session implements TokenSource {
  readonly #manager: UserManager;
  #user: User | undefined;
  #drafts: Drafts | undefined;
  #renewal: Promise<boolean> | undefined;
  #question: PromiseWithResolvers<boolean> | undefined;
  #tellQuestion: (isOpen: boolean) => void = () => {};

  constructor({ issuer, clientId, audience }: SignInSettings) {
    this.#manager = new UserManager({
      authority: issuer,
      client_id: clientId,
      redirect_uri: location.origin + staffAddresses.callback,
      post_logout_redirect_uri: `${location.origin}/`,
      scope: "openid profile email offline_access",
      // Providers name the audience by one or the other (RFC 8707).
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
    const claims = this.#user?.profile;
    return (
      claims && { key: claims.sub, name: claims.name ?? claims.email ?? claims.sub, email: claims.email }
    );
  }

  /** What whoever is signed in hasn't saved. */
  get drafts(): Drafts {
    return this.#drafts!;
  }

  /** The same of whoever would be logged out; also when nobody has signed in on this page yet. */
  get unsaved(): StoredDraft[] {
    return this.#draftsHere()?.all() ?? [];
  }

  token(): string | undefined {
    return this.#user?.access_token;
  }

  /** Goes to the provider and comes back to /callback. */
  async signIn(journey: Journey): Promise<void> {
    await this.#manager.signinRedirect({
      state: journey,
      // Some providers want one with every request; it comes back in the ID token and is compared (OpenID Connect Core, 3.1.2.1).
      nonce: crypto.randomUUID(),
      // There and back nobody sees anything, so that going back doesn't lead there either.
      ...(journey.isSilent && { prompt: "none", redirectMethod: "replace" }),
    });
  }

  /**
   * Takes what the provider sent along to /callback.
   * @returns where to go on; undefined when this window has done its duty
   */
  async arrive(): Promise<string | undefined> {
    const user = await this.#manager.signinRedirectCallback().catch((error: unknown) => {
      // Mostly because the provider would have had to ask, and was told not to (OpenID Connect Core, 3.1.2.6).
      if (error instanceof ErrorResponse && (error.state as Journey).isSilent) return error;
      throw error;
    });
    if (user instanceof ErrorResponse) {
      const { to } = user.state as Journey;
      if (to === staffAddresses.signOut) return user.error === "login_required" ? "/" : this.#leave();
      return `${address("login", interfaceLanguage())}?to=${encodeURIComponent(ownPath(to))}`;
    }
    const { to, isAgain } = user.state as Journey;
    this.#keep(user);
    if (!isAgain) return ownPath(to);
    // A channel reaches only windows of this origin; it knows no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel(channelName).postMessage(user.toStorageString());
    window.close();
    return undefined;
  }

  /** One renewal at a time, however many calls have been refused. */
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
      // Whatever the reason, the answer is the same: somebody has to sign in again.
      return false;
    }
  }

  /** Calls back when the question whether to sign in again comes up, and when it is answered. */
  onQuestion(tell: (isOpen: boolean) => void): void {
    this.#tellQuestion = tell;
  }

  askAgain(): Promise<boolean> {
    if (!this.#question) {
      this.#question = Promise.withResolvers();
      this.#tellQuestion(true);
    }
    return this.#question.promise;
  }

  /** Opens the provider in a window of its own; what is on this screen stays. */
  signInAgain(): void {
    open(`${staffAddresses.signIn}?again`, channelName, "popup,width=480,height=640");
  }

  #answer(user: User): void {
    this.#keep(user);
    this.#question?.resolve(true);
    this.#question = undefined;
    this.#tellQuestion(false);
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

  /** Takes what wasn't saved off this device, which others may use. */
  #removeDrafts(): void {
    this.#draftsHere()?.close();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel(channelName).postMessage(signedOut);
  }

  /**
   * Leaves the provider's session too, and comes back to the site's front page. The provider asks nobody when it is told
   * who leaves, so that a page without tokens gets them once more first.
   * @returns where to go, when there is no session to leave
   */
  async signOut(): Promise<string | undefined> {
    const isExpected = sessionStorage.getItem(hintKey) !== null;
    const idToken = this.#user?.id_token;
    this.#removeDrafts();
    this.forget();
    if (idToken) return this.#leave(idToken);
    if (!isExpected) return "/";
    await this.signIn({ to: staffAddresses.signOut, isSilent: true });
    return undefined;
  }

  /**
   * Ends the provider's session where it lets itself be told so. Without a token it may ask whether that is meant
   * (OpenID Connect RP-Initiated Logout 1.0, 2).
   * @returns where to go when it doesn't
   */
  async #leave(idToken?: string): Promise<string | undefined> {
    if (!(await this.#manager.metadataService.getEndSessionEndpoint())) return "/";
    await this.#manager.signoutRedirect(idToken === undefined ? {} : { id_token_hint: idToken });
    return undefined;
  }
}
