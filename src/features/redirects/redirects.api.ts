import { z } from "zod";
import { staffCall, staffList } from "#src/platform/api/api.ts";
import { listNotFound, listTargets } from "./not-found.server.ts";
import { maxLines } from "./redirect-file.ts";
import { receiveRedirects } from "./redirect-import.server.ts";
import { removeUnchanged } from "./redirects.server.ts";
import { fileReport, notFound } from "./redirect.ts";

export const redirectRoutes = [
  staffCall("get", "/redirects/targets", {
    summary: "The own pages, articles and documents to which an old address can lead",
    description: "At most 200 of each kind. Fixed pages aren't listed.",
    answer: z
      .object({ targets: z.array(z.object({ to: z.string(), title: z.string() })) })
      .meta({ id: "RedirectTargets" }),
    handle: async (context) => ({ targets: await listTargets(context) }),
  }),
  staffCall("post", "/redirects/removal", {
    summary: "Removes redirects that haven't been changed since they were added",
    description:
      "For undoing an import. Changed redirects stay. Removed redirects can be restored from the history.",
    body: z.object({ ids: z.array(z.int32().positive()).max(maxLines) }).meta({ id: "RedirectRemoval" }),
    answer: z.object({ removed: z.int() }),
    handle: async (context, { body: { ids } }) => ({ removed: await removeUnchanged(context, ids) }),
  }),
  staffCall("post", "/redirects/file", {
    summary: "Reads redirects from a CSV file, and saves them on request",
    description: `At most ${maxLines} lines and 2 MB. A line has an old address, a target, and optionally 301, 302 or 410. Lines with faults are left out. All others are saved in one transaction.`,
    query: z.object({
      save: z
        .enum(["true", "false"])
        .default("false")
        .transform((value) => value === "true")
        .describe("When false, the lines are counted but not saved"),
    }),
    form: z.object({ file: z.string().meta({ format: "binary" }) }),
    answer: fileReport,
    handle: (context, { raw, query: { save } }) => receiveRedirects(context, raw, save),
  }),
  staffList("/notfound", {
    summary: "Addresses that guests didn't find, the most requested first",
    description:
      "At most 500. Addresses with a redirect are left out. An address is listed from its second request on, and for 90 days after its last request. The sums have no personal data. Programs that identify themselves aren't counted. Requests appear within a minute.",
    item: notFound,
    list: (context, { page }) => listNotFound(context, page),
  }),
];
