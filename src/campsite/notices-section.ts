import type { ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import type { PageSection } from "#src/campsite/page-section.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    guestNotices?: readonly NoticesSection[];
  }
}

interface NoticesProps<Data> {
  data: Data;
  language: Language;
}

export interface NoticesSection<Data = any> extends PageSection<Data> {
  /** Shows the alerts at the top of every page. On all pages except the home page, `isShort` is true. */
  Banner(props: NoticesProps<Data> & { isShort: boolean }): ReactNode;
  /** Shows the calm notices, on the home page and the page of saved pages. @param className of each notice */
  Calm(props: NoticesProps<Data> & { className: string }): ReactNode;
  /** Returns the titles of the “right now” lines that the banner replaces. */
  replaces(data: Data): readonly string[];
}

export const defineNoticesSection = <Data>(section: NoticesSection<Data>): NoticesSection => section;
