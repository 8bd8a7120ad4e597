import type { Language } from "#src/i18n/language.ts";
import type { Coordinates } from "./place.ts";
import { formatPosition } from "./position.ts";

/** A position as it is written, each of its halves on one line. */
export function PositionWords({ place, language }: { place: Coordinates; language: Language }) {
  return (
    <>
      <span className="number">{formatPosition(place.latitude, "north", language)}</span>{" "}
      <span className="number">{formatPosition(place.longitude, "east", language)}</span>
    </>
  );
}
