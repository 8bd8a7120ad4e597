import { kinds, type KindName } from "#src/cms/kinds.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { valuesOf, type AnswerOf, type ResourceKind, type ValuesOf } from "#src/cms/kind/kind.ts";
import type { FormKind, ResourceForm } from "#src/cms/staff/form/resource-form.ts";

export function formKind<Values, Resource extends { id: number }>(
  description: Pick<FormKind<Values, Resource>, "input" | "translatable" | "valuesOf"> & { name: KindName },
): FormKind<Values, Resource> {
  const { name } = description;
  return { ...description, path: kinds[name].path, screen: ({ id }) => resourceScreen(name, id) };
}

export type FormOf<Kind extends ResourceKind> = ResourceForm<ValuesOf<Kind>, AnswerOf<Kind>>;

export function formKindOf<Kind extends ResourceKind & { name: KindName }>(
  kind: Kind,
): FormKind<ValuesOf<Kind>, AnswerOf<Kind>> {
  const { name, input, translatable, shown } = kind;
  return {
    ...formKind({ name, input, translatable, valuesOf: (resource) => valuesOf(kind, resource) }),
    shown,
  };
}
