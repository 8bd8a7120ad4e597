import { z } from "zod";
import { addresses, type PageName } from "#src/i18n/addresses.ts";
import { inEveryLanguage, languages } from "#src/i18n/language.ts";

export const viewPeriods = ["days", "months"] as const;
export type ViewPeriod = (typeof viewPeriods)[number];

const viewsByLanguage = z
  .object(inEveryLanguage(() => z.int().nonnegative()))
  .describe("Views by the language of the address")
  .meta({ id: "ViewsByLanguage" });
export type ViewsByLanguage = z.infer<typeof viewsByLanguage>;

export const sumOf = (views: ViewsByLanguage) => languages.reduce((sum, each) => sum + views[each], 0);

export const pageViews = z
  .object({
    since: z.iso.date().nullable().describe("The first day with stored views. Null when there is none"),
    sums: z
      .array(
        z.object({
          from: z.iso.date().describe("The day, or the first day of the month"),
          views: viewsByLanguage,
        }),
      )
      .describe("Every day or month of the period in order, the current day or month last"),
    pages: z
      .array(
        z.object({
          page: z.enum(Object.keys(addresses) as [PageName, ...PageName[]]),
          item: z.string().describe("The item, such as an article's url. Empty for a page without items"),
          title: z
            .string()
            .nullable()
            .describe(
              "The title of an article, an own page or a photo. Null for other pages, and for an item that doesn't exist",
            ),
          path: z.string().describe("The Norwegian address"),
          views: viewsByLanguage,
        }),
      )
      .describe("The most viewed pages, the most viewed first"),
  })
  .meta({ id: "PageViews" });
export type PageViews = z.infer<typeof pageViews>;
