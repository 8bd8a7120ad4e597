import { describe, expect, test } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { groupLinks, linkKind } from "./link.ts";
import { linkCollection } from "./links.server.ts";

const input = (title: string, category: string, sortorder: number, translations = {}) =>
  linkKind.input.parse({
    url: "https://example.no",
    title,
    description: "Om.",
    category,
    sortorder,
    translations,
  });

describe.each(databases)("links on %s", (database) => {
  test("are listed in the order that staff have set, and grouped by category", async () => {
    await using context = await openTestContext({ database });
    const { id } = await linkCollection.save(context, input("c", "Reise", 3));
    await linkCollection.save(context, input("a", "Steder", 1));
    await linkCollection.save(context, input("b", "Reise", 2));
    const shape = async () =>
      groupLinks(await linkCollection.listAll(context), "nb").map(({ category, links }) => [
        category,
        ...links.map(({ title }) => title),
      ]);
    expect(await shape()).toEqual([
      ["Steder", "a"],
      ["Reise", "b", "c"],
    ]);
    await linkCollection.save(context, input("c", "Steder", 0), { id });
    expect(await shape()).toEqual([
      ["Steder", "c", "a"],
      ["Reise", "b"],
    ]);
  });
});

test("an untranslated link is marked as Norwegian within a translated group", async () => {
  await using context = await openTestContext();
  const en = { title: "Bus", description: "About.", category: "Travel" };
  await linkCollection.save(context, input("Buss", "Reise", 1, { en }));
  await linkCollection.save(context, input("Tog", "Reise", 2));
  const [group] = groupLinks(await linkCollection.listAll(context), "en");
  expect(group).toMatchObject({
    category: "Travel",
    language: "en",
    links: [
      { title: "Bus", language: "en" },
      { title: "Tog", language: "nb" },
    ],
  });
});

test.each(["javascript:alert(1)", "/info/prices", "ftp://example.no"])(
  "a link can't have the address %s",
  (url) => {
    expect(linkKind.input.safeParse({ ...input("a", "b", 1), url }).success).toBe(false);
  },
);
