import type { Guard } from "#src/features/auth/guard.server.ts";
import type { Context } from "#src/platform/context.ts";
import { noteVisit } from "./people.server.ts";

/** How long a visit that was noted lasts, in milliseconds. */
const visitMilliseconds = 60 * 60 * 1000;

/** A guard that notes, at most once an hour for each of the staff, that they were here. */
export function notingVisits(guard: Guard, context: Context): Guard {
  const noted = new Map<string, number>();
  return {
    ...guard,
    async staff(request) {
      const user = await guard.staff(request);
      const key = JSON.stringify([user.issuer, user.subject]);
      const now = context.now().epochMilliseconds;
      if (Math.abs(now - (noted.get(key) ?? 0)) > visitMilliseconds) {
        await noteVisit(context, user);
        noted.set(key, now);
      }
      return user;
    },
  };
}
