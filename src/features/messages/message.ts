import { z } from "zod";
import {
  maybe,
  moment,
  requiredHtml,
  requiredText,
  thingFields,
  thingTranslationsOf,
  translationsOf,
} from "#src/features/thing.ts";
import { messagesAdminText } from "./messages-admin.text.ts";
import type { Translatable } from "#src/i18n/translation.ts";

/** As many characters of a banner's line as a phone shows in two or three lines. */
export const pageTitleLength = 70;

const messageWords = z.object({
  pageTitle: requiredText.describe("The banner's line; its first sentence stands out"),
  title: requiredText,
  message: requiredHtml,
});

export const messageTranslatable: Translatable = { words: Object.keys(messageWords.shape) };

const messageFields = messageWords.extend({
  isActive: z.boolean().default(false).describe("Whether guests may see it"),
  isImportant: z
    .boolean()
    .default(false)
    .describe("An alert across the page when true, a calm notice when false"),
  announcementDate: maybe(moment).describe("Shown from this moment on; from now on without it"),
  unpublishDate: maybe(moment)
    .transform((end) => end ?? null)
    .describe("Gone from this moment on; without it, it stays until it is taken down"),
  translations: thingTranslationsOf(messageWords),
});

/** What staff write. */
export const messageInput = messageFields.refine(
  // Asked also while they are wrong: only moments are compared.
  ({ announcementDate: start, unpublishDate: end }) =>
    typeof start !== "string" || typeof end !== "string" || end === "" || end > start,
  {
    path: ["unpublishDate"],
    error: "must be after announcementDate",
    params: {
      words: {
        nb: messagesAdminText.nb.endFault,
        en: messagesAdminText.en.endFault,
        de: messagesAdminText.de.endFault,
      },
    },
    // Also while something else is wrong: all faults are told at once. What isn't an object has no moments.
    when: ({ value }) => typeof value === "object" && value !== null,
  },
);
export type MessageInput = z.infer<typeof messageInput>;

/** A notice to the guests. The newest active one whose time it is is on the home page. */
export const message = messageFields
  .extend({
    announcementDate: moment,
    unpublishDate: moment.nullable(),
    translations: translationsOf(messageWords),
    ...thingFields,
  })
  .meta({ id: "Message" });
export type Message = z.infer<typeof message>;
