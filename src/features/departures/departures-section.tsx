import { departuresText } from "#messages/departures";
import { creditText } from "#messages/now";
import { EnturCredit } from "#src/campsite/now/credits.tsx";
import { defineContactSection } from "#src/campsite/contact-section.ts";
import { formatTime } from "#src/i18n/format.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { certainty, leavesWords } from "./departure-words.ts";
import { leavesAt, type Board } from "./departure.ts";
import { loadBoard } from "./departures.server.ts";

export const departuresSection = defineContactSection({
  area: "directions",
  place: 3,
  load: loadBoard,
  View: DepartureBoard,
});

function DepartureBoard({ data: board, language }: { data: Board; language: Language }) {
  const { departures, fetchedAt, now, isReal } = board;
  const text = departuresText[language];
  const hasStops = new Set(departures.map(({ stop }) => stop)).size > 1;
  return (
    <section className="departures" aria-labelledby="departures">
      <h3 id="departures">{text.heading}</h3>
      <table className="figures gap-above-8 full rule-above">
        <thead className="visually-hidden">
          <tr>
            {(["time", "line", "state"] as const).map((column) => (
              <th key={column} scope="col">
                {text.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {departures.map((departure, index) => (
            <tr key={index} className={departure.isCancelled ? "cancelled" : undefined}>
              <td>
                <time className="display" dateTime={leavesAt(departure).toString()}>
                  {leavesWords(departure, language)}
                </time>
              </td>
              <td lang={languageTag.nb}>
                <b>{departure.line}</b> {departure.destination}
                {hasStops && <small className="quiet small block">{departure.stop}</small>}
              </td>
              <td className="quiet small text-end">{certainty(departure, now, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="credit gap-above-8">
        {isReal ? <EnturCredit language={language} /> : <span>{creditText[language].demo}</span>}{" "}
        <span>{text.fetched({ time: formatTime(fetchedAt, language) })}</span>
      </p>
    </section>
  );
}
