import { startMailServer, type MailServer } from "#test/support/services/mail-server.ts";
import { test as base } from "./test.ts";

/** A test on a site that sends its mail to a mail server on this machine. */
export const test = base.extend<object, { mail: MailServer }>({
  mail: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names
    async ({}, provide) => {
      await using mail = await startMailServer();
      await provide(mail);
    },
    { scope: "worker" },
  ],
  settings: [
    ({ mail }, provide) =>
      provide({
        SMTP_URL: mail.url,
        MAIL_FROM: "nettsted@camping.example",
        MAIL_TO: "post@camping.example",
      }),
    { scope: "worker" },
  ],
});
