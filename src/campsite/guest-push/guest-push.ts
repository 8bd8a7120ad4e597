/** A push message to a guest, as declarative web push has it (https://www.w3.org/TR/push-api/#declarative-push-message). */
export interface GuestPush {
  web_push: 8030;
  notification: { title: string; body: string; navigate: string; lang: string; tag: string };
}
