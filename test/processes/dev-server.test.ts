import { once } from "node:events";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { copySources, root, startDevelopment } from "#test/support/development.ts";

test("the development server serves the site from its sources, with correct content types", async () => {
  await using site = await startDevelopment(root);
  const { origin } = site;
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

test("a saved message catalogue or a broken client script reloads the page in development", async () => {
  await using copy = await copySources();
  await using site = await startDevelopment(copy.folder);
  const getPage = async () => (await fetch(`${site.origin}/en/info/questions`)).text();
  await using browser = await listenForReloads(site.origin);
  await getPage();

  // A saved message catalogue reloads the page. The staff area's scripts have the new words too.
  const ofStaff = `${site.origin}/dist/messages/en/site.js?group=site`;
  expect(await (await fetch(ofStaff)).text()).toContain("Cancelling and right of withdrawal");
  const catalogue = path.join(copy.folder, "messages/en/site.json");
  const words = await readFile(catalogue, "utf8");
  const withSaved = browser.nextReload();
  await writeFile(catalogue, words.replace("Cancelling and right of withdrawal", "Some new words"));
  await withSaved;
  await expect.poll(getPage).toContain("Some new words");
  expect(await (await fetch(ofStaff)).text()).toContain("Some new words");
  await writeFile(catalogue, words.replace("Cancelling and right of withdrawal", "Some {new words"));
  await expect.poll(site.output).toContain("en/site.json: site.cancelling isn't ICU MessageFormat");
  await writeFile(catalogue, words);
  await expect.poll(getPage).toContain("Cancelling and right of withdrawal");

  // A broken client script still imports the Vite client, which reloads the page.
  const script = "/src/site/shell/site.client.ts";
  const reload = browser.nextReload();
  await appendFile(path.join(copy.folder, script), "const = 1;");
  await reload;
  const served = await fetch(site.origin + script);
  expect([served.status, await served.text()]).toEqual([
    200,
    expect.stringMatching(/^import "\/@vite\/client"/),
  ]);
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
