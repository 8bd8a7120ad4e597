import { describe, expect, test } from "vitest";
import { toGuestResource } from "#test/pages/guest-resource.ts";
import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { openTestSite } from "#test/support/site.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { messageKind, type MessageValues } from "./message.ts";
import { backText } from "#messages/messages";
import { findActiveMessage, findNextMessageChange, messageCollection } from "./messages.server.ts";
import { exampleLanguages } from "#test/support/example-languages.ts";

const input = (fields: Partial<MessageValues> = {}) =>
  messageKind.input.parse({
    pageTitle: "Vannet er stengt. Til kl. 18.",
    title: "Vannet",
    message: "<p>Vannet er stengt.</p>",
    isActive: true,
    isImportant: false,
    announcementDate: "2026-07-15T08:00:00Z",
    ...fields,
  });

describe.each(databases)("messages on %s", (database) => {
  test("guests see the newest published message whose time has come, alerts first", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T10:00:00Z" });
    expect(await findActiveMessage(context)).toBeUndefined();
    const older = await messageCollection.save(context, input({ announcementDate: "2026-07-14T08:00:00Z" }));
    expect(await findActiveMessage(context)).toEqual(toGuestResource(older));
    const newer = await messageCollection.save(context, input());
    await messageCollection.save(context, input({ isActive: false }));
    await messageCollection.save(context, input({ announcementDate: "2026-07-15T10:00:01Z" }));
    expect(await findActiveMessage(context)).toEqual(toGuestResource(newer));
    const alert = await messageCollection.save(
      context,
      input({ isImportant: true, announcementDate: "2026-07-01" }),
    );
    expect(await findActiveMessage(context)).toEqual(toGuestResource(alert));
  });

  test("of two with the same start, the last added one is shown", async () => {
    await using context = await openTestContext({ database });
    await messageCollection.save(context, input());
    const second = await messageCollection.save(context, input());
    expect((await findActiveMessage(context))?.id).toBe(second.id);
  });

  test("a planned message appears at its exact time, which is known in advance", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T21:59:59.999Z" });
    await messageCollection.save(context, input({ announcementDate: "2026-07-18" }));
    const planned = await messageCollection.save(context, input({ announcementDate: "2026-07-16" }));
    await messageCollection.save(
      context,
      input({ announcementDate: "2026-07-15T23:00:00Z", isActive: false }),
    );
    expect(await findActiveMessage(context)).toBeUndefined();
    expect((await findNextMessageChange(context))?.toString()).toBe("2026-07-15T22:00:00Z");
    context.setNow("2026-07-15T22:00:00Z");
    expect(await findActiveMessage(context)).toEqual(toGuestResource(planned));
    expect((await findNextMessageChange(context))?.toString()).toBe("2026-07-17T22:00:00Z");
    context.setNow("2026-07-17T22:00:00Z");
    expect(await findNextMessageChange(context)).toBeUndefined();
  });

  test("a message with an end disappears at its exact time, which is known in advance", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T15:59:59.999Z" });
    const stays = await messageCollection.save(context, input());
    const ends = await messageCollection.save(
      context,
      input({ isImportant: true, unpublishDate: "2026-07-15T16:00:00Z" }),
    );
    expect((await findActiveMessage(context))?.id).toBe(ends.id);
    expect((await findNextMessageChange(context))?.toString()).toBe("2026-07-15T16:00:00Z");
    context.setNow("2026-07-15T16:00:00Z");
    expect((await findActiveMessage(context))?.id).toBe(stays.id);
    expect(await findNextMessageChange(context)).toBeUndefined();
  });

  test("can't end before they begin", () => {
    const wrong = () => input({ unpublishDate: "2026-07-15T08:00:00Z" });
    expect(wrong).toThrow("must be after announcementDate");
  });

  test("are overwritten by id and read back as written", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T10:00:00.5Z" });
    const { id } = await messageCollection.save(context, input());
    const fields = input({
      isImportant: true,
      translations: { en: { pageTitle: "a", title: "b", message: "<p>c</p>" } },
    });
    const saved = await messageCollection.save(context, fields, { id });
    expect(toGuestResource(saved)).toEqual({ ...fields, id, version: 2, updatedAt: "2026-07-15T10:00:00Z" });
    expect(await findActiveMessage(context)).toEqual(toGuestResource(saved));
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

test("after a water notice ends, the water is announced as back for a day unless it is off again, and a fire ban ends silently", async () => {
  await using site = await openTestSite({ now: "2026-07-15T12:00:00Z" });
  const { context } = site;
  await context.db.updateTable("message").set({ isActive: 0 }).execute();
  const save = (fields: Partial<MessageValues>) => messageCollection.save(context, input(fields));
  const ends = { unpublishDate: "2026-07-15T13:00:00Z", isImportant: true };
  await save({ ...ends, purpose: "water" });
  await save({ ...ends, purpose: "fireBan", announcementDate: "2026-07-14T08:00:00Z" });
  const back = async (language: Language) =>
    (await site.read(address("home", language))).includes(`<h2>${backText[language].water.title}</h2>`);
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
