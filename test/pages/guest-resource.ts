/** A resource as operations for guests give it: without what only staff are told. */
export function toGuestResource<Resource extends { languages?: unknown }>(
  resource: Resource,
): Omit<Resource, "languages"> {
  const { languages: _, ...others } = resource;
  return others;
}
