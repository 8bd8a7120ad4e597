import { sql } from "kysely";
import { makeDerived } from "#src/platform/store/derived.ts";
import { copyRows } from "#test/support/copies/copy-rows.ts";
import { fullScanPattern, plansOf } from "#test/support/plans.ts";
import { searchedFeedback } from "./searched-feedback.server.ts";
import { describe, expect, test } from "vitest";
import type { Context } from "#src/platform/context.ts";
import type { Cursor } from "#src/platform/store/stored.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { feedbackInput } from "#src/features/feedback/feedback.ts";
import { exportFeedback } from "#src/features/feedback/privacy/feedback-privacy.server.ts";
import { sendFeedback } from "#src/features/feedback/feedback.server.ts";
import { markAsAnswered } from "./answers.server.ts";
import { exportInbox } from "./inbox-export.server.ts";
import {
  correctContact,
  countFeedback,
  countUnanswered,
  listFeedback,
  markAsDeleted,
  saveNote,
  toggleArchived,
  toggleStarred,
} from "./inbox.server.ts";
import { feedbackContact, type InboxQuery } from "./inbox.ts";

async function send(context: Context, ...messages: Record<string, string>[]): Promise<void> {
  for (const fields of messages) {
    const input = feedbackInput.parse({
      name: "Gjest",
      email: "gjest@example.com",
      mobilePhone: "12345",
      message: "Hei",
      source: "contact",
      ...fields,
    });
    await sendFeedback(context, input, { block: "203.0.113.0", countMessage: async () => {} });
  }
}

/** Returns the ids of the matching messages. The messages are fetched two at a time. */
async function found(context: Context, query: InboxQuery): Promise<number[]> {
  const ids: number[] = [];
  let after: Cursor | undefined;
  do {
    const { items, next } = await listFeedback(context, { limit: 2, after }, query);
    ids.push(...items.map(({ id }) => id));
    after = next;
  } while (after);
  return ids;
}

describe.each(databases)("the inbox on %s", (database) => {
  test("is searched by all words, in all fields of a guest, in upper and lower case", async () => {
    await using context = await openTestContext({ database });
    await send(
      context,
      { name: "Åse Øst", message: "Har dere plass til en bobil?" },
      { email: "ASE@example.com", message: "ÅRSTID 100 % sikker_het \\ 'x'" },
      { mobilePhone: "901 23 456", message: "årstid uten plass" },
    );
    expect(await found(context, { search: "åse" })).toEqual([2, 1]);
    expect(await found(context, { search: "ÅRSTID" })).toEqual([3, 2]);
    expect(await found(context, { search: "plass BOBIL" })).toEqual([1]);
    expect(await found(context, { search: "ase@" })).toEqual([2, 1]);
    expect(await found(context, { search: "90123456" })).toEqual([3]);
    expect(await found(context, { search: "01 23" })).toEqual([3]);
    expect(await found(context, { search: "3456" })).toEqual([3]);
    expect(await found(context, { search: "nei" })).toEqual([]);
    expect(await found(context, { search: " " })).toEqual([3, 2, 1]);
  });

  test("is searched with alternative spellings, and by the end of a compound word", async () => {
    await using context = await openTestContext({ database });
    await send(
      context,
      { message: "Campingvogn ved Sørby, Straße 5" },
      { message: "Vogna til Aase Mueller" },
      { message: "Привет из Москвы 🏕" },
    );
    for (const search of ["vogn", "VOGN"]) expect(await found(context, { search })).toEqual([2, 1]);
    for (const search of ["sørb", "sorby", "soerby", "SÖRBY", "strasse", "straß"])
      expect([search, await found(context, { search })]).toEqual([search, [1]]);
    for (const search of ["åse", "ase", "müller", "muller", "aase mue"])
      expect([search, await found(context, { search })]).toEqual([search, [2]]);
    expect(await found(context, { search: "прив МОСК" })).toEqual([3]);
    for (const search of ["ogna", "ampi", "sorbyx", "mosk"])
      expect([search, await found(context, { search })]).toEqual([
        search,
        search === "ampi" ? [1] : search === "ogna" ? [2] : [],
      ]);
  });

  test("ignores special characters in a search", async () => {
    await using context = await openTestContext({ database });
    await send(context, { message: "100 % sikker_het \\ 'x'" }, { message: "100 prosent" });
    for (const search of ["sikker", "het", "'x' het", "100 sikker_", '"100" AND x', "sikk*"])
      expect([search, await found(context, { search })]).toEqual([search, search.includes("AND") ? [] : [1]]);
    for (const search of ["%", "_", "\\", "'", '"', "*", "''", " & | ! "])
      expect([search, await found(context, { search })]).toEqual([search, [2, 1]]);
    expect(await found(context, { search: "') or 1=1 --" })).toEqual([]);
    expect(await found(context, { search: "NOT NEAR(a b) _kind_feedback {x} ^y" })).toEqual([]);
  });

  test("is searched in one box or in all; deleted messages are found only in their own box", async () => {
    await using context = await openTestContext({ database });
    await send(context, { message: "plass a" }, { message: "plass b" }, { message: "plass c" }, {});
    await send(context, { message: "plass d" });
    await toggleStarred(context, { id: 1 });
    await toggleArchived(context, { id: 2 });
    await markAsDeleted(context, { id: 3 });
    const search = "plass";
    expect(await found(context, { search })).toEqual([5, 2, 1]);
    expect(await found(context, { search, box: "new" })).toEqual([5]);
    expect(await found(context, { search, box: "starred" })).toEqual([1]);
    expect(await found(context, { search, box: "archived" })).toEqual([2]);
    expect(await found(context, { search, box: "deleted" })).toEqual([3]);
    expect(await found(context, { box: "deleted" })).toEqual([3]);
  });

  test("lists unanswered messages first among the new messages, and counts the unanswered messages", async () => {
    await using context = await openTestContext({ database });
    for (const count of [0, 1, 2, 3, 4, 5]) {
      const newest = count + 1;
      await send(context, { message: `nr. ${newest}` });
      if (newest % 2 === 0) await markAsAnswered(context, { id: newest });
      const expected = [5, 3, 1, 6, 4, 2].filter((id) => id <= newest);
      expect(await found(context, { box: "new" })).toEqual(expected);
    }
    expect(await found(context, {})).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await countFeedback(context)).toEqual({ unanswered: 3, new: 6, starred: 0, archived: 0 });
    await toggleStarred(context, { id: 1 });
    await toggleArchived(context, { id: 2 });
    expect(await found(context, { box: "new" })).toEqual([5, 3, 6, 4]);
    expect(await countFeedback(context)).toEqual({ unanswered: 2, new: 4, starred: 1, archived: 1 });
    expect((await countUnanswered(context)).unanswered).toBe(2);
  });

  test("stores a searchable note, which isn't in the history", async () => {
    await using context = await openTestContext({ database });
    await send(context, {}, {});
    const noted = await saveNote(context, "Svart på TELEFON", { id: 1, ifVersions: [1] });
    expect(noted).toMatchObject({ note: "Svart på TELEFON", version: 2, message: "Hei" });
    expect(await found(context, { search: "telefon" })).toEqual([1]);
    await expect(saveNote(context, "", { id: 1, ifVersions: [1] })).rejects.toMatchObject({
      kind: "stale",
    });
    await saveNote(context, "", { id: 1 });
    expect(await found(context, { search: "telefon" })).toEqual([]);
    expect(await context.db.selectFrom("historyEntry").select("id").execute()).toEqual([]);
  });

  test("stores corrected contact details without a trace of the wrong details", async () => {
    await using context = await openTestContext({ database });
    await send(context, { email: "feil@example.no" }, {});
    const right = { name: "Kari", email: "Rett@example.no", mobile: "901 23 456" };
    const user = { issuer: "i", subject: "s", email: undefined, name: "Kari Strand" };
    const kari: Context = { ...context, user };
    expect(await correctContact(kari, right, { id: 1, ifVersions: [1] })).toMatchObject({
      ...right,
      version: 2,
    });
    expect(await found(context, { search: "feil@" })).toEqual([]);
    expect(await found(context, { search: "rett@ 90123456" })).toEqual([1]);
    expect((await exportFeedback(context.db, "rett@example.no")).messages).toHaveLength(1);
    expect((await exportFeedback(context.db, "feil@example.no")).messages).toEqual([]);
    await expect(correctContact(context, right, { id: 1, ifVersions: [1] })).rejects.toMatchObject({
      kind: "stale",
    });
    // The history entry has the author and the time. It has neither the old nor the new values.
    const [entry, ...others] = await context.db.selectFrom("historyEntry").selectAll().execute();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: "feedback", action: "changed", userName: "Kari Strand" });
    expect(JSON.parse(entry!.changed)).toContain("email");
    expect(JSON.stringify(entry)).not.toMatch(/@|901/);
    expect(feedbackContact.safeParse({ ...right, email: "ikke en adresse" }).success).toBe(false);
    expect(feedbackContact.parse({ name: " Kari  S ", email: "", mobile: "" }).name).toBe("Kari S");
  });

  test("is exported as a whole, without deleted messages, or by box or search", async () => {
    await using context = await openTestContext({ database });
    await send(context, { message: "plass" }, { message: "=HYPERLINK(1)" }, {});
    await toggleArchived(context, { id: 3 });
    await markAsDeleted(context, { id: 1 });
    expect(exportInbox(context).filename).toBe("innboks-2026-07-15.csv");
    const csv = async (query: InboxQuery) =>
      (await Array.fromAsync(exportInbox(context, query).parts)).join("");
    expect(await csv({})).toContain('"\'=HYPERLINK(1)"');
    const lines = async (query: InboxQuery) => (await csv(query)).split("\r\n").length - 2;
    expect(await lines({})).toBe(2);
    expect(await lines({ box: "archived" })).toBe(1);
    expect(await lines({ box: "deleted", search: "plass" })).toBe(1);
    expect(await lines({ search: "plass" })).toBe(0);
  });

  test("is searched and paged only through indexes", async () => {
    await using context = await openTestContext({ database });
    const count = 3000;
    await send(context, { message: "plass" });
    await copyRows(context.db, "feedback", count, (row, number) => ({
      ...row,
      message: number % 1000 === 1 ? "nål" : "høy",
      isArchived: 1,
    }));
    await context.db.deleteFrom("derived").execute();
    await makeDerived(context, [searchedFeedback]);
    await sql`analyze`.execute(context.db);
    expect(await found(context, { search: "NÅL" })).toHaveLength(3);
    expect(await found(context, { search: "nål", box: "new" })).toEqual([]);
    expect((await listFeedback(context, { limit: 100 }, { search: "høy" })).items).toHaveLength(100);
    // Many messages match, so one query for the latest messages finds enough.
    const frequent = await plansOf(context, (watched) =>
      listFeedback(watched, { limit: 50 }, { search: "høy" }),
    );
    expect(frequent.match(/select .*feedback/g)).toHaveLength(1);
    const plans = await plansOf(context, (watched) =>
      listFeedback(watched, { limit: 50 }, { search: "nål" }),
    );
    expect(plans).not.toMatch(fullScanPattern);
    // The query compares with the stored search vector.
    expect(frequent + plans).not.toContain("array_to_tsvector");
    for (const box of [undefined, "new", "archived", "deleted"] as const)
      expect(
        await plansOf(context, (watched) => listFeedback(watched, { limit: 50 }, { ...(box && { box }) })),
      ).not.toMatch(fullScanPattern);
  });
});
