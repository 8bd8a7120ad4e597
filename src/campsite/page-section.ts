import type { ShownContext } from "#src/platform/pages/page.ts";
import type { ServerFeature } from "#src/platform/server-feature.ts";

/** A section that a feature adds to a page of the site. */
export interface PageSection<Data> {
  /** Its place, lowest first. */
  place: number;
  /** Loads the data; undefined when there is nothing to show. */
  load(context: ShownContext): Promise<Data | undefined>;
}

/** A section with its data. The data fits its own view; other code never reads it. */
export type LoadedSection<Section> = Section & { data: any };

/** Returns the features' sections that have something to show, in order. */
export async function loadSections<Section extends PageSection<any>>(
  context: ShownContext,
  sectionsOf: (feature: ServerFeature) => readonly Section[] | undefined,
): Promise<LoadedSection<Section>[]> {
  const sections = context.features.flatMap((feature) => sectionsOf(feature) ?? []);
  const loaded = await Promise.all(
    sections.map(async (section) => ({ ...section, data: await section.load(context) })),
  );
  return loaded.filter(({ data }) => data !== undefined).toSorted((one, other) => one.place - other.place);
}
