import { expect, test } from "vitest";
import { createDatabase } from "#test/support/databases.ts";
import { startServer } from "#test/support/server.ts";

test("a built island and its runtime export what the page calls", async () => {
  await using place = await createDatabase("SQLite");
  await using server = startServer({ DATA_DIR: place.dataDir });
  const origin = await server.origin;
  const headers = { cookie: "cookiepolicy=true|true|true" };
  const pages = await Promise.all(
    ["/contactus", "/info/feedback"].map(async (path) => (await fetch(origin + path, { headers })).text()),
  );
  for (const page of pages) {
    const [, island, runtime] = /data-island="([^"]+)" data-runtime="([^"]+)"/.exec(page)!;
    const scripts = await Promise.all(
      [island!, runtime!].map(async (file) => (await fetch(origin + file)).text()),
    );
    expect(scripts).toEqual([
      expect.stringMatching(/export\s*\{[^}]*\bas default\b/),
      expect.stringMatching(/export\s*\{[^}]*\bhydrateIsland\b/),
    ]);
  }
});
