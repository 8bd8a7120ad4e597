import { useEffect, useState, type SubmitEvent } from "react";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { kinds } from "#src/cms/kinds.ts";
import { resourcePath, resourceScreen } from "#src/cms/resource-addresses.ts";
import { departureStopsText } from "#messages/departures";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { Icon } from "#src/ui/icon.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { CallFault, CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { HistoryLink } from "#src/cms/staff/history-link.tsx";
import { Empty, ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { useSavedToast } from "#src/cms/staff/undo.tsx";
import {
  maxChosenStops,
  type FoundStop,
  type StaffDepartureStops,
  type Stop,
} from "#src/features/departures/departure-stops.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<StaffDepartureStops>(resourcePath("departureStops", 1));

type Found =
  | { kind: "found"; text: string; stops: FoundStop[] }
  | { kind: "failed"; text: string; reason: string }
  | { kind: "off" };

/** Shows the chosen stops, and a search for more stops. Each change is saved at once. */
export function Component() {
  const stored = useLoaderData<typeof loader>();
  const { api, language } = useStaff();
  const { revalidate } = useRevalidator();
  const showSaved = useSavedToast();
  const text = departureStopsText[language];
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<Found>();
  const saving = useCall();
  const { stops } = stored;

  async function search(asked: string) {
    try {
      const path = `/stops?text=${encodeURIComponent(asked)}`;
      const answer = await api.get<{ isOn: boolean; stops: FoundStop[] }>(path);
      setFound(answer.isOn ? { kind: "found", text: asked, stops: answer.stops } : { kind: "off" });
    } catch (error) {
      setFound({ kind: "failed", text: asked, reason: failureWords(error, language) });
    }
  }
  // The first search shows the stops nearby.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void search(""), []);

  const save = (next: Stop[], words: string) =>
    saving.run(async () => {
      const path = `${kinds.departureStops.path}/${stored.id}`;
      const saved = await api.put<StaffDepartureStops>(path, { stops: next }, stored.version);
      const screen = resourceScreen("departureStops", stored.id);
      const where = { name: text.title, list: screen, row: screen, path } as const;
      const undo = { ...where, action: "values", version: saved.version, values: { stops } } as const;
      showSaved({ name: text.title, words, undo });
      await revalidate();
    });

  const back = placeOf("website", language);
  if (found?.kind === "off" && stops.length === 0)
    return (
      <ListScreen title={text.title} back={back}>
        <Empty icon="bus" heading={text.off}>
          {text.offWhat}
        </Empty>
      </ListScreen>
    );
  return (
    <ListScreen title={text.title} back={back}>
      <p className="stops-lead quiet">{text.lead}</p>
      <div className="stops-columns gap-above-24">
        <section aria-labelledby="stops-chosen">
          <h2 id="stops-chosen">{text.chosen}</h2>
          {stops.length === 0 && <p>{text.none}</p>}
          <ul className="stops gap-above-12 gap-below-12 unless-empty ruled">
            {stops.map(({ stopId, name }) => (
              <li key={stopId} className="row loose tinted">
                <Icon name="bus" />
                <span className="grow">{name}</span>
                <StaffButton
                  look="icon"
                  icon="close"
                  aria-label={text.remove({ name })}
                  onClick={() =>
                    void save(
                      stops.filter((each) => each.stopId !== stopId),
                      text.removed({ name }),
                    )
                  }
                />
              </li>
            ))}
          </ul>
          <CallError words={text.notSaved} reason={saving.reason} />
          <HistoryLink
            form={{ kind: { name: "departureStops" }, last: stored.version > 0 ? stored : undefined }}
          />
        </section>
        <section aria-labelledby="stops-search">
          <h2 id="stops-search">{text.search}</h2>
          <form
            className="stack hug full-fields"
            noValidate
            onSubmit={(event: SubmitEvent) => {
              event.preventDefault();
              void search(typed.trim());
            }}
          >
            <TextField label={text.byName} name="text" value={typed} hint={text.hint} onChange={setTyped} />
            <button type="submit" className="button plain">
              <Icon name="search" />
              {text.look}
            </button>
          </form>
          {found?.kind === "failed" && (
            <CallFault words={`${text.notFound} ${found.reason}`} onRetry={() => void search(found.text)} />
          )}
          {found?.kind === "off" && <p>{text.off}</p>}
          <div aria-live="polite">
            {found?.kind === "found" && (
              <>
                <h3>{found.text === "" ? text.nearby : text.found({ text: found.text })}</h3>
                {found.stops.length === 0 && <p>{text.nothing}</p>}
                <FoundStops
                  found={found.stops}
                  chosen={stops}
                  onChoose={(stop) => void save([...stops, stop], text.added({ name: stop.name }))}
                />
              </>
            )}
          </div>
        </section>
      </div>
    </ListScreen>
  );
}

interface FoundProps {
  found: FoundStop[];
  chosen: Stop[];
  onChoose(stop: Stop): void;
}

function FoundStops({ found, chosen, onChoose }: FoundProps) {
  const text = departureStopsText[useStaff().language];
  const isFull = chosen.length >= maxChosenStops;
  return (
    <>
      <ul className="stops gap-above-12 gap-below-12 unless-empty ruled">
        {found.map(({ stopId, name, place }) => {
          const isChosen = chosen.some((each) => each.stopId === stopId);
          return (
            <li key={stopId} className="row loose tinted">
              <Icon name={isChosen ? "check" : "bus"} />
              <span className="grow">{place}</span>
              {!isChosen && !isFull && (
                <StaffButton
                  look="icon"
                  icon="plus"
                  aria-label={text.choose({ name: place })}
                  onClick={() => onChoose({ stopId, name })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {isFull && <p>{text.most({ count: maxChosenStops })}</p>}
    </>
  );
}
