import { anyTable } from "./any-table.ts";
import { stateInLanguages } from "#src/i18n/translation.ts";
import { languagesProgress, type CurrentTranslations } from "./current-translations.ts";
import type { Transaction, Database } from "#src/platform/database/database.ts";
import { sanitize } from "#src/platform/pages/html.ts";
import type { Columns, InList, Row, StoredResource, ResourceKeys } from "./stored.ts";

export interface Rows<Fields> {
  find(db: Database | Transaction, id: number): Promise<Row<Fields> | undefined>;
  from(row: Row<Fields>): Fields & ResourceKeys;
  /** Returns the resource with the progress of its translations, for staff. */
  resourceOf(row: Row<Fields>): StoredResource<Fields>;
  /** Returns the resource with the state of its translations. Never send its HTML, which isn't sanitized. */
  inListOf(row: Row<Fields>): InList<Fields>;
  currentIn(row: Row<Fields>): CurrentTranslations;
}

export function rowsOf<Fields>(
  table: string,
  { booleans = [], json = [], html = [], translatable }: Columns<Fields>,
): Rows<Fields> {
  const toResource = ({ currentTranslations: _, ...row }: Row<Fields>) => {
    const resource: Record<string, unknown> = row;
    for (const column of booleans) resource[column as string] = resource[column as string] === 1;
    for (const column of json) resource[column as string] = JSON.parse(resource[column as string] as string);
    return resource as Record<string, unknown> & ResourceKeys;
  };
  const from: Rows<Fields>["from"] = (row) => {
    const resource: Record<string, unknown> = toResource(row);
    for (const column of html as string[]) {
      resource[column] = sanitize(resource[column] as string);
      const translations = resource["translations"] as Record<string, Record<string, string>>;
      for (const words of Object.values(translations))
        if (words[column] !== undefined) words[column] = sanitize(words[column]);
    }
    return resource as Fields & ResourceKeys;
  };
  const currentIn: Rows<Fields>["currentIn"] = (row) =>
    JSON.parse(row.currentTranslations ?? "{}") as CurrentTranslations;
  return {
    from,
    currentIn,
    inListOf(row) {
      const resource = toResource(row) as Fields & ResourceKeys;
      if (!translatable) return resource;
      return {
        ...resource,
        languages: stateInLanguages(languagesProgress(resource, translatable, currentIn(row))),
      };
    },
    async find(db, id): Promise<Row<Fields> | undefined> {
      return anyTable(db).selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
    },
    resourceOf(row) {
      const resource = from(row);
      if (!translatable) return resource;
      return { ...resource, languages: languagesProgress(resource, translatable, currentIn(row)) };
    },
  };
}

export const withoutUndefined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export function toStored(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(withoutUndefined(fields)).map(([field, value]) => {
      if (typeof value === "boolean") return [field, value ? 1 : 0];
      if (typeof value === "object" && value !== null) return [field, JSON.stringify(value)];
      return [field, value];
    }),
  );
}
