import type { LiveValue } from "#src/cms/kind/live-value.ts";
import type { KindName } from "#src/cms/kinds.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** The kinds with live values. */
    liveValues?: readonly LiveValueSource[];
  }
}

/** A kind with live values. They come from the resource that guests see, of which there is at most one. */
export interface LiveValueSource {
  kind: KindName;
  /** The beginnings of its values' keys. */
  keys: readonly string[];
  /** Returns the values of a resource, as it is stored. */
  valuesOf(resource: any): LiveValue[];
}
