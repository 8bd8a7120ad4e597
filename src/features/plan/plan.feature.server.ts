import { fitText } from "#messages/fit";
import { planKind } from "./plan.ts";
import { z } from "zod";
import { staffCall } from "#src/platform/api/api.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { emergencyPage } from "./emergency/emergency-page.tsx";
import { fitPage, hasMeasures } from "./fit/fit-page.tsx";
import { fitQuery } from "./fit/unit.ts";
import { groundsPath } from "./ground/ground-file.ts";
import { groundFiles } from "./ground/ground-files.server.ts";
import { groundRoutes } from "./ground/ground.api.ts";
import { planValues } from "./live-values/plan-values.ts";
import { findablePlaces } from "./search/findable-places.server.ts";
import { placeTargets } from "./search/place-targets.server.ts";
import { planPage } from "./plan-page.tsx";
import { hasPlan, planCollection } from "./plan.server.ts";

const readPlanOverview = staffCall("get", "/overview/plan", {
  summary: "Says whether staff have begun the plan",
  description: "True when the plan has an area or a place. A set-up step of the staff area uses this value.",
  answer: z.boolean(),
  handle: hasPlan,
});

export const plan = defineServerFeature({
  demo: [{ place: 18, kind: planKind, file: "plan", isAddedLater: true }],
  collections: { plan: { collection: planCollection } },
  pages: { sitemap: planPage, fit: fitPage, emergency: emergencyPage },
  api: [...groundRoutes, readPlanOverview],
  routes: { [`${groundsPath}/*`]: groundFiles.createAnswers },
  liveValues: [{ kind: "plan", keys: ["plan."], valuesOf: planValues }],
  storedFiles: groundFiles.findLost,
  removedFiles: { grounds: groundFiles.purge },
  tables: {
    removedGround: { holds: "files of grounds that the plan doesn't use", kept: "30 days" },
  },
  findable: [findablePlaces],
  pageWords: { fit: async ({ language }) => fitText[language].searchWords },
  fillsPage: { sitemap: hasPlan, fit: hasMeasures },
  queries: { fit: fitQuery },
  linkTargets: placeTargets,
});
