import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { address } from "#src/i18n/addresses.ts";
import { publishChangeOver } from "./change-over-publication.server.ts";
import { saveChangeOver } from "./change-overs.server.ts";
import { publishDue } from "#src/cms/next-versions/next-publication.server.ts";
import { holdPassedPublications } from "#src/cms/next-versions/passed-publications.server.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { lock } from "#src/cms/next-versions/next-version-state.server.ts";
import { saveNextVersion } from "#src/cms/next-versions/next-versions.server.ts";
import { inUnseenTransaction, openContext, type Context } from "#src/platform/context.ts";
import { site as features } from "#src/site.server.ts";
import { databases } from "#test/support/databases.ts";
import { siteOn } from "#test/support/site.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

type Values = Record<string, any>;

const now = "2026-07-15T10:00:00Z";
const moment = "2026-07-20T22:00:00Z";
const questions = address("questions", "nb");
const prices = address("prices", "nb");

/** Returns the number of transactions of this database that wait for a lock. */
async function waitingIn({ db }: Context): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory' and not granted`.execute(db);
  return rows[0]!.count;
}

describe.each(databases)("a change-over on %s", (database) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ database });
  });
  afterAll(() => site[Symbol.asyncDispose]());
  beforeEach(() => site.context.setNow(now));

  async function call(method: string, at: string, body?: unknown, tag?: number): Promise<Values> {
    const exp = site.context.now().epochMilliseconds / 1000 + 60;
    const response = await site.call(method, at, body, {
      Authorization: `Bearer ${await site.issuer.token({ exp })}`,
      ...(tag !== undefined && { "If-Match": `"${tag}"` }),
    });
    const text = await response.text();
    const value = text && (JSON.parse(text) as Values);
    return Array.isArray(value)
      ? { status: response.status, list: value }
      : { ...value, status: response.status };
  }

  const addChangeOver = (values: Values = {}) =>
    call("POST", "/changeovers", { name: "Ny sesong", ...values });
  const found = async (id: number): Promise<Values> =>
    (await call("GET", "/changeovers"))["list"].find((each: Values) => each["id"] === id);

  let count = 0;
  /** Adds a change-over with a changed question, a new price list, and the end of a notice. */
  async function addSeason(values: Values = {}) {
    const name = `sesong ${database} ${++count}`;
    const { id: changeOver } = await addChangeOver(values);
    const { id: faq } = await call("POST", "/faq", { question: `Før ${name}?`, answer: "<p>Ja.</p>" });
    const { id: message } = await call("POST", "/messages", {
      pageTitle: `Stengt ${name}`,
      title: `Stengt ${name}`,
      message: "<p>Vi ses.</p>",
      isActive: true,
      isImportant: true,
      sortorder: -1000 - count,
    });
    await call("PUT", `/faq/${faq}/next`, { question: `Etter ${name}?`, changeOver });
    const { id: list } = await call("POST", "/annualrates/next", {
      description: `Priser ${name}`,
      year: 2027,
      rateGroups: [{ name: "Døgn", rates: [{ text: `Hengekøye ${name}`, amount: 90 }] }],
      changeOver,
    });
    await call("PUT", `/messages/${message}/next`, { isActive: false, changeOver });
    return { changeOver, faq, message, list, name };
  }
  type Season = Awaited<ReturnType<typeof addSeason>>;

  /** Returns true or false for each resource: whether guests see its new state. */
  async function seen({ name }: Season, at: Pick<StaffSite, "read"> = site) {
    const [faq, rates, home] = await Promise.all([questions, prices, "/"].map((path) => at.read(path)));
    return [
      faq!.includes(`Etter ${name}?`),
      rates!.includes(`Hengekøye ${name}`),
      !home!.includes(`Stengt ${name}`),
    ];
  }
  const before = [false, false, false];
  const after = [true, true, true];

  test("publishes all its next versions at its moment, only once in two processes", async () => {
    const season = await addSeason({ publishAt: moment });
    const second = await openContext(site.context.config, features);
    await using _ = second.db;
    const other = siteOn({ ...second, now: site.context.now });
    expect(await call("GET", `/faq/${season.faq}/next`)).toMatchObject({
      changeOver: season.changeOver,
      publishAt: moment,
    });
    expect((await found(season.changeOver))["changes"]).toHaveLength(3);
    site.context.setNow("2026-07-20T21:59:59Z");
    expect([await seen(season), await seen(season, other)]).toEqual([before, before]);
    site.context.setNow(moment);
    expect(await Promise.all([seen(season), seen(season, other)])).toEqual([after, after]);
    expect((await call("GET", `/faq/${season.faq}`))["version"]).toBe(2);
    expect((await call("GET", `/annualrates/${season.list}`))["isActive"]).toBe(true);
    expect(await found(season.changeOver)).toMatchObject({
      publishedAt: moment,
      fault: null,
      savedSince: [],
    });
    expect((await call("PUT", `/changeovers/${season.changeOver}`, { name: "x" })).status).toBe(409);
    expect((await call("POST", `/changeovers/${season.changeOver}/publish`)).status).toBe(409);
  });

  test("publishes nothing when one next version can't be published, and names this version and the reason", async () => {
    const season = await addSeason({ publishAt: moment });
    const { id: unfinished } = await call("POST", "/faq/next", {
      question: "Halv?",
      changeOver: season.changeOver,
    });
    const refused = await call("POST", `/changeovers/${season.changeOver}/publish`);
    expect([refused.status, [...new Set(refused["errors"].map(({ field }: Values) => field))]]).toEqual([
      422,
      [`faq.${unfinished}.answer`],
    ]);
    site.context.setNow(moment);
    expect(await seen(season)).toEqual(before);
    const { fault, changes, publishedAt } = await found(season.changeOver);
    expect([fault, publishedAt]).toEqual(["invalid-fields", null]);
    expect(changes.filter((each: Values) => each["fault"])).toMatchObject([
      { kind: "faq", id: unfinished, fault: "invalid-fields" },
    ]);
    expect(await publishDue(site.context)).toBe(0);
    await call("PUT", `/faq/${unfinished}/next`, { answer: "<p>Hel.</p>" });
    expect(await publishDue(site.context)).toBe(1);
    expect(await seen(season)).toEqual(after);
  });

  test("is published after staff take out the change that prevented its publication", async () => {
    const { id: changeOver } = await addChangeOver({ publishAt: moment });
    const question = { question: "Hel?", answer: "<p>Ja.</p>", changeOver };
    await call("POST", "/faq/next", question);
    const { id } = await call("POST", "/faq/next", { question: "Halv?", changeOver });
    site.context.setNow(moment);
    await publishDue(site.context);
    expect((await found(changeOver))["fault"]).toBe("invalid-fields");
    await call("PUT", `/faq/${id}/next`, { changeOver: null });
    expect(await publishDue(site.context)).toBe(1);
    expect((await found(changeOver))["publishedAt"]).not.toBeNull();
  });

  test("loses the reason of a failed publication when it is moved or removed", async () => {
    const { id: changeOver } = await addChangeOver({ publishAt: moment });
    const { id } = await call("POST", "/faq/next", { question: "Halv?", changeOver });
    const at = `/changeovers/${changeOver}`;
    const faults = async () => [
      (await found(changeOver))?.["fault"],
      (await call("GET", `/faq/${id}/next`))["fault"],
    ];
    site.context.setNow(moment);
    await publishDue(site.context);
    expect(await faults()).toEqual(["invalid-fields", "invalid-fields"]);
    await call("PUT", at, { publishAt: "2026-08-01" });
    expect(await faults()).toEqual([null, null]);
    site.context.setNow("2026-08-02T00:00:00Z");
    await publishDue(site.context);
    await call("DELETE", at);
    expect(await faults()).toEqual([undefined, null]);
  });

  test.each([
    [
      "moved",
      (id: number) => saveChangeOver(site.context, { publishAt: "2026-08-01T10:00:00Z" }, { id }),
      null,
    ],
    ["published by another process", (id: number) => publishChangeOver(site.context, id), moment],
  ])("stores no fault if it is %s during a failed publication", async (_, change, publishedAt) => {
    const { id: changeOver } = await addChangeOver({ publishAt: moment });
    const { id } = await call("POST", "/faq/next", { question: "Is?", answer: "<p>Ja.</p>", changeOver });
    const withOwnFaq = site.context.features.map((each) => {
      const faq = each.collections?.faq;
      if (!faq) return each;
      const expectFiles = async () => {
        await change(changeOver);
        throw new Problem("invalid-fields", { errors: [{ field: "answer", message: "is wrong" }] });
      };
      return {
        ...each,
        collections: { ...each.collections, faq: { ...faq, collection: { ...faq.collection, expectFiles } } },
      };
    });
    site.context.setNow(moment);
    expect(await publishDue({ ...site.context, features: withOwnFaq })).toBe(0);
    expect(await found(changeOver)).toMatchObject({ fault: null, publishedAt });
    const next = await call("GET", `/faq/${id}/next`);
    expect(next["fault"] ?? null).toBe(null);
  });

  test("isn't published if it or one of its next versions has changed since the client read it", async () => {
    const season = await addSeason();
    const at = `/changeovers/${season.changeOver}`;
    const publish = (tag: number) => call("POST", `${at}/publish`, undefined, tag);
    const changes: [string, () => Promise<unknown>][] = [
      ["saved", () => call("PUT", `/faq/${season.faq}/next`, { answer: "<p>Nei.</p>" })],
      ["taken out", () => call("PUT", `/faq/${season.faq}/next`, { changeOver: null })],
      ["added", () => call("PUT", `/faq/${season.faq}/next`, { changeOver: season.changeOver })],
      ["discarded", () => call("DELETE", `/messages/${season.message}/next`)],
      ["published alone", () => call("POST", `/faq/${season.faq}/next/publish`)],
      ["moved", () => call("PUT", at, { publishAt: moment })],
    ];
    for (const [name, change] of changes) {
      const { version } = await found(season.changeOver);
      await change();
      const refused = await publish(version);
      expect([name, refused.status]).toEqual([name, 412]);
      expect([name, refused["current"]["version"]]).not.toEqual([name, version]);
    }
    const { version, changes: left } = await found(season.changeOver);
    expect(left).toMatchObject([{ kind: "priceList" }]);
    expect((await publish(version)).status).toBe(201);
  });

  test("publishes no next version when the database fails during the publication", async () => {
    const season = await addSeason({ publishAt: moment });
    const isPostgres = database === "PostgreSQL";
    // The notice is the last of the three writes.
    const [broken, mended] = isPostgres
      ? [
          sql`alter table "message" add constraint "broken" check ("isActive" = 1) not valid`,
          sql`alter table "message" drop constraint "broken"`,
        ]
      : [
          sql`create trigger "broken" before update on "message" begin select raise(abort, 'broken'); end`,
          sql`drop trigger "broken"`,
        ];
    await broken.execute(site.context.db);
    expect((await call("POST", `/changeovers/${season.changeOver}/publish`)).status).toBe(500);
    await mended.execute(site.context.db);
    expect(await seen(season)).toEqual(before);
    expect((await found(season.changeOver))["changes"]).toHaveLength(3);
    expect((await call("POST", `/changeovers/${season.changeOver}/publish`)).status).toBe(201);
    expect(await seen(season)).toEqual(after);
  });

  test("without a moment comes before change-overs with a moment in the list", async () => {
    const moments = ["2027-02-01T00:00:00Z", null, "2027-01-01T00:00:00Z"];
    const ids: number[] = [];
    for (const publishAt of moments) ids.push((await addChangeOver({ publishAt }))["id"]);
    const list: Values[] = (await call("GET", "/changeovers"))["list"];
    expect(list.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([ids[1], ids[2], ids[0]]);
    for (const id of ids) await call("DELETE", `/changeovers/${id}`);
  });

  test("keeps its next versions when it is moved or removed, and when another next version is taken out", async () => {
    const season = await addSeason({ publishAt: moment });
    const at = `/changeovers/${season.changeOver}`;
    const moved = await call("PUT", at, { publishAt: "2026-08-01" });
    expect(moved["publishAt"]).toBe("2026-07-31T22:00:00Z");
    expect((await call("PUT", at, { name: "To" }, 1)).status).toBe(412);
    await call("PUT", `/faq/${season.faq}/next`, { changeOver: null });
    expect(await call("GET", `/faq/${season.faq}/next`)).toMatchObject({
      question: `Etter ${season.name}?`,
      publishAt: null,
      changeOver: null,
    });
    await call("PUT", `/faq/${season.faq}/next`, { answer: "<p>Nei.</p>" });
    site.context.setNow(moment);
    expect(await publishDue(site.context)).toBe(0);
    expect((await call("DELETE", at)).status).toBe(204);
    expect(await call("GET", `/annualrates/${season.list}/next`)).toMatchObject({
      changeOver: null,
      publishAt: null,
    });
    expect(await seen(season)).toEqual(before);
    for (const changeOver of [season.changeOver, 4711, -1, "x"])
      expect([changeOver, (await call("PUT", `/faq/${season.faq}/next`, { changeOver })).status]).toEqual([
        changeOver,
        422,
      ]);
  });

  test("keeps a next version until staff take it out, and another change-over can't take the next version", async () => {
    const first = await addChangeOver({ name: "Ny sesong 2027", publishAt: moment });
    const { id: other } = await addChangeOver({ name: "Høst", publishAt: "2026-09-01T10:00:00Z" });
    const { id } = await call("POST", "/faq", { question: "Er det bål?", answer: "<p>Ja.</p>" });
    const at = `/faq/${id}/next`;
    const joined = { question: "Er det bålpanne?", changeOver: first["id"] };
    const day = "2026-08-01T10:00:00Z";
    expect((await call("PUT", at, { ...joined, publishAt: day })).status).toBe(409);
    expect(await call("PUT", at, joined)).toMatchObject({ status: 200, changeOverName: "Ny sesong 2027" });
    const kept = await call("GET", at);
    for (const second of [
      { question: "Er det grill?", changeOver: other },
      { question: "Er det grill?", publishAt: day },
    ]) {
      const refused = await call("PUT", at, second);
      expect(refused).toMatchObject({ status: 409, type: "urn:campsite:problem:in-plan" });
      expect(refused["errors"]).toMatchObject([{ field: Object.keys(second)[1] }]);
      expect(refused["detail"]).toContain("“Ny sesong 2027”");
      expect(refused["errors"][0].words.nb).toContain("«Ny sesong 2027»");
      expect(await call("GET", at)).toEqual(kept);
    }
    expect((await call("PUT", at, { changeOver: other }, 1)).status).toBe(412);
    // A client can send back the next version that it has read.
    const { changeOver, publishAt, question } = kept;
    expect((await call("PUT", at, { changeOver, publishAt, question })).status).toBe(200);
    expect((await call("PUT", at, { changeOver: null })).status).toBe(200);
    expect(await call("PUT", at, { changeOver: other })).toMatchObject({ status: 200, changeOver: other });
    expect(await call("PUT", at, { changeOver: null, publishAt: day })).toMatchObject({
      changeOver: null,
      publishAt: day,
    });
    // The moment of the change-over replaces the next version's own moment.
    expect(await call("PUT", at, { changeOver: other })).toMatchObject({
      publishAt: "2026-09-01T10:00:00Z",
    });
    expect(await call("PUT", at, { changeOver: null })).toMatchObject({ publishAt: null });
  });

  test("gets no next version that another change-over gets at the same time", async () => {
    const plans = [await addChangeOver({ name: "Vår" }), await addChangeOver({ name: "Høst" })];
    const { id } = await call("POST", "/faq/next", { question: "Er det bod?" });
    const answers = await Promise.all(
      plans.map((plan) => call("PUT", `/faq/${id}/next`, { changeOver: plan["id"] })),
    );
    expect(new Set(answers.map(({ status }) => status as number))).toEqual(new Set([200, 409]));
    const [won] = answers.filter(({ status }) => status === 200);
    expect((await call("GET", `/faq/${id}/next`))["changeOverName"]).toBe(won!["changeOverName"]);
  });

  test("waits for running saves, and publishes its next versions as these saves leave them", async () => {
    const { context } = site;
    const { changeOver, faq, message, name } = await addSeason();
    const saving = inUnseenTransaction(context, async (transaction) => {
      await lock(transaction, { kind: "faq", id: faq });
      const publishing = publishChangeOver(context, changeOver);
      // SQLite has no locks, because it has a single writer.
      if (database === "PostgreSQL") await expect.poll(() => waitingIn(context)).toBeGreaterThan(0);
      await saveNextVersion(transaction, { kind: "faq", id: faq }, { changeOver: null });
      await saveNextVersion(transaction, { kind: "message", id: message }, { title: `Nyere ${name}` });
      return { publishing };
    });
    await (
      await saving
    ).publishing;
    expect(await call("GET", `/faq/${faq}`)).toMatchObject({ question: `Før ${name}?` });
    expect(await call("GET", `/faq/${faq}/next`)).toMatchObject({ question: `Etter ${name}?` });
    expect(await call("GET", `/messages/${message}`)).toMatchObject({ title: `Nyere ${name}` });
    const { version } = await found(changeOver);
    await call("POST", `/changeovers/${changeOver}/undo`, undefined, version);
    expect(await call("GET", `/messages/${message}/next`)).toMatchObject({ title: `Nyere ${name}` });
    expect(await call("GET", `/faq/${faq}/next`)).toMatchObject({ changeOver: null });
  });

  test("is undone completely, and its next versions exist again", async () => {
    const season = await addSeason();
    const at = `/changeovers/${season.changeOver}`;
    const { rateGroups } = await call("GET", "/annualrates/active");
    const drafts = await Promise.all(
      [`/faq/${season.faq}/next`, `/annualrates/${season.list}/next`].map((path) => call("GET", path)),
    );
    await call("POST", `${at}/publish`);
    expect(await seen(season)).toEqual(after);
    const undone = await call("POST", `${at}/undo`);
    expect(undone).toMatchObject({ status: 201, publishedAt: null, publishAt: null });
    expect(undone["changes"]).toHaveLength(3);
    expect(await seen(season)).toEqual(before);
    expect((await call("GET", "/annualrates/active"))["rateGroups"]).toEqual(rateGroups);
    expect(await call("GET", `/faq/${season.faq}/next`)).toMatchObject({ changed: drafts[0]!["changed"] });
    expect(await call("GET", `/annualrates/${season.list}/next`)).toMatchObject({
      isPublished: false,
      rateGroups: drafts[1]!["rateGroups"],
    });
    expect((await call("POST", `${at}/undo`)).status).toBe(409);
    expect((await call("POST", `${at}/publish`)).status).toBe(201);
    expect(await seen(season)).toEqual(after);
  });

  test("lists the later saves before an undo, and can't be undone after 30 days", async () => {
    const season = await addSeason();
    const at = `/changeovers/${season.changeOver}`;
    const { version } = await call("POST", `${at}/publish`);
    await call("PUT", `/faq/${season.faq}`, { answer: "<p>Rettet etterpå.</p>" });
    const stale = await call("POST", `${at}/undo`, undefined, version);
    expect([stale.status, stale["current"]["savedSince"]]).toMatchObject([
      412,
      [{ kind: "faq", id: season.faq }],
    ]);
    expect(await seen(season)).toEqual(after);
    const { version: seenVersion } = await found(season.changeOver);
    site.context.setNow("2026-08-14T09:59:59Z");
    expect((await call("POST", `${at}/undo`, undefined, seenVersion)).status).toBe(201);
    expect((await call("GET", `/faq/${season.faq}`))["answer"]).toBe("<p>Ja.</p>");
    await call("POST", `${at}/publish`);
    site.context.setNow("2026-09-14T10:00:00Z");
    expect((await call("POST", `${at}/undo`)).status).toBe(404);
    expect(await found(season.changeOver)).toBeUndefined();
  });

  test("is shown by a preview link until it is published", async () => {
    const season = await addSeason({ publishAt: moment });
    const at = `/changeovers/${season.changeOver}`;
    const added = await call("POST", `${at}/link`, { days: 30 });
    expect(added.status).toBe(201);
    const base = new URL(added["url"]).pathname;
    const pages = await Promise.all([questions, prices, "/"].map((path) => site.read(base + path)));
    expect(pages[0]).toContain(`Etter ${season.name}?`);
    expect(pages[1]).toContain(`Hengekøye ${season.name}`);
    expect(pages[2]).not.toContain(`Stengt ${season.name}`);
    expect(await seen(season)).toEqual(before);
    expect((await call("GET", `${at}/links`))["list"]).toHaveLength(1);
    await call("POST", `${at}/publish`);
    expect((await site.get(base + questions)).status).toBe(404);
    expect((await call("POST", "/changeovers/4711/link", { days: 1 })).status).toBe(404);
  });

  test("is published only by staff if its moment passed before a restore", async () => {
    const season = await addSeason({ publishAt: moment });
    site.context.setNow(moment);
    expect(await holdPassedPublications(site.context.db, site.context.now())).toBe(1);
    expect(await seen(season)).toEqual(before);
    expect((await found(season.changeOver))["fault"]).toBe("restored");
    await call("PUT", `/changeovers/${season.changeOver}`, { name: "Neste sesong" });
    await call("POST", "/faq/next", { question: "Ny?", answer: "<p>Ja.</p>", changeOver: season.changeOver });
    expect(await publishDue(site.context)).toBe(0);
    expect((await found(season.changeOver))["fault"]).toBe("restored");
    expect((await call("POST", `/changeovers/${season.changeOver}/publish`)).status).toBe(201);
    expect(await seen(season)).toEqual(after);
  });
});
