import type { ChangeOver } from "#src/cms/change-overs/change-over.ts";
import { defineStartPart } from "#src/cms/staff/start-part.ts";
import { plannedText } from "#messages/planned";
import { changeOverScreen, changeOversPath, faultsInWords } from "./change-over-words.ts";

export const changeOversStart = defineStartPart<ChangeOver[]>()({
  path: changeOversPath,
  listComing: (rows) =>
    rows.flatMap(({ id, name, publishAt, publishedAt, fault, changes }) =>
      publishAt && !publishedAt && !fault
        ? [{ what: "together" as const, id, name, at: publishAt, changes: changes.length }]
        : [],
    ),
  listWaiting: (rows, language) =>
    rows
      .filter(({ fault }) => fault)
      .map((row) => ({
        icon: "alert" as const,
        heading: plannedText[language].failedHeading({ name: row.name }),
        note: faultsInWords(row, language),
        act: plannedText[language].open,
        to: changeOverScreen(row.id),
      })),
});
