import { searchedFeedback } from "#src/features/feedback/inbox/searched-feedback.server.ts";
import { searchedResources } from "#src/cms/search/searched-resources.server.ts";
import { derivedGaps } from "#src/cms/translations/translations.server.ts";
import type { Derived } from "#src/platform/store/derived.ts";

/** TABLE  the derived tables. */
export const derived: readonly Derived[] = [derivedGaps, searchedFeedback, searchedResources];
