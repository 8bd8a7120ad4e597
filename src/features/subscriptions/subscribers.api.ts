import { z } from "zod";
import { topics, type Topic } from "#src/campsite/announcements.ts";
import { addressText } from "#src/cms/kind/schemas.ts";
import { defaultLanguage, inEveryLanguage } from "#src/i18n/language.ts";
import { staffCall } from "#src/platform/api/api.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { recordBesideBackups } from "#src/platform/copies/erasures/erasure-lists.ts";
import { addressSpellings } from "#src/platform/mail/mailbox.ts";
import { subscribersText } from "#messages/subscriptions";
import { countUncorrected, listCorrected, parseLanguages, sendCorrection } from "./corrections.server.ts";
import { listAnnouncements, listMarks, wasSent } from "./announced.server.ts";
import { beginAnnouncing, getAnnouncing } from "./announcing.server.ts";
import { removedAddress, subscribers, type Subscribers } from "./subscribers.ts";
import { endSubscription, receiversOf, topicsOf } from "./subscriptions.server.ts";

async function readAll(context: Context): Promise<Subscribers> {
  const { db, config } = context;
  const [{ isHeld }, rows, marks, current, receivers] = await Promise.all([
    getAnnouncing(context),
    db.selectFrom("subscription").select(["topics", "language"]).execute(),
    listMarks(context),
    listAnnouncements(context),
    Promise.all(topics.map((topic) => countReceivers(context, topic))),
  ]);
  const counts = new Map<string, Subscribers["counts"][number]>();
  for (const { language, ...row } of rows)
    for (const topic of topicsOf(row)) {
      const key = `${topic} ${language}`;
      counts.set(key, { topic, language, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  const sent = await Promise.all(
    current.map(async (each) => {
      const mark = marks.get(`${each.kind} ${each.id}`);
      const isCorrection = mark?.isCorrection === 1;
      if (each.kind !== "message" || !wasSent(mark)) return [];
      const { id } = each;
      const { title } = await each.words(context, defaultLanguage);
      const { at, mails } = mark;
      const changed = await listCorrected(context, each, at);
      const corrected = changed.length > 0 || !isCorrection ? changed : parseLanguages(mark.languages);
      const uncorrected = corrected.length > 0 ? await countUncorrected(context, each.topic, corrected) : [];
      return [{ id, title, at, mails, isCorrection, hasChanged: changed.length > 0, uncorrected }];
    }),
  );
  return {
    isHeld: isHeld === 1,
    canMail: config.mail !== undefined,
    total: rows.length,
    counts: [...counts.values()],
    receivers,
    announced: [...marks.values()]
      .filter(({ kind }) => kind === "message")
      .map(({ resourceId }) => resourceId),
    sent: sent.flat().toSorted((one, other) => other.at.localeCompare(one.at)),
  };
}

async function countReceivers(context: Context, topic: Topic) {
  const rows = await receiversOf(context, topic).select("address").execute();
  const mails = rows.filter(({ address }) => address !== "").length;
  return { topic, mails, pushes: rows.length - mails };
}

const limited = {
  field: "message",
  message: "has had three corrections in the last 24 hours",
  words: inEveryLanguage((language) => subscribersText[language].limited),
};

const unchanged = {
  field: "message",
  message: "hasn't changed in any guest's language since guests got it",
  words: inEveryLanguage((language) => subscribersText[language].unchanged),
};

const sending = {
  field: "message",
  message: "is still being sent",
  words: inEveryLanguage((language) => subscribersText[language].sending),
};

export const subscriberRoutes = [
  staffCall("get", "/subscriptions/counts", {
    summary: "The number of guests who get notices and news, and the notices that were sent",
    description: "The addresses themselves are never listed.",
    answer: subscribers,
    handle: readAll,
  }),

  staffCall("post", "/subscriptions/begin", {
    summary: "Begins to send notices and news again, on a restored site",
    description: "Only notices and news that are published from now on are sent.",
    answer: subscribers,
    async handle(context) {
      // On a site that already sends, a new start would stop the mails that are being queued.
      if ((await getAnnouncing(context)).isHeld === 1) await beginAnnouncing(context);
      return readAll(context);
    },
  }),

  staffCall("post", "/subscriptions/corrections", {
    summary: "Sends a corrected notice again",
    description:
      "The notice goes to the guests who chose its topic and in whose language the notice has changed. The call answers 404 if the notice wasn't sent or is no longer current, and while mails are held after a restore. It answers 422 while the notice is being sent, or if the notice hasn't changed since it was sent. It answers 429 after three corrections in a day.",
    body: z.object({ message: z.int().positive() }),
    answer: subscribers,
    async handle(context, { body: { message } }) {
      const result = await sendCorrection(context, message);
      if (result === "unsendable") throw new Problem("not-found");
      if (result === "sending") throw new Problem("invalid-fields", { errors: [sending] });
      if (result === "unchanged") throw new Problem("invalid-fields", { errors: [unchanged] });
      if (result === "limited") throw new Problem("too-many-requests", { errors: [limited] });
      return readAll(context);
    },
  }),

  // This call isn't a DELETE, because proxies log URLs and must not log the e-mail address.
  staffCall("post", "/subscriptions/remove", {
    summary: "Ends the subscription of an address",
    description:
      "Also deletes the waiting mails. A restored backup doesn't bring the subscription back. The call can't be undone.",
    body: z.object({ email: addressText.max(300) }),
    answer: removedAddress,
    async handle(context, { body: { email } }) {
      const removed = await inUnseenTransaction(context, async (transaction) => {
        const rows = await transaction.db
          .selectFrom("subscription")
          .select(["id", "addressFolded"])
          .where("addressFolded", "in", addressSpellings(email))
          .execute();
        for (const row of rows) await endSubscription(transaction, row);
        return rows.length;
      });
      await recordBesideBackups(context);
      return { removed };
    },
  }),
];
