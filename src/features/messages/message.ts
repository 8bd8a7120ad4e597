import type { Field } from "#src/resource/field.ts";
import { choice, html, line, maybeMoment, startMoment, yesNo } from "#src/resource/fields.ts";
import { purposeNames, purposes } from "./purpose.ts";
import { defineKind, type ListRow, type StoredOf, type ValuesOf, type WordsOf } from "#src/resource/kind.ts";

const purpose = choice(
  purposes,
  { nb: "Hva det gjelder", en: "What it is about", de: "Worum es geht" },
  "What it is about; water and power say for a day after their end that they are back",
  purposeNames,
);

/** The number of characters of a banner's line that a phone shows in two or three lines. */
export const pageTitleLength = 70;

/** A notice to guests. The home page shows the newest active one whose time has come. */
export const messageKind = defineKind({
  name: "message",
  about: "Notices to the guests: an alert, or a calm note",
  one: "a message",
  many: "messages",
  order: [{ by: "announcementDate", direction: "desc" }],
  words: {
    pageTitle: line(
      { nb: "Varseltittel", en: "Alert line", de: "Warnzeile" },
      { about: "The banner's line; its first sentence stands out" },
    ),
    title: line({ nb: "Overskrift", en: "Heading", de: "Überschrift" }),
    message: html({ nb: "Melding", en: "Message", de: "Mitteilung" }),
  },
  fields: {
    purpose: { ...purpose, input: purpose.input.default("general") } satisfies Field,
    isActive: yesNo({ nb: "Aktiv", en: "Active", de: "Aktiv" }, false, "Whether guests may see it"),
    isImportant: yesNo(
      { nb: "Viktig", en: "Important", de: "Wichtig" },
      false,
      "An alert across the page when true, a calm notice when false",
    ),
    announcementDate: startMoment(
      { nb: "Vises fra", en: "Shown from", de: "Sichtbar ab" },
      "Shown from this moment on; from now on without it",
    ),
    unpublishDate: maybeMoment(
      { nb: "Tas ned", en: "Shown until", de: "Sichtbar bis" },
      "Gone from this moment on; without it, it stays until it is taken down",
    ),
  },
  shown: { isActive: true },
  inList: ["pageTitle", "title", "purpose", "isActive", "isImportant", "announcementDate", "unpublishDate"],
  rules: [
    {
      path: "unpublishDate",
      holds: ({ announcementDate: start, unpublishDate: end }) =>
        typeof start !== "string" || typeof end !== "string" || end === "" || end > start,
      error: "must be after announcementDate",
      words: {
        nb: "Velg et tidspunkt etter «Vises fra».",
        en: "Choose a time after “Shown from”.",
        de: "Wählen Sie einen Zeitpunkt nach „Sichtbar ab“.",
      },
    },
  ],
});

/** What the form holds and sends. */
export type MessageValues = ValuesOf<typeof messageKind>;

/** A message in a row of the list. */
export type MessageInList = ListRow<typeof messageKind>;

/** The words of a message in one language. */
export type MessageWords = WordsOf<typeof messageKind>;

/** A message as guests get it. */
export const message = messageKind.stored.meta({ id: "Message" });
export type Message = StoredOf<typeof messageKind>;
