import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { collectionFor } from "#src/cms/collections.server.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { listNextVersions, saveNextVersion } from "#src/cms/next-versions/next-versions.server.ts";
import type { Part } from "#src/platform/api/merge-named.ts";
import type { Context } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { siteOn } from "#test/support/site.ts";
import { pdf } from "#test/support/uploads/pdf.ts";
import { publishReady, readReport, removeMovedIn } from "#src/features/moving-in/moved-in-report.server.ts";
import { readExport } from "./wordpress-export.server.ts";
import { htmlOf } from "./wordpress-text.ts";
import { moveInFromWordpress } from "./wordpress.server.ts";

async function all(context: Context, kind: KindName): Promise<(Part & { id: number })[]> {
  const { items } = await collectionFor(context, kind).list(context, { limit: 100 });
  return items as (Part & { id: number })[];
}

const item = (fields: Record<string, string>, meta: Record<string, string> = {}) => `<item>
  ${Object.entries(fields)
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join("\n")}
  ${Object.entries(meta)
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
    )
    .join("\n")}
</item>`;

const channel = (items: string) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Gammel &amp; god</title><link>https://gammel.example</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://gammel.example</wp:base_blog_url>${items}</channel></rss>`;

const post = {
  "wp:post_type": "post",
  "wp:status": "publish",
  "wp:post_id": "12",
  "wp:post_name": "sommerfest",
  "wp:post_date_gmt": "2026-06-01 08:00:00",
  title: "Sommerfest &amp; grill",
  link: "https://gammel.example/2026/06/sommerfest/",
  "content:encoded": `Velkommen til fest. Ta med stol.\n\n[caption id="a" width="300"]<img src="https://gammel.example/wp-content/uploads/2026/strand-300x200.jpg" /> Stranda[/caption]\n\n<a href="https://gammel.example/wp-content/uploads/regler.pdf">Reglene</a> [1]\n[contact-form-7 id="3"]`,
};
const attachment = (id: string, file: string, more = {}) =>
  item(
    {
      "wp:post_type": "attachment",
      "wp:post_id": id,
      title: `Fil ${id}`,
      "wp:attachment_url": `https://gammel.example/wp-content/uploads/${file}`,
    },
    more,
  );

const whole = channel(
  [
    attachment("5", "2026/strand.jpg", { _wp_attachment_image_alt: "Stranda i sol" }),
    attachment("6", "regler.pdf"),
    attachment("7", "film.mp4"),
    item(post, { _thumbnail_id: "5" }),
    item({
      ...post,
      "wp:post_id": "13",
      "wp:status": "draft",
      "wp:post_name": "",
      title: "Utkast",
      link: "https://gammel.example/?p=13",
    }),
    item({ ...post, "wp:post_id": "14", "wp:status": "trash", title: "Kastet" }),
    item({
      ...post,
      "wp:post_type": "page",
      "wp:post_id": "20",
      title: "Båtplass",
      link: "https://gammel.example/om/batplass/",
      "content:encoded": "<!-- wp:paragraph --><p>Leie av plass.</p><!-- /wp:paragraph -->",
      "excerpt:encoded": "Plass til 20 båter",
    }),
    item({
      ...post,
      "wp:post_type": "page",
      "wp:post_id": "21",
      title: "Skjult",
      link: "https://gammel.example/skjult/",
    }),
    item(
      { "wp:post_type": "nav_menu_item", "wp:post_id": "30", "wp:menu_order": "2" },
      { _menu_item_object_id: "20" },
    ),
  ].join("\n"),
);

async function withExport<Result>(text: string, work: (folder: string, file: string) => Promise<Result>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "campsite-export-"));
  const file = path.join(folder, "export.xml");
  try {
    await writeFile(file, text);
    return await work(folder, file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe("an import from WordPress", () => {
  test("imports pages, posts, drafts, files, the menu and old addresses", async () => {
    await using context = await openTestContext();
    await withExport(whole, async (folder, file) => {
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#336699" } });
      await writeFile(path.join(folder, "strand.jpg"), await picture.jpeg().toBuffer());
      await writeFile(path.join(folder, "regler.pdf"), await pdf());
      const lines = await moveInFromWordpress(context, { file, media: folder });
      expect(lines.filter(({ state }) => state === "failed")).toMatchObject([
        { name: "Fil 7", notes: [{ code: "noMedia" }] },
      ]);
      const [photo] = await all(context, "photo");
      expect(photo).toMatchObject({ title: "Fil 5", alternativeText: "Stranda i sol", showInGallery: false });
      const url = `/data/images/1280/${String(photo!["filename"])}`;
      const [shown] = await all(context, "article");
      expect(shown).toMatchObject({
        title: "Sommerfest & grill",
        subTitle: "Velkommen til fest.",
        imageUrl: url,
        url: "sommerfest",
        publishedDate: "2026-06-01T08:00:00Z",
        isActive: true,
      });
      expect(shown!["text"]).toContain(`src="${url}"`);
      expect(shown!["text"]).toMatch(/data-to="document:\d+"/);
      expect(shown!["text"]).toContain("[1]");
      expect(shown!["text"]).not.toMatch(/caption|contact-form/);
      expect(lines.find(({ sourceId }) => sourceId === "12")!.notes).toEqual([
        { code: "shortcode", detail: "contact-form-7" },
      ]);
      expect((await listNextVersions(context)).map(({ name }) => name)).toEqual(["Utkast"]);
      expect(
        (await all(context, "ownPage")).map(({ title, path: at, lead, inMenu }) => [title, at, lead, inMenu]),
      ).toEqual([
        ["Båtplass", "/info/batplass", "Plass til 20 båter", true],
        ["Skjult", "/info/skjult", "", false],
      ]);
      const { get } = siteOn(context);
      for (const [from, to] of [
        ["/2026/06/sommerfest", "/info/nyheter/sommerfest/sommerfest-grill"],
        ["/?p=12", "/info/nyheter/sommerfest/sommerfest-grill"],
        ["/om/batplass/", "/info/batplass"],
        ["/?page_id=20", "/info/batplass"],
        ["/wp-content/uploads/regler.pdf", expect.stringMatching(/^\/data\/pdf\/regler-/)],
      ] as const)
        expect((await get(from)).headers.get("location")).toEqual(to);

      await moveInFromWordpress(context, { file, media: folder });
      expect(await all(context, "article")).toEqual([shown]);
      expect(await all(context, "ownPage")).toHaveLength(2);

      await removeMovedIn(context);
      for (const kind of ["article", "ownPage", "document", "photo", "redirect"] as const)
        expect([kind, await all(context, kind)]).toEqual([kind, []]);
      const again = await moveInFromWordpress(context, { file, media: folder });
      expect(again.filter(({ state }) => state === "failed").map(({ name }) => name)).toEqual(["Fil 7"]);
      expect(await all(context, "ownPage")).toHaveLength(2);
      expect(await all(context, "document")).toHaveLength(1);
    });
  });

  test.each([
    { drafts: "imported with --draft", isDraft: true },
    { drafts: "of incomplete posts", isDraft: false },
  ])(
    "redirects the old addresses of drafts $drafts as soon as staff publish the drafts",
    async ({ isDraft }) => {
      await using context = await openTestContext();
      const untitled = { ...post, title: isDraft ? post.title : "", "content:encoded": "Velkommen." };
      await withExport(channel(item(untitled)), async (_, file) => {
        await moveInFromWordpress(context, { file, isDraft });
        const { get } = siteOn(context);
        expect((await get("/2026/06/sommerfest/")).headers.get("location")).toBe("/");
        const [article] = await listNextVersions(context, { kind: "article" });
        await saveNextVersion(context, { kind: "article", id: article!.id }, { title: "Fest" });
        await publishReady(context);
        expect((await get("/2026/06/sommerfest/")).headers.get("location")).toBe(
          "/info/nyheter/sommerfest/fest",
        );
        expect((await get("/?p=12")).headers.get("location")).toBe("/info/nyheter/sommerfest/fest");
        expect(await readReport(context)).toMatchObject({ ready: 0, lines: [] });
      });
    },
  );

  test("imports password-protected posts and pages as drafts", async () => {
    await using context = await openTestContext();
    const locked = { ...post, "content:encoded": "Bare for faste gjester.", "wp:post_password": "sommer" };
    const text = channel(
      [
        item({ ...locked, title: "Låst sak" }),
        item({ ...locked, "wp:post_id": "13", "wp:post_type": "page", title: "Låst side" }),
      ].join(""),
    );
    await withExport(text, async (_, file) => {
      const lines = await moveInFromWordpress(context, { file });
      expect(lines.map(({ name, state }) => [name, state])).toEqual([
        ["Låst sak", "draft"],
        ["Låst side", "draft"],
      ]);
    });
  });

  test("reports an old address that a page or a redirect of this site already has", async () => {
    await using context = await openTestContext();
    const pages = [
      { title: "Minigolf", link: "https://gammel.example/info/minigolf/" },
      { title: "Båtplass", link: "https://gammel.example/bat/" },
    ].map((page, index) =>
      item({
        ...post,
        ...page,
        "wp:post_type": "page",
        "wp:post_id": `2${index}`,
        "content:encoded": "Hei.",
      }),
    );
    for (const [kind, fields] of [
      ["ownPage", { title: "Minigolf", text: "<p>Bane.</p>" }],
      ["redirect", { from: "/bat", to: "/info/prices", status: 301 }],
    ] as const) {
      const { input, save } = collectionFor(context, kind);
      await save(context, input.parse(fields));
    }
    await withExport(channel(pages.join("")), (_, file) => moveInFromWordpress(context, { file }));
    const { lines } = await readReport(context);
    expect(lines.map(({ name, notes }) => [name, notes.map(({ nb }) => nb)])).toEqual([
      ["/bat", ["Kunne ikke lagres. Adressen sendes allerede til /info/prices."]],
      [
        "/info/minigolf",
        ["Kunne ikke lagres. Dette er en side på nettstedet. Sider som finnes, blir aldri sendt videre."],
      ],
    ]);
  });

  test("makes links between imported pages and posts follow their targets", async () => {
    await using context = await openTestContext();
    const linking = {
      ...post,
      "wp:post_type": "page",
      "wp:post_id": "20",
      title: "Om oss",
      link: "https://gammel.example/om-oss/",
      "content:encoded":
        '<p><a href="https://gammel.example/fest/#tid">A</a> <a href="https://gammel.example/?p=12">B</a></p>',
    };
    const linked = { ...post, link: "https://gammel.example/fest/", "content:encoded": "Velkommen." };
    await withExport(channel(item(linking) + item(linked)), async (_, file) => {
      await moveInFromWordpress(context, { file });
      const [page] = await all(context, "ownPage");
      const [article] = await all(context, "article");
      const to = `article:${article!.id}`;
      expect(page!["text"]).toBe(`<p><a data-to="${to}#tid">A</a> <a data-to="${to}">B</a></p>`);
      expect(page!["version"]).toBe(1);
    });
  });

  test("leaves files that are no pictures out of a gallery", async () => {
    await using context = await openTestContext();
    const gallery = item({ ...post, "content:encoded": '<p>Hei</p>[gallery ids="6,7"]' });
    const text = channel([attachment("6", "regler.pdf"), attachment("7", "film.mp4"), gallery].join(""));
    await withExport(text, async (folder, file) => {
      await writeFile(path.join(folder, "regler.pdf"), await pdf());
      const lines = await moveInFromWordpress(context, { file, media: folder });
      expect(lines.filter(({ thing }) => thing === "photo")).toEqual([]);
      const [article] = await all(context, "article");
      expect(article!["text"]).toBe("<p>Hei</p>");
    });
  });

  test.each([
    [
      "a document type",
      '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "b">]><rss/>',
      /document type or entities/,
    ],
    ["another file", "<html><p>Hei</html>", /isn't an export/],
  ])("refuses %s", async (_, text, reason) => {
    await withExport(text, (__, file) => expect(readExport(file)).rejects.toThrow(reason));
  });

  test("turns blocks, galleries and shortcodes into plain HTML", () => {
    const text =
      '[gallery ids="1,9"]\n\n[row]Inni[/row] [sic]\nlinje\n\n[embed]https://video.example/1[/embed]';
    expect(htmlOf(text, (id) => (id === "1" ? "https://gammel.example/a.jpg" : undefined))).toEqual({
      html: '<p><img src="https://gammel.example/a.jpg"></p><p>Inni [sic]<br>linje</p><p><a href="https://video.example/1">https://video.example/1</a></p>',
      dropped: ["row"],
    });
  });
});
