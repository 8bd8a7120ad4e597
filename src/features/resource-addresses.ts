import type { StaffIdentity } from "#src/features/identity/identity.ts";
import { address, type PageName } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import {
  kinds,
  kindsWithHistory,
  type Kind,
  type KindName,
  type KindWithHistory,
  type Screens,
} from "./kinds.ts";

/** The path of one resource in the staff area, with `:id` where it varies. */
export const screenPattern = (kind: Screens) => ("list" in kind ? `${kind.list}/:id` : kind.screen);

const withId = (pattern: string, id: number) => pattern.replace(":id", String(id));

/** The address of the screen where staff write a resource, or read what a guest sent. */
export function resourceScreen(kind: KindWithHistory, id: number): string {
  return withId(screenPattern(kindsWithHistory[kind]), id);
}

/** The words and fields of the identity that staff write with the opening hours. */
const withOpeningHours: ReadonlySet<string> = new Set<keyof StaffIdentity>([
  "season",
  "reception",
  "exceptions",
  "arrivalFrom",
  "departureBy",
  "quietFrom",
  "quietTo",
  "openingNote",
]);

/** The address of the screen where staff write a field of a resource. @param path as "phone" or "translations.en.title" */
export function fieldScreen(kind: KindWithHistory, id: number, path: string): string {
  const [field = ""] = path.replace(/^translations\.\w+\./, "").split(".");
  return kind === "identity" && withOpeningHours.has(field)
    ? staffAddresses.openingHours
    : resourceScreen(kind, id);
}

/** The API's path of a resource, for calls. */
export function resourcePath(kind: KindWithHistory, id: number | string): string {
  return `${kindsWithHistory[kind].path}/${id}`;
}

/** The id of a resource's element on the page where guests see it; undefined when it is the whole page. */
export function anchorOf(kind: KindName, id: number): string | undefined {
  const { anchor }: Kind = kinds[kind];
  return anchor && withId(anchor, id);
}

/** The kinds whose resources guests all see on the same page. */
export type KindOnAPage = {
  [Name in KindName]: (typeof kinds)[Name] extends { page: PageName } ? Name : never;
}[KindName];

/** The Norwegian address at which guests see a resource. */
export function guestAddress(kind: KindOnAPage, id: number): string {
  return [address(kinds[kind].page, "nb"), anchorOf(kind, id)].filter(Boolean).join("#");
}
