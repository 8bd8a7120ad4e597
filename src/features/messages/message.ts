import { z } from "zod";
import {
  moment,
  requiredHtml,
  requiredText,
  thingFields,
  thingTranslationsOf,
  translationsOf,
} from "#src/features/thing.ts";

const messageWords = z.object({
  pageTitle: requiredText.describe("The banner's line; its first sentence stands out"),
  title: requiredText,
  message: requiredHtml,
});

/** What staff write. */
export const messageInput = messageWords.extend({
  isActive: z.boolean(),
  isImportant: z.boolean().describe("An alert across the page when true, a calm notice when false"),
  announcementDate: moment.describe("Shown from this moment on"),
  translations: thingTranslationsOf(messageWords),
});
export type MessageInput = z.infer<typeof messageInput>;

/** A notice to the guests. The newest active one is on the home page. */
export const message = messageInput
  .extend({ translations: translationsOf(messageWords), ...thingFields })
  .meta({ id: "Message" });
export type Message = z.infer<typeof message>;
