import { z } from "zod";
import { choice, customValue, list, optionalLine } from "#src/cms/kind/fields.ts";
import { defineKind, type AnswerOf } from "#src/cms/kind/kind.ts";
import type { Language } from "#src/i18n/language.ts";
import { inEachOf, labelsOf } from "#src/i18n/texts.ts";
import { pageNamesText } from "#messages/page-texts";
import { menuFaultsText, menuLabelsText, menuLineText, menuStatesText } from "#messages/menu";
import { isAllowed, isGroup, menuStates } from "./menu-entries.ts";

const labels = labelsOf(menuLabelsText);
const faults = labelsOf(menuFaultsText);

const key = z
  .string()
  .regex(/^(?:[a-zA-Z]{1,40}|(?:page|group):\d{1,9})$/)
  .describe("A fixed page such as `prices`, an own page such as `page:12`, or a group such as `group:1`");

const group = z
  .string()
  .regex(/^(?:group:\d{1,9})?$/)
  .describe("The key of the entry's group, or empty for the first level");

/** Returns the index of the first entry that breaks a rule, or -1, also for values that the schema refuses. */
const findFault = (values: Readonly<Record<string, unknown>>, isFault: FaultTest): number => {
  const { success, data } = checkedParts.safeParse(values);
  return success ? data.entries.findIndex(isFault) : -1;
};
const checkedParts = z.object({
  entries: z.array(z.object({ key: z.string(), name: z.string(), state: z.enum(menuStates) })),
});
type CheckedEntry = z.output<typeof checkedParts>["entries"][number];
type FaultTest = (entry: CheckedEntry, index: number, all: readonly CheckedEntry[]) => boolean;

const rule = (name: string, isFault: FaultTest, error: string, words: Record<Language, string>) => ({
  path: "entries",
  at: (values: Readonly<Record<string, unknown>>) => `entries.${findFault(values, isFault)}.${name}`,
  holds: (values: Readonly<Record<string, unknown>>) => findFault(values, isFault) === -1,
  error,
  words,
});

/** The kind with the guests' menu and the pages that are switched off. It has a single resource. */
export const menuKind = defineKind({
  name: "menu",
  about: "The guests' menu",
  one: "the menu",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    entries: list(
      labels.entries,
      {
        words: { name: optionalLine(labels.name, { max: 30, about: "The name of a group" }) },
        fields: {
          key: { ...customValue(key, labels.key, ""), options: pageNamesText },
          group: customValue(group.default("") as unknown as typeof group, labels.group, ""),
          state: choice(
            menuStates,
            labels.state,
            "`shown`: the page is in the menu. `hidden`: the page isn't in the menu, but its address works. `off`: the page's address leads to the home page",
            menuStatesText,
          ),
        },
        inForm: {
          add: labels.addGroup,
          namedBy: "name",
          unnamed: inEachOf(menuLineText, ({ unnamed }) => unnamed),
        },
      },
      (entries) => entries.max(1000),
    ),
  },
  rules: [
    rule(
      "key",
      (entry, index, all) => all.findIndex((each) => each.key === entry.key) < index,
      "must be in the menu only once",
      faults.twice,
    ),
    rule("name", (entry) => isGroup(entry) && !entry.name.trim(), "must have a name", faults.unnamed),
    rule("state", (entry) => !isAllowed(entry), "must be in the menu", faults.locked),
  ],
});
export type StaffMenu = AnswerOf<typeof menuKind>;
