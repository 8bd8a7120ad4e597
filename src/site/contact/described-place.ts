import type { Identity } from "#src/features/identity/identity.ts";

/** As much of a description as those who search are shown. */
const mostShown = 155;

/**
 * A page's description with the campsite's name and town at its end: the title's end is the tagline's, so that nothing
 * else says which campsite's prices or showers these are. As it is where it names the place itself, or has no room.
 */
export function withPlace(
  description: string,
  { name, address: { city }, version }: Pick<Identity, "name" | "address" | "version">,
): string {
  if (version === 0 || description === "" || description.includes(name) || description.includes(city))
    return description;
  const end = /[.!?…]$/.test(description) ? "" : ".";
  const place = name.includes(city) ? name : `${name}, ${city}`;
  const placed = `${description}${end} ${place}.`;
  return placed.length <= mostShown ? placed : description;
}
