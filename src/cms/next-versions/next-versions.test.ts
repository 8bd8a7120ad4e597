import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { address } from "#src/i18n/addresses.ts";
import { valuesOf } from "#src/cms/kind/kind.ts";
import { kindNames, kinds } from "#src/cms/kinds.ts";
import { openContext } from "#src/platform/context.ts";
import { site as features } from "#src/site.server.ts";
import { backUpTo, configOf, restoreFile } from "#test/support/copies/copies.ts";
import { databases } from "#test/support/databases.ts";
import { storeFullResource } from "#test/support/full-resources.ts";
import { siteOn } from "#test/support/site.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { publishDue } from "./next-publication.server.ts";

type Values = Record<string, any>;

/** Calls the API as staff, with a token that is valid at the time of the test's clock. */
async function send(
  site: StaffSite,
  method: string,
  at: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const exp = site.context.now().epochMilliseconds / 1000 + 60;
  return site.call(method, at, body, {
    Authorization: `Bearer ${await site.issuer.token({ exp })}`,
    ...headers,
  });
}

/** Calls the API as staff. Returns the response's body and status. */
async function call(
  site: StaffSite,
  method: string,
  at: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Values> {
  const response = await send(site, method, at, body, headers);
  const text = await response.text();
  return { ...(text && (JSON.parse(text) as Values)), status: response.status };
}

const page = address("questions", "nb");

const question = (text: string) => ({ question: text, answer: "<p>Ja.</p>" });

async function addQuestion(site: StaffSite, text: string): Promise<Values> {
  return call(site, "POST", "/faq", question(text));
}

describe.each(databases)("a next version on %s", (database) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ database });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const questions = () => site.read(page);

  test("can be incomplete and edited by all staff, and is hidden from guests until it is published", async () => {
    const { id } = await addQuestion(site, "Er det åpent?");
    const at = `/faq/${id}/next`;
    expect((await call(site, "GET", at)).status).toBe(404);
    const draft = await call(site, "PUT", at, {
      question: "",
      answer: "<p>Hele året.</p><script>x</script>",
    });
    expect(draft).toMatchObject({
      status: 200,
      question: "",
      answer: "<p>Hele året.</p>",
      isPublished: true,
    });
    expect(draft["changed"]).toEqual(["question", "answer"]);
    expect((await call(site, "POST", `${at}/publish`)).status).toBe(422);
    expect((await call(site, "POST", `${at}/publish`))["errors"]).toMatchObject([{ field: "question" }]);
    expect((await call(site, "GET", at))["answer"]).toBe("<p>Hele året.</p>");
    await call(site, "PUT", at, { question: "Når er det åpent?" });
    expect((await call(site, "POST", `${at}/publish`))["answer"]).toBe("<p>Hele året.</p>");
    expect((await call(site, "GET", `/faq/${id}`))["question"]).toBe("Når er det åpent?");
    expect((await call(site, "GET", at)).status).toBe(404);
  });

  test("has the published value of each field that it doesn't change", async () => {
    const { id } = await addQuestion(site, "Er det vann?");
    const at = `/faq/${id}/next`;
    await call(site, "PUT", at, { question: "Er det varmt vann?" });
    await call(site, "PUT", `/faq/${id}`, { answer: "<p>Ja, overalt.</p>" });
    expect(await call(site, "GET", at)).toMatchObject({ answer: "<p>Ja, overalt.</p>", changedInBoth: [] });
    await call(site, "PUT", `/faq/${id}`, { question: "Er det vann her?" });
    expect((await call(site, "GET", at))["changedInBoth"]).toEqual(["question"]);
    await call(site, "POST", `${at}/publish`);
    expect(await call(site, "GET", `/faq/${id}`)).toMatchObject({
      question: "Er det varmt vann?",
      answer: "<p>Ja, overalt.</p>",
    });
  });

  test("has another ETag after a save of the published or the next version", async () => {
    const { id, version } = await addQuestion(site, "Er det strøm?");
    const at = `/faq/${id}/next`;
    const put = (body: Values, tag: number) => call(site, "PUT", at, body, { "If-Match": `"${tag}"` });
    const first = await put({ question: "A" }, version);
    expect(first.status).toBe(200);
    expect((await put({ question: "B" }, version)).status).toBe(412);
    await call(site, "PUT", `/faq/${id}`, { answer: "<p>Nei.</p>" });
    const stale = await put({ question: "C" }, first["version"]);
    expect(stale).toMatchObject({ status: 412, current: { question: "A", answer: "<p>Nei.</p>" } });
    const { version: tag } = stale["current"] as Values;
    expect((await put({ question: "C" }, tag)).status).toBe(200);
    expect((await call(site, "DELETE", at, undefined, { "If-Match": `"${tag}"` })).status).toBe(412);
    expect((await call(site, "DELETE", at)).status).toBe(204);
    const again = await put({ question: "D" }, version + 1);
    expect(again["version"]).toBeGreaterThan(tag + 1);
  });

  test("has an ETag that no published version ever gets", async () => {
    const { id } = await addQuestion(site, "Er det fjord?");
    const at = `/faq/${id}/next`;
    const { version: tag } = await call(site, "PUT", at, { question: "A" });
    await call(site, "POST", `${at}/publish`);
    for (const text of ["B", "C", "D"]) {
      expect((await call(site, "PUT", at, { question: "Gammel" }, { "If-Match": `"${tag}"` })).status).toBe(
        412,
      );
      await call(site, "PUT", `/faq/${id}`, { question: text });
    }
  });

  test("counts the confirmation of a translation as a change, and keeps the confirmation until the publication", async () => {
    const en = { question: "Is there snow?", answer: "<p>Yes.</p>" };
    const { id } = await call(site, "POST", "/faq", { ...question("Er det snø?"), translations: { en } });
    await call(site, "PUT", `/faq/${id}`, { question: "Er det snø her?" });
    const at = `/faq/${id}/next`;
    expect((await call(site, "PUT", `${at}?confirmed=en`, {}))["changed"]).toEqual(["translations.en"]);
    expect((await call(site, "PUT", at, {}))["changed"]).toEqual(["translations.en"]);
    const { languages } = await call(site, "POST", `${at}/publish`);
    expect(languages["en"]["outdated"]).toEqual([]);
  });

  test("can't be added with the idempotency key of a published resource, and its own key adds no published resource", async () => {
    const key = (text: string) => ({ "Idempotency-Key": `"${text}"` });
    const body = question("Er det en eller to?");
    const { id } = await call(site, "POST", "/faq/next", body, key("once"));
    const published = await call(site, "POST", "/faq", body, key("once"));
    expect(published).toMatchObject({ status: 422, current: { id, isPublished: false } });
    const { id: first } = await call(site, "POST", "/faq", body, key("twice"));
    const draft = await call(site, "POST", "/faq/next", body, key("twice"));
    expect(draft).toMatchObject({ status: 422, current: { id: first, isPublished: true, changed: [] } });
    await call(site, "DELETE", `/faq/${id}/next`);
  });

  test("gets the id of its new resource at once, and a place in the list when it is published", async () => {
    const added = await send(
      site,
      "POST",
      "/faq/next",
      { question: "Når kommer dere" },
      { "Idempotency-Key": '"a"' },
    );
    expect(added.status).toBe(201);
    const { id } = (await added.json()) as Values;
    expect(added.headers.get("location")).toMatch(new RegExp(`/api/v1/faq/${id}/next$`));
    const again = await call(
      site,
      "POST",
      "/faq/next",
      { question: "Når kommer dere" },
      { "Idempotency-Key": '"a"' },
    );
    expect(again["id"]).toBe(id);
    const other = await addQuestion(site, "Noe annet?");
    expect(other["id"]).toBeGreaterThan(id);
    expect(await questions()).not.toContain("Når kommer dere");
    const published = await call(site, "POST", `/faq/${id}/next/publish`);
    expect([published.status, new Set(published["errors"].map(({ field }: Values) => field))]).toEqual([
      422,
      new Set(["answer"]),
    ]);
    await call(site, "PUT", `/faq/${id}/next`, { question: "Når kommer dere?", answer: "<p>Snart.</p>" });
    await call(site, "POST", `/faq/${id}/next/publish`);
    const { sortorder } = await call(site, "GET", `/faq/${id}`);
    expect(sortorder).toBeGreaterThan(other["sortorder"]);
    expect(await questions()).toContain("Når kommer dere?");
  });

  test("appears as an inactive resource to clients that don't know next versions, if its resource is new", async () => {
    const { id } = await call(site, "POST", "/messages/next", { title: "Kladd" });
    const list = (await (await site.call("GET", "/messages")).json()) as Values[];
    expect(list.find((each) => each["id"] === id)).toMatchObject({ title: "Kladd", isActive: false });
    expect(await call(site, "GET", `/messages/${id}`)).toMatchObject({ title: "Kladd", isActive: false });
    expect((await call(site, "PUT", `/messages/${id}`, { isActive: true })).status).toBe(422);
    const whole = {
      pageTitle: "Kladd",
      title: "Kladd",
      message: "<p>Her</p>",
      isActive: true,
      isImportant: true,
    };
    expect(await call(site, "PUT", `/messages/${id}`, whole)).toMatchObject({ status: 200, id, version: 1 });
    expect((await call(site, "GET", `/messages/${id}/next`)).status).toBe(404);
    const { id: other } = await call(site, "POST", "/messages/next", { title: "Kladd 2" });
    expect((await call(site, "DELETE", `/messages/${other}`)).status).toBe(204);
    expect((await call(site, "GET", `/messages/${other}/next`)).status).toBe(404);
  });

  test("keeps the words of an unfinished language, and guests go on reading the published words", async () => {
    const english = { question: "Is there water?", answer: "<p>Yes.</p>" };
    const { id } = await call(site, "POST", "/faq", {
      ...question("Er det vann?"),
      translations: { en: english },
    });
    const at = `/faq/${id}/next`;
    const draft = await call(site, "PUT", at, {
      question: "Er det bad?",
      answer: "<p>Nei.</p>",
      translations: {
        en: { question: "Is there a bath?" },
        de: { question: "Gibt es ein Bad?", answer: "<p>Nein.</p>" },
      },
    });
    expect(draft["languages"]).toMatchObject({
      en: { outdated: ["translations.en.answer"] },
      de: { missing: [] },
    });
    const published = await call(site, "POST", `${at}/publish`);
    expect(published["translations"]).toEqual({
      en: english,
      de: { question: "Gibt es ein Bad?", answer: "<p>Nein.</p>" },
    });
    expect(await call(site, "GET", at)).toMatchObject({
      changed: ["translations.en.question"],
      publishAt: null,
    });
    await call(site, "PUT", at, { translations: { en: { answer: "<p>No.</p>" } } });
    const { translations } = await call(site, "POST", `${at}/publish`);
    expect(translations["en"]).toEqual({ question: "Is there a bath?", answer: "<p>No.</p>" });
    expect((await call(site, "GET", at)).status).toBe(404);
  });

  test("shows whether guests see the published version now", async () => {
    const now = site.context.now();
    const [earlier, later] = [now.subtract({ hours: 1 }).toString(), now.add({ hours: 1 }).toString()];
    const article = { title: "Brygga", subTitle: "Ny", text: "<p>Her.</p>", isActive: true };
    const notice = { pageTitle: "Vann", title: "Vann", message: "<p>Stengt.</p>", isActive: true };
    const cases = [
      ["/article", { ...article, publishedDate: earlier }, true],
      ["/article", { ...article, publishedDate: later }, false],
      ["/article", { ...article, isActive: false }, false],
      ["/messages", { ...notice, announcementDate: earlier, sortorder: 5 }, true],
      ["/messages", { ...notice, announcementDate: later, sortorder: 5 }, false],
      ["/messages", { ...notice, announcementDate: earlier, unpublishDate: now, sortorder: 5 }, false],
      ["/faq", question("Er det ved?"), true],
    ] as const;
    for (const [kindPath, published, isSeen] of cases) {
      const { id } = await call(site, "POST", kindPath, published);
      const next = await call(site, "PUT", `${kindPath}/${id}/next`, { title: "Ny", question: "Ny?" });
      expect([kindPath, next["isPublished"], next["isSeen"]]).toEqual([kindPath, true, isSeen]);
      await call(site, "DELETE", `${kindPath}/${id}`);
    }
    const { id, isSeen } = await call(site, "POST", "/article/next", article);
    expect(isSeen).toBe(false);
    await call(site, "DELETE", `/article/${id}/next`);
  });

  test("refuses values that a form couldn't show, and keeps values that staff are still typing", async () => {
    const { id } = await addQuestion(site, "Er det sol?");
    for (const body of [{ question: 1 }, { question: ["a"] }, { answer: {} }, { translations: "x" }])
      expect([body, (await call(site, "PUT", `/faq/${id}/next`, body)).status]).toEqual([body, 422]);
    const { id: list } = await call(site, "POST", "/annualrates/next", {
      year: "20x",
      rateGroups: [{ name: "", rates: [{ text: "", amount: "" }] }],
    });
    expect(await call(site, "GET", `/annualrates/${list}/next`)).toMatchObject({ year: "20x" });
    expect((await call(site, "PUT", `/annualrates/${list}/next`, { rateGroups: [null] })).status).toBe(422);
    expect((await call(site, "PUT", `/annualrates/${list}/next`, { publishAt: "i morgen" })).status).toBe(
      422,
    );
    await call(site, "DELETE", `/annualrates/${list}/next`);
  });

  test("has one restorable history entry for a writer's saves in the same hour, with the time of the last save", async () => {
    site.context.setNow("2026-07-15T10:00:00Z");
    const { id } = await addQuestion(site, "Er det is?");
    const history = async () =>
      (await (await send(site, "GET", `/history?kind=faq&resourceId=${id}`)).json()) as Values[];
    for (const text of ["A", "B"]) await call(site, "PUT", `/faq/${id}/next`, { question: text });
    site.context.setNow("2026-07-15T10:59:59Z");
    await call(site, "PUT", `/faq/${id}/next`, { question: "C" });
    site.context.setNow("2026-07-15T11:00:00Z");
    await call(site, "PUT", `/faq/${id}/next`, { question: "D" });
    const entries = await history();
    expect(entries.map(({ action, name, at }) => [action, name, at])).toEqual([
      ["drafted", "D", "2026-07-15T11:00:00Z"],
      ["drafted", "C", "2026-07-15T10:59:59Z"],
      ["added", "Er det is?", "2026-07-15T10:00:00Z"],
    ]);
    expect(entries[0]!["userName"]).toEqual(entries[2]!["userName"]);
    expect(await call(site, "GET", `/history/${entries[1]!["id"]}`)).toMatchObject({
      kind: "faq",
      fields: { question: "C" },
      before: { question: "Er det is?" },
      now: { question: "Er det is?" },
    });
    await call(site, "DELETE", `/faq/${id}/next`);
    expect((await call(site, "PUT", `/history/${entries[1]!["id"]}/restore`)).status).toBe(200);
    expect((await call(site, "GET", `/faq/${id}/next`))["question"]).toBe("C");
    await call(site, "POST", `/faq/${id}/next/publish`);
    expect((await history()).slice(0, 2).map(({ action }) => action)).toEqual(["changed", "drafted"]);
    site.context.setNow("2026-07-15T10:00:00Z");
  });

  test("has both its writer and its publisher in the history", async () => {
    const as = async (name: string, method: string, at: string, body?: unknown) => {
      const exp = site.context.now().epochMilliseconds / 1000 + 60;
      const token = await site.issuer.token({ exp, sub: name, name });
      return call(site, method, at, body, { Authorization: `Bearer ${token}` });
    };
    const { id } = await as("Kari Strand", "POST", "/faq", question("Er det tang?"));
    await as("Kari Strand", "PUT", `/faq/${id}/next`, { question: "Er det tare?" });
    await as("Ola Berg", "PUT", `/faq/${id}/next`, { answer: "<p>Ja, mye.</p>" });
    await as("Siri Holm", "POST", `/faq/${id}/next/publish`);
    const entries = (await (
      await send(site, "GET", `/history?kind=faq&resourceId=${id}`)
    ).json()) as Values[];
    expect(entries.map(({ action, userName }) => [action, userName])).toEqual([
      ["changed", "Siri Holm"],
      ["drafted", "Ola Berg"],
      ["drafted", "Kari Strand"],
      ["added", "Kari Strand"],
    ]);
  });

  test("is published at its moment before the first response, and only once by two processes", async () => {
    const { id } = await addQuestion(site, "Er det måke?");
    const second = await openContext(site.context.config, features);
    await using _ = second.db;
    const { now } = site.context;
    const other = siteOn({ ...second, now });
    const readBoth = () => Promise.all([site, other].map((each) => each.read(page)));
    await readBoth();
    await call(site, "PUT", `/faq/${id}/next`, {
      question: "Er det ørn?",
      publishAt: "2026-07-15T12:00:00+02:00",
    });
    const put = await call(site, "PUT", `/faq/${id}/next`, { publishAt: "2026-07-15T14:00:00+02:00" });
    expect(put["publishAt"]).toBe("2026-07-15T12:00:00Z");
    site.context.setNow("2026-07-15T11:59:59Z");
    for (const html of await readBoth()) expect(html).toContain("Er det måke?");
    site.context.setNow("2026-07-15T12:00:00Z");
    for (const html of await readBoth()) expect(html).toContain("Er det ørn?");
    expect((await call(site, "GET", `/faq/${id}`))["version"]).toBe(2);
    site.context.setNow("2026-07-15T10:00:00Z");
  });

  test("stores the reason when it is due but incomplete, and is tried again only after a save", async () => {
    const publishAt = "2026-07-15T12:00:00Z";
    const { id } = await call(site, "POST", "/faq/next", { question: "Halv", publishAt });
    site.context.setNow("2026-07-15T12:00:00Z");
    await site.read(page);
    expect(await call(site, "GET", `/faq/${id}/next`)).toMatchObject({ fault: "invalid-fields", publishAt });
    expect(await publishDue(site.context)).toBe(0);
    await call(site, "PUT", `/faq/${id}/next`, { answer: "<p>Hel.</p>" });
    expect(await publishDue(site.context)).toBe(1);
    site.context.setNow("2026-07-15T10:00:00Z");
  });

  test("is published with the other next versions of the same moment, even if one of them is unfinished", async () => {
    const publishAt = "2026-07-15T12:00:00Z";
    const plan = async (text: string, values: Values = question(text)) =>
      (await call(site, "POST", "/faq/next", { ...values, publishAt }))["id"] as number;
    const version = async () =>
      (await site.context.db.selectFrom("contentVersion").select("version").executeTakeFirstOrThrow())
        .version;
    await plan("Er det krabbe?");
    await plan("Er det reke?");
    site.context.setNow(publishAt);
    const before = await version();
    expect(await publishDue(site.context)).toBe(2);
    expect((await version()) - before).toBe(1);
    site.context.setNow("2026-07-15T10:00:00Z");
    await plan("Er det hummer?");
    const unfinished = await plan("", { question: "Er det" });
    await plan("Er det sjøstjerne?");
    site.context.setNow(publishAt);
    expect(await publishDue(site.context)).toBe(2);
    const html = await questions();
    for (const text of ["krabbe", "reke", "hummer", "sjøstjerne"]) expect(html).toContain(`Er det ${text}?`);
    expect((await call(site, "GET", `/faq/${unfinished}/next`))["fault"]).toBe("invalid-fields");
    site.context.setNow("2026-07-15T10:00:00Z");
  });

  test("is found by the staff's search, and its picture can't be removed from the library", async () => {
    const { id } = await addQuestion(site, "Er det fisk?");
    const [photo] = (await (await send(site, "GET", "/photos?limit=1")).json()) as [Values];
    const text = `<p>Makrellstørje</p><img src="/data/images/1280/${photo["filename"]}" alt="">`;
    await call(site, "PUT", `/faq/${id}/next`, { answer: text });
    const { groups } = await call(site, "GET", "/search?search=makrellstørje");
    expect(groups).toMatchObject([{ kind: "faq", items: [{ id, path: "answer" }] }]);
    const removed = await call(site, "DELETE", `/photos/${photo["id"]}`);
    expect([removed.status, removed["uses"]]).toEqual([
      409,
      expect.arrayContaining([expect.objectContaining({ kind: "faq", resourceId: id })]),
    ]);
    await call(site, "DELETE", `/faq/${id}/next`);
  });

  test("is shown by a preview, even when nothing is published yet", async () => {
    const { id } = await addQuestion(site, "Er det sand?");
    await call(site, "PUT", `/faq/${id}/next`, { question: "Er det skjær?" });
    const preview = (which: number, fields: Values) =>
      call(site, "POST", "/preview", { kind: "faq", id: which, fields, language: "nb" });
    expect((await preview(id, {}))["html"]).toContain("Er det skjær?");
    const { id: added } = await call(site, "POST", "/faq/next", { question: "Ny og ukjent?" });
    expect((await preview(added, {})).status).toBe(422);
    const { html, place } = await preview(added, { answer: "<p>Slik blir svaret.</p>" });
    expect(html).toContain("Ny og ukjent?");
    expect(html).toContain("Slik blir svaret.");
    expect(place).toContain(String(added));
    expect(await questions()).not.toContain("Ny og ukjent?");
    await call(site, "DELETE", `/faq/${added}/next`);
  });

  test("never empties the page cache while it is saved", async () => {
    const version = () =>
      site.context.db.selectFrom("contentVersion").select("version").executeTakeFirstOrThrow();
    const before = await version();
    const { id } = await call(site, "POST", "/faq/next", { question: "Uten" });
    await call(site, "PUT", `/faq/${id}/next`, { question: "Med", publishAt: "2027-01-01" });
    await call(site, "DELETE", `/faq/${id}/next`);
    expect(await version()).toEqual(before);
  });

  test("is in a backup, and a restored site publishes the next version unless its moment passed before the restore", async () => {
    const { id } = await addQuestion(site, "Er det kopi?");
    await call(site, "PUT", `/faq/${id}/next`, {
      question: "Er dette kopien?",
      publishAt: "2099-07-15T12:00:00Z",
    });
    const { id: passed } = await addQuestion(site, "Er det for sent?");
    await call(site, "PUT", `/faq/${passed}/next`, {
      question: "Dette var planlagt",
      publishAt: "2026-07-15T12:00:00Z",
    });
    const { id: added } = await call(site, "POST", "/faq/next", {
      question: "Ny i kopien",
      answer: "<p>x</p>",
    });
    const folder = path.join(site.context.config.dataDir, `restored-${database}`);
    const archive = await backUpTo(path.join(site.context.config.dataDir, "next.tar"), site.context);
    const config = configOf({ dataDir: folder, databaseUrl: "" });
    await restoreFile(archive, config);
    const restored = await openContext(config, features);
    await using _ = restored.db;
    const copy = siteOn({ ...restored, now: () => Temporal.Instant.from("2099-07-15T12:00:00Z") });
    const html = await copy.read(page);
    expect(html).toContain("Er dette kopien?");
    expect(html).not.toContain("Dette var planlagt");
    const rows = await restored.db
      .selectFrom("nextVersion")
      .select("resourceId")
      .where("resourceId", "=", added)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test("keeps the last saved value of each field, in any order of saves, publications and direct changes", async () => {
    const words = fc.constantFrom("a", "b", "c").map((text) => `<p>${text}</p>`);
    const step = fc.oneof(
      fc.record({
        type: fc.constant("draft" as const),
        field: fc.constantFrom("question", "answer"),
        text: words,
      }),
      fc.record({
        type: fc.constant("correct" as const),
        field: fc.constantFrom("question", "answer"),
        text: words,
      }),
      fc.record({ type: fc.constantFrom("publish" as const, "discard" as const, "moment" as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const { id } = await addQuestion(site, "Start");
        const published: Values = question("Start");
        const next = new Map<string, string>();
        for (const each of steps) {
          if (each.type === "draft") {
            next.set(each.field, each.text);
            await call(site, "PUT", `/faq/${id}/next`, { [each.field]: each.text });
            // A value that is equal to the published value isn't a change.
            for (const [field, text] of next) if (published[field] === text) next.delete(field);
          } else if (each.type === "correct") {
            published[each.field] = each.text;
            await call(site, "PUT", `/faq/${id}`, { [each.field]: each.text });
          } else if (each.type === "discard") {
            await call(site, "DELETE", `/faq/${id}/next`);
            next.clear();
          } else {
            if (each.type === "moment" && next.size > 0) {
              await call(site, "PUT", `/faq/${id}/next`, { publishAt: "2026-07-15T09:00:00Z" });
              await publishDue(site.context);
            } else await call(site, "POST", `/faq/${id}/next/publish`);
            Object.assign(published, Object.fromEntries(next));
            next.clear();
          }
          const { question: shown, answer } = await call(site, "GET", `/faq/${id}`);
          expect({ question: shown, answer }).toEqual(published);
          const waiting = await call(site, "GET", `/faq/${id}/next`);
          if (next.size > 0) expect(waiting).toMatchObject({ ...published, ...Object.fromEntries(next) });
        }
      }),
      { numRuns: 12 },
    );
  });
});

test("every kind can have next versions, and the publication of an unchanged next version changes nothing", async () => {
  await using site = await openStaffSite();
  for (const name of kindNames) {
    const { path: at, kind, values } = await storeFullResource(site, name);
    const publishAt = "2027-01-01T00:00:00Z";
    const answer = await site.call("PUT", `${at}/next`, { ...values, publishAt });
    const draft = (await answer.json()) as Record<string, unknown>;
    expect([name, answer.status, draft["changed"], valuesOf(kind, draft)]).toEqual([name, 200, [], values]);
    const published = await site.call("POST", `${at}/next/publish`);
    expect([name, published.status]).toEqual([name, 201]);
    if (kinds[name].path === "/websitesettings") continue;
    const stored = (await (await site.call("GET", at)).json()) as Record<string, unknown>;
    expect([name, valuesOf(kind, stored)]).toEqual([name, values]);
  }
});
