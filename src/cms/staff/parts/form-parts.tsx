import { lazy, Suspense, type ComponentType } from "react";
import { site } from "#site";
import type { Feature } from "#src/cms/feature.ts";
import { asNextVersion } from "#src/cms/staff/next-versions/next-version.ts";
import type { FormPartProps } from "#src/cms/staff/form-part.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";

const features: readonly Feature[] = site;
const parts: readonly { kind: string; Part: ComponentType<FormPartProps> }[] = features.flatMap(
  ({ formParts = {} }) => Object.entries(formParts).map(([kind, load]) => ({ kind, Part: lazy(load) })),
);
const listParts: readonly { kind: string; Part: ComponentType }[] = features.flatMap(
  ({ listParts: all = {} }) => Object.entries(all).map(([kind, load]) => ({ kind, Part: lazy(load) })),
);

/** Shows the parts that other features add to the form of a resource. */
export function FormParts({
  form: { kind, last, isUnsaved },
  ...props
}: { form: Pick<ResourceForm<any, any>, "kind" | "last" | "isUnsaved"> } & Pick<
  FormPartProps,
  "save" | "subject"
>) {
  const { id, version } = (last ?? {}) as { id?: number; version?: number };
  const isNextVersion = asNextVersion(last) !== undefined;
  return parts.map(
    (each, at) =>
      each.kind === kind.name && (
        <Suspense key={at}>
          <each.Part {...props} {...{ id, version, isNextVersion, isUnsaved }} />
        </Suspense>
      ),
  );
}

/** Shows the parts that other features add to the list of a kind. */
export const ListParts = ({ kind }: { kind: string }) =>
  listParts.map(
    (each, at) =>
      each.kind === kind && (
        <Suspense key={at}>
          <each.Part />
        </Suspense>
      ),
  );
