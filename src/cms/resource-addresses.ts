import { address, type PageName } from "#src/i18n/addresses.ts";
import type { Kind, Screens } from "./feature.ts";
import { kinds, kindsWithHistory, type KindName, type KindWithHistory } from "#src/cms/kinds.ts";

/** Returns the path of a kind's form in the staff area. The path of a listed kind contains `:id`. */
export const screenPattern = (kind: Screens) => ("list" in kind ? `${kind.list}/:id` : kind.screen);

const withId = (pattern: string, id: number) => pattern.replace(":id", String(id));

export function listScreen(kind: KindName): string {
  const facts: Kind = kinds[kind];
  return "list" in facts ? facts.list : facts.screen;
}

export function resourceScreen(kind: KindWithHistory, id: number): string {
  return withId(screenPattern(kindsWithHistory[kind]), id);
}

/** True for a field on the kind's `otherScreen`. @param path such as "season.opens" or "translations.en.openingNote" */
export function isOnOtherScreen(kind: KindWithHistory, path: string): boolean {
  const [field = ""] = path.replace(/^translations\.\w+\./, "").split(".");
  const { otherScreen }: Kind = kindsWithHistory[kind];
  return otherScreen?.fields.includes(field) ?? false;
}

export function fieldScreen(kind: KindWithHistory, id: number, path: string): string {
  const { otherScreen }: Kind = kindsWithHistory[kind];
  return isOnOtherScreen(kind, path) ? otherScreen!.screen : resourceScreen(kind, id);
}

export function resourcePath(kind: KindWithHistory, id: number | string): string {
  return `${kindsWithHistory[kind].path}/${id}`;
}

/** Returns the id of a resource's element on its page, or undefined for a kind without an anchor. */
export function anchorOf(kind: KindName, id: number): string | undefined {
  const { anchor }: Kind = kinds[kind];
  return anchor && withId(anchor, id);
}

export type KindOnAPage = {
  [Name in KindName]: (typeof kinds)[Name] extends { page: PageName } ? Name : never;
}[KindName];

export function guestAddress(kind: KindOnAPage, id: number): string {
  return [address(kinds[kind].page, "nb"), anchorOf(kind, id)].filter(Boolean).join("#");
}
