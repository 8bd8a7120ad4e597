import { apiRoutesOf } from "#src/site-api.ts";
import { site } from "#src/site.server.ts";

export const apiRoutes = apiRoutesOf({ features: site });
