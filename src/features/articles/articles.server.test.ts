import { describe, expect, test } from "vitest";
import { toGuestResource } from "#test/pages/guest-resource.ts";
import { markOf } from "#src/i18n/marks.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { openStaffSite } from "#test/support/staff-site.ts";
import { articleAddresses } from "./article-addresses.server.ts";
import { listArticlesOfYear, listNewsYears } from "./news-years.server.ts";
import { article as articleSchema, articleKind, type Article } from "./article.ts";
import {
  articleCollection,
  findNextArticleChange,
  findVisibleArticle,
  hasNews,
  listComingArticles,
  listVisibleArticles,
} from "./articles.server.ts";

const input = (fields: Record<string, unknown> = {}) =>
  articleKind.input.parse({
    title: "Ny brygge",
    subTitle: "Båten kan legge til",
    text: "<p>Velkommen.</p>",
    isActive: true,
    publishedDate: "2026-07-01",
    ...fields,
  });

const longTitle = "Lang tittel ".repeat(12);

describe.each(databases)("articles on %s", (database) => {
  test("guests see published articles whose publication time has come, newest first", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T10:00:00Z" });
    await articleCollection.save(context, input({ title: "Middle", publishedDate: "2026-07-02" }));
    await articleCollection.save(context, input({ title: "Oldest", publishedDate: "2026-07-01" }));
    await articleCollection.save(context, input({ title: "Newest", publishedDate: "2026-07-15T12:00" }));
    await articleCollection.save(
      context,
      input({ title: "Newest, added later", publishedDate: "2026-07-15T12:00" }),
    );
    await articleCollection.save(context, input({ title: "Draft", isActive: false }));
    await articleCollection.save(context, input({ title: "Planned", publishedDate: "2026-07-15T12:00:01" }));
    const titles = (await listVisibleArticles(context)).map(({ title }) => title);
    expect(titles).toEqual(["Newest, added later", "Newest", "Middle", "Oldest"]);
    expect(await listVisibleArticles(context, 2)).toHaveLength(2);
    expect(await findVisibleArticle(context, "draft")).toBeUndefined();
    expect(await findVisibleArticle(context, "planned")).toBeUndefined();
    expect((await findVisibleArticle(context, "middle"))?.title).toBe("Middle");
  });

  test("the address of an article omits the live values of the title", async () => {
    await using context = await openTestContext({ database, isSeeded: true });
    const title = `Telt fra ${markOf("price.day-telt", "290 kr")} i år`;
    const { url } = await articleCollection.save(context, input({ title }));
    expect(url).toBe("telt-fra-i-ar");
  });

  test("the staff list contains the author, the time and the fields of each article's last change", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T10:00:00Z" });
    const as = (name: string) => ({
      ...context,
      user: { issuer: "https://id.example", subject: name, email: undefined, name },
    });
    const [kari, ola] = [as("Kari Strand"), as("Ola Vik")];
    const list = async () =>
      (await articleCollection.list(context, { limit: 10 })).items.map(({ id, lastChange }) => [
        id,
        lastChange,
      ]);
    expect(await list()).toEqual([]);
    const { id: first } = await articleCollection.save(kari, input({ publishedDate: "2026-07-02" }));
    const { id: second } = await articleCollection.save(context, input({ publishedDate: "2026-07-01" }));
    context.setNow("2026-07-16T10:00:00Z");
    await articleCollection.save(ola, input({ publishedDate: "2026-07-02", subTitle: "Med stige" }), {
      id: first,
    });
    await articleCollection.remove(ola, { id: (await articleCollection.save(kari, input())).id });
    expect(await list()).toEqual([
      [first, { userName: "Ola Vik", action: "changed", changed: ["subTitle"], at: "2026-07-16T10:00:00Z" }],
      [second, { userName: null, action: "added", changed: [], at: "2026-07-15T10:00:00Z" }],
    ]);
  });

  test("a planned article appears at its exact time, which is known in advance", async () => {
    await using context = await openTestContext({ database, now: "2027-03-27T22:59:59.999Z" });
    expect(await findNextArticleChange(context)).toBeUndefined();
    await articleCollection.save(context, input({ title: "Later", publishedDate: "2027-03-29" }));
    await articleCollection.save(context, input({ title: "Next", publishedDate: "2027-03-28" }));
    await articleCollection.save(
      context,
      input({ title: "Draft", publishedDate: "2027-03-28", isActive: false }),
    );
    expect((await findNextArticleChange(context))?.toString()).toBe("2027-03-27T23:00:00Z");
    expect(await listVisibleArticles(context)).toEqual([]);
    context.setNow("2027-03-27T23:00:00Z");
    expect((await listVisibleArticles(context)).map(({ title }) => title)).toEqual(["Next"]);
    expect((await findNextArticleChange(context))?.toString()).toBe("2027-03-28T22:00:00Z");
  });

  test("an article ends at its exact time, which is known in advance", async () => {
    await using context = await openTestContext({ database, now: "2027-03-27T22:00:00Z" });
    const { url } = await articleCollection.save(context, input({ unpublishDate: "2027-03-28" }));
    await articleCollection.save(context, input({ isActive: false, unpublishDate: "2027-03-28" }));
    expect((await findNextArticleChange(context))?.toString()).toBe("2027-03-27T23:00:00Z");
    expect(await listComingArticles(context)).toMatchObject([{ what: "goes", at: "2027-03-27T23:00:00Z" }]);
    context.setNow("2027-03-27T22:59:59.999Z");
    expect(await listVisibleArticles(context)).toHaveLength(1);
    expect(await listNewsYears(context)).toMatchObject({ value: [{ year: 2026, count: 1 }] });
    context.setNow("2027-03-27T23:00:00Z");
    expect(await listVisibleArticles(context)).toEqual([]);
    expect(await findVisibleArticle(context, url)).toBeUndefined();
    expect(await hasNews(context)).toMatchObject({ value: false });
    expect(await listNewsYears(context)).toMatchObject({ value: [] });
    expect(await listArticlesOfYear(context, 2026, 1)).toEqual([]);
    expect(await articleAddresses.listPart(context, 1)).toEqual([]);
    expect(await findNextArticleChange(context)).toBeUndefined();
    const listed = (state: string) =>
      articleCollection.staffList.list(context, { limit: 10 }, { state }).then(({ items }) => items.length);
    expect([await listed("published"), await listed("ended"), await listed("draft")]).toEqual([0, 1, 1]);
  });

  test("an article that ends before it appears is refused", async () => {
    expect(() => input({ unpublishDate: "2026-07-01" })).toThrow("must be after publishedDate");
    expect(input({ unpublishDate: "" }).unpublishDate).toBe(null);
  });

  test("an ended article loses its end when a client activates it or moves its date without naming an end", async () => {
    await using site = await openStaffSite({ database });
    site.context.setNow("2026-07-15T10:00:00Z");
    const put = async (id: number, body: object) =>
      (await (await site.call("PUT", `/article/${id}`, body)).json()) as Article;
    const ended = { publishedDate: "2026-06-01", unpublishDate: "2026-07-01" };
    const add = (fields: Record<string, unknown> = ended) =>
      articleCollection.save(site.context, input(fields));
    const end = "2026-06-30T22:00:00Z";

    const { id: moved } = await add();
    const now = { isActive: true, publishedDate: "2026-07-15" };
    expect(await put(moved, now)).toMatchObject({ isActive: true, unpublishDate: null });
    const { id: activated } = await add({ ...ended, isActive: false });
    expect(await put(activated, { isActive: true })).toMatchObject({ unpublishDate: null });
    expect(await listVisibleArticles(site.context)).toEqual(
      expect.arrayContaining([moved, activated].map((id) => expect.objectContaining({ id }) as Article)),
    );
    // Only these changes remove the end. An end that the client names stays.
    const { id: corrected } = await add();
    expect(await put(corrected, { isActive: true, title: "Rettet" })).toMatchObject({ unpublishDate: end });
    expect((await site.call("PUT", `/article/${corrected}`, { ...now, unpublishDate: end })).status).toBe(
      422,
    );
    // The publication of a next version follows the same rule.
    const { id: planned } = await add({ ...ended, isActive: false });
    await site.call("PUT", `/article/${planned}/next`, now);
    const published = await site.call("POST", `/article/${planned}/next/publish`);
    expect(await published.json()).toMatchObject({ isActive: true, unpublishDate: null });
  });

  test("an article without a date is published now and keeps its date at later saves", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T10:00:00.9Z" });
    const first = await articleCollection.save(context, input({ publishedDate: undefined }));
    expect(first.publishedDate).toBe("2026-07-15T10:00:00Z");
    expect(await listVisibleArticles(context)).toHaveLength(1);
    context.setNow("2026-07-20T10:00:00Z");
    const again = await articleCollection.save(context, input({ publishedDate: undefined }), {
      id: first.id,
    });
    expect([again.publishedDate, again.updatedAt]).toEqual(["2026-07-15T10:00:00Z", "2026-07-20T10:00:00Z"]);
  });

  test("the address comes from the title, is unique and doesn't change with the title", async () => {
    await using context = await openTestContext({ database });
    const first = await articleCollection.save(context, input({ title: "Nye dusjer på Svaberget!" }));
    const second = await articleCollection.save(context, input({ title: "Nye dusjer på svaberget" }));
    const third = await articleCollection.save(
      context,
      input({ title: "Noe annet", url: "nye-dusjer-pa-svaberget" }),
    );
    expect([first, second, third].map(({ url }) => url)).toEqual([
      "nye-dusjer-pa-svaberget",
      "nye-dusjer-pa-svaberget-2",
      "nye-dusjer-pa-svaberget-3",
    ]);
    expect(
      (await articleCollection.save(context, input({ title: "Ny tittel" }), { id: second.id })).url,
    ).toBe("nye-dusjer-pa-svaberget-2");
    expect((await articleCollection.save(context, input({ title: "!!!" }))).url).toBe("nyhet");
  });

  test("articles with the same long title have valid addresses", async () => {
    await using context = await openTestContext({ database });
    for (let count = 0; count < 3; count++) {
      const saved = await articleCollection.save(context, input({ title: longTitle }));
      expect(articleSchema.parse(saved)).toEqual(toGuestResource(saved));
      expect(
        (await articleCollection.save(context, articleKind.input.parse(saved), { id: saved.id })).url,
      ).toBe(saved.url);
    }
    expect(new Set((await listVisibleArticles(context)).map(({ url }) => url)).size).toBe(3);
  });

  test("all former addresses of an article lead to the article and stay reserved", async () => {
    await using context = await openTestContext({ database });
    const { id } = await articleCollection.save(context, input({ url: "one" }));
    await articleCollection.save(context, input({ url: "two" }), { id });
    await articleCollection.save(context, input({ url: "three" }), { id });
    for (const url of ["one", "two", "three"])
      expect((await findVisibleArticle(context, url))?.url).toBe("three");
    expect((await articleCollection.save(context, input({ title: "One" }))).url).toBe("one-2");
    expect((await articleCollection.save(context, input({ url: "one" }), { id })).url).toBe("one");
    for (const url of ["one", "two", "three"])
      expect((await findVisibleArticle(context, url))?.url).toBe("one");
    await articleCollection.save(context, input({ isActive: false }), { id });
    expect(await findVisibleArticle(context, "two")).toBeUndefined();
  });

  test("articles that are added at the same time have different addresses", async () => {
    await using context = await openTestContext({ database });
    const saved = await Promise.all(
      Array.from({ length: 5 }, () => articleCollection.save(context, input())),
    );
    expect(new Set(saved.map(({ url }) => url)).size).toBe(5);
  });

  test("a failed save changes nothing", async () => {
    await using context = await openTestContext({ database });
    await articleCollection.save(context, input());
    const before = await listVisibleArticles(context);
    await expect(articleCollection.save(context, input({ url: "new" }), { id: 999 })).rejects.toMatchObject({
      kind: "not-found",
    });
    await expect(
      articleCollection.save(context, { ...input(), text: "&".repeat(60_000) }),
    ).rejects.toMatchObject({
      kind: "content-too-large",
    });
    expect(await listVisibleArticles(context)).toEqual(before);
  });

  test("an article is stored without unsafe HTML, in every language", async () => {
    await using context = await openTestContext({ database });
    const text = `<p>Hei<img src="https://evil.example/x.jpg" onerror="x"></p>`;
    const saved = await articleCollection.save(context, input({ text, translations: { en: { text } } }));
    expect([saved.text, saved.translations.en?.text]).toEqual(["<p>Hei</p>", "<p>Hei</p>"]);
  });
});
