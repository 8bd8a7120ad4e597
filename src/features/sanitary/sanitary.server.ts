import { toStoredInstant } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import { fromStored, saveRow, type ThingTable } from "#src/platform/stored.ts";
import type { CardStep, CardStepInput } from "./card-step.ts";
import type { SanitaryBuilding, SanitaryBuildingInput } from "./sanitary-building.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    sanitaryBuilding: ThingTable<SanitaryBuildingInput>;
    cardStep: ThingTable<CardStepInput>;
  }
}

const toBuilding = fromStored<SanitaryBuildingInput>({ json: ["cleaning", "attributes", "translations"] });
const toStep = fromStored<CardStepInput>({ json: ["translations"] });

/** The buildings in the order that staff have given them. */
export async function listSanitaryBuildings({ db }: Context): Promise<SanitaryBuilding[]> {
  const rows = await db
    .selectFrom("sanitaryBuilding")
    .selectAll()
    .orderBy("sortorder")
    .orderBy("id")
    .execute();
  return rows.map(toBuilding);
}

/** How the card works, step by step. */
export async function listCardSteps({ db }: Context): Promise<CardStep[]> {
  const rows = await db.selectFrom("cardStep").selectAll().orderBy("sortorder").orderBy("id").execute();
  return rows.map(toStep);
}

/** Adds a building, or replaces the one with this id. */
export async function saveSanitaryBuilding(
  context: Context,
  input: SanitaryBuildingInput,
  id?: number,
): Promise<SanitaryBuilding> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, async (db) =>
    toBuilding(await saveRow<SanitaryBuildingInput>(db, "sanitaryBuilding", input, { id, updatedAt })),
  );
}

/** Adds a step, or replaces the one with this id. */
export async function saveCardStep(context: Context, input: CardStepInput, id?: number): Promise<CardStep> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, async (db) =>
    toStep(await saveRow<CardStepInput>(db, "cardStep", input, { id, updatedAt })),
  );
}
