import type { ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { PageSection } from "#src/campsite/page-section.ts";
import type { Landscape } from "#src/cms/photos/landscape.ts";
import type { LitDrawing } from "#src/ui/picture/drawing-in-light.tsx";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Sections at the end of the home page. */
    home?: readonly HomeSection[];
  }
}

export interface HomeSection<Data = any> extends PageSection<Data> {
  View(props: HomeSectionProps<Data>): ReactNode;
}

interface HomeSectionProps<Data> {
  data: Data;
  language: Language;
  assetUrl: AssetUrl;
  /** Returns the view of a landscape, or of the campsite's own, in the present light and weather. */
  viewOf(picture: { landscape: Landscape | undefined }): LitDrawing;
}

/** Defines a section of the home page. TypeScript checks that its parts fit together. */
export const defineHomeSection = <Data>(section: HomeSection<Data>): HomeSection => section;
