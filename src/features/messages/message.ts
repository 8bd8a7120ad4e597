import { z } from "zod";
import type { Field } from "#src/cms/kind/field.ts";
import { choice, html, line, maybeMoment, sortorder, startMoment, yesNo } from "#src/cms/kind/fields.ts";
import { purposeNames, purposes } from "./purpose.ts";
import { messageLabelsText } from "#messages/messages";
import type { States } from "#src/i18n/list-filter-query.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { defineKind, type ListRow, type StoredOf, type ValuesOf, type WordsOf } from "#src/cms/kind/kind.ts";

const labels = labelsOf(messageLabelsText);

const purpose = choice(
  purposes,
  labels.purpose,
  "The subject. After a notice about water or power ends, guests read for a day that the supply is back",
  purposeNames,
);

/** The longest `pageTitle`, in characters, that fits the banner on a phone. The banner then has two or three lines. */
export const pageTitleLength = 70;

const earlier: States[string] = (now) => [
  {
    any: [
      ["isActive", "=", 0],
      ["unpublishDate", "<=", now],
    ],
  },
];

/** A notice to guests. Guests see the first three current notices, alerts before calm notices. */
export const messageKind = defineKind({
  name: "message",
  about: "Notices to guests, some of them alerts",
  one: "a message",
  many: "messages",
  order: [{ by: "sortorder", direction: "asc" }],
  words: {
    pageTitle: line(labels.pageTitle, { about: "The line in the banner. Its first sentence is emphasized" }),
    title: line(labels.title),
    message: html(labels.message),
  },
  fields: {
    purpose: { ...purpose, input: purpose.input.default("general") } satisfies Field,
    isActive: yesNo(labels.isActive, false, "True when guests may see the message"),
    isImportant: yesNo(
      labels.isImportant,
      false,
      "An alert across the page when true, a calm notice when false",
    ),
    announcementDate: startMoment(
      labels.announcementDate,
      "Guests see the message from this moment on. Without this time, a new message is shown at once",
    ),
    unpublishDate: maybeMoment(
      labels.unpublishDate,
      "Guests don't see the message from this moment on. Without this time, the message stays until staff take it down",
    ),
    sortorder: {
      ...sortorder(),
      input: z
        .int32()
        .nullable()
        .default(null)
        .describe(
          "The message's position, the lowest first. By default, a new message comes first. A message that is activated without a position takes down the message that was last activated without a position",
        ),
    },
  },
  given: {
    isReplaceable: {
      holds: "boolean",
      output: z
        .boolean()
        .describe(
          "True when the message was activated without a position. The next message that is activated without a position takes this message down",
        ),
    },
  },
  shown: { isActive: true },
  states: { earlier },
  past: earlier,
  inList: [
    "pageTitle",
    "title",
    "purpose",
    "isActive",
    "isImportant",
    "announcementDate",
    "unpublishDate",
    "sortorder",
  ],
  rules: [
    {
      path: "unpublishDate",
      holds: ({ announcementDate: start, unpublishDate: end }) =>
        typeof start !== "string" || typeof end !== "string" || end === "" || end > start,
      error: "must be after announcementDate",
      words: labels.rules,
    },
  ],
});

export type MessageValues = ValuesOf<typeof messageKind>;

const takenDown = z
  .object({
    at: z.iso.datetime(),
    by: z
      .string()
      .nullable()
      .describe("The person who took the message down. Null when the message ended by itself"),
  })
  .nullable()
  .describe(
    "The time when guests stopped seeing the message. Null for a draft and for a message that guests see or will see",
  );
export type TakenDown = NonNullable<z.infer<typeof takenDown>>;

export const messageRow = messageKind.row.extend({ takenDown }).meta({ id: "MessageRow" });
export type MessageInList = ListRow<typeof messageKind> & { takenDown: TakenDown | null };

export type MessageWords = WordsOf<typeof messageKind>;

export const message = messageKind.stored.meta({ id: "Message" });
export type Message = StoredOf<typeof messageKind>;
