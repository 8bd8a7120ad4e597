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
    /** The demo's resources. */
    demo?: readonly DemoPart[];
    /** Returns files of the demo's content that are computed from others. */
    demoFiles?(content: Content): ContentFiles;
    /** Prepares the demo at each start, after its content is stored. Other sites stay unchanged. */
    prepareDemo?(context: Context): Promise<void>;
  }
}

/** The demo's resources of a kind. */
export interface DemoPart<Kind extends ResourceKind = any, Own = any> {
  /** When they are stored, lowest first: values and pictures come before the texts that name them. */
  place: number;
  kind: Kind & { name: KindName };
  /** Their file in content/shared, without its ending. */
  file: string;
  /** The schema of the file's fields that the kind doesn't have. */
  own?: z.ZodObject & z.ZodType<Own>;
  /** Stores them. By default each is saved in the kind's collection. */
  save?(context: Context, resources: Loaded<Kind, Own>[]): Promise<void>;
  /** True when the stored demo of an earlier version gets it too, if it has no such resource. */
  isAddedLater?: true;
}

/** Defines a part of the demo. TypeScript checks that its properties fit together. */
export const defineDemoPart = <Kind extends ResourceKind, Own = unknown>(
  part: DemoPart<Kind, Own>,
): DemoPart => part;

type Features = readonly ServerFeature[];

/** Returns the parts of the demo in the order in which they are stored. */
export const demoPartsOf = (features: Features): DemoPart[] =>
  features.flatMap(({ demo = [] }) => demo).toSorted((one, other) => one.place - other.place);

/** Loads the resources of a part. @throws Error as `loadContent` */
export const loadDemoPart = (content: Content, { kind, file, own }: DemoPart): Loaded<any, any>[] =>
  loadContent(content, kind, file, own);

/** Returns a function that makes its value at the first call. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const pictures = once(() => new Map(readDemoPhotos().photos.map((photo) => [photo.drawing, photo])));

/** Accepts every name of a live value, because reading these values needs the content first. */
const unchecked: Content = {
  files: once(readContent),
  pictureOf(drawing) {
    const photo = pictures().get(drawing);
    return photo && { ...photo, url: pictureUrl(photo.filename) };
  },
  liveKeys: () => ({ has: () => true }),
};

const known = new WeakMap<Features, Content>();

/** Returns the demo's content: the files in content/, and those that features compute. It is read once. */
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
