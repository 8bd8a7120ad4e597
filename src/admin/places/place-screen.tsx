import { useId } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Api } from "#src/cms/staff/api.ts";
import { groupsOf, rowsIn } from "#src/cms/staff/places/places.ts";
import type { PlaceName, PlaceRow, RowState } from "#src/cms/staff/places/place-row.ts";
import { ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { useCountToCheck } from "#src/cms/live-values/staff/use-count-to-check.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { useComingFrom } from "#src/cms/staff/return-link.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { adminText, placesText } from "#messages/admin";
import { interfaceLanguage } from "#src/admin/interface-language.ts";
import { PlaceLink, PlaceLinks } from "./place-link.tsx";
import "./places.css";

interface LoadedRow {
  row: PlaceRow;
  state: RowState | undefined;
  data: unknown;
}

function loadRows(place: PlaceName, api: Api, language: Language): Promise<LoadedRow[]> {
  const loading = new Map<unknown, Promise<unknown>>();
  return Promise.all(
    groupsOf(place)
      .flatMap(rowsIn)
      .map(async (row) => {
        const state = await row.state?.();
        if (!state) return { row, state, data: undefined };
        const data = loading.get(state.load) ?? state.load(api, language);
        loading.set(state.load, data);
        return { row, state, data: await data };
      }),
  );
}

/** Makes the screen of a place: rows in groups, then links to screens that aren't in use yet. */
export const placeScreen = (place: "place" | "configuration") => ({
  loader: ({ context }: LoaderFunctionArgs) => loadRows(place, context.get(apiContext), interfaceLanguage()),
  Component: () => <PlaceScreen place={place} />,
});

function PlaceScreen({ place }: { place: "place" | "configuration" }) {
  const { language } = useStaff();
  const text = placesText[language];
  const rows = useLoaderData<LoadedRow[]>().map(({ row, state, data }) => {
    const { name = "", what = "" } = row.words[language];
    const line = state ? state.words(data, language) : what;
    const to = state?.to?.(data) ?? row.to;
    return { ...row, to, name, line: line || what, isUnused: line === undefined };
  });
  const id = useId();
  const from = useComingFrom();
  const unused = rows.filter(({ isUnused }) => isUnused);
  return (
    <ListScreen title={adminText[language].screens[place]}>
      {place === "place" && (
        <>
          <p className="quiet">{text.lead}</p>
          <OutdatedTexts />
        </>
      )}
      <div className="place-groups gap-above-24">
        {groupsOf(place).map((group) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h2 id={`${id}-${group}`}>{text.groups[group as keyof typeof text.groups]}</h2>
            <PlaceLinks>
              {rows
                .filter((row) => row.group === group && !row.isUnused)
                .map(({ to, icon, name, line }) => (
                  <PlaceLink key={name} to={to} icon={icon} name={name} from={from}>
                    {line}
                  </PlaceLink>
                ))}
            </PlaceLinks>
          </section>
        ))}
      </div>
      {unused.length > 0 && (
        <p className="quiet">
          {text.unused}{" "}
          {unused.map(({ to, name }, index) => (
            <span key={to}>
              {index > 0 && ", "}
              <Link className="finger" to={to} state={from} data-row>
                {name}
              </Link>
            </span>
          ))}
        </p>
      )}
    </ListScreen>
  );
}

/** Links to the texts that still contain an old value. Renders nothing if there is no such text. */
function OutdatedTexts() {
  const text = placesText[useStaff().language];
  const count = useCountToCheck() ?? 0;
  if (count === 0) return null;
  return (
    <div className="outdated-notice panel changed-quiet icons-18 cluster">
      <Icon name="retry" />
      <p className="broad">{text.changed({ count })}</p>
      <Link className="button plain" to={staffAddresses.changedValues}>
        {text.seeChanged}
      </Link>
    </div>
  );
}
