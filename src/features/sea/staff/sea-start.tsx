import { defineStartPart } from "#src/cms/staff/start-part.ts";
import { SeaReadingToday, type Reading } from "./sea-reading-today.tsx";

export const seaStart = defineStartPart<Reading | null>()({
  path: "/overview/sea",
  Today: ({ data }) => data && <SeaReadingToday reading={data} />,
});
