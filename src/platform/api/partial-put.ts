import { z } from "zod";
import { createSchema } from "zod-openapi";
import { mergeNamed, type Part } from "./merge-named.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import type { ResourceKeys, Target } from "#src/platform/store/stored.ts";
import { parsed } from "./api-request.ts";
import { coerce } from "./coerce.ts";
import { openApiOptions } from "./open-api-options.ts";
import { Problem } from "./problem.ts";

/* A PUT changes only the fields in its body. A client that doesn't know a field therefore can't erase the field. */

/** A body in which every field is optional, at every depth. */
export type Named<Sent> = Sent extends readonly (infer Item)[]
  ? Named<Item>[]
  : Sent extends object
    ? { [Name in keyof Sent]?: Named<Sent[Name]> | undefined }
    : Sent;

/** Describes a PUT body, whose values are validated after the merge. @param input the saved resource's schema */
export function partialBody<Sent>(input: z.ZodType<unknown, Sent>, id: string) {
  const body = z.looseObject({}).meta({
    id,
    override({ jsonSchema }) {
      const { schema } = createSchema(input, { io: "input", opts: openApiOptions });
      delete jsonSchema.additionalProperties;
      Object.assign(jsonSchema, withoutNeeds(schema as JsonSchema));
    },
  });
  return body as unknown as z.ZodType<Named<Sent>, Named<Sent>>;
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  required?: string[];
  default?: unknown;
}

/** Returns the schema without required fields and defaults, because a PUT leaves missing fields unchanged. */
function withoutNeeds({ required: _, default: __, ...schema }: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, withoutNeeds(inner)]),
      ),
    }),
    ...(items && { items: withoutNeeds(items) }),
    ...(anyOf && { anyOf: anyOf.map(withoutNeeds) }),
  };
}

interface Saving<Resource, Input> {
  input: z.ZodType<Input>;
  get(context: Context, id: number): Promise<Resource>;
  adapt?: ((context: Context, merged: Part, named: Part, stored: Part) => Part) | undefined;
  expectFiles?: ((context: Context, input: Input, target?: Target) => Promise<void>) | undefined;
  save(context: Context, input: Input, target?: Target): Promise<Resource>;
}

/**
 * Merges the values of a body into the stored resource.
 * @returns the validated resource, and the target with the version that was read
 * @throws Problem "not-found" when the resource doesn't exist
 * @throws Problem "stale" with the current resource when If-Match names other versions
 * @throws Problem "invalid-fields" when the merged resource is invalid
 */
export async function mergeIntoStored<Resource extends ResourceKeys, Input>(
  context: Context,
  { input, get, adapt }: Pick<Saving<Resource, Input>, "input" | "get" | "adapt">,
  named: unknown,
  target: Target,
): Promise<{ whole: Input; read: Target }> {
  const stored = await get(context, target.id);
  if (target.ifVersions && !target.ifVersions.includes(stored.version))
    throw new Problem("stale", { current: stored });
  const merged = coerce(input, mergeNamed(stored, named)) as Part;
  const whole = parsed(input, adapt?.(context, merged, named as Part, stored as object as Part) ?? merged);
  return { whole, read: { ...target, ifVersions: [stored.version], named: Object.keys(named as object) } };
}

/**
 * Saves a resource with the values of a body. Without If-Match, the values are merged into the newest version, even
 * when somebody saves at the same time.
 * @throws the same Problems as {@link mergeIntoStored}, and any Problem of the collection
 */
export async function putPartial<Resource extends ResourceKeys, Input>(
  context: Context,
  collection: Saving<Resource, Input>,
  named: unknown,
  target: Target,
): Promise<Resource> {
  const { expectFiles, save } = collection;
  const { whole, read } = await mergeIntoStored(context, collection, named, target);
  await expectFiles?.(context, whole, read);
  try {
    return await save(context, whole, read);
  } catch (error) {
    const isOvertaken = error instanceof Problem && error.kind === "stale" && !target.ifVersions;
    if (!isOvertaken) throw error;
  }
  // Nobody can save between this read and this save, because transactions wait for each other.
  return inTransaction(context, async (transaction) => {
    const again = await mergeIntoStored(transaction, collection, named, target);
    return save(transaction, again.whole, again.read);
  });
}
