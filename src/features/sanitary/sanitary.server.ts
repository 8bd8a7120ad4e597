import { withLanguages } from "#src/features/thing.ts";
import { change, type Context } from "#src/platform/context.ts";
import { storedThings, type StoredThing, type Target, type ThingTable } from "#src/platform/stored.ts";
import { defineThing } from "#src/platform/thing-calls.ts";
import {
  cardStep,
  cardStepInput,
  cardStepTranslatable,
  type CardStep,
  type CardStepInput,
} from "./card-step.ts";
import {
  sanitaryBuilding,
  sanitaryBuildingInput,
  sanitaryBuildingTranslatable,
  type SanitaryBuilding,
  type SanitaryBuildingInput,
} from "./sanitary-building.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    sanitaryBuilding: ThingTable<SanitaryBuildingInput>;
    cardStep: ThingTable<CardStepInput>;
  }
}

const buildings = storedThings<SanitaryBuildingInput>("sanitaryBuilding", {
  json: ["cleaning", "attributes", "translations"],
  translatable: sanitaryBuildingTranslatable,
});
const steps = storedThings<CardStepInput>("cardStep", {
  json: ["translations"],
  translatable: cardStepTranslatable,
});

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
): Promise<StoredThing<SanitaryBuilding>> {
  return change(context, (inChange) => buildings.save(inChange, input, target));
}

/** Adds a step, or replaces the one that is named. */
export async function saveCardStep(
  context: Context,
  input: CardStepInput,
  target?: Target,
): Promise<StoredThing<CardStep>> {
  return change(context, (inChange) => steps.save(inChange, input, target));
}

/** Sanitary buildings as staff keep them. */
export const sanitaryBuildingThing = defineThing({
  one: "a sanitary building",
  all: "All sanitary buildings, in their order",
  thing: withLanguages(sanitaryBuilding, "StaffSanitaryBuilding"),
  input: sanitaryBuildingInput,
  list: ({ db }, page) => buildings.list(db, { by: "sortorder", of: "number", direction: "asc" }, page),
  get: ({ db }, id) => buildings.get(db, id),
  save: saveSanitaryBuilding,
  remove: (context, target) => change(context, (inChange) => buildings.remove(inChange, target)),
});

/** The steps of the card as staff keep them. */
export const cardStepThing = defineThing({
  one: "a step of the card",
  all: "All steps of the card, in their order",
  thing: withLanguages(cardStep, "StaffCardStep"),
  input: cardStepInput,
  list: ({ db }, page) => steps.list(db, { by: "sortorder", of: "number", direction: "asc" }, page),
  get: ({ db }, id) => steps.get(db, id),
  save: saveCardStep,
});
