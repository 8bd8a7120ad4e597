import { defineServerFeature } from "#src/platform/server-feature.ts";
import { answerTemplateCollection } from "./answer-templates.server.ts";

export const answerTemplates = defineServerFeature({
  collections: { answerTemplate: { collection: answerTemplateCollection } },
});
