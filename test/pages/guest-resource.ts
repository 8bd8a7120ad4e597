/** Returns a resource without `languages`, which only staff get. */
export function toGuestResource<Resource extends { languages?: unknown }>(
  resource: Resource,
): Omit<Resource, "languages"> {
  const { languages: _, ...others } = resource;
  return others;
}
