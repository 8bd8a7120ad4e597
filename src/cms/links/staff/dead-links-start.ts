import type { DeadLink } from "#src/cms/links/link-choice.ts";
import { defineStartPart } from "#src/cms/staff/start-part.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { deadLinksText } from "#messages/dead-links";

export const deadLinksStart = defineStartPart<DeadLink[]>()({
  path: "/deadlinks",
  listWaiting: ({ length: count }, language) =>
    count === 0
      ? []
      : [
          {
            icon: "alert",
            heading: deadLinksText[language].waiting({ count }),
            note: deadLinksText[language].waitingNote,
            act: deadLinksText[language].see,
            to: staffAddresses.deadLinks,
          },
        ],
});
