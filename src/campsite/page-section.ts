import { findOffPages } from "#src/campsite/menu/menu.server.ts";
import type { MenuPageName } from "#src/campsite/menu/menu-pages.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import type { ServerFeature } from "#src/platform/server-feature.ts";

/** A section that a feature adds to a page. Sections are in ascending order of `place`. */
export interface PageSection<Data> {
  place: number;
  /** The page whose content the section shows. While this page is switched off, the section is left out. */
  of?: MenuPageName;
  /** Returns undefined for an empty section. */
  load(context: ShownContext): Promise<Data | undefined>;
}

export type LoadedSection<Section> = Section & { data: any };

export async function loadSections<Section extends PageSection<any>>(
  context: ShownContext,
  sectionsOf: (feature: ServerFeature) => readonly Section[] | undefined,
): Promise<LoadedSection<Section>[]> {
  const off = await findOffPages(context);
  const sections = context.features
    .flatMap((feature) => sectionsOf(feature) ?? [])
    .filter(({ of }) => !of || !off.has(of));
  const loaded = await Promise.all(
    sections.map(async (section) => ({ ...section, data: await section.load(context) })),
  );
  return loaded.filter(({ data }) => data !== undefined).toSorted((one, other) => one.place - other.place);
}
