import { siteNow } from "#src/cms/staff/clock.ts";
import { defineStartPart } from "#src/cms/staff/start-part.ts";
import { removalEnd, type MovedInReport } from "#src/features/moving-in/moved-in.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { movedInText } from "#messages/moving-in";

/** Points to the report for 30 days after an import, while the report has something to check. */
export const movedInStart = defineStartPart<MovedInReport>()({
  path: "/movedin",
  isInSetup: true,
  listWaiting({ at, lineCount, ready }, language) {
    const text = movedInText[language];
    const isDone = lineCount === 0 && ready === 0;
    if (at === null || isDone || siteNow().epochMilliseconds >= removalEnd(at).epochMilliseconds) return [];
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
