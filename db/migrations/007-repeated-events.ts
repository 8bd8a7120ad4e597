import { sql, type Kysely } from "kysely";

/** Adds the repetition of events. The last occurrence of an event that isn't repeated is the event itself. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    `alter table "event" add column "recurrence" text default '' not null`,
    `alter table "event" add column "exceptions" text default '[]' not null`,
    `alter table "event" add column "lastEndsAt" text default '' not null`,
    `update "event" set "lastEndsAt" = "endsAt"`,
    `drop index "event_by_end"`,
    `create index "event_by_last_end" on "event" ("lastEndsAt", "startsAt")`,
  ])
    await sql.raw(statement).execute(db);
}
