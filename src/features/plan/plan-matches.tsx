import type { Shown } from "#src/features/plan/drawing/plan-choosable.tsx";
import { planText } from "#messages/plan";
import { AreaEntry, Entry, PlaceEntry } from "./plan-lists.tsx";
import type { PlanMatches } from "./search/plan-search.ts";
import { aboutPitch, pitchRanges } from "./plan-words.ts";

export const matchesId = "plan-matches";

export function PlanMatchList({ matches, ...shown }: Shown & { matches: PlanMatches }) {
  const { plan, language } = shown;
  const text = planText[language];
  const { places, areas, pitches } = matches;
  const count = places.length + areas.length + pitches.length;
  return (
    <section id={matchesId} className="plan-matches" tabIndex={-1} aria-labelledby="plan-matches-heading">
      <h2 id="plan-matches-heading">{text.matches({ count })}</h2>
      {count === 0 && <p className="quiet">{text.nothing({ ranges: pitchRanges(plan, language) })}</p>}
      {count > 0 && (
        <ul>
          {areas.map((area) => (
            <AreaEntry key={area.name} area={area} {...shown} />
          ))}
          {places.map((place) => (
            <PlaceEntry key={place.id} place={place} {...shown} />
          ))}
          {pitches.map((pitch) => (
            <Entry
              key={pitch.id}
              id={pitch.id}
              sign={<span className={`plan-swatch ${pitch.kind}`} />}
              name={text.pitch({ id: pitch.id })}
              note={[aboutPitch(pitch, language), ...(pitch.isClosed ? [text.closed] : [])].join(", ")}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
