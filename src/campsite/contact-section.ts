import type { ReactNode } from "react";
import type { ViewProps } from "#src/platform/pages/page.ts";
import type { PageSection } from "#src/campsite/page-section.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    contact?: readonly ContactSection[];
  }
}

export interface ContactSection<Data = any> extends PageSection<Data> {
  area: "details" | "directions";
  View(props: ViewProps<Data>): ReactNode;
}

export const defineContactSection = <Data>(section: ContactSection<Data>): ContactSection => section;
