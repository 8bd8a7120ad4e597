/** A resource as operations for guests return it, without the fields that only staff get. */
export function toGuestResource<Resource extends { languages?: unknown }>(
  resource: Resource,
): Omit<Resource, "languages"> {
  const { languages: _, ...others } = resource;
  return others;
}
