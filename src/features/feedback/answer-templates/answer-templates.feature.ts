import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { answerTemplateKindText } from "#messages/answer-templates";
import { defineFeature } from "#src/cms/feature.ts";

export const answerTemplates = defineFeature({
  kinds: {
    answerTemplate: {
      path: "/answertemplates",
      list: at.answerTemplates,
      words: answerTemplateKindText,
      description: async () => (await import("./answer-template.ts")).answerTemplateKind,
      content: { group: "inbox", place: 1, icon: "reply" },
      screens: async () => (await import("./staff/answer-template-screens.ts")).answerTemplateScreens,
    },
  },
});
