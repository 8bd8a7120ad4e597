import type { ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { PageSection } from "#src/campsite/page-section.ts";
import type { Landscape } from "#src/cms/photos/landscape.ts";
import type { LitDrawing } from "#src/ui/picture/drawing-in-light.tsx";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    home?: readonly HomeSection[];
  }
}

export interface HomeSection<Data = any> extends PageSection<Data> {
  /** The area "board" is below the view. Without an area, the section is at the end of the page. */
  area?: "board";
  View(props: HomeSectionProps<Data>): ReactNode;
}

interface HomeSectionProps<Data> {
  data: Data;
  language: Language;
  assetUrl: AssetUrl;
  /** Returns a drawing of a landscape in the current light and weather. The default is the campsite's landscape. */
  viewOf(picture: { landscape: Landscape | undefined }): LitDrawing;
}

export const defineHomeSection = <Data>(section: HomeSection<Data>): HomeSection => section;
