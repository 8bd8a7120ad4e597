import type { ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import type { TextPageName } from "#src/i18n/names/page-names.ts";
import type { PageSection } from "#src/campsite/page-section.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    text?: readonly TextSection[];
  }
}

export interface TextSection<Data = any> extends PageSection<Data> {
  page: TextPageName;
  View(props: { data: Data; language: Language }): ReactNode;
}

/** Defines a section below the text of a page. `load` and `View` must have the same type of data. */
export const defineTextSection = <Data>(section: TextSection<Data>): TextSection => section;
