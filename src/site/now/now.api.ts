import { z } from "zod";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { publicCall } from "#src/platform/api/api.ts";
import { nowPart } from "#src/campsite/now/now-part.ts";
import { readNow } from "./now.server.ts";

export const nowRoutes = [
  publicCall("/now", {
    summary: "Current information for guests, such as whether the reception is open",
    description:
      "The parts of “right now”, most serious part first. A part with an unknown value is left out. A missing warning doesn't mean that there is no danger.",
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
