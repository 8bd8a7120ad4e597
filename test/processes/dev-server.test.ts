import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { createDatabase } from "#test/support/databases.ts";
import { freePort } from "#test/support/free-port.ts";

test("in development the site is served from its sources, with the types that browsers want", async () => {
  await using place = await createDatabase("SQLite");
  const origin = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, ["dev.ts"], {
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: new URL(origin).port,
      DATA_DIR: place.dataDir,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await using _ = {
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      if (text.includes("(development)")) resolve();
    });
    child.once("exit", () => reject(new Error("It ended before it listened.")));
  });
  const [home, rules] = await Promise.all(
    ["/en", "/site.speculationrules"].map((path) => fetch(origin + path)),
  );
  expect([home!.status, home!.headers.get("content-language")]).toEqual([200, "en-GB"]);
  const html = await home!.text();
  expect(html).toContain("/src/site/shell/site.client.ts");
  expect([rules!.status, rules!.headers.get("content-type")]).toEqual([
    200,
    "application/speculationrules+json",
  ]);

  // The policy allows linked styles only, whether a page or a screen's script asks for them.
  const ofScreen = "/src/features/plan/staff/plan-fields.css";
  const script = await (await fetch(origin + ofScreen)).text();
  expect([script.includes("updateStyle"), script.includes(`href: "${ofScreen}"`)]).toEqual([false, true]);
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!);
  expect(linked.length).toBeGreaterThan(0);
  for (const href of [...linked, ofScreen]) {
    const styles = await fetch(origin + href, { headers: { Accept: "text/css,*/*;q=0.1" } });
    expect([href, styles.headers.get("content-type")]).toEqual([href, "text/css"]);
    expect(await styles.text()).toContain("@layer");
  }
});
