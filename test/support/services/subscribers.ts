import { sendDueMail } from "#src/platform/mail-outbox.ts";
import type { Topic } from "#src/campsite/announcements.ts";
import { openTestContext } from "#test/support/context.ts";
import type { DatabaseName } from "#test/support/databases.ts";
import { siteOn } from "#test/support/site.ts";
import { startMailServer, type ReceivedMail } from "./mail-server.ts";
import { countRefusal } from "#src/features/subscriptions/announce.server.ts";
import { findByToken, leave, subscribe, tokenOf } from "#src/features/subscriptions/subscriptions.server.ts";

/** Opens a seeded site with a real mail server. */
export async function openSubscriptions(database: DatabaseName, environment: Record<string, string> = {}) {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await startMailServer());
  const opened = stack.use(
    await openTestContext({
      database,
      isSeeded: true,
      environment: {
        SMTP_URL: server.url,
        MAIL_FROM: "nettsted@camping.example",
        MAIL_TO: "innboks@camping.example",
        ...environment,
      },
    }),
  );
  const { app, get } = siteOn(opened);
  const { siteOrigin } = opened.config;
  const closing = stack.move();
  return {
    context: opened,
    server,
    get,
    post(path: string, fields: Record<string, string | string[]>, from?: string) {
      const body = new URLSearchParams();
      for (const [name, values] of Object.entries(fields))
        for (const value of [values].flat()) body.append(name, value);
      return app.fetch(new Request(`${siteOrigin}${path}`, { method: "POST", body }), from);
    },
    /** Sends the waiting mails, and returns the mails that arrive. */
    async mails(): Promise<ReceivedMail[]> {
      server.received.length = 0;
      await sendDueMail(opened, { onListRefused: countRefusal });
      return [...server.received];
    },
    pathOf: (mail: ReceivedMail, field: string) => pageAddressOf(mail, field).slice(siteOrigin.length),
    subscribe: (email: string, topics: Topic[]) =>
      subscribe(opened, email, { topics, language: "nb", until: "2026-09-01" }),
    async leave(email: string) {
      const rows = await opened.db
        .selectFrom("subscription")
        .selectAll()
        .where("address", "=", email)
        .execute();
      for (const row of rows) await leave(opened, (await findByToken(opened, await tokenOf(opened, row)))!);
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}
export type Opened = Awaited<ReturnType<typeof openSubscriptions>>;

export const pageAddressOf = (mail: ReceivedMail, field: string): string =>
  new RegExp(`^https?://\\S+\\?${field}=\\S+$`, "m").exec(mail.body)![0];

export const subscribed = ({ context }: Opened) =>
  context.db.selectFrom("subscription").select(["address", "topics", "language", "until"]).execute();
