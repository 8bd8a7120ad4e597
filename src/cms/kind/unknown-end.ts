import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Collection } from "#src/platform/api/collection-calls.ts";
import { moment } from "./schemas.ts";

/**
 * Returns a function that clears `unpublishDate` for a client that may not know this field. The function does so if a
 * request without the field activates a resource whose `unpublishDate` has passed, or sets a start at or after this
 * date.
 * @param start the field with the first moment at which guests see the resource
 */
export const dropUnknownEnd =
  (start: string): Collection["adapt"] =>
  ({ now }, merged, named, stored) => {
    const { unpublishDate: end, isActive } = merged;
    if ("unpublishDate" in named || typeof end !== "string") return merged;
    const isActivated = isActive === true && stored["isActive"] !== true;
    const hasEnded = end <= toStoredInstant(now());
    const { data: from } = moment.safeParse(merged[start]);
    const isPassed = start in named && from !== undefined && from >= end;
    return (isActivated && hasEnded) || isPassed ? { ...merged, unpublishDate: null } : merged;
  };
