import { z } from "zod";
import { kindNames, type KindName } from "#src/cms/kinds.ts";
import { languages, type Language } from "#src/i18n/language.ts";

export const inWords = z.object(
  Object.fromEntries(languages.map((language) => [language, z.string()])) as Record<Language, z.ZodString>,
);

export const valuePlace = z.object({ name: inWords, screen: z.string() });

const named = {
  kind: z.enum(kindNames),
  id: z.int().positive(),
  name: z.string(),
  isNext: z.boolean().describe("True for texts that only the next version has. Guests don't see them yet"),
};
const follower = z.object(named);

const place = z.object({
  ...named,
  languages: z.array(z.enum(languages)).describe("The languages whose texts spell out the former value"),
  path: z
    .string()
    .optional()
    .describe(
      "The first field that spells out the former value. Missing if only a file spells out the value",
    ),
  pages: z
    .array(z.object({ language: z.enum(languages), page: z.int().positive() }))
    .describe("The pages of a document’s files that spell out the former value"),
  canFollow: z.boolean().describe("True when the texts can name the value instead of the former text"),
  isRight: z.boolean().describe("True when staff have marked the place as correct"),
});
export type WrittenPlace = z.infer<typeof place>;

export const changedValue = z
  .object({
    key: z.string(),
    name: inWords.describe("The value's name for staff"),
    where: valuePlace.describe("The screen where staff edit the value"),
    before: inWords.describe("The former text of the value"),
    now: inWords.nullable().describe("The current text of the value. Null when the value was removed"),
    changedAt: z.iso.datetime(),
    follows: z.array(follower).describe("The resources that name the value"),
    places: z.array(place).describe("The places that still spell out the former value"),
    unread: z
      .array(follower)
      .describe(
        "Documents with a file whose text can’t be read. Staff must check them by hand. The list is the same for each value",
      ),
  })
  .meta({ id: "ChangedValue" });
export type ChangedValue = z.infer<typeof changedValue>;

/** Returns the resources to check: resources with an old value, and resources with the mark of a removed value. */
export const resourcesToCheck = ({
  places,
  now,
  follows,
}: ChangedValue): { kind: KindName; id: number; isNext: boolean }[] => [
  ...places.filter(({ isRight }) => !isRight),
  ...(now === null ? follows : []),
];

export const countToCheck = (changed: readonly ChangedValue[]): number =>
  new Set(changed.flatMap(resourcesToCheck).map(({ kind, id, isNext }) => `${kind} ${id} ${isNext}`)).size;

export const leftCount = z.object({ left: z.int() }).meta({ id: "ChangedValuesLeft" });

const resource = z.object({
  kind: z.enum(kindNames),
  id: z.int32().positive(),
  isNext: z.boolean().default(false).describe("True for the next version of the resource"),
});

const ofChange = {
  key: z.string().max(200),
  before: z.string().max(1000).describe("The former text of the value, in Norwegian"),
};

type Resource = z.infer<typeof resource>;

export const isSamePlace = (one: Resource, other: Resource): boolean =>
  one.kind === other.kind && one.id === other.id && one.isNext === other.isNext;

export const followInput = z
  .object({ ...ofChange, places: z.array(resource).min(1).max(500) })
  .meta({ id: "FollowInput" });
export type FollowInput = z.infer<typeof followInput>;

export const followAnswer = z
  .array(z.object({ ...resource.shape, version: z.int().positive() }))
  .meta({ id: "Followed", description: "The resources that name the value now, with their versions" });
export type Followed = z.infer<typeof followAnswer>[number];

export const rightInput = z
  .object({ ...ofChange, place: resource, isRight: z.boolean() })
  .meta({ id: "RightInput" });
export type RightInput = z.infer<typeof rightInput>;
