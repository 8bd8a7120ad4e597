import type { ReactNode } from "react";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { Shown } from "#src/features/plan/drawing/plan-choosable.tsx";
import { pitchesOf, type Pitch } from "./pitches.ts";
import type { Area, Plan, PlanPlace } from "./plan.ts";
import { planText, signNamesText } from "#messages/plan";
import { areaId, type PlanMatches } from "./search/plan-search.ts";
import { aboutPitch, areaFacts, destinationsOf, pitchRanges, walksFrom } from "./plan-words.ts";

export function PlanLists({ plan, language, groundUrl }: Shown) {
  const text = planText[language];
  const places = (group: PlanPlace["group"]) => {
    const inGroup = plan.places.filter((place) => place.group === group);
    return (
      inGroup.length > 0 && (
        <List heading={text.lists[group]}>
          {inGroup.map((place) => (
            <PlaceEntry key={place.id} place={place} language={language} groundUrl={groundUrl} />
          ))}
        </List>
      )
    );
  };
  return (
    <div className="plan-lists stack one-column section h2-26 link-icons">
      <div className="stack">
        {places("buildings")}
        {places("services")}
      </div>
      <div className="stack">
        <List heading={text.lists.fields}>
          {plan.areas.map((area) => (
            <AreaEntry key={area.name} area={area} plan={plan} language={language} />
          ))}
        </List>
        {places("safety")}
      </div>
      <div className="stack">{places("outside")}</div>
    </div>
  );
}

function PlaceEntry({
  place: { id, sign, words },
  language,
  groundUrl,
}: Omit<Shown, "plan"> & { place: PlanPlace }) {
  const { name, note, language: actual } = words[language];
  return (
    <Entry
      id={id}
      sign={<Sign url={`${groundUrl}#sign-${sign}`} />}
      name={name}
      note={note}
      lang={langAttribute(actual, language)}
    />
  );
}

function AreaEntry({ area, plan, language }: Omit<Shown, "groundUrl"> & { area: Area }) {
  return (
    <Entry
      id={areaId(area)}
      sign={<span className={`plan-swatch ${area.kind}`} />}
      name={planText[language].field({ name: area.name })}
      note={notesOf(area, plan, language)}
    />
  );
}

/** Returns words such as "24 plasser, 1 stengt for reparasjon". */
function notesOf(area: Area, plan: Plan, language: Language): string {
  const text = planText[language];
  const pitches = pitchesOf(area, plan);
  const closed = pitches.filter(({ isClosed }) => isClosed).length;
  return [
    text.pitches({ count: pitches.length }),
    ...(closed > 0 ? [text.closedPitches({ count: closed })] : []),
  ].join(", ");
}

function List({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="headline">{heading}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface EntryProps {
  id: string;
  sign: ReactNode;
  name: string;
  note: string;
  lang?: string | undefined;
}

function Entry({ id, sign, name, note, lang }: EntryProps) {
  return (
    <li className="row loose touch line-below small lines-12" lang={lang}>
      {sign}
      <a className="target" href={`#${id}`}>
        {name}
      </a>
      <span className="stretch quiet text-end">{note}</span>
    </li>
  );
}

function Sign({ url }: { url: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={url} />
    </svg>
  );
}

export const matchesId = "plan-matches";

export function PlanMatchList({ matches, ...shown }: Shown & { matches: PlanMatches }) {
  const { plan, language } = shown;
  const text = planText[language];
  const { places, areas, pitches } = matches;
  const count = places.length + areas.length + pitches.length;
  return (
    <section
      id={matchesId}
      className="plan-matches h2-26 link-icons"
      tabIndex={-1}
      aria-labelledby="plan-matches-heading"
    >
      <h2 className="headline" id="plan-matches-heading">
        {text.matches({ count })}
      </h2>
      {count === 0 && (
        <p className="quiet gap-above-12">{text.nothing({ ranges: pitchRanges(plan, language) })}</p>
      )}
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

export function PitchTables({ plan, language }: Omit<Shown, "groundUrl">) {
  const text = planText[language];
  return (
    <section className="plan-pitches-list section h2-33" aria-labelledby="pitches">
      <h2 id="pitches">{text.all}</h2>
      {destinationsOf(plan).length > 0 && <p className="quiet gap-above-8 gap-below-16">{text.allLead}</p>}
      <div className="rows">
        {plan.areas.map((area) => (
          <details key={area.name} className="fold">
            <summary>
              <span>
                {text.field({ name: area.name })}{" "}
                <small className="quiet small regular">{areaFacts(area, plan, language)}</small>
              </span>
            </summary>
            <PitchTable area={area} plan={plan} language={language} />
          </details>
        ))}
      </div>
    </section>
  );
}

const isUnlike = ({ area, kind, ampere, surface, metres }: Pitch) =>
  kind !== area.kind ||
  ampere !== area.ampere ||
  surface !== area.surface ||
  metres.some((each, index) => each !== area.size[index]);

function PitchTable({ area, plan, language }: Omit<Shown, "groundUrl"> & { area: Area }) {
  const text = planText[language];
  const goals = destinationsOf(plan);
  return (
    <table className="figures full gap-below-24" aria-label={text.field({ name: area.name })}>
      <thead className="quiet small">
        <tr>
          <th className="regular" scope="col">
            {text.pitchColumn}
          </th>
          {goals.map(([first, ...others]) => (
            <th className="regular" key={first.id} scope="col">
              {others.length > 0 ? signNamesText[language][first.sign] : first.words[language].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pitchesOf(area, plan).map((pitch) => (
          <tr key={pitch.id}>
            <th scope="row">
              <a href={`#${pitch.id}`}>{pitch.id}</a>
              {pitch.isClosed && <small className="quiet small regular">{text.closed}</small>}
              {isUnlike(pitch) && (
                <small className="quiet small regular">{aboutPitch(pitch, language)}</small>
              )}
            </th>
            {walksFrom(pitch, plan).map(({ to, metres }, index) => (
              <td key={to.id}>
                {goals[index]!.length > 1 && `${to.words[language].label || to.words[language].name}, `}
                {metres}&nbsp;m
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
