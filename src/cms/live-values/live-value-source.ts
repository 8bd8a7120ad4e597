import type { LiveValue } from "#src/cms/kind/live-value.ts";
import type { KindName } from "#src/cms/kinds.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    liveValues?: readonly LiveValueSource[];
  }
}

/** A kind with live values. Guests see at most one resource of the kind, and the values come from that resource. */
export interface LiveValueSource {
  kind: KindName;
  keys: readonly string[];
  /** @param resource the resource as stored */
  valuesOf(resource: any): LiveValue[];
}
