import { NotStaff, type Guard } from "#src/campsite/auth/guard.server.ts";
import type { Context } from "#src/platform/context.ts";
import type { User } from "#src/platform/user.ts";
import { recordRefusal, recordVisit } from "./people.server.ts";

const visitMilliseconds = 60 * 60 * 1000;

/** Returns a guard that also records visits by staff, and users who are refused because they aren't staff. */
export function recordVisits(guard: Guard, context: Context): Guard {
  const recordedAt = new Map<string, number>();
  return {
    ...guard,
    async staff(request) {
      const user = await guard.staff(request).catch(async (error: unknown) => {
        if (error instanceof NotStaff) {
          recordedAt.delete(keyOf(error.user));
          await recordRefusal(context, error.user);
        }
        throw error;
      });
      const key = keyOf(user);
      const now = context.now().epochMilliseconds;
      if (Math.abs(now - (recordedAt.get(key) ?? 0)) > visitMilliseconds) {
        await recordVisit(context, user);
        recordedAt.set(key, now);
      }
      return user;
    },
  };
}

const keyOf = ({ issuer, subject }: User) => JSON.stringify([issuer, subject]);
