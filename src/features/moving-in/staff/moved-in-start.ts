import { siteNow } from "#src/cms/staff/clock.ts";
import { defineStartPart } from "#src/cms/staff/start-part.ts";
import type { MovedInReport } from "#src/features/moving-in/moved-in.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { movedInText } from "#messages/moving-in";

/** A link to the report, while the import can be removed and the report has something to check. */
export const movedInStart = defineStartPart<MovedInReport>()({
  path: "/movedin",
  isInSetup: true,
  listWaiting({ removableUntil, lineCount, ready }, language) {
    const text = movedInText[language];
    const isDone = lineCount === 0 && ready === 0;
    if (isDone || removableUntil === null || Temporal.Instant.compare(siteNow(), removableUntil) >= 0)
      return [];
    return [
      {
        icon: "archive",
        heading: text.waiting,
        note: text.waitingNote({ lines: lineCount, drafts: ready }).trim(),
        act: text.see,
        to: staffAddresses.movedIn,
      },
    ];
  },
});
