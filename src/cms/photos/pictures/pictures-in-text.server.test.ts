import { expect, test } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { shownHtml } from "./pictures-in-text.server.ts";

const src = "/data/images/1280/jetty-noon-1a2b3c4d.jpg";

test("shownHtml() offers a text's picture in several widths and formats, with the original as the fallback", async () => {
  await using context = await openTestContext();
  const html = await shownHtml(
    context,
    `<p><img src="${src}" alt="Brygga" width="900" height="600"></p>`,
    "nb",
  );
  expect(html).toContain(`<source type="image/avif" srcset="/data/images/320/jetty-noon-1a2b3c4d.avif 320w,`);
  expect(html).toMatch(/\/960\/jetty-noon-1a2b3c4d\.webp 900w" sizes="[^"]+" \/><img srcset="/);
  expect(html).not.toContain("/1280/jetty-noon-1a2b3c4d.avif");
  expect(html).toMatch(
    new RegExp(
      `<img srcset="[^"]+" sizes="[^"]+" src="${src}" alt="Brygga" width="900" height="600" loading="lazy" /></picture></p>$`,
    ),
  );
});

test.each([
  `<img src="${src}" alt="" />`,
  `<img src="/data/images/1280/a b,c.jpg" alt="" width="900" />`,
  `<img src="/data/pdf/kart.jpg" alt="" width="900" />`,
])(
  "shownHtml() offers only the original of a picture that has no width or isn't in the library: %s",
  async (img) => {
    await using context = await openTestContext();
    expect(await shownHtml(context, img, "nb")).toBe(img.replace(" />", ' loading="lazy" />'));
  },
);

test("shownHtml() adds the focus of a photo to the photo's picture in a text", async () => {
  await using context = await openTestContext({ isSeeded: true });
  const { db } = context;
  const { filename } = await db.selectFrom("photo").select("filename").executeTakeFirstOrThrow();
  await db.updateTable("photo").set({ focusX: 10, focusY: 95 }).where("filename", "=", filename).execute();
  const html = await shownHtml(context, `<p><img src="/data/images/1280/${filename}" alt=""></p>`, "nb");
  expect(html).toContain('<img class="at-x0 at-y10" ');
});
