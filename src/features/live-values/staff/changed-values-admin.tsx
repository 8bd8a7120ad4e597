import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { resourceName, resourceNameLang } from "#src/features/history/resource-name.ts";
import { kindLabel } from "#src/features/kinds.ts";
import { resourceScreen } from "#src/features/resource-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Empty, ListScreen, ResourceRow } from "#src/ui/staff/lists/list-screen.tsx";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import type { ChangedValue, WrittenPlace } from "#src/features/live-values/value-check.ts";
import { changedValuesText } from "./changed-values.text.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return { changed: await context.get(apiContext).get<ChangedValue[]>("/livevalues/changed") };
}

/** The check after a value has changed: what follows by itself, and where the old one is still written out. */
export function Component() {
  const text = changedValuesText[useStaff().language];
  const { changed } = useLoaderData<typeof loader>();
  const isOpen = ({ places, now, follows }: ChangedValue) => places.length > 0 || (!now && follows > 0);
  const open = changed.filter(isOpen);
  const others = changed.length - open.length;
  return (
    <ListScreen title={text.title}>
      {open.length === 0 ? (
        <Empty icon="check" heading={text.none}>
          {text.noneWhat}
        </Empty>
      ) : (
        <p className="changed-values-what">{text.what}</p>
      )}
      {open.map((value) => (
        <Changed key={`${value.key} ${value.changedAt} ${value.before.nb}`} value={value} />
      ))}
      {others > 0 && <p className="changed-values-what others">{text.others(others)}</p>}
    </ListScreen>
  );
}

function Changed({ value: { name, where, before, now, follows, places } }: { value: ChangedValue }) {
  const { language } = useStaff();
  const text = changedValuesText[language];
  return (
    <section className="changed-value">
      <h2>{name[language]}</h2>
      <p className="changed-words">
        <span>
          <small>{text.before}</small>
          <del>{before[language]}</del>
        </span>
        <Icon name="right" />
        <span className="visually-hidden">{text.becomes}</span>
        <span>
          <small>{text.now}</small>
          <strong>{now ? now[language] : text.gone}</strong>
        </span>
      </p>
      <p className="changed-values-what">
        {now ? text.follows(follows) : text.stays(follows)} {text.changedIn}{" "}
        <Link to={where.screen}>{where.name[language]}</Link>.
      </p>
      {places.length > 0 && (
        <>
          <h3>{text.writtenIn(places.length)}</h3>
          <ul className="resource-rows">
            {places.map((place) => (
              <PlaceRow key={`${place.kind} ${place.id}`} place={place} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A resource that still says what the value was; leads to where that can be changed. */
function PlaceRow({ place }: { place: WrittenPlace }) {
  const { language } = useStaff();
  const { kind, id, languages, pages } = place;
  const inFile = changedValuesText[language].pages([...new Set(pages.map(({ page }) => page))]);
  return (
    <ResourceRow
      to={resourceScreen(kind, id)}
      title={resourceName(place, language)}
      own={resourceNameLang(place) ? "title" : "none"}
      line={[kindLabel(kind, language), ...(pages.length > 0 ? [inFile] : [])].join(" · ")}
      state={languages.map((each) => staffText[language].textLanguages[each]).join(" · ")}
    />
  );
}
