import type { ReactNode } from "react";
import type { Shown } from "#src/features/plan/drawing/plan-choosable.tsx";
import { pitchesOf, type Field, type PlanPlace } from "./plan.ts";
import { planText } from "./plan.text.ts";
import { fieldFacts, walksFrom } from "./plan-words.ts";

/** Lists of all signs, buildings and fields; each link shows its place in the plan. */
export function PlanLists({ plan, language, groundUrl }: Shown) {
  const text = planText[language];
  const places = (list: PlanPlace["list"]) => (
    <List heading={text.lists[list]}>
      {plan.places
        .filter((place) => place.list === list)
        .map(({ id, sign, words }) => (
          <Entry key={id} id={id} sign={<Sign url={`${groundUrl}#sign-${sign}`} />} {...words[language]} />
        ))}
    </List>
  );
  return (
    <div className="plan-lists">
      <div>
        {places("buildings")}
        {places("services")}
      </div>
      <div>
        <List heading={text.lists.fields}>
          {plan.fields.map((field) => (
            <Entry
              key={field.name}
              id={`field-${field.name}`}
              sign={<span className={`plan-swatch ${field.kind}`} />}
              name={text.field(field.name)}
              note={text.pitches(pitchesOf(field, plan).length)}
            />
          ))}
        </List>
        {places("safety")}
      </div>
      <div>{places("outside")}</div>
    </div>
  );
}

function List({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function Entry({ id, sign, name, note }: { id: string; sign: ReactNode; name: string; note: string }) {
  return (
    <li>
      {sign}
      <a href={`#${id}`}>{name}</a>
      <span>{note}</span>
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

/** Every pitch with its facts, field by field. */
export function PitchTables({ plan, language }: Omit<Shown, "groundUrl">) {
  const text = planText[language];
  return (
    <section className="plan-pitches-list" aria-labelledby="pitches">
      <h2 id="pitches">{text.all}</h2>
      <p>{text.allLead}</p>
      <div>
        {plan.fields.map((field) => (
          <details key={field.name} className="fold">
            <summary>
              <span>
                {text.field(field.name)} <small>{fieldFacts(field, plan, language)}</small>
              </span>
            </summary>
            <PitchTable field={field} plan={plan} language={language} />
          </details>
        ))}
      </div>
    </section>
  );
}

function PitchTable({ field, plan, language }: Omit<Shown, "groundUrl"> & { field: Field }) {
  const { columns, field: nameOf, building } = planText[language];
  return (
    <table aria-label={nameOf(field.name)}>
      <thead>
        <tr>
          <th scope="col">{columns.pitch}</th>
          <th scope="col">{columns.sanitary}</th>
          <th scope="col">{columns.jetty}</th>
        </tr>
      </thead>
      <tbody>
        {pitchesOf(field, plan).map((pitch) => {
          const { sanitary, toSanitary, toJetty } = walksFrom(pitch, plan);
          return (
            <tr key={pitch.id}>
              <th scope="row">
                <a href={`#${pitch.id}`}>{pitch.id}</a>
              </th>
              <td>{building(sanitary, toSanitary)}</td>
              <td>{toJetty}&nbsp;m</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
