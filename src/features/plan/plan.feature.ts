import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { planKindText } from "#messages/plan";
import { defineFeature } from "#src/cms/feature.ts";

export const plan = defineFeature({
  kinds: {
    plan: {
      path: "/plan",
      screen: at.plan,
      words: planKindText,
      description: async () => (await import("./plan.ts")).planKind,
      page: "sitemap",
      content: { group: "fixed", place: 4, icon: "pin" },
    },
  },
  start: async () => ({
    path: "/overview/plan",
    setup: { plan: (isDone: boolean) => ({ isDone, to: at.plan }) },
  }),
  screens: [{ path: at.plan, load: () => import("./staff/plan-form.tsx"), isForm: true }],
});
