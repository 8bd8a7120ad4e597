import { once } from "node:events";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "../support/development.ts";
import { expect } from "../support/test.ts";

// The first request of each page takes long, because Vite then transforms the page's sources.
test.describe.configure({ timeout: 600_000 });
const slowly = { timeout: 60_000 };

test("the development server serves the site from its sources, with correct content types", async ({
  site: { origin },
}) => {
  const [home, rules] = await Promise.all(
    ["/en", "/site.speculationrules"].map((address) => fetch(origin + address)),
  );
  expect([home!.status, home!.headers.get("content-language")]).toEqual([200, "en-GB"]);
  const html = await home!.text();
  expect(html).toContain("/src/site/shell/site.client.ts");
  expect([rules!.status, rules!.headers.get("content-type")]).toEqual([
    200,
    "application/speculationrules+json",
  ]);

  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!);
  expect(linked.length).toBeGreaterThan(0);
  for (const href of linked) {
    const styles = await fetch(origin + href, { headers: { Accept: "text/css,*/*;q=0.1" } });
    expect([href, styles.headers.get("content-type")]).toEqual([href, "text/css"]);
    expect(await styles.text()).toContain("@layer");
  }
});

test("a saved message catalogue or a broken client script reloads the page in development", async ({
  development: site,
}) => {
  const getPage = async () => (await fetch(`${site.origin}/en/info/questions`)).text();
  await using browser = await listenForReloads(site.origin);
  await getPage();

  // A saved message catalogue reloads the page. The staff area's scripts have the new words too.
  const ofStaff = `${site.origin}/dist/messages/en/site.js?group=site`;
  expect(await (await fetch(ofStaff)).text()).toContain("Cancelling and right of withdrawal");
  const catalogue = path.join(site.folder, "messages/en/site.json");
  const words = await readFile(catalogue, "utf8");
  const withSaved = browser.nextReload();
  await writeFile(catalogue, words.replace("Cancelling and right of withdrawal", "Some new words"));
  await withSaved;
  await expect.poll(getPage, slowly).toContain("Some new words");
  expect(await (await fetch(ofStaff)).text()).toContain("Some new words");
  await writeFile(catalogue, words.replace("Cancelling and right of withdrawal", "Some {new words"));
  await expect.poll(site.output, slowly).toContain("en/site.json: site.cancelling isn't ICU MessageFormat");
  await writeFile(catalogue, words);
  await expect.poll(getPage, slowly).toContain("Cancelling and right of withdrawal");

  // A broken client script still imports the Vite client, which reloads the page.
  const script = "/src/site/shell/site.client.ts";
  const reload = browser.nextReload();
  const source = path.join(site.folder, script);
  const unbroken = await readFile(source, "utf8");
  await appendFile(source, "const = 1;");
  await reload;
  const served = await fetch(site.origin + script);
  expect([served.status, await served.text()]).toEqual([
    200,
    expect.stringMatching(/^import "\/@vite\/client"/),
  ]);
  await writeFile(source, unbroken);
});

/** Connects like a page's Vite client, to receive reloads. */
async function listenForReloads(origin: string) {
  const socket = new WebSocket(origin.replace("http", "ws"), "vite-hmr");
  await once(socket, "open");
  return {
    async nextReload() {
      const reloaded = Promise.withResolvers<void>();
      const listen = ({ data }: MessageEvent<string>) => {
        if ((JSON.parse(data) as { type: string }).type === "full-reload") reloaded.resolve();
      };
      socket.addEventListener("message", listen);
      await reloaded.promise;
      socket.removeEventListener("message", listen);
    },
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, "close");
    },
  };
}
