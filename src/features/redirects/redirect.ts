import { z } from "zod";
import { faultWords } from "#src/cms/kind/fault-words.ts";
import { customValue } from "#src/cms/kind/fields.ts";
import { defineKind, type InputOf, type ListRow, type StoredOf } from "#src/cms/kind/kind.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { redirectFaultsText, redirectLabelsText } from "#messages/redirects";
import { parseOldAddress, type OldAddressFault } from "./old-address.ts";

const labels = labelsOf(redirectLabelsText);
const faults = labelsOf(redirectFaultsText);

/** The statuses of a permanent redirect, of a temporary redirect, and of an address whose page is gone. */
export const redirectStatuses = [301, 302, 410] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

/** The messages for API clients. Each message continues a sentence that begins with the field's name. */
export const oldAddressMessages: Record<OldAddressFault, string> = {
  noPath: "must be a path, such as /om-oss, or WordPress' /?p=12",
  query: "must have no query and no fragment, except WordPress' ?p=12 and ?page_id=12",
  encoding: "must be percent-encoded at most once",
  characters: "must have no //, no \\, no . or .. as a segment, and a * only as its last segment",
  tooLong: "must have at most 200 characters",
  reserved: "must not be an address of the server itself, such as /api, /admin or /data/images",
  page: "must not be the address of a page of this site, because pages are never redirected",
};

const from = z
  .string()
  .overwrite((written) => {
    const parsed = parseOldAddress(written);
    return "from" in parsed ? parsed.from : written;
  })
  .check(({ value, issues }) => {
    const parsed = parseOldAddress(value);
    if ("from" in parsed) return;
    const { fault } = parsed;
    issues.push({
      code: "custom",
      input: value,
      message: oldAddressMessages[fault],
      params: faultWords(faults[fault]),
    });
  })
  .describe("The old path, in lower case and decoded. `/*` at the end stands for any rest");

/** Matches a path, `document:` with an id, an https address without user name, or "". Never `//host`. */
const to = z
  .string()
  .trim()
  .max(500)
  .refine(
    (written) =>
      written === "" || /^\/(?![/\\])|^document:[1-9]\d{0,8}$/.test(written) || isWebAddress(written),
    {
      error: "must be a path of this site, a document such as document:12, or an address with https://",
      params: faultWords(faults.target),
    },
  )
  .describe(
    "A page, an article, `document:` with a document's id, or an https address. The address of another redirect leads to the target of that redirect. Empty for status 410",
  );

function isWebAddress(written: string): boolean {
  if (!/^https:\/\//i.test(written)) return false;
  const url = URL.parse(written);
  return url !== null && url.username === "" && url.password === "";
}

export const redirectKind = defineKind({
  name: "redirect",
  about: "Redirects from old addresses",
  one: "a redirect",
  many: "redirects",
  order: [{ by: "from", direction: "asc" }],
  words: {},
  fields: {
    from: {
      input: from,
      output: z.string(),
      label: labels.from,
      empty: "",
      written: { hint: labels.fromHint },
    },
    to: customValue(to, labels.to, ""),
    status: customValue(
      z
        .int32()
        .refine((written) => redirectStatuses.some((each) => each === written), {
          error: "must be 301, 302 or 410",
          params: faultWords(faults.status),
        })
        .describe("301 for a permanent redirect, 302 for a temporary redirect, 410 when the page is gone"),
      labels.status,
      301,
    ),
  },
  rules: [
    {
      path: "to",
      holds: ({ to: target, status }) => status === 410 || target !== "",
      error: "must not be empty, except with status 410",
      words: faults.noTarget,
    },
  ],
  inList: ["from", "to", "status"],
  searched: ["from", "to"],
});
export type Redirect = StoredOf<typeof redirectKind>;
export type RedirectInput = InputOf<typeof redirectKind>;

const found = {
  hits: z.int().describe("How often the redirect was used. Programs that identify themselves aren't counted"),
  last: z.iso.date().nullable().describe("The day of the last use"),
  target: z
    .object({
      title: z
        .string()
        .nullable()
        .describe(
          "The title of a resource, such as an own page, an article or a document. Null for a fixed page and for another site",
        ),
      state: z
        .enum(["open", "waiting", "missing"])
        .describe(
          "`waiting` for a target that guests can't open yet, such as an article that isn't published. Guests are redirected only in the state `open`",
        ),
    })
    .nullable()
    .describe("The page or resource that `to` names. Null for status 410"),
};
export const staffRedirect = redirectKind.answer
  .extend({
    ...found,
    hits: found.hits.optional(),
    last: found.last.optional(),
    target: found.target.optional(),
  })
  .meta({ id: "StaffRedirect" });
export const redirectRow = redirectKind.row.extend(found).meta({ id: "RedirectRow" });
export type RedirectRow = ListRow<typeof redirectKind> & z.infer<z.ZodObject<typeof found>>;

/** An address that guests didn't find. */
export const notFound = z
  .object({
    path: z.string(),
    count: z.int().positive(),
    last: z.iso.date().describe("The day of the last request, in Oslo"),
    referrers: z
      .array(z.object({ host: z.string(), count: z.int().positive() }))
      .describe("The hosts of the pages with the link, at most five, the most frequent first"),
    proposal: z
      .object({ to: z.string(), title: z.string().nullable() })
      .nullable()
      .describe("The page, article or document whose name is most similar to the address"),
  })
  .meta({ id: "NotFound" });
export type NotFound = z.infer<typeof notFound>;

/** A line of a file that can't be saved. */
export const fileFault = z.object({
  line: z.int().positive(),
  text: z.string().describe("The beginning of the line"),
  message: z.string(),
  words: z.record(z.string(), z.string()).optional().describe("The message for staff, by language"),
});

export const fileReport = z
  .object({
    ready: z.int().describe("The number of lines that can be saved"),
    known: z
      .int()
      .describe("The number of lines whose redirect exists already, or that repeat an earlier line"),
    faults: z.array(fileFault).describe("Lines that aren't saved, at most 200"),
    faulty: z.int().describe("The number of lines that aren't saved"),
    saved: z.array(z.int()).describe("The ids of the new redirects. Empty for a preview"),
  })
  .meta({ id: "RedirectFileReport" });
export type FileReport = z.infer<typeof fileReport>;
