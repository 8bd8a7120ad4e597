import { messageResource } from "#src/features/messages/message.ts";
import { linkResource } from "#src/features/links/link.ts";
import { documentResource } from "#src/features/documents/document.ts";
import { eventResource } from "#src/features/events/event.ts";
import { faqResource } from "#src/features/faq/faq.ts";
import { cardStepResource } from "#src/features/sanitary/card-step.ts";
import { sanitaryBuildingResource } from "#src/features/sanitary/sanitary-building.ts";
import type { Resource } from "#src/resource/resource.ts";

/** TABLE  the kinds of resources that are described field by field, for what holds for all of them. */
export const descriptions = {
  message: messageResource,
  faq: faqResource,
  link: linkResource,
  event: eventResource,
  document: documentResource,
  sanitaryBuilding: sanitaryBuildingResource,
  cardStep: cardStepResource,
} satisfies Record<string, Resource>;
