/*
 * Exports or erases a guest's data, even while the server runs: `npm run privacy -- export guest@example.com`
 * or `npm run privacy -- erase guest@example.com`.
 */
import { eraseFeedback, exportFeedback } from "#src/features/feedback/privacy/feedback-privacy.server.ts";
import { readConfig } from "#src/platform/config.ts";
import { openDatabase } from "#src/platform/database/database.ts";
import { callOf } from "#src/platform/program-call.ts";

const [action, email, ...rest] = process.argv.slice(2);
if ((action !== "export" && action !== "erase") || !email?.includes("@") || rest.length > 0) {
  console.error(`Usage: ${callOf("privacy")} export <e-mail>, or: ${callOf("privacy")} erase <e-mail>`);
  process.exit(2);
}

try {
  const config = readConfig(process.env);
  await using db = await openDatabase(config);
  if (action === "export") console.log(JSON.stringify(await exportFeedback(db, email), undefined, 2));
  else {
    const log = { warn: (...messages: unknown[]) => console.error(...messages) };
    const erasing = { config, db, log, now: () => Temporal.Now.instant() };
    const { messages, waitingMail, lists } = await eraseFeedback(erasing, email);
    console.log(
      `Erased: ${messages} messages, ${waitingMail} unsent mails, ${lists} subscriptions and wishes.`,
    );
    if (!config.backup.url)
      console.log(
        "Backups made by hand still contain this data. Make a new backup in the same folder: with its list of erasures, a restore erases the data again.",
      );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
