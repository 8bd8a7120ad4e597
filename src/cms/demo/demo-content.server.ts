import type { z } from "zod";
import { readContent, type ContentFiles } from "#content/read-content.ts";
import type { KindName } from "#src/cms/kinds.ts";
import type { ResourceKind } from "#src/cms/kind/kind.ts";
import { pictureUrl } from "#src/cms/photos/pictures/picture-address.ts";
import type { Context } from "#src/platform/context.ts";
import type { ServerFeature } from "#src/platform/server-feature.ts";
import { loadContent, type Content, type Loaded } from "./content-loader.ts";
import { readDemoPhotos } from "./demo-files.server.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    demo?: readonly DemoPart[];
    /** Returns content files that are computed from other content files. */
    demoFiles?(content: Content): ContentFiles;
    /** Prepares the stored demo at each start of any site. Must not change a site without the demo. */
    prepareDemo?(context: Context): Promise<void>;
  }
}

export interface DemoPart<Kind extends ResourceKind = any, Own = any> {
  /** The position in the order of storing: live values and pictures come before texts that use them. */
  place: number;
  kind: Kind & { name: KindName };
  /** The file's name in content/shared, without the extension. */
  file: string;
  own?: z.ZodObject & z.ZodType<Own>;
  /** Moves the dates of a resource to the year in which the demo starts. */
  dateFor?(resource: Loaded<Kind, Own>, now: Temporal.Instant): Loaded<Kind, Own>;
  /** Saves the resources. By default they are saved in the kind's collection. */
  save?(context: Context, resources: Loaded<Kind, Own>[]): Promise<void>;
  /** True when an existing demo without resources of this kind gets these resources too. */
  isAddedLater?: true;
}

export const defineDemoPart = <Kind extends ResourceKind, Own = unknown>(
  part: DemoPart<Kind, Own>,
): DemoPart => part;

type Features = readonly ServerFeature[];

export const demoPartsOf = (features: Features): DemoPart[] =>
  features.flatMap(({ demo = [] }) => demo).toSorted((one, other) => one.place - other.place);

export const loadDemoPart = (content: Content, { kind, file, own }: DemoPart): Loaded<any, any>[] =>
  loadContent(content, kind, file, own);

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const pictures = once(() => new Map(readDemoPhotos().photos.map((photo) => [photo.drawing, photo])));

/** Accepts every name of a live value, because the real names are computed from the content. */
const unchecked: Content = {
  files: once(readContent),
  pictureOf(drawing) {
    const photo = pictures().get(drawing);
    return photo && { ...photo, url: pictureUrl(photo.filename) };
  },
  liveKeys: () => ({ has: () => true }),
};

const known = new WeakMap<Features, Content>();

/** Returns the demo's content, including the files that features compute. The result is cached. */
export function demoContentOf(features: Features): Content {
  const content = known.get(features) ?? {
    ...unchecked,
    files: once(() =>
      features.reduce(
        (files, { demoFiles }) => (demoFiles ? { ...files, ...demoFiles(unchecked) } : files),
        unchecked.files(),
      ),
    ),
    liveKeys: once(() => new Set(liveValuesOf(features).map(({ key }) => key))),
  };
  known.set(features, content);
  return content;
}

function liveValuesOf(features: Features) {
  const parts = demoPartsOf(features);
  return features
    .flatMap(({ liveValues = [] }) => liveValues)
    .flatMap(({ kind, valuesOf }) => {
      const part = parts.find((each) => each.kind.name === kind)!;
      const [resource] = loadDemoPart(unchecked, part);
      const keys = { id: 1, version: 0, updatedAt: "2000-01-01T00:00:00Z" };
      return valuesOf(part.kind.stored.parse({ ...resource, ...keys }));
    });
}
