/** Returns a resource as calls for guests do, without the field that only staff get. */
export function toGuestResource<Resource extends { languages?: unknown }>(
  resource: Resource,
): Omit<Resource, "languages"> {
  const { languages: _, ...others } = resource;
  return others;
}
