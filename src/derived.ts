import { searchedFeedback } from "./features/inbox/searched-feedback.server.ts";
import { searchedResources } from "./features/searched-resources.server.ts";
import { derivedGaps } from "./cms/translations/translations.server.ts";
import type { Derived } from "./platform/store/derived.ts";

/** TABLE  the derived tables. */
export const derived: readonly Derived[] = [derivedGaps, searchedFeedback, searchedResources];
