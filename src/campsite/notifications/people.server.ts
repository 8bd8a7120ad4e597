import { expressionBuilder, type Expression, type Generated, type SqlBool } from "kysely";
import type { Language } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context, TransactionContext } from "#src/platform/context.ts";
import type { Tables } from "#src/platform/database/database.ts";
import type { User } from "#src/platform/user.ts";
import { daysWithoutVisit } from "./notifications.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** The members of staff who have chosen notifications. The issuer and the subject identify a person. */
    notifiedPerson: {
      id: Generated<number>;
      issuer: string;
      subject: string;
      /** The e-mail address, or "" if the provider hasn't verified it. */
      email: string;
      language: Language;
      onMessage: number;
      onFailure: number;
      byMail: number;
      /** The last visit to the staff area, at most an hour behind. A refused visit sets it to 1970. */
      seenAt: string;
    };
  }
}

/** Records a visit. Notices end for people who don't visit, because only a visit shows that a person is still staff. */
export async function recordVisit(context: Context, user: User): Promise<void> {
  const moment = toStoredInstant(context.now());
  const person = await findPerson({ ...context, user });
  if (!person || person.seenAt >= moment) return;
  await context.db
    .updateTable("notifiedPerson")
    .set({ seenAt: moment, email: user.verifiedEmail ?? "" })
    .where("id", "=", person.id)
    .execute();
}

/** Stops notices for a user who isn't staff any more. The user's choices stay, because the provider may be mistaken. */
export async function recordRefusal(context: Context, user: User): Promise<void> {
  const person = await findPerson({ ...context, user });
  if (!person || person.seenAt === longGone) return;
  await context.db
    .updateTable("notifiedPerson")
    .set({ seenAt: longGone })
    .where("id", "=", person.id)
    .execute();
}

const longGone = toStoredInstant(Temporal.Instant.fromEpochMilliseconds(0));

/** Returns an SQL condition for people who visited recently and may still sign in. It can't check STAFF_CLAIM. */
export function isNotified({ config }: Pick<Context, "config">, now: Temporal.Instant): Expression<SqlBool> {
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

export async function wantsMailAt(context: Context, address: string): Promise<boolean> {
  const person = await context.db
    .selectFrom("notifiedPerson")
    .select("id")
    .where("email", "=", address)
    .where("byMail", "=", 1)
    .where(isNotified(context, context.now()))
    .limit(1)
    .executeTakeFirst();
  return person !== undefined;
}

const visitedSince = (now: Temporal.Instant): string =>
  toStoredInstant(now.subtract({ hours: daysWithoutVisit * 24 }));

export async function forgetPeople({ db, now }: Context): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("notifiedPerson")
    .where("seenAt", "<", visitedSince(now()))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function findPerson({ db, user }: Context) {
  return db
    .selectFrom("notifiedPerson")
    .selectAll()
    .where("issuer", "=", user!.issuer)
    .where("subject", "=", user!.subject)
    .executeTakeFirst();
}

export async function savePerson(
  { db, user, now }: TransactionContext,
  chosen: { language: Language; onMessage?: number; onFailure?: number; byMail?: number },
): Promise<number> {
  const { issuer, subject, verifiedEmail = "" } = user!;
  const seen = { email: verifiedEmail, seenAt: toStoredInstant(now()) };
  const { id } = await db
    .insertInto("notifiedPerson")
    .values({ issuer, subject, onMessage: 1, onFailure: 1, byMail: 0, ...seen, ...chosen })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doUpdateSet({ ...seen, ...chosen }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
