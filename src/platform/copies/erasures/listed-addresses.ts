import { startOfDay, toStoredInstant } from "#src/i18n/times/time.ts";
import { addressSpellings } from "#src/platform/mail/mailbox.ts";
import { anyTable } from "#src/platform/store/any-table.ts";
import type { Database, Transaction } from "#src/platform/database/database.ts";
import { createErasedCheck } from "./erasures.ts";

/** TABLE  the tables of the lists to which the site sends mails. A row's address is in the column "addressFolded". */
const tables = ["subscription", "freeTonight"] as const;

type ListedTable = (typeof tables)[number];

export interface ListedAddress {
  table: ListedTable;
  fields: Record<string, string | number | null>;
}

export async function exportListed(db: Database, email: string): Promise<ListedAddress[]> {
  const rows = await Promise.all(
    tables.map(async (table) => ({
      table,
      rows: await anyTable(db)
        .selectFrom(table)
        .selectAll()
        .where("addressFolded", "in", addressSpellings(email))
        .execute(),
    })),
  );
  return rows.flatMap(({ table, rows: found }) =>
    (found as ListedAddress["fields"][]).map((fields) => ({ table, fields })),
  );
}

/** Deletes the rows of an address in all lists. @returns the number of deleted rows of each list */
export async function eraseListed(db: Transaction, email: string): Promise<Record<ListedTable, number>> {
  const erased = { subscription: 0, freeTonight: 0 };
  for (const table of tables) {
    const { numDeletedRows } = await anyTable(db)
      .deleteFrom(table)
      .where("addressFolded", "in", addressSpellings(email))
      .executeTakeFirstOrThrow();
    erased[table] = Number(numDeletedRows);
  }
  return erased;
}

/** Returns a row's name in the list of erasures. It contains the id, so it never names a later row. */
export const listedSubject = (
  table: ListedTable,
  { id, addressFolded }: { id: number; addressFolded: string },
): string => `${table}:${id}:${addressFolded}`;

/**
 * Deletes restored subscriptions that were erased after the backup.
 * @param addressSubject returns the name in the list of erasures that stands for all data of an address
 * @returns the number of deleted rows
 */
export async function repeatListedErasures(
  db: Database,
  addressSubject: (address: string) => string,
): Promise<number> {
  const isErased = await createErasedCheck(db);
  const rows = await db.selectFrom("subscription").select(["id", "addressFolded", "consentedOn"]).execute();
  const erased = rows.filter((row) => {
    // Times of erasures are in UTC, and a day in Oslo begins when it is still the previous day in UTC.
    const from = toStoredInstant(startOfDay(Temporal.PlainDate.from(row.consentedOn)));
    return (
      isErased(listedSubject("subscription", row), from) || isErased(addressSubject(row.addressFolded), from)
    );
  });
  for (const { id } of erased) await db.deleteFrom("subscription").where("id", "=", id).execute();
  return erased.length;
}
