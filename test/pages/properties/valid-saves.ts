import { expect } from "vitest";
import { apiRoutes } from "#test/api/api-routes.ts";
import { languages } from "#src/i18n/language.ts";
import type { StaffSite } from "#test/support/staff-site.ts";
import { filePaths } from "#test/content/site-files.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";

/* Saves of every kind through the API, for tests of the pages. */

/**
 * The API paths of kinds whose resources are saved as a whole. Change-overs aren't content, and the demo has no
 * change-over.
 */
export const kinds = apiRoutes.flatMap(({ method, path, access }) =>
  method === "put" && access === "staff" && /^\/(?!changeovers)[a-z]+\/\{id\}$/.test(path)
    ? [path.replace("/{id}", "")]
    : [],
);

/** Fields with rules that a schema can't express, such as existing files. They keep the demo's values. */
const fixedFields = [
  "files",
  "images",
  "imageUrl",
  "sharedUrl",
  "page",
  "galleryId",
  "season",
  "reception",
  "exceptions",
  "directions",
  "latitude",
  "longitude",
  "startsAt",
  "endsAt",
  "recurrence",
  "measures",
  "ground",
  "groundFile",
  "areas",
  "places",
  "captions",
  "soundings",
  "cards",
  "links",
  "mainColour",
  "accentColour",
  "mark",
  "bookingUrl",
  "cardPaymentUrl",
  "socialPageUrl",
  "from",
  "to",
  "status",
];

/** The addresses of `publicPages`, of all public calls and of some files. */
export const requestedPaths = [
  ...publicPages.flatMap((page) => languages.map((language) => pathOf(page, language))),
  "/sitemap.xml",
  ...filePaths.filter((path) => /^\/[a-z]+(_nb)?\.json$/.test(path)),
  ...apiRoutes.flatMap(({ method, path, access }) =>
    method === "get" && access === "public" ? [`/api/v1${path.replace("{id}", "1")}`] : [],
  ),
];

export type Resource = Record<string, unknown>;

/** Returns the answer after redirects, such as from an article's address to the address with the title. */
export async function finalAnswer(at: Pick<StaffSite, "get">, path: string): Promise<Response> {
  const answer = await at.get(path);
  return [301, 302].includes(answer.status) ? finalAnswer(at, answer.headers.get("location")!) : answer;
}

/**
 * Saves over the first resource of a kind, and publishes the resource if possible.
 * @param own changes the values of `fixedFields` before the save
 * @returns true if the API accepted the save
 */
export async function save(
  site: StaffSite,
  kind: string,
  body: Resource,
  own: (asItIs: Resource) => Resource = (asItIs) => asItIs,
): Promise<boolean> {
  const listed = (await (await site.call("GET", `${kind}?limit=1`)).json()) as Resource | [Resource];
  const [first] = Array.isArray(listed) ? listed : [listed];
  if (!first) throw new Error(`The demo has no resource at ${kind}: add one in content/.`);
  const asItIs = Object.fromEntries(
    fixedFields.filter((field) => field in first).map((field) => [field, first[field]]),
  );
  const shown = Object.fromEntries(
    ["isActive", "showInGallery"].filter((field) => field in first).map((field) => [field, true]),
  );
  const response = await site.call("PUT", `${kind}/${String(first["id"])}`, {
    ...body,
    ...own(asItIs),
    ...shown,
  });
  expect([200, 422]).toContain(response.status);
  return response.status === 200;
}
