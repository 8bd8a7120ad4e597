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

/** Shows the parts that other features add to the form of a published resource. */
export function FormParts({
  form: { kind, last, isUnsaved },
  save,
}: { form: Pick<ResourceForm<any, any>, "kind" | "last" | "isUnsaved"> } & Pick<FormPartProps, "save">) {
  if (!last || asNextVersion(last)) return null;
  const { id } = last as { id: number };
  return parts.map(
    (each, at) =>
      each.kind === kind.name && (
        <Suspense key={at}>
          <each.Part id={id} isUnsaved={isUnsaved} save={save} />
        </Suspense>
      ),
  );
}
