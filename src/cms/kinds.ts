import { site } from "#site";
import type { PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Feature } from "./feature.ts";

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer All,
) => void
  ? All
  : never;
type Features = (typeof site)[number];
type KindsIn<Key extends "kinds" | "guestKinds"> = Intersection<
  Features extends infer Each ? (Each extends Record<Key, infer Kinds> ? Kinds : never) : never
>;

const features: readonly Feature[] = site;

/** All kinds of resources that staff write, by the names of their tables. */
export const kinds = Object.assign({}, ...features.map((each) => each.kinds)) as KindsIn<"kinds">;

export type KindName = keyof typeof kinds;

/** All kinds with a history: the kinds that staff write, and the messages of guests. */
export const kindsWithHistory = Object.assign(
  {},
  kinds,
  ...features.map(({ guestKinds }) => guestKinds),
) as KindsIn<"kinds"> & KindsIn<"guestKinds">;

export type KindWithHistory = keyof typeof kindsWithHistory;

const namesOf = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

export const kindNames = namesOf<KindName>(kinds);
export const kindNamesWithHistory = namesOf<KindWithHistory>(kindsWithHistory);

export function kindLabel(kind: KindWithHistory, language: Language): string {
  return kindsWithHistory[kind].words[language].label;
}

export type ListedName = {
  [Name in KindName]: (typeof kinds)[Name] extends { list: string; content: object } ? Name : never;
}[KindName];

/** The kinds with a list and a generated form. Each of these kinds has the property `page` or `screens`. */
export type FormedName = {
  [Name in ListedName]: (typeof kinds)[Name] extends { page: PageName } | { screens: unknown } ? Name : never;
}[ListedName];

export type DescribedName = {
  [Name in KindName]: (typeof kinds)[Name] extends { screens: unknown } ? Name : never;
}[KindName];

export const describedNames = kindNames.filter((name): name is DescribedName => "screens" in kinds[name]);
