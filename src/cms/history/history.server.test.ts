import { describe, expect, test } from "vitest";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { linkKind } from "#src/features/links/link.ts";
import { linkCollection } from "#src/features/links/links.server.ts";
import { markAsDeleted, toggleStarred } from "#src/features/feedback/inbox/inbox.server.ts";
import type { Context } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { getHistory, listHistory } from "./history.server.ts";
import { restoreHistory } from "./restore.server.ts";

const faq = (fields: Record<string, unknown> = {}) =>
  faqKind.input.parse({ question: "Er det dusj?", answer: "<p>Ja.</p>", sortorder: 1, ...fields });

const page = { limit: 100 };
const entries = async (context: Context, of = {}) => (await listHistory(context, page, of)).items;
const kari = { issuer: "https://issuer.example", subject: "kari", email: undefined, name: "Kari" };

describe.each(databases)("history on %s", (database) => {
  test("lists each action with its author and time, the latest first, page by page", async () => {
    await using context = await openTestContext({ database });
    const { id } = await faqCollection.save({ ...context, user: kari }, faq());
    context.setNow("2026-07-16T10:00:00Z");
    await faqCollection.save(
      context,
      faq({ answer: "<p>Nei.</p>", translations: { en: { question: "A shower?" } } }),
      {
        id,
      },
    );
    await faqCollection.save(
      context,
      faq({ answer: "<p>Nei.</p>", translations: { en: { question: "A shower?" } } }),
      {
        id,
      },
    );
    await faqCollection.save(context, faq({ question: "Er det båt?" }));
    const all = await entries(context);
    expect(
      all.map(({ action, name, userName, at, changed }) => [action, name, userName, at, changed.toSorted()]),
    ).toEqual([
      ["added", "Er det båt?", null, "2026-07-16T10:00:00Z", []],
      ["changed", "Er det dusj?", null, "2026-07-16T10:00:00Z", ["answer", "translations.en.question"]],
      ["added", "Er det dusj?", "Kari", "2026-07-15T10:00:00Z", []],
    ]);
    for (const of of [{}, { kind: "faq" }, { kind: "faq", resourceId: id }, { action: "added" }] as const) {
      const whole = await entries(context, of);
      const first = await listHistory(context, { limit: 1 }, of);
      const second = await listHistory(context, { limit: 1, after: first.next }, of);
      expect([...first.items, ...second.items]).toEqual(whole.slice(0, 2));
      const end = await listHistory(
        context,
        { limit: 2, after: second.next ?? [all[2]!.at, all[2]!.id] },
        of,
      );
      expect(end.items).toEqual(whole.slice(2));
      expect(end.next).toBeUndefined();
    }
  });

  test("treats an empty text like a missing text", async () => {
    await using context = await openTestContext({ database });
    const link = { title: "Fyret", category: "Steder", url: "https://fyret.example", sortorder: 1 };
    const { id } = await linkCollection.save(context, linkKind.input.parse(link));
    for (const description of ["", undefined, ""]) {
      const translations = { en: { title: "The lighthouse", description } };
      await linkCollection.save(context, linkKind.input.parse({ ...link, translations }), { id });
    }
    const all = await entries(context);
    expect(all.map(({ changed }) => changed)).toEqual([["translations.en.title"], []]);
  });

  test("records who has confirmed a translation", async () => {
    await using context = await openTestContext({ database });
    const translations = {
      en: { question: "A shower?", answer: "<p>Yes.</p>" },
      de: { question: "Eine Dusche?", answer: "<p>Ja.</p>" },
    };
    const { id } = await faqCollection.save(context, faq({ translations }));
    const many = faq({ question: "Er det mange dusjer?", translations });
    await faqCollection.save(context, many, { id, confirmed: ["de"] });
    for (const confirmed of [undefined, ["en"], ["en", "de"]] as const)
      await faqCollection.save({ ...context, user: kari }, many, { id, confirmed });
    const all = await entries(context);
    expect(all.map(({ userName, changed }) => [userName, changed])).toEqual([
      ["Kari", ["languages.en"]],
      [null, ["question", "languages.de"]],
      [null, []],
    ]);
  });

  test("starts with the version before the first recorded change", async () => {
    await using context = await openTestContext({ database });
    const { id } = await faqCollection.save(context, faq());
    await context.db.deleteFrom("historyEntry").execute();
    await faqCollection.save(
      { ...context, now: () => Temporal.Instant.from("2027-01-01T00:00:00Z"), user: kari },
      faq(),
      { id },
    );
    expect(await entries(context)).toEqual([]);
    context.setNow("2027-01-02T00:00:00Z");
    await faqCollection.save({ ...context, user: kari }, faq({ answer: "<p>Nei.</p>" }), { id });
    const [latest, first] = await entries(context, { kind: "faq", resourceId: id });
    expect(first).toMatchObject({ action: "added", userName: null, at: "2027-01-01T00:00:00Z", version: 2 });
    const { before, fields, now } = await getHistory(context, latest!.id);
    expect([before?.["answer"], fields["answer"], now?.["answer"]]).toEqual([
      "<p>Ja.</p>",
      "<p>Nei.</p>",
      "<p>Nei.</p>",
    ]);
    await restoreHistory(context, first!.id);
    expect((await getHistory(context, latest!.id)).now?.["answer"]).toBe("<p>Ja.</p>");
  });

  test("records actions on a guest's message without its content", async () => {
    await using context = await openTestContext({ database });
    const row = { name: "Ola", email: "ola@example.no", mobile: "", message: "Hei", ip: "" };
    const moments = { sentDate: "2026-07-01T10:00:00Z", updatedAt: "2026-07-01T10:00:00Z", version: 1 };
    const { id } = await context.db
      .insertInto("feedback")
      .values({ ...row, ...moments, source: "contact" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await toggleStarred(context, { id });
    await markAsDeleted(context, { id });
    await markAsDeleted(context, { id });
    const rows = await context.db.selectFrom("historyEntry").selectAll().orderBy("id").execute();
    expect(rows.map(({ action, name, changed }) => [action, name, changed])).toEqual([
      ["changed", "", '["isStarred"]'],
      ["removed", "", '["deletedDate"]'],
    ]);
    for (const { fields } of rows)
      expect(Object.keys(JSON.parse(fields) as object)).toEqual([
        "isStarred",
        "isArchived",
        "deletedDate",
        "isSpam",
      ]);
    await expect(restoreHistory(context, rows[0]!.id)).rejects.toMatchObject({ kind: "conflict" });
    const { now } = await getHistory(context, rows[1]!.id);
    await expect(restoreHistory(context, rows[1]!.id, [1])).rejects.toMatchObject({ kind: "stale" });
    await restoreHistory(context, rows[1]!.id, [now!.version]);
    expect((await getHistory(context, rows[1]!.id)).now).toMatchObject({
      deletedDate: null,
      isStarred: true,
    });
    expect((await entries(context))[0]).toMatchObject({ action: "restored", changed: ["deletedDate"] });
    await context.db.deleteFrom("feedback").execute();
    await expect(restoreHistory(context, rows[1]!.id)).rejects.toMatchObject({ kind: "not-found" });
    expect((await getHistory(context, rows[1]!.id)).now).toBeNull();
  });
});
