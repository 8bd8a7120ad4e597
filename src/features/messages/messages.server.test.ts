import { describe, expect, test } from "vitest";
import { toGuestResource } from "#test/pages/guest-resource.ts";
import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { openTestSite } from "#test/support/site.ts";
import type { Context } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { messageKind, type MessageValues } from "./message.ts";
import { backText } from "#messages/messages";
import type { MessageBoard } from "./message-board.ts";
import type { Message, MessageInList } from "./message.ts";
import {
  findNextMessageChange,
  listShownMessages,
  listUnsureMessages,
  messageCollection,
} from "./messages.server.ts";
import { putPartial } from "#src/platform/api/partial-put.ts";
import { openStaffSite } from "#test/support/staff-site.ts";
import { exampleLanguages } from "#test/support/example-languages.ts";

const input = (fields: Partial<MessageValues> = {}) =>
  messageKind.input.parse({
    pageTitle: "Vannet er stengt. Til kl. 18.",
    title: "Vannet",
    message: "<p>Vannet er stengt.</p>",
    isActive: true,
    isImportant: false,
    announcementDate: "2026-07-15T08:00:00Z",
    sortorder: 0,
    ...fields,
  });

const shownIds = async (context: Context) => (await listShownMessages(context)).map(({ id }) => id);
const idOfFirst = async (context: Context) => (await shownIds(context))[0];

describe.each(databases)("messages on %s", (database) => {
  test("guests see the first three current notices, alerts first, and the fourth notice moves up", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T10:00:00Z" });
    expect(await listShownMessages(context)).toEqual([]);
    const save = async (fields: Partial<MessageValues>) =>
      (await messageCollection.save(context, input(fields))).id;
    const third = await save({ sortorder: 3 });
    const second = await save({ sortorder: 2 });
    await save({ sortorder: 0, isActive: false });
    await save({ sortorder: 0, announcementDate: "2026-07-15T10:00:01Z" });
    expect(await shownIds(context)).toEqual([second, third]);
    const alert = await save({ isImportant: true, sortorder: 9 });
    const first = await save({ sortorder: 1 });
    expect(await shownIds(context)).toEqual([alert, first, second]);
    await messageCollection.save(context, input({ isActive: false }), { id: first });
    expect(await shownIds(context)).toEqual([alert, second, third]);
  });

  test("a new notice comes first in its group, and staff can change the order", async () => {
    await using context = await openTestContext({ database });
    const add = async () => (await messageCollection.save(context, input({ sortorder: undefined! }))).id;
    const one = await add();
    await messageCollection.save(context, input({ sortorder: undefined!, isActive: false }));
    await context.db.updateTable("message").set({ isReplaceable: 0 }).execute();
    const two = await add();
    expect(await shownIds(context)).toEqual([two, one]);
    await messageCollection.reorder!(context, [one, two]);
    expect(await shownIds(context)).toEqual([one, two]);
    await messageCollection.save(context, input({ sortorder: undefined!, title: "Strøm" }), { id: one });
    expect(await shownIds(context)).toEqual([one, two]);
  });

  test("a planned notice appears at its exact time, which is known in advance", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T21:59:59.999Z" });
    await messageCollection.save(context, input({ announcementDate: "2026-07-18" }));
    const planned = await messageCollection.save(context, input({ announcementDate: "2026-07-16" }));
    await messageCollection.save(
      context,
      input({ announcementDate: "2026-07-15T23:00:00Z", isActive: false }),
    );
    expect(await listShownMessages(context)).toEqual([]);
    expect((await findNextMessageChange(context))?.toString()).toBe("2026-07-15T22:00:00Z");
    context.setNow("2026-07-15T22:00:00Z");
    expect(await listShownMessages(context)).toEqual([toGuestResource(planned)]);
    expect((await findNextMessageChange(context))?.toString()).toBe("2026-07-17T22:00:00Z");
    context.setNow("2026-07-17T22:00:00Z");
    expect(await findNextMessageChange(context)).toBeUndefined();
  });

  test("a notice with an end disappears at its exact time, which is known in advance", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T15:59:59.999Z" });
    const stays = await messageCollection.save(context, input());
    const ends = await messageCollection.save(
      context,
      input({ isImportant: true, unpublishDate: "2026-07-15T16:00:00Z" }),
    );
    expect(await idOfFirst(context)).toBe(ends.id);
    expect((await findNextMessageChange(context))?.toString()).toBe("2026-07-15T16:00:00Z");
    context.setNow("2026-07-15T16:00:00Z");
    expect(await idOfFirst(context)).toBe(stays.id);
    expect(await findNextMessageChange(context)).toBeUndefined();
  });

  test("must end after they begin", () => {
    const wrong = () => input({ unpublishDate: "2026-07-15T08:00:00Z" });
    expect(wrong).toThrow("must be after announcementDate");
  });

  test("are replaced by a save with their id, and are read as they were saved", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T10:00:00.5Z" });
    const { id } = await messageCollection.save(context, input());
    const fields = input({
      isImportant: true,
      translations: { en: { pageTitle: "a", title: "b", message: "<p>c</p>" } },
    });
    const saved = await messageCollection.save(context, fields, { id });
    expect(toGuestResource(saved)).toEqual({
      ...fields,
      id,
      version: 2,
      updatedAt: "2026-07-15T10:00:00Z",
      isReplaceable: false,
    });
    expect(await listShownMessages(context)).toEqual([toGuestResource(saved)]);
    await expect(messageCollection.save(context, input(), { id: id + 1 })).rejects.toMatchObject({
      kind: "not-found",
    });
  });

  test("are stored without unsafe HTML, in every language", async () => {
    await using context = await openTestContext({ database });
    const message = "<p onclick=x>Hei<script>x</script></p>";
    const saved = await messageCollection.save(
      context,
      input({ message, translations: { de: { message } } }),
    );
    expect([saved.message, saved.translations.de?.message]).toEqual(["<p>Hei</p>", "<p>Hei</p>"]);
  });
});

test("for a day after a water notice, guests read that the water is back, unless a new notice says that the water is off", async () => {
  await using site = await openTestSite({ now: "2026-07-15T12:00:00Z" });
  const { context } = site;
  await context.db.updateTable("message").set({ isActive: 0 }).execute();
  const save = (fields: Partial<MessageValues>) => messageCollection.save(context, input(fields));
  const ends = { unpublishDate: "2026-07-15T13:00:00Z", isImportant: true };
  await save({ ...ends, purpose: "water" });
  await save({ ...ends, purpose: "fireBan", announcementDate: "2026-07-14T08:00:00Z" });
  const back = async (language: Language) =>
    (await site.read(address("home", language))).includes(`>${backText[language].water.title}</h2>`);
  const onInnerPage = async (language: Language) =>
    /now-line.*?<\/a>/s.exec(await site.read(address("prices", language)))?.[0] ?? "";
  const now = async () =>
    (JSON.parse(await site.read("/api/v1/now")) as { parts: { icon: string | null }[] }).parts.map(
      ({ icon }) => icon,
    );
  expect([await back("nb"), (await now()).includes("water-off")]).toEqual([false, true]);
  for (const page of ["/", "/guests"]) {
    const html = await site.read(page);
    expect(html.match(/class="banner/g), "shows the alert once").toHaveLength(1);
  }
  context.setNow("2026-07-15T13:00:00Z");
  expect(await Promise.all(exampleLanguages.map(back))).toEqual([true, true, true]);
  expect(await now()).toContain("water");
  for (const language of exampleLanguages)
    expect(await onInnerPage(language)).toContain(backText[language].water.title);
  const again = await save({ purpose: "water", announcementDate: "2026-07-15T12:59:00Z" });
  expect(await back("nb")).toBe(false);
  await messageCollection.remove!(context, { id: again.id });
  expect(await back("nb")).toBe(true);
  context.setNow("2026-07-16T13:00:00Z");
  expect([await back("nb"), await findNextMessageChange(context)]).toEqual([false, undefined]);
  expect(await onInnerPage("nb")).not.toContain(backText.nb.water.title);
});

test("pages, the wall screen and saved pages show the same notices", async () => {
  await using site = await openTestSite({ now: "2026-07-15T12:00:00Z" });
  const { context } = site;
  await context.db.updateTable("message").set({ isActive: 0 }).execute();
  const named = (title: string, sortorder: number, fields: Partial<MessageValues> = {}) =>
    messageCollection.save(context, input({ title, pageTitle: `${title}. Se her.`, sortorder, ...fields }));
  await named("Krabbefiske", 2);
  await named("Stille sone", 3);
  await named("Strømmen er borte", 1, { isImportant: true, purpose: "power" });
  await named("Totalt bålforbud", 0, { isImportant: true });
  const order = /Totalt bålforbud.*Strømmen er borte.*Krabbefiske/s;
  for (const page of ["home", "contactUs", "prices", "emergency", "offline"] as const) {
    const html = await site.read(address(page, "nb"));
    expect(html.match(/class="banner/g), page).toHaveLength(1);
    expect(/<section class="banner.*?<\/section>/s.exec(html)![0]).toMatch(/Totalt bålforbud\..*og 1 til/s);
    expect(/<dialog class="message board".*?<\/dialog>/s.exec(html)![0]).toMatch(order);
    const [main] = /<main.*<\/main>/s.exec(html)!;
    expect([page, main.includes("Krabbefiske")]).toEqual([page, page === "home" || page === "offline"]);
    expect(html).not.toContain("Stille sone");
  }
  const [alerts] = /<ul class="screen-alerts">.*?<\/ul>/s.exec(await site.read("/skjerm"))!;
  expect(alerts).toMatch(order);
  expect(alerts.match(/<li/g)).toHaveLength(3);
  expect(await site.read("/api/v1/now")).toContain("Strømmen er borte. Se her.");
  expect(await site.read("/api/v1/messages/active")).toContain("Totalt bålforbud");
});

describe("a client that doesn't know the position", () => {
  const words = { pageTitle: "a", title: "b", message: "c" };
  const open = async () => {
    const site = await openStaffSite({ isSeeded: false });
    const send = async (method: string, path: string, body: object) =>
      (await (await site.call(method, path, body)).json()) as Message;
    return { site, send, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
  };

  test("takes down only the notice that the client activated before", async () => {
    await using opened = await open();
    const { site, send } = opened;
    const ours = await send("POST", "/messages", { ...words, isActive: true, sortorder: 1 });
    const one = await send("POST", "/messages", { ...words, isActive: true });
    expect(await shownIds(site.context)).toEqual([one.id, ours.id]);
    const two = await send("POST", "/messages", { ...words, isActive: true });
    expect(await shownIds(site.context)).toEqual([two.id, ours.id]);
    await send("PUT", `/messages/${two.id}`, { ...words, isActive: true, title: "rettet" });
    expect(await shownIds(site.context)).toEqual([two.id, ours.id]);
    await send("PUT", `/messages/${one.id}`, { ...words, isActive: true });
    expect(await shownIds(site.context)).toEqual([one.id, ours.id]);
    expect(await send("GET", `/messages/${two.id}`, undefined!)).toMatchObject({ isActive: false });
  });

  test("keeps the earlier notice until a planned notice begins", async () => {
    await using opened = await open();
    const { site, send } = opened;
    const one = await send("POST", "/messages", { ...words, isActive: true });
    const start = { announcementDate: "2026-07-15T10:02:00Z" };
    const two = await send("POST", "/messages", { ...words, isActive: true, ...start });
    expect(await shownIds(site.context)).toEqual([one.id]);
    site.context.setNow("2026-07-15T10:02:00Z");
    expect(await shownIds(site.context)).toEqual([two.id]);
    await send("PUT", `/messages/${one.id}`, { ...words, isActive: false });
    await send("PUT", `/messages/${one.id}`, { ...words, isActive: true });
    expect(await shownIds(site.context)).toEqual([one.id]);
  });
});

describe.each(databases)("the staff's lists on %s", (database) => {
  const open = async () => {
    const site = await openStaffSite({ isSeeded: false, database });
    const add = async (fields: object) => {
      const added = await site.call("POST", "/messages", { ...input(), sortorder: 1, ...fields });
      return ((await added.json()) as Message).id;
    };
    const read = async <Answer>(path: string) => (await (await site.call("GET", path)).json()) as Answer;
    return { site, add, read, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
  };

  test("say who took a notice down, or that the notice ended by itself", async () => {
    await using opened = await open();
    const { site, add, read } = opened;
    const [shown, ended, draft, endedByStaff, turnedOff] = [
      await add({}),
      await add({ unpublishDate: "2026-07-15T10:02:00Z" }),
      await add({ isActive: false }),
      await add({}),
      await add({}),
    ];
    site.context.setNow("2026-07-15T10:01:00Z");
    await site.call("PUT", `/messages/${turnedOff}`, { isActive: false });
    await site.call("PUT", `/messages/${endedByStaff}`, { unpublishDate: "2026-07-15T10:01:03Z" });
    site.context.setNow("2026-07-15T10:03:00Z");
    // This notice has ended by itself. A later deactivation changes neither the time nor the author of the end.
    await site.call("PUT", `/messages/${ended}`, { isActive: false });
    const board = await read<MessageBoard>("/messages/board");
    expect(board.current.map(({ id }) => id)).toEqual([shown]);
    expect(board.firstPosition).toBe(0);
    const rows = await read<MessageInList[]>("/messages/rows?state=earlier");
    expect(new Map(rows.map(({ id, takenDown }) => [id, takenDown]))).toEqual(
      new Map([
        [draft, null],
        [ended, { at: "2026-07-15T10:02:00Z", by: null }],
        [turnedOff, { at: "2026-07-15T10:01:00Z", by: expect.stringMatching(/./) }],
        [endedByStaff, { at: "2026-07-15T10:01:03Z", by: expect.stringMatching(/./) }],
      ]),
    );
    const one = await read<object>(`/messages/${turnedOff}/takendown`);
    expect(one).toMatchObject({ takenDown: { at: "2026-07-15T10:01:00Z" } });
    expect(await read<object>(`/messages/${shown}/takendown`)).toEqual({ takenDown: null });
  });

  test("contain each notice once: on the board until it ends, and then in the pages of earlier notices", async () => {
    await using opened = await open();
    const { site, add } = opened;
    const current = [await add({}), await add({ announcementDate: "2026-08-01T10:00:00Z" })];
    const earlier = [
      await add({ isActive: false }),
      await add({ unpublishDate: "2026-07-15T09:00:00Z" }),
      await add({ isActive: false }),
    ];
    const board = (await (await site.call("GET", "/messages/board")).json()) as MessageBoard;
    expect(board.current.map(({ id }) => id)).toEqual(current);
    const first = await site.call("GET", "/messages/rows?state=earlier&limit=2");
    expect(JSON.parse(first.headers.get("Counts")!)).toMatchObject({ all: 5, states: { earlier: 3 } });
    expect(((await first.json()) as MessageInList[]).map(({ id }) => id)).toEqual(earlier.slice(0, 2));
    const [, next] = /<[^>]*\/api\/v1([^>]*)>; rel="next"/.exec(first.headers.get("Link")!)!;
    expect(((await (await site.call("GET", next!)).json()) as MessageInList[]).map(({ id }) => id)).toEqual(
      earlier.slice(2),
    );
  });

  test("show that the water is back; staff can hide this information from guests, and show it again", async () => {
    await using opened = await open();
    const { site, add, read } = opened;
    const off = { purpose: "water", announcementDate: "2026-07-15T07:00:00Z" };
    const ids = [
      await add({ ...off, unpublishDate: "2026-07-15T08:00:00Z" }),
      await add({ ...off, unpublishDate: "2026-07-15T09:00:00Z" }),
    ];
    await add({ ...off, announcementDate: "2026-07-14T07:00:00Z", unpublishDate: "2026-07-14T09:00:00Z" });
    const back = async () => (await read<MessageBoard>("/messages/board")).back;
    const home = async () => (await site.read("/")).includes(backText.nb.water.title);
    expect(await back()).toEqual([{ purpose: "water", until: "2026-07-16T09:00:00Z", messages: ids }]);
    expect(await home()).toBe(true);
    const saved: Message[] = [];
    for (const id of ids)
      saved.push((await (await site.call("PUT", `/messages/${id}`, { isActive: false })).json()) as Message);
    expect([await back(), await home()]).toEqual([[], false]);
    const { sortorder, unpublishDate } = saved[1]!;
    await site.call("PUT", `/messages/${ids[1]}`, { isActive: true, sortorder, unpublishDate });
    expect(await back()).toMatchObject([{ messages: [ids[1]] }]);
    expect(await home()).toBe(true);
  });

  test("the start screen asks every 12 hours about a water notice without an end, until staff confirm the notice", async () => {
    await using opened = await open();
    const { site, add, read } = opened;
    const { context } = site;
    const id = await add({ purpose: "water", title: "Vannet" });
    await add({ purpose: "power", unpublishDate: "2026-07-20T09:00:00Z" });
    await add({ purpose: "fireBan" });
    expect(await read<object>("/overview/messages")).toMatchObject({ unsure: [] });
    const unsure = async () => (await listUnsureMessages(context)).map((each) => each.id);
    const start = context.now();
    context.setNow(start.add({ hours: 11, minutes: 59 }).toString());
    expect(await unsure()).toEqual([]);
    context.setNow(start.add({ hours: 12 }).toString());
    expect(await unsure()).toEqual([id]);
    const { version } = await messageCollection.get(context, id);
    expect((await putPartial(context, messageCollection, {}, { id })).version).toBe(version + 1);
    expect(await unsure()).toEqual([]);
    context.setNow(start.add({ hours: 24 }).toString());
    expect(await unsure()).toEqual([id]);
  });
});
