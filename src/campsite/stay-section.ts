import type { ReactNode } from "react";
import type { PageSection } from "#src/campsite/page-section.ts";
import type { Purpose } from "#src/campsite/price-purposes.ts";
import type { Language } from "#src/i18n/language.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    stays?: readonly StaySection[];
    /** Lines on the cards of stays on the home page, below the facts. */
    stayCards?: readonly StayCardLine[];
  }
}

interface StayProps<Data> {
  data: Data;
  purpose: Purpose;
  language: Language;
}

/** Sections and lines render nothing for a purpose without data. */
export interface StaySection<Data = any> extends PageSection<Data> {
  /** On the board beside the picture, above the button. */
  Board(props: StayProps<Data>): ReactNode;
  Body?(props: StayProps<Data>): ReactNode;
  /** The icon of the facts that the section replaces for this purpose. */
  replacedFact?(data: Data, purpose: Purpose): string | undefined;
  structuredData?(
    props: StayProps<Data>,
    where: { siteOrigin: string; url: string; place: object },
  ): object[];
}

export interface StayCardLine<Data = any> extends PageSection<Data> {
  View(props: StayProps<Data>): ReactNode;
}

/** Defines a line on the cards of stays. TypeScript checks that its members fit together. */
export const defineStayCardLine = <Data>(line: StayCardLine<Data>): StayCardLine => line;

/** Defines a section of the pages of stays. TypeScript checks that its members fit together. */
export const defineStaySection = <Data>(section: StaySection<Data>): StaySection => section;
