import { z } from "zod";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { publicCall } from "#src/platform/api/api.ts";
import { nowPart } from "#src/campsite/now/now-part.ts";
import { readNow } from "./now.server.ts";

export const nowRoutes = [
  publicCall("/now", {
    summary: "The news of this hour",
    description:
      "What guests see now, in parts, the most unusual first. Unknown values are missing. A missing warning doesn't mean safety.",
    answer: z
      .object({
        parts: z.array(
          nowPart.extend({
            changesAt: z.iso.datetime().nullable().describe("The time of the next possible change, in UTC"),
          }),
        ),
      })
      .meta({ id: "Now" }),
    changesAt: async (context) => (await readNow(context, "nb")).changesAt,
    async handle(context, { language }) {
      const { parts, changes } = await readNow(context, language);
      return {
        parts: parts.map((part) => {
          const changesAt = changes.get(part);
          return { ...part, changesAt: changesAt ? toStoredInstant(changesAt) : null };
        }),
      };
    },
  }),
];
