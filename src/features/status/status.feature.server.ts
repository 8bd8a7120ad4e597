import { defineServerFeature } from "#src/platform/server-feature.ts";
import { alarmsJob } from "./alarms.server.ts";
import { failureNotice } from "./failure-notice.server.ts";
import { statusRoutes } from "./status.api.ts";

export const status = defineServerFeature({
  api: [...statusRoutes],
  apiGroups: { status: "The state of the site" },
  openMetrics: async (...options) => (await import("./metrics-port.server.ts")).openMetricsPort(...options),
  jobs: [alarmsJob],
  notices: { failure: failureNotice },
  tables: {
    alarm: { holds: "failures that staff were notified of", kept: "until they are over", isMomentary: true },
  },
});
