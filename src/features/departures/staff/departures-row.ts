import { kinds } from "#src/cms/kinds.ts";
import type { RowState } from "#src/cms/staff/places/place-row.ts";
import type { StaffDepartureStops } from "#src/features/departures/departure-stops.ts";

export const departuresState: RowState<StaffDepartureStops> = {
  load: (api) => api.get(`${kinds.departureStops.path}/1`),
  words: ({ stops }) => (stops.length > 0 ? stops.map(({ name }) => name).join(", ") : undefined),
};
