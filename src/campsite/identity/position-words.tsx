import type { Language } from "#src/i18n/language.ts";
import type { Coordinates } from "./place.ts";
import { formatPosition } from "./position.ts";

export function PositionWords({ place, language }: { place: Coordinates; language: Language }) {
  return (
    <>
      <span className="figures">{formatPosition(place.latitude, "north", language)}</span>{" "}
      <span className="figures">{formatPosition(place.longitude, "east", language)}</span>
    </>
  );
}
