import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createDatabase } from "#test/support/databases.ts";
import { freePort } from "#test/support/free-port.ts";

const root = path.join(import.meta.dirname, "../..");
const sources = [
  "build",
  "content",
  "messages",
  "db/migrations",
  "dev",
  "public",
  "src",
  "dev.ts",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];

test("serves the site from its sources in development, with correct content types", async () => {
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

  // The Content-Security-Policy allows only linked styles, for pages and for staff screens.
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

/** Where to insert a faulty line into a page's module. */
const faults = {
  "a syntax error": ["  async load(context) {\n", "    const = 'Broken <on> purpose';\n"],
  "a throw while the module loads": [
    "/**\n * /info/questions",
    "if (Date.now() > 0) throw new Error('Broken <on> purpose');\n",
  ],
  "a throw while the page renders": [
    "identity }, language, assetUrl }) {\n",
    "    if (Date.now() > 0) throw new Error('Broken <on> purpose');\n",
  ],
} as const;

test("an error page in development names message, file and line, and reloads after the fix", async () => {
  await using copy = await copySources();
  await using site = await startDevelopment(copy.folder);
  const getPage = async () => {
    const response = await fetch(`${site.origin}/en/info/questions`, { headers: { Accept: "text/html" } });
    return { status: response.status, html: await response.text() };
  };
  const file = "src/features/faq/questions-page.tsx";
  const fullPath = path.join(copy.folder, file);
  const mended = await readFile(fullPath, "utf8");
  await using browser = await listenForReloads(site.origin);
  expect(await getPage()).toMatchObject({ status: 200 });

  for (const [name, [place, fault]] of Object.entries(faults)) {
    const at = mended.indexOf(place) + (place.endsWith("\n") ? place.length : 0);
    const line = mended.slice(0, at).split("\n").length;
    let reload = browser.nextReload();
    await writeFile(fullPath, mended.slice(0, at) + fault + mended.slice(at));
    await reload;
    const { status, html } = await getPage();
    expect([name, status]).toEqual([name, 500]);
    const message = name === "a syntax error" ? /expected|unexpected/i : /Broken &lt;on&gt; purpose/;
    expect(html).toMatch(message);
    expect(html).toContain(`${file}:${line}`);
    expect(html).toContain('src="/@vite/client"');
    // The terminal shows readable lines instead of JSON.
    await expect.poll(site.said).toContain(`${file}:${line}`);
    expect(site.said()).not.toMatch(/^\{/m);

    reload = browser.nextReload();
    await writeFile(fullPath, mended);
    await reload;
    expect([name, (await getPage()).status]).toEqual([name, 200]);
  }

  // A saved message catalogue reloads the page.
  const catalogue = path.join(copy.folder, "messages/en/site.json");
  const words = await readFile(catalogue, "utf8");
  const withSaved = browser.nextReload();
  await writeFile(catalogue, words.replace("Cancelling and right of withdrawal", "Some new words"));
  await withSaved;
  await expect.poll(async () => (await getPage()).html).toContain("Some new words");
  await writeFile(catalogue, words.replace("Cancelling and right of withdrawal", "Some {new words"));
  await expect.poll(site.said).toContain("en/site.json: site.cancelling isn't ICU MessageFormat");
  await writeFile(catalogue, words);
  await expect.poll(async () => (await getPage()).html).toContain("Cancelling and right of withdrawal");

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

/** Starts the site in development from the sources in a folder. */
async function startDevelopment(folder: string) {
  const place = await createDatabase("SQLite");
  const origin = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, ["dev.ts"], {
    cwd: folder,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: new URL(origin).port,
      DATA_DIR: place.dataDir,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    for (const output of [child.stdout, child.stderr])
      output.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        if (said.includes("(development)")) resolve();
      });
    child.once("exit", () => reject(new Error(`It ended before it listened: ${said}`)));
  });
  return {
    origin,
    /** Gives its output so far. */
    said: () => said,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      await place[Symbol.asyncDispose]();
    },
  };
}

/** Copies the sources to a folder in which a test can break them. */
async function copySources() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "campsite-test-"));
  for (const source of sources)
    await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  // Links to packages instead of one link to node_modules, as Vite writes files there.
  await mkdir(path.join(folder, "node_modules"));
  for (const name of await readdir(path.join(root, "node_modules")))
    if (!name.startsWith("."))
      await symlink(path.join(root, "node_modules", name), path.join(folder, "node_modules", name));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

/** Connects like a page's Vite client, to receive reloads. */
async function listenForReloads(origin: string) {
  const socket = new WebSocket(origin.replace("http", "ws"), "vite-hmr");
  await once(socket, "open");
  return {
    async nextReload() {
      const told = Promise.withResolvers<void>();
      const listen = ({ data }: MessageEvent<string>) => {
        if ((JSON.parse(data) as { type: string }).type === "full-reload") told.resolve();
      };
      socket.addEventListener("message", listen);
      await told.promise;
      socket.removeEventListener("message", listen);
    },
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, "close");
    },
  };
}
