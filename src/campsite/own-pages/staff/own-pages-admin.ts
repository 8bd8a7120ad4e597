import type { ReactNode } from "react";
import type { LoaderFunction } from "react-router";
import { ownPageKind } from "#src/campsite/own-pages/own-page.ts";
import { describedList } from "#src/cms/staff/described/described-list.tsx";
import type { ListScreens } from "#src/cms/staff/described/described-screens.ts";
import { ownPageScreensText, ownPageStateText } from "#messages/own-pages";

const screens = {
  kind: ownPageKind,
  words: ownPageScreensText,
  list: {
    line: ({ path }) => path,
    state: ({ inMenu }, language) => !inMenu && ownPageStateText[language].hidden,
  },
} satisfies ListScreens<typeof ownPageKind>;

// Without this type, the type of the site's features would depend on itself.
export const { loader, Component }: { loader: LoaderFunction; Component(): ReactNode } = describedList(
  "ownPage",
  screens,
);
