import type { ReactNode } from "react";
import type { PageSection } from "#src/campsite/page-section.ts";
import type { Purpose } from "#src/campsite/price-purposes.ts";
import type { Language } from "#src/i18n/language.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    stays?: readonly StaySection[];
    /** Lines below the facts on the home page's cards of stays. */
    stayCards?: readonly StayCardLine[];
  }
}

interface StayProps<Data> {
  data: Data;
  purpose: Purpose;
  language: Language;
}

/** A section of the pages of stays. It renders nothing for a kind of stay without data. */
export interface StaySection<Data = any> extends PageSection<Data> {
  /** Renders the section on the board, which is beside the picture. */
  Board(props: StayProps<Data>): ReactNode;
  Body?(props: StayProps<Data>): ReactNode;
  /** Returns the icon of the facts that the page hides, because the section shows the same information. */
  replacedFact?(data: Data, purpose: Purpose): string | undefined;
  structuredData?(
    props: StayProps<Data>,
    where: { siteOrigin: string; url: string; place: object },
  ): object[];
}

export interface StayCardLine<Data = any> extends PageSection<Data> {
  View(props: StayProps<Data>): ReactNode;
}

export const defineStayCardLine = <Data>(line: StayCardLine<Data>): StayCardLine => line;

export const defineStaySection = <Data>(section: StaySection<Data>): StaySection => section;
