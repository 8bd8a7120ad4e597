import { staffCall } from "#src/platform/api/api.ts";
import { findLatestReading } from "./sea-reading.server.ts";
import { seaReadingKind } from "./sea-reading.ts";

export const seaReadingRoutes = [
  staffCall("get", "/overview/sea", {
    summary: "The latest measurement of the sea's temperature",
    description:
      "For the start screen of the staff area. Null without bathing water, unless staff have saved a measurement.",
    answer: seaReadingKind.answer.nullable(),
    handle: findLatestReading,
  }),
];
