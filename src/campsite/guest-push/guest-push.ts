/** A push message in the format of declarative web push (https://www.w3.org/TR/push-api/#declarative-push-message). */
export interface GuestPush {
  web_push: 8030;
  /** True when the site has nothing more to send to this browser. The service worker then ends the subscription. */
  isLast?: true;
  notification: { title: string; body: string; navigate: string; lang: string; tag: string };
}
