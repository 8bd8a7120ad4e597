import { departuresText } from "#messages/departures";
import { defineReceptionScreenPart } from "#src/campsite/reception-screen-part.ts";
import { langAttribute } from "#src/i18n/language.ts";
import { certainty, leavesWords } from "./departure-words.ts";
import { leavesAt } from "./departure.ts";
import { loadBoard } from "./departures.server.ts";

/** Lists more departures than fit, so that later ones can move up while the network is down. */
export const departuresScreenPart = defineReceptionScreenPart({
  area: "columns",
  place: 6,
  load: loadBoard,
  View({ data: { departures, now }, language }) {
    const hasStops = new Set(departures.map(({ stop }) => stop)).size > 1;
    return (
      <section>
        <h2>{departuresText[language].heading}</h2>
        <ul className="screen-rows">
          {departures.map((departure, index) => (
            <li
              key={index}
              data-until={leavesAt(departure).add({ minutes: 1 }).epochMilliseconds}
              className={departure.isCancelled ? "cancelled" : undefined}
            >
              <b className="rigid display figures size-21 lines-12">{leavesWords(departure, language)}</b>
              <div className="shrinks">
                <strong className="size-21 lines-12" lang={langAttribute("nb", language)}>
                  {departure.line} {departure.destination}
                </strong>
                <span className="quiet">
                  {certainty(departure, now, language)}
                  {hasStops && <span lang={langAttribute("nb", language)}>{`, ${departure.stop}`}</span>}
                </span>
              </div>
            </li>
          ))}
        </ul>
      </section>
    );
  },
  source: ({ isReal }) => (isReal ? "entur" : "demo"),
});
