import { ownPageKind, proposePath } from "#src/campsite/own-pages/own-page.ts";
import type { DescribedScreens } from "#src/cms/staff/described/described-screens.ts";
import { pathIn } from "#src/cms/staff/fields/text-language.tsx";
import { isPublished } from "#src/cms/staff/next-versions/next-version.ts";
import { ownPageScreensText, ownPageStateText } from "#messages/own-pages";

export const ownPageScreens = {
  kind: ownPageKind,
  words: ownPageScreensText,
  list: {
    state: ({ inMenu }, language) => !inMenu && ownPageStateText[language].hidden,
  },
  form: {
    words: ({ values, set, last }) => ({
      title: {
        onWritten(title, language) {
          // The path of a published page stays, because guests know it.
          if (isPublished(last)) return;
          const written = language === "nb" ? values : values.translations[language];
          const { title: before = "", path = "" } = written ?? {};
          if (path === "" || path === proposePath(before)) set(pathIn("path", language), proposePath(title));
        },
      },
    }),
  },
} satisfies DescribedScreens<typeof ownPageKind>;
