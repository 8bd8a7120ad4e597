import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openTestSite, type TestSite } from "#test/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

async function json<Body>(path: string): Promise<Body> {
  return (await (await site.get(path)).json()) as Body;
}

describe("files of content", () => {
  test("/faq_….json has the questions in each language, under the full and the short language tag", async () => {
    const faqs = z.strictObject({
      faqs: z
        .array(
          z.strictObject({ id: z.int().positive(), question: z.string().min(1), answer: z.string().min(1) }),
        )
        .min(5),
    });
    const files = [];
    for (const [full, short] of [
      ["nb-NO", "nb"],
      ["en-GB", "en"],
      ["de-DE", "de"],
    ]) {
      files.push(faqs.parse(await json(`/faq_${full}.json`)));
      expect(await json(`/faq_${short}.json`)).toEqual(files.at(-1));
    }
    const [nb, en, de] = files.map((file) => file.faqs);
    expect([en, de].map((each) => each!.map(({ id }) => id))).toEqual([
      nb!.map(({ id }) => id),
      nb!.map(({ id }) => id),
    ]);
    expect(new Set([nb, en, de].map((each) => each![0]!.question)).size).toBe(3);
    expect((await site.get("/faq_fr.json")).status).toBe(404);
  });
});

test("uncleaned HTML in the database is cleaned on every page, feed, file and call", async () => {
  await using own = await openTestSite();
  const { db } = own.context;
  const bad = '<p>Hei</p><script>bad()</script><img src="/data/../api/bad" alt="">';
  const translations = (field: string) => JSON.stringify({ en: { [field]: bad }, de: { [field]: bad } });
  await db
    .updateTable("article")
    .set({ text: bad, translations: translations("text") })
    .execute();
  await db
    .updateTable("message")
    .set({ message: bad, translations: translations("message") })
    .execute();
  await db
    .updateTable("faq")
    .set({ answer: bad, translations: translations("answer") })
    .execute();
  await db
    .updateTable("pageText")
    .set({ body: bad, translations: translations("body") })
    .execute();
  for (const path of [
    "/api/v1/article/active",
    "/api/v1/messages/active",
    "/faq_nb.json",
    "/faq_en.json",
    "/",
    "/aboutus",
    "/info/questions",
    "/feed.xml",
    "/en/feed.xml",
  ]) {
    const text = await own.read(path);
    expect([path, /bad\(|\.\.\/api/.test(text)]).toEqual([path, false]);
  }
  expect(await own.read("/api/v1/article/active")).toContain("<p>Hei</p>");
});
