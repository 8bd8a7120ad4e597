import type { Language } from "#src/i18n/language.ts";
import type { Coordinates } from "./place.ts";
import { formatPosition } from "./position.ts";

export function PositionWords({ place, language }: { place: Coordinates; language: Language }) {
  return (
    <>
      <span className="number">{formatPosition(place.latitude, "north", language)}</span>{" "}
      <span className="number">{formatPosition(place.longitude, "east", language)}</span>
    </>
  );
}
