import { tableOf } from "#src/platform/server-feature.ts";
import { inUnseenTransaction } from "#src/platform/context.ts";
import { report, type Run } from "./bring.server.ts";
import { flagOf, lineOf, momentOf, textOf, type JsonObject } from "./old-values.ts";

/**
 * Adds guests' messages that weren't added before. A message that was deleted on this site is added again only if staff
 * have removed the whole import. The report counts the messages, but doesn't contain their senders' names.
 */
export async function bringFeedback(run: Run, messages: readonly JsonObject[]): Promise<void> {
  const { context, isDry, known } = run;
  const { feedback } = tableOf(context.features, "movesIn");
  if (!feedback) return;
  for (const item of messages) {
    const sourceId = textOf(item["id"]);
    const line = { thing: "feedback", sourceId, name: "" };
    const before = known.get(`feedback ${sourceId}`);
    if (before?.state === "published") {
      await report(run, { ...line, resourceId: before.resourceId, state: "published", notes: [] });
      continue;
    }
    const sentDate = momentOf(item["sentDate"]);
    if (!sentDate) {
      const note = { code: "date" as const, detail: textOf(item["sentDate"]) };
      await report(run, { ...line, resourceId: null, state: "failed", notes: [note] });
      continue;
    }
    if (isDry) {
      await report(run, { ...line, resourceId: null, state: "published", notes: [] });
      continue;
    }
    await inUnseenTransaction(context, async (transaction) => {
      const id = await feedback.add(transaction, {
        name: lineOf(item["name"]),
        email: textOf(item["email"]),
        mobile: textOf(item["mobile"] ?? item["mobilePhone"]),
        message: textOf(item["message"]),
        ip: textOf(item["ip"]),
        sentDate,
        source: textOf(item["source"]),
        isStarred: flagOf(item["isStarred"]),
        isArchived: flagOf(item["isArchived"]),
      });
      if (id !== undefined)
        await report(run, { ...line, resourceId: id, state: "published", notes: [] }, transaction);
    });
  }
}
