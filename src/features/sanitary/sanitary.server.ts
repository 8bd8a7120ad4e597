import { toStoredInstant } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import { storedThings, type Target, type ThingTable } from "#src/platform/stored.ts";
import type { CardStep, CardStepInput } from "./card-step.ts";
import type { SanitaryBuilding, SanitaryBuildingInput } from "./sanitary-building.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    sanitaryBuilding: ThingTable<SanitaryBuildingInput>;
    cardStep: ThingTable<CardStepInput>;
  }
}

const buildings = storedThings<SanitaryBuildingInput>("sanitaryBuilding", {
  json: ["cleaning", "attributes", "translations"],
});
const steps = storedThings<CardStepInput>("cardStep", { json: ["translations"] });

/** The buildings in the order that staff have given them. */
export async function listSanitaryBuildings({ db }: Context): Promise<SanitaryBuilding[]> {
  const rows = await db
    .selectFrom("sanitaryBuilding")
    .selectAll()
    .orderBy("sortorder")
    .orderBy("id")
    .execute();
  return rows.map(buildings.from);
}

/** How the card works, step by step. */
export async function listCardSteps({ db }: Context): Promise<CardStep[]> {
  const rows = await db.selectFrom("cardStep").selectAll().orderBy("sortorder").orderBy("id").execute();
  return rows.map(steps.from);
}

/** Adds a building, or replaces the one that is named. */
export async function saveSanitaryBuilding(
  context: Context,
  input: SanitaryBuildingInput,
  target?: Target,
): Promise<SanitaryBuilding> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, (db) => buildings.save(db, input, { target, updatedAt }));
}

/** Adds a step, or replaces the one that is named. */
export async function saveCardStep(
  context: Context,
  input: CardStepInput,
  target?: Target,
): Promise<CardStep> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, (db) => steps.save(db, input, { target, updatedAt }));
}
