import { z } from "zod";
import { shownCollection } from "#src/cms/collections.server.ts";
import { kindNames } from "#src/cms/kinds.ts";
import { showSiteAt } from "./change-overs/planned-site.server.ts";
import { getNewestVersion } from "./next-versions/next-versions.server.ts";
import type { KindAndId } from "./next-versions/next-version-state.server.ts";
import { showUnsaved, takePreviewTurn } from "./preview.server.ts";
import type { Context } from "#src/platform/context.ts";
import { languages } from "#src/i18n/language.ts";
import { staffCall } from "#src/platform/api/api.ts";
import { parsed } from "#src/platform/api/api-request.ts";
import { coerce } from "#src/platform/api/coerce.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { isWellFormed } from "#src/platform/pages/well-formed-url.ts";
import { mergeIntoStored } from "#src/platform/api/partial-put.ts";

const previewInput = z.object({
  kind: z.enum(kindNames),
  id: z
    .int()
    .positive()
    .max(2_147_483_647)
    .optional()
    .describe("The id of the resource. Omitted for a new resource"),
  fields: z
    .record(z.string(), z.unknown())
    .describe(
      "The unsaved fields. Other fields have the values of the next version, or their published values",
    ),
  language: z.enum(languages),
});

/** Shows the site at the publication of a next version. @returns undefined if it isn't planned, or has a fault */
async function showAtPublication(context: Context, which: KindAndId) {
  const { publishAt, changeOver, fault } = await getNewestVersion(context, which);
  if (fault !== null || (publishAt === null && changeOver === null)) return undefined;
  const now = context.now();
  const planned = publishAt === null ? now : Temporal.Instant.from(publishAt);
  const at = Temporal.Instant.compare(planned, now) < 0 ? now : planned;
  return showSiteAt(context, { at, changeOver: changeOver ?? undefined });
}

/** The maximum number of days ahead for which staff can preview the site. */
const maxDaysAhead = 3660;

const shownAt = z.object({
  path: z
    .string()
    .regex(/^\//)
    .max(2000)
    .default("/")
    .describe("The path and query of a public page. By default, the home page"),
  at: z.iso
    .datetime()
    .optional()
    .describe("The shown time, at most ten years ahead. A past or missing time means now"),
  changeOver: z.coerce
    .number<string>()
    .int()
    .positive()
    .max(2_147_483_647)
    .optional()
    .describe("The id of a change-over that is also shown before its moment"),
  first: z.coerce
    .number<string>()
    .int()
    .min(0)
    .max(2_147_483_647)
    .optional()
    .describe("The number of planned changes that the page shows, the earliest first. By default, all"),
});

const resources = z.array(z.object({ kind: z.enum(kindNames), id: z.int() }));

export const postPreview = staffCall("post", "/preview", {
  summary: "A preview of the page with a resource's unsaved values",
  description: "Rendered like the page itself, as if the resource were published. Nothing is saved.",
  body: previewInput,
  answer: z.object({
    html: z.string().describe("The whole HTML document"),
    place: z
      .string()
      .nullable()
      .describe(
        "The id of the HTML element that shows the resource. Null when the whole page shows the resource",
      ),
  }),
  async handle(context, { body: { kind, id, fields, language }, renderPage }) {
    const { collection, ...shown } = shownCollection(context, kind);
    if (!shown.page) throw new Problem("not-found");
    // A resource that staff can't add, or that an upload creates, must exist before a preview.
    if (id === undefined && (!collection.remove || collection.isUploaded)) throw new Problem("not-found");
    const { input } = collection;
    // A resource that was never published has no row yet.
    const target = id === undefined ? undefined : { id, orAdd: true };
    const newest = { input, get: () => getNewestVersion(context, { kind, id: id! }) };
    const written = (
      target
        ? (await mergeIntoStored(context, newest, fields, target)).whole
        : parsed(input, coerce(input, fields))
    ) as object;
    return takePreviewTurn(async () => {
      const others = target && (await showAtPublication(context, { kind, id: target.id }));
      const { at, page, place } = await showUnsaved(context, { kind, target }, written, others);
      return { html: await renderPage({ ...page!, language }, at), place: place ?? null };
    });
  },
});

export const previewRoutes = [
  postPreview,
  staffCall("get", "/preview", {
    summary: "A public page as it will be at a moment",
    description:
      "The page contains the next versions and change-overs that are planned for this moment or earlier, and the changes that need no publication. Nothing is saved.",
    query: shownAt,
    answer: z.object({
      html: z.string().describe("The whole HTML document"),
      changes: resources.describe("The resources that staff have planned, in the order of their publication"),
      leftOut: resources.describe(
        "The planned resources that aren't shown, because their publication would fail",
      ),
    }),
    async handle(context, { query: { path, at, changeOver, first }, renderAt }) {
      const url = context.config.siteOrigin + path;
      if (!isWellFormed(url)) throw new Problem("not-found");
      const now = context.now();
      const wanted = at === undefined ? now : Temporal.Instant.from(at);
      if (Temporal.Instant.compare(wanted, now.add({ hours: maxDaysAhead * 24 })) > 0)
        throw new Problem("invalid-fields", {
          errors: [{ field: "at", message: "must be within ten years" }],
        });
      const moment = Temporal.Instant.compare(wanted, now) < 0 ? now : wanted;
      return takePreviewTurn(async () => {
        const options = { at: moment, changeOver, first };
        const { at: then, changes, leftOut } = await showSiteAt(context, options);
        const html = await renderAt(new URL(url), then);
        if (html === undefined) throw new Problem("not-found");
        return { html, changes: changes.map(({ kind, id }) => ({ kind, id })), leftOut };
      });
    },
  }),
];
