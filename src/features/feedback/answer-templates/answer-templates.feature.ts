import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const answerTemplates = defineFeature({
  kinds: {
    answerTemplate: {
      path: "/answertemplates",
      list: at.answerTemplates,
      label: labels.answerTemplate,
      content: {
        group: "lists",
        place: 6,
        icon: "reply",
        name: labels.answerTemplateName,
        what: labels.answerTemplateWhat,
      },
      screens: async () => (await import("./answer-template-screens.ts")).answerTemplateScreens,
    },
  },
});
