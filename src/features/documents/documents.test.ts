import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { address } from "#src/i18n/addresses.ts";
import { inEveryLanguage, languages } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { databases } from "#test/support/databases.ts";
import { toGuestResource } from "#test/pages/guest-resource.ts";
import { openTestContext } from "#test/support/context.ts";
import { openTestSite, siteOn, type TestSite } from "#test/support/site.ts";
import { documentKind, documentUrl, localizeDocument, type DocumentFile } from "./document.ts";
import { documentFiles } from "./document-files.server.ts";
import { documentCollection } from "./documents.server.ts";

const path = inEveryLanguage((language) => address("documents", language));

/** Returns a file's name, size and number of pages, as in the database. */
const file = (name: string) => ({ filename: `${name}-0123abcd.pdf`, bytes: 214_400, pages: 1 });
const storeFiles = async (context: Context) => {
  for (const { filename, bytes } of [rules.files.nb, rules.files.de])
    await documentFiles.store(context, filename, Buffer.alloc(bytes));
};
const rules = {
  title: "Regler",
  description: "For alle",
  date: "2026-11-20",
  sortorder: 2,
  files: { nb: file("regler"), de: file("regeln") },
  translations: { en: { title: "Rules", description: "For everybody" } },
};

describe("the demo's documents", () => {
  let site: TestSite;
  let rulesFile: DocumentFile;
  beforeAll(async () => {
    site = await openTestSite();
    rulesFile = (await documentCollection.listAll(site.context))[0]!.files.nb;
  });
  afterAll(async () => site[Symbol.asyncDispose]());

  test.each(languages)("are listed with their actual size, in the page's language (%s)", async (language) => {
    const html = await site.read(path[language]);
    const links = [
      ...html.matchAll(
        /<a class="row-link" href="(\/data\/pdf\/[^"]+)" type="application\/pdf" hrefLang="([^"]+)">(.*?)<\/a>/g,
      ),
    ];
    expect(links).toHaveLength(4);
    for (const [, url, fileLanguage, text] of links) {
      const bytes = new Uint8Array(await (await site.get(url!)).arrayBuffer());
      expect(fileLanguage!.slice(0, 2)).toBe(language);
      expect(text).toContain(`PDF, ${Math.round(bytes.length / 1000)}\u00a0kB, `);
      expect(Buffer.from(bytes).toString("latin1")).toContain(`/Lang (${language}`);
      expect(url).toContain(createHash("sha256").update(bytes).digest("hex").slice(0, 8));
    }
  });

  test("show their number of pages and their date in Norwegian notation", async () => {
    const [first] = await documentCollection.listAll(site.context);
    expect(first).toMatchObject({ title: "Ordensregler", date: "2026-03-16" });
    const html = await site.read(path.en);
    expect(html).toContain(`${first!.files.en!.pages}\u00a0pages, 16.03.2026<`);
  });

  test("have structured data for search engines", async () => {
    const html = await site.read(path.de);
    expect(html.match(/"@type":"DigitalDocument"/g)).toHaveLength(4);
    expect(html).toContain('"encodingFormat":"application/pdf","inLanguage":"de-DE"');
  });

  test("are listed beside a link to the privacy statement", async () => {
    expect(await site.read(path.en)).toContain(
      '<a class="row-link" href="/en/info/documents/privacypolicy"><strong class="display size-21 lines-12">',
    );
  });

  test("are sent as PDFs for inline display, cached permanently, and saved under a plain name", async () => {
    const response = await site.get(documentUrl(rulesFile));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(rulesFile.bytes),
      "content-disposition": 'inline; filename="ordensregler.pdf"',
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect((await response.arrayBuffer()).byteLength).toBe(rulesFile.bytes);
  });

  test("answer HEAD without a body, and answer 304 to a client that has the file", async () => {
    const url = `http://localhost:3000${documentUrl(rulesFile)}`;
    const head = await site.app.fetch(new Request(url, { method: "HEAD" }));
    expect([head.status, head.headers.get("content-length"), head.body]).toEqual([
      200,
      String(rulesFile.bytes),
      null,
    ]);
    const again = await site.get(documentUrl(rulesFile), { "if-none-match": head.headers.get("etag")! });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test.each([
    "/data/pdf",
    "/data/pdf/",
    "/data/pdf/regler.pdf",
    "/data/pdf/regler-00000000.pdf",
    "/data/pdf/..%2fcampsite.sqlite",
    "/data/pdf/..%2f..%2fpdf%2fregler-00000000.pdf",
  ])("a path that isn't the address of a document's file is 404: %s", async (target) => {
    expect((await site.get(target, { accept: "text/html" })).status).toBe(404);
  });
});

describe.each(databases)("documents on %s", (database) => {
  test("are returned as saved, in the order that staff have chosen", async () => {
    await using context = await openTestContext({ database });
    await storeFiles(context);
    const saved = await documentCollection.save(context, documentKind.input.parse(rules));
    await documentCollection.save(
      context,
      documentKind.input.parse({ ...rules, title: "Først", sortorder: 1 }),
    );
    expect(toGuestResource(saved)).toEqual({
      ...rules,
      id: 1,
      version: 1,
      updatedAt: "2026-07-15T10:00:00Z",
    });
    expect((await documentCollection.listAll(context)).map(({ title }) => title)).toEqual([
      "Først",
      "Regler",
    ]);
    await documentCollection.save(context, documentKind.input.parse({ ...rules, title: "Nye regler" }), {
      id: saved.id,
    });
    expect((await documentCollection.listAll(context)).map(({ title }) => title)).toEqual([
      "Først",
      "Nye regler",
    ]);
  });
});

test.each([
  ["nb", { nb: { ...file("borte"), bytes: 1 } }],
  ["de", { nb: file("regler"), de: { ...file("regeln"), bytes: 214_401 } }],
])(
  "a document whose file is missing or has another size is refused with the field's name (%s)",
  async (language, files) => {
    await using context = await openTestContext();
    await storeFiles(context);
    await expect(
      documentCollection.expectFiles(context, documentKind.input.parse({ ...rules, files })),
    ).rejects.toMatchObject({
      kind: "invalid-fields",
      errors: [{ field: `files.${language}` }],
    });
  },
);

describe("a partly translated document", () => {
  test("has its texts and its file in the page's language, or otherwise in Norwegian", async () => {
    const document = {
      ...documentKind.input.parse(rules),
      sortorder: 1,
      id: 1,
      version: 1,
      updatedAt: "2026-07-15T10:00:00Z",
      translations: rules.translations,
    };
    expect(localizeDocument(document, "en")).toMatchObject({
      title: "Rules",
      wordsIn: "en",
      fileIn: "nb",
      file: rules.files.nb,
    });
    expect(localizeDocument(document, "de")).toMatchObject({
      title: "Regler",
      wordsIn: "nb",
      fileIn: "de",
      file: rules.files.de,
    });
  });

  test("marks its file or its texts as Norwegian on the page", async () => {
    await using context = await openTestContext();
    await storeFiles(context);
    await documentCollection.save(context, documentKind.input.parse(rules));
    const { read } = siteOn(context);
    const about = "1\u00a0page, 20.11.2026";
    expect(await read(path.en)).toContain(
      `hrefLang="nb"><strong class="display size-21 lines-12">Rules</strong> <span class="quiet small figures rigid">PDF, 214\u00a0kB, ${about}, in Norwegian only</span></a><p class="gap-above-8 size-17 lines-14">For everybody</p>`,
    );
    expect(await read(path.de)).toContain(
      '<strong class="display size-21 lines-12" lang="nb-NO">Regler</strong> <span class="quiet small figures rigid">PDF, 214\u00a0kB, 1\u00a0Seite, 20.11.2026</span></a><p class="gap-above-8 size-17 lines-14" lang="nb-NO">',
    );
  });
});

test("a page without documents shows a message", async () => {
  await using context = await openTestContext();
  expect(await siteOn(context).read(path.nb)).toContain("Ingen dokumenter her ennå.");
});

test.each(["../regler-0123abcd.pdf", "regler.pdf", "Regler-0123abcd.pdf", "a/b-0123abcd.pdf"])(
  "a document can't have the file name %s",
  (filename) => {
    const files = { nb: { ...rules.files.nb, filename } };
    expect(documentKind.input.safeParse({ ...rules, files }).success).toBe(false);
  },
);
