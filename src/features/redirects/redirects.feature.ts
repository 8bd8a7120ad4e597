import { redirectKindText } from "#messages/redirects";
import { defineFeature } from "#src/cms/feature.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";

export const redirects = defineFeature({
  kinds: {
    redirect: {
      path: "/redirects",
      list: at.redirects,
      words: redirectKindText,
      description: async () => (await import("./redirect.ts")).redirectKind,
      content: {
        group: "website",
        place: 5,
        icon: "right",
        state: async () => (await import("#src/cms/staff/places/count-state.ts")).countState("redirect"),
      },
      formScreen: async () => (await import("./staff/redirect-screens.tsx")).redirectScreens,
    },
  },
  screens: [
    { path: at.redirects, load: () => import("./staff/redirects-admin.tsx") },
    { path: at.notFound, load: () => import("./staff/not-found-admin.tsx") },
    { path: at.redirectFile, load: () => import("./staff/redirect-file-admin.tsx") },
  ],
});
