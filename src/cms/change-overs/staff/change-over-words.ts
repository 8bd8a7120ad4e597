import type { ChangeOver } from "#src/cms/change-overs/change-over.ts";
import { kindsWithHistory } from "#src/cms/kinds.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { plannedText } from "#messages/planned";

export const changeOversPath = "/changeovers";

export const changeOverScreen = (id: number): string => staffAddresses.changeOver.replace(":id", String(id));

type Reason = keyof (typeof plannedText)["nb"]["reasons"];

/** TABLE  the reasons in words for the kinds of Problems that prevent a publication. */
const reasons: Record<string, Reason> = {
  "invalid-fields": "unfinished",
  "not-found": "gone",
  "picture-gone": "gone",
  "address-taken": "taken",
  conflict: "conflict",
  stale: "conflict",
};

/** Returns the reason why a next version can't be published. @param fault the kind of a Problem */
export const reasonInWords = (fault: string, language: Language): string =>
  plannedText[language].reasons[reasons[fault] ?? "other"];

/** Returns a text with the changes that prevented the publication of a change-over, and the reasons. */
export function faultsInWords({ fault, changes }: ChangeOver, language: Language): string {
  const text = plannedText[language];
  if (fault === "restored") return text.restoredNote;
  const faulty = changes.flatMap(({ kind, name, fault: own }) =>
    own
      ? text.reason({
          name: name || kindsWithHistory[kind].words[language].label,
          reason: reasonInWords(own, language),
        })
      : [],
  );
  return text.failedNote({ changes: faulty.length > 0 ? faulty.join(", ") : undefined });
}
