import { describe, expect, test } from "vitest";
import { articleKind } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { messageCollection } from "#src/features/messages/messages.server.ts";
import { databases } from "#test/support/databases.ts";
import { openSubscriptions } from "#test/support/services/subscribers.ts";
import { announce, endedSubscriptionsJob } from "./announce.server.ts";
import { countUncorrected, sendCorrection } from "./corrections.server.ts";
import { subscribe } from "./subscriptions.server.ts";
import { getAnnouncing } from "./announcing.server.ts";

const user = { issuer: "test", subject: "kari", email: undefined, name: "Kari" };
const signal = new AbortController().signal;

async function open(database: (typeof databases)[number] = "SQLite") {
  const site = await openSubscriptions(database);
  const { context } = site;
  await announce(context);
  await site.subscribe("kari@post.example", ["notices"]);
  let id: number | undefined;
  return {
    ...site,
    async write(fields: object): Promise<number> {
      const input = messageKind.input.parse({
        pageTitle: "Vannet er av",
        title: "Vannet er av",
        message: "<p>Vi bytter en ventil.</p>",
        isActive: true,
        purpose: "water",
        ...fields,
      });
      const target = id === undefined ? undefined : { id };
      ({ id } = await messageCollection.save({ ...context, user }, input, target));
      return id;
    },
    /** Runs the jobs after a time. Returns the subjects of the mails that are then sent. */
    async after(time: Temporal.DurationLike): Promise<string[]> {
      context.setNow(context.now().add(time).toString());
      await endedSubscriptionsJob(context).run(signal);
      await announce(context);
      return (await site.mails()).map(({ headers }) => String(headers["subject"]));
    },
    now: (plus: Temporal.DurationLike = { seconds: 0 }) =>
      context.now().add(plus).toString({ smallestUnit: "second" }),
  };
}

const off = "Vannet er av";

describe.each(databases)("a notice that was sent, on %s", (database) => {
  test("is sent again only after it has been hidden for a day", async () => {
    await using site = await open(database);
    await site.write({});
    expect(await site.after({ seconds: 20 })).toEqual([off]);
    expect(await site.after({ hours: 40 })).toEqual([]);
    await site.write({ isActive: false });
    expect(await site.after({ hours: 2 })).toEqual([]);
    await site.write({ isActive: true });
    expect(await site.after({ seconds: 20 })).toEqual([]);
    await site.write({ isActive: false });
    expect(await site.after({ hours: 25 })).toEqual([]);
    await site.write({ isActive: true });
    expect(await site.after({ seconds: 20 })).toEqual([off]);
  });

  test("is sent again when it becomes current again after the mail about its end, and a mail about its second end is sent too", async () => {
    await using site = await open(database);
    await site.write({});
    expect(await site.after({ seconds: 20 })).toEqual([off]);
    for (let outage = 0; outage < 2; outage++) {
      await site.write({ unpublishDate: site.now() });
      const [back, ...others] = await site.after({ seconds: 20 });
      expect(others).toEqual([]);
      expect(back).not.toBe(off);
      await site.write({ unpublishDate: site.now({ hours: 4 }) });
      expect(await site.after({ seconds: 20 })).toEqual([off]);
    }
  });
});

test("the mail about a notice's end is sent, even if the mail about the end of a newer notice was sent before", async () => {
  await using site = await open();
  await site.write({ isActive: false });
  const later = { pageTitle: "Ingen dusj", title: "Ingen dusj", message: "<p>x</p>", isActive: true };
  const unpublishDate = site.now({ hours: 1 });
  await messageCollection.save(
    { ...site.context, user },
    messageKind.input.parse({ ...later, purpose: "water", unpublishDate }),
  );
  expect(await site.after({ seconds: 20 })).toEqual(["Ingen dusj"]);
  expect(await site.after({ hours: 1 })).toHaveLength(1);
  await site.write({ isActive: true });
  expect(await site.after({ seconds: 20 })).toEqual([off]);
  await site.write({ unpublishDate: site.now() });
  expect(await site.after({ seconds: 20 })).toHaveLength(1);
});

test("a correction is sent only if the notice has changed, at most three times in 24 hours", async () => {
  await using site = await open();
  const id = await site.write({});
  await site.after({ seconds: 20 });
  expect(await sendCorrection(site.context, id)).toBe("unchanged");
  await site.after({ minutes: 5 });
  for (let each = 0; each < 3; each++) {
    await site.write({ title: `Vannet er av, rettelse ${each}` });
    expect(await sendCorrection(site.context, id)).toBe("sent");
    expect(await site.after({ minutes: 5 })).toHaveLength(1);
    expect(await sendCorrection(site.context, id)).toBe("unchanged");
  }
  await site.write({ title: "Vannet er av til kvelden" });
  expect(await sendCorrection(site.context, id)).toBe("limited");
  expect(await site.after({ hours: 24 })).toEqual([]);
  expect(await sendCorrection(site.context, id)).toBe("sent");
  expect(await sendCorrection(site.context, id + 100)).toBe("unsendable");
});

test("a correction goes only to guests in whose language the notice has changed", async () => {
  await using site = await open();
  const { context } = site;
  const english = { pageTitle: "The water is off", title: "The water is off", message: "<p>A valve.</p>" };
  for (const [email, language] of [
    ["ann@post.example", "en"],
    ["jens@post.example", "de"],
  ] as const)
    await subscribe(context, email, { topics: ["water"], language, until: "2026-09-01" });
  const id = await site.write({ translations: { en: english } });
  expect(await site.after({ seconds: 20 })).toHaveLength(3);
  const receivers = async () => {
    expect(await sendCorrection(context, id)).toBe("sent");
    await site.after({ minutes: 5 });
    return site.server.received.flatMap(({ to }) => to).toSorted((one, other) => one.localeCompare(other));
  };
  await site.after({ minutes: 5 });
  await site.write({ translations: { en: { ...english, title: "No water" } } });
  expect(await receivers()).toEqual(["ann@post.example"]);
  expect(await countUncorrected(context, "water", ["en"])).toEqual([
    { language: "de", count: 1 },
    { language: "nb", count: 1 },
  ]);
  expect(await sendCorrection(context, id)).toBe("unchanged");
  // Without a German translation, German guests read the Norwegian words.
  await site.write({ title: "Ikke vann", translations: { en: { ...english, title: "No water" } } });
  expect(await receivers()).toEqual(["jens@post.example", "kari@post.example"]);
  // A change of other fields doesn't change the mail.
  await site.write({
    isImportant: true,
    title: "Ikke vann",
    translations: { en: { ...english, title: "No water" } },
  });
  expect(await sendCorrection(context, id)).toBe("unchanged");
});

test("a correction of a notice that is still being sent is refused, and can be sent afterwards", async () => {
  await using site = await open();
  const id = await site.write({});
  await site.after({ seconds: 20 });
  await site.context.db.updateTable("announced").set({ afterId: 0 }).where("resourceId", "=", id).execute();
  await site.write({ title: "Vannet er av til kvelden" });
  expect(await sendCorrection(site.context, id)).toBe("sending");
  expect(await site.after({ minutes: 1 })).toHaveLength(1);
  await site.write({ title: "Vannet er av til i morgen" });
  expect(await sendCorrection(site.context, id)).toBe("sent");
});

test("no correction is sent for a notice that was never sent, or while mails are held after the restore of a backup", async () => {
  await using site = await open();
  const id = await site.write({});
  await site.after({ seconds: 20 });
  await site.context.db.updateTable("announcing").set({ isHeld: 1 }).execute();
  expect(await sendCorrection(site.context, id)).toBe("unsendable");
  await site.context.db.updateTable("announcing").set({ isHeld: 0 }).execute();
  await site.context.db.updateTable("announced").set({ mails: 0 }).execute();
  expect(await sendCorrection(site.context, id)).toBe("unsendable");
});

test("the mail about a notice's end is sent, even if the notice ends before its correction is queued", async () => {
  await using site = await open();
  const id = await site.write({});
  expect(await site.after({ seconds: 20 })).toEqual([off]);
  await site.after({ minutes: 1 });
  await site.write({ message: "<p>Vi bytter en pumpe.</p>" });
  expect(await sendCorrection(site.context, id)).toBe("sent");
  await site.write({ unpublishDate: site.now() });
  const [back, ...others] = await site.after({ seconds: 20 });
  expect(others).toEqual([]);
  expect(back).not.toContain(off);
});

test("notices are sent after a fast clock is set back", async () => {
  await using site = await open();
  await site.context.db.updateTable("announcing").set({ since: "2027-07-15T10:00:00Z" }).execute();
  expect(await site.after({ seconds: 5 })).toEqual([]);
  expect((await getAnnouncing(site.context)).since).toBe("2026-07-15T10:00:05Z");
  await site.after({ seconds: 5 });
  await site.write({});
  expect(await site.after({ seconds: 20 })).toEqual([off]);

  await site.subscribe("ola@post.example", ["news"]);
  const mark = { kind: "news", resourceId: 0, at: "2027-07-15T10:00:00Z", afterId: null };
  await site.context.db.insertInto("announced").values(mark).execute();
  const article = { title: "Ny brygge", subTitle: "Kort", text: "<p>x</p>", isActive: true };
  await articleCollection.save({ ...site.context, user }, articleKind.input.parse(article));
  expect(await site.after({ seconds: 20 })).toEqual(["Ny brygge"]);
  await articleCollection.save({ ...site.context, user }, articleKind.input.parse(article));
  expect(await site.after({ hours: 20 })).toEqual([]);
});
