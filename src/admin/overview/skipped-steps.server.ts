import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { setupSteps, type SetupStep } from "./setup-step.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    skippedStep: { step: SetupStep };
  }
}

export async function listSkippedSteps({ db }: Pick<Context, "db">): Promise<SetupStep[]> {
  const rows = await db.selectFrom("skippedStep").select("step").execute();
  const skipped = new Set(rows.map(({ step }) => step));
  return setupSteps.filter((step) => skipped.has(step));
}

/** Skips a set-up step for all staff, or makes it an open task again. Repeated calls change nothing. */
export async function setSkipped(context: Context, step: SetupStep, isSkipped: boolean): Promise<void> {
  await inUnseenTransaction(context, async ({ db }) => {
    if (isSkipped)
      await db
        .insertInto("skippedStep")
        .values({ step })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await db.deleteFrom("skippedStep").where("step", "=", step).execute();
  });
}
