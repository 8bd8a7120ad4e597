import type { ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { NowPart } from "#src/campsite/now/now-part.ts";
import type { PageSection } from "#src/campsite/page-section.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** The feature's parts of the wall screen. */
    receptionScreen?: readonly ReceptionScreenPart[];
  }
}

export interface ReceptionScreenPart<Data = any> extends PageSection<Data> {
  /** The area on the screen. "alerts" is below the head, "air" beside the picture, and "columns" at the foot. */
  area: "alerts" | "air" | "sea" | "picture" | "columns";
  View(props: { data: Data; language: Language; assetUrl: AssetUrl }): ReactNode;
  /** Returns the data source that the wall screen must credit. */
  source?(data: Data): NowPart["source"];
  /** Returns the number of alerts that the part shows. The default is 1. */
  count?(data: Data): number;
  /** Returns the titles of the “right now” lines that the part replaces. */
  replaces?(data: Data): readonly string[];
}

export const defineReceptionScreenPart = <Data>(part: ReceptionScreenPart<Data>): ReceptionScreenPart => part;
