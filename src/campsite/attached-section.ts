import type { ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    attached?: readonly AttachedSection[];
  }
}

/** A section of resources that staff attach to an own page, such as documents. */
export interface AttachedSection<Data = any> {
  /** The part before the colon in the names of these resources: "document" in `document:3`. */
  kind: string;
  /** Loads resources in the order of `keys`, such as "3" of `document:3`. Undefined when guests see none of them. */
  load(context: ShownContext, keys: readonly string[]): Promise<Data | undefined>;
  View(props: { data: Data; language: Language }): ReactNode;
}

export const defineAttachedSection = <Data>(section: AttachedSection<Data>): AttachedSection => section;

/**
 * Loads the sections of a page's attached resources, one for each kind. The sections are in the order in which their
 * kinds first appear in `names`.
 * @param names such as `document:3`; names of unknown kinds are ignored
 */
export async function loadAttached(
  context: ShownContext,
  names: readonly string[],
): Promise<(AttachedSection & { data: any })[]> {
  const known = context.features.flatMap(({ attached = [] }) => attached);
  const byKind = Map.groupBy(names, (name) => name.split(":", 1)[0]!);
  const loaded = await Promise.all(
    [...byKind].map(async ([kind, own]) => {
      const section = known.find((each) => each.kind === kind);
      const data = await section?.load(
        context,
        own.map((name) => name.slice(kind.length + 1)),
      );
      return section && data !== undefined ? [{ ...section, data }] : [];
    }),
  );
  return loaded.flat();
}

export const inOrderOf = <Resource extends { id: number }>(
  ids: readonly string[],
  resources: readonly Resource[],
): Resource[] => ids.flatMap((id) => resources.find((each) => String(each.id) === id) ?? []);
