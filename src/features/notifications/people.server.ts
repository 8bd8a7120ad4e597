import { expressionBuilder, type Expression, type Generated, type SqlBool } from "kysely";
import type { Language } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { Context, TransactionContext } from "#src/platform/context.ts";
import type { Tables } from "#src/platform/database/database.ts";
import type { User } from "#src/platform/user.ts";
import { daysWithoutVisit } from "./notifications.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** One of the staff who has chosen something here; who that is, only the sign-in provider knows. */
    notifiedPerson: {
      id: Generated<number>;
      issuer: string;
      subject: string;
      /** Where their mail goes; "" when the provider tells none that it has verified. */
      email: string;
      language: Language;
      onMessage: number;
      onFailure: number;
      byMail: number;
      /** The last visit to the staff area, to the hour. */
      seenAt: string;
    };
  }
}

/**
 * Notes that somebody has used the staff area, who is then told of things for another while: whether they still may sign
 * in, only the provider knows, and only when they do.
 */
export async function noteVisit(context: Context, user: User): Promise<void> {
  const moment = toStoredInstant(context.now());
  const person = await findPerson({ ...context, user });
  if (!person || person.seenAt >= moment) return;
  await context.db
    .updateTable("notifiedPerson")
    .set({ seenAt: moment, email: user.mailAddress ?? "" })
    .where("id", "=", person.id)
    .execute();
}

/**
 * Notes that somebody's sign-in was refused, since they are no staff any more: they are told nothing from now on. They are
 * forgotten as whoever hasn't been here for long, so that a provider's slip that is mended soon costs nobody a device.
 */
export async function noteRefusal(context: Context, user: User): Promise<void> {
  const person = await findPerson({ ...context, user });
  if (!person || person.seenAt === longGone) return;
  await context.db
    .updateTable("notifiedPerson")
    .set({ seenAt: longGone })
    .where("id", "=", person.id)
    .execute();
}

/** Before any visit. */
const longGone = toStoredInstant(Temporal.Instant.fromEpochMilliseconds(0));

/**
 * The condition that a person is told of things: they have been here lately, and may still sign in as far as the settings
 * say. Who has the claim of STAFF_CLAIM, only the provider knows.
 */
export function isTold({ config }: Pick<Context, "config">, now: Temporal.Instant): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, "notifiedPerson">();
  const { signIn } = config;
  const conditions = [eb("notifiedPerson.seenAt", ">=", visitedSince(now))];
  if (signIn) conditions.push(eb("notifiedPerson.issuer", "=", signIn.issuer));
  if (signIn && !signIn.claim)
    conditions.push(
      eb.or(
        signIn.emails.map((entry) =>
          entry.includes("@")
            ? eb(eb.fn<string>("lower", ["notifiedPerson.email"]), "=", entry.toLowerCase())
            : eb("notifiedPerson.subject", "=", entry),
        ),
      ),
    );
  return eb.and(conditions);
}

/** Whether what waits for an address still goes there: somebody who is told of things wants mail at it. */
export async function isStillTold(context: Context, address: string): Promise<boolean> {
  const person = await context.db
    .selectFrom("notifiedPerson")
    .select("id")
    .where("email", "=", address)
    .where("byMail", "=", 1)
    .where(isTold(context, context.now()))
    .limit(1)
    .executeTakeFirst();
  return person !== undefined;
}

/** The last visit that still counts. */
const visitedSince = (now: Temporal.Instant): string =>
  toStoredInstant(now.subtract({ hours: daysWithoutVisit * 24 }));

/**
 * Forgets those who haven't been here for long, with their devices.
 * @returns how many
 */
export async function forgetPeople({ db, now }: Context): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("notifiedPerson")
    .where("seenAt", "<", visitedSince(now()))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What the member of staff who asks has chosen; undefined when that is nothing yet. */
export async function findPerson({ db, user }: Context) {
  return db
    .selectFrom("notifiedPerson")
    .selectAll()
    .where("issuer", "=", user!.issuer)
    .where("subject", "=", user!.subject)
    .executeTakeFirst();
}

/**
 * Keeps what the member of staff who asks has chosen.
 * @returns their id
 */
export async function keepPerson(
  { db, user, now }: TransactionContext,
  chosen: { language: Language; onMessage?: number; onFailure?: number; byMail?: number },
): Promise<number> {
  const { issuer, subject, mailAddress = "" } = user!;
  const seen = { email: mailAddress, seenAt: toStoredInstant(now()) };
  const { id } = await db
    .insertInto("notifiedPerson")
    .values({ issuer, subject, onMessage: 1, onFailure: 1, byMail: 0, ...seen, ...chosen })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doUpdateSet({ ...seen, ...chosen }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
