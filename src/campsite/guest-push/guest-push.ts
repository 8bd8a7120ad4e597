/** A push message in the format of declarative web push (https://www.w3.org/TR/push-api/#declarative-push-message). */
export interface GuestPush {
  web_push: 8030;
  notification: { title: string; body: string; navigate: string; lang: string; tag: string };
}
