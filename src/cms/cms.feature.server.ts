import { defineServerFeature } from "#src/platform/server-feature.ts";
import { putHistoryRestored, readHistory, readHistoryEntry } from "./history/history.api.ts";
import {
  putFollowing,
  putRightAsWritten,
  readChangedValues,
  readChangedValuesLeft,
  readLiveValueList,
} from "./live-values/live-values.api.ts";
import { putPresence } from "./presence/presence.api.ts";
import { postPreview } from "./preview.api.ts";
import { readSearch } from "./search/search.api.ts";
import { searchedResources } from "./search/searched-resources.server.ts";
import {
  readTranslationCounts,
  readTranslationGaps,
  readTranslationSources,
} from "./translations/translations.api.ts";
import { derivedGaps } from "./translations/translations.server.ts";

/** The parts of the server that every kind shares. */
export const cms = defineServerFeature({
  api: [
    { method: "put", path: "/presence", access: "staff", call: putPresence },
    { method: "get", path: "/history", access: "staff", list: readHistory },
    { method: "get", path: "/history/{id}", access: "staff", call: readHistoryEntry },
    { method: "put", path: "/history/{id}/restore", access: "staff", call: putHistoryRestored },
    { method: "get", path: "/search", access: "staff", call: readSearch },
    { method: "get", path: "/translations/gaps", access: "staff", list: readTranslationGaps },
    { method: "get", path: "/translations/counts", access: "staff", call: readTranslationCounts },
    { method: "get", path: "/translations/sources", access: "staff", call: readTranslationSources },
    { method: "get", path: "/livevalues", access: "staff", call: readLiveValueList },
    { method: "get", path: "/livevalues/changed", access: "staff", call: readChangedValues },
    { method: "get", path: "/livevalues/changed/count", access: "staff", call: readChangedValuesLeft },
    { method: "put", path: "/livevalues/changed/follow", access: "staff", call: putFollowing },
    { method: "put", path: "/livevalues/changed/right", access: "staff", call: putRightAsWritten },
    { method: "post", path: "/preview", access: "staff", call: postPreview },
  ],
  apiGroups: {
    presence: "The staff who have a form open",
    history: "Changes with their author and time",
    search: "Search in content and messages",
    translations: "Missing and outdated translations",
    livevalues: "Live values, which texts name instead of repeating them",
    preview: "Previews of unsaved content",
  },
  derived: [derivedGaps, searchedResources],
  tables: {
    presence: {
      holds: "the forms that staff have open",
      kept: "until closed, at most some minutes",
      person: "staff",
      isMomentary: true,
    },
    rightAsWritten: {
      holds: "texts that staff confirmed although a live value in them changed",
      kept: "until the text or value changes",
    },
  },
});
