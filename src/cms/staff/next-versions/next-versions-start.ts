import type { NextVersionRow } from "#src/cms/next-versions/next-version.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { longMoment } from "#src/cms/staff/moments.ts";
import { defineStartPart } from "#src/cms/staff/start-part.ts";
import { nextVersionText } from "#messages/staff";
import { nameOfNew } from "./next-rows.tsx";

export const nextVersionsStart = defineStartPart<NextVersionRow[]>()({
  path: "/next",
  listComing: (rows) =>
    rows.flatMap(({ kind, id, name, publishAt, fault, changeOver }) =>
      publishAt && !fault && !changeOver ? [{ kind, id, name, at: publishAt, what: "next" as const }] : [],
    ),
  listWaiting: (rows, language) =>
    rows
      .filter(({ fault, publishAt, changeOver }) => fault && publishAt && !changeOver)
      .map((row) => {
        const words = nextVersionText[language];
        return {
          icon: "alert" as const,
          heading: words.failedHeading({ name: nameOfNew(row, language) }),
          note: words.failed({ when: longMoment(row.publishAt!, language) }),
          act: words.open,
          to: resourceScreen(row.kind, row.id),
        };
      }),
});
