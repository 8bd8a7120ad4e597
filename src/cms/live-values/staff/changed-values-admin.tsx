import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { listInWords, withUpperFirst } from "#src/i18n/phrases.ts";
import { useState } from "react";
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { resourceName, resourceNameLang } from "#src/cms/history/resource-name.ts";
import { kindLabel } from "#src/cms/kinds.ts";
import { fieldScreen, resourceScreen } from "#src/cms/resource-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { fieldAddress } from "#src/cms/staff/fields/field-address.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { Empty, ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { ResourceRow } from "#src/cms/staff/lists/resource-row.tsx";
import { changedValuesText } from "#messages/live-values";
import { nextVersionText, staffText } from "#messages/staff";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { correctingAddress } from "#src/cms/staff/next-versions/next-version.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { StateSign } from "#src/cms/staff/state-sign.tsx";
import {
  resourcesToCheck,
  type ChangedValue,
  type RightInput,
  type WrittenPlace,
} from "#src/cms/live-values/value-check.ts";
import { partsShowing } from "./shown-by-site.ts";
import { useFollow } from "./use-follow.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return { changed: await context.get(apiContext).get<ChangedValue[]>("/livevalues/changed") };
}

export function Component() {
  const text = changedValuesText[useStaff().language];
  const { changed } = useLoaderData<typeof loader>();
  const open = changed.filter((each) => resourcesToCheck(each).length > 0);
  const settled = changed.filter((each) => resourcesToCheck(each).length === 0);
  const right = settled.filter(({ places }) => places.length > 0);
  const others = settled.length - right.length;
  return (
    <ListScreen title={text.title}>
      {open.length === 0 ? (
        <Empty icon="check" heading={text.none}>
          {text.noneWhat}
        </Empty>
      ) : (
        <p className="gap-below-16 quiet measure">{text.what}</p>
      )}
      {[...open, ...right].map((value) => (
        <Changed key={`${value.key} ${value.before.nb}`} value={value} />
      ))}
      {others > 0 && (
        <p className="gap-above-24 gap-below-16 quiet measure">{text.others({ count: others })}</p>
      )}
      <Unread documents={changed[0]?.unread ?? []} />
    </ListScreen>
  );
}

/** Lists documents whose text the site can't read. A person must check these documents. */
function Unread({ documents }: { documents: ChangedValue["unread"] }) {
  const { language } = useStaff();
  const fill = useFill();
  if (documents.length === 0) return null;
  return (
    <>
      <p className="gap-above-24 gap-below-16 quiet measure">{changedValuesText[language].unread}</p>
      <ul className="resource-rows">
        {documents.map((each) => (
          <ResourceRow
            key={`${each.id} ${each.isNext}`}
            to={resourceScreen(each.kind, each.id)}
            tag={each.isNext && <DraftSign />}
            title={resourceName(each, language, fill)}
            own={resourceNameLang(each, language) ? "title" : "none"}
            line={kindLabel(each.kind, language)}
          />
        ))}
      </ul>
    </>
  );
}

function Changed({ value }: { value: ChangedValue }) {
  const { language } = useStaff();
  const text = changedValuesText[language];
  const { name, where, before, now, places } = value;
  const left = places.filter(({ isRight }) => !isRight);
  const right = places.filter(({ isRight }) => isRight);
  return (
    <section className="changed-value gap-above-32">
      <h2 className="title">{name[language]}</h2>
      <p className="gap-below-8 at-foot cluster">
        <span>
          <small className="subline">{text.before}</small>
          <del>{before[language]}</del>
        </span>
        <Icon name="right" />
        <span className="visually-hidden">{text.becomes}</span>
        <span>
          <small className="subline">{text.now}</small>
          <strong className="title">{now ? now[language] : text.gone}</strong>
        </span>
      </p>
      <Followers value={value} />
      <p className="gap-below-16 quiet measure">
        {text.changedIn} <Link to={where.screen}>{where.name[language]}</Link>.
      </p>
      {left.length > 0 && (
        <>
          <h3 className="size-16 gap-below-8">{text.writtenIn({ count: left.length })}</h3>
          <Places value={value} places={left} />
          <FollowButton value={value} places={left.filter(({ canFollow }) => canFollow)} />
        </>
      )}
      {right.length > 0 && (
        <details className="right-as-written gap-above-12">
          <summary className="target as-link underlined">{text.rightOnes({ count: right.length })}</summary>
          <Places value={value} places={right} />
        </details>
      )}
    </section>
  );
}

function Followers({ value: { key, now, follows } }: { value: ChangedValue }) {
  const { language } = useStaff();
  const screenOf = useScreenOf();
  const fill = useFill();
  const text = changedValuesText[language];
  const parts = listInWords(
    partsShowing(key).map((part) => text.parts[part]),
    language,
  );
  return (
    <div className={now ? "rounded gap-below-12 panel good measure" : "gap-below-12 measure quiet"}>
      {now && (
        <h3 className="row size-16 gap-below-8 as-success">
          <Icon name="check" />
          {text.follow}
        </h3>
      )}
      <p>
        {now
          ? withUpperFirst(text.followers({ parts: parts || undefined, texts: follows.length }))
          : text.stays({ count: follows.length })}
      </p>
      {follows.length > 0 && (
        <details className="gap-above-4">
          <summary className="target as-link underlined">{text.seeAll({ count: follows.length })}</summary>
          <ul>
            {follows.map((each) => {
              const name = resourceName(each, language, fill);
              const kind = kindLabel(each.kind, language);
              return (
                <li className="gap-below-8" key={`${each.kind} ${each.id} ${each.isNext}`}>
                  <Link to={screenOf(each)} lang={resourceNameLang(each, language)}>
                    {name}
                  </Link>
                  {name !== kind && <small className="subline">{kind}</small>} {each.isNext && <DraftSign />}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}

interface PlacesProps {
  value: ChangedValue;
  places: readonly WrittenPlace[];
}

function Places({ value, places }: PlacesProps) {
  return (
    <ul className="resource-rows">
      {places.map((place) => (
        <PlaceRow key={`${place.kind} ${place.id} ${place.isNext}`} value={value} place={place} />
      ))}
    </ul>
  );
}

function PlaceRow({ value: { key, before }, place }: { value: ChangedValue; place: WrittenPlace }) {
  const { api, language, showToast, showError } = useStaff();
  const { revalidate } = useRevalidator();
  const fill = useFill();
  const text = changedValuesText[language];
  const { kind, id, isNext, languages, path, pages, isRight } = place;
  const screen = useScreenOf()(place, path);
  const name = resourceName(place, language, fill);
  const inFile = text.pages({ pages: [...new Set(pages.map(({ page }) => page))].join(", ") });

  async function judge(right: boolean) {
    const body: RightInput = { key, before: before.nb, place: { kind, id, isNext }, isRight: right };
    try {
      await api.put("/livevalues/changed/right", body);
    } catch (error) {
      showError(failureWords(error, language), () => void judge(right));
      return;
    }
    if (right)
      showToast(text.nowRight({ name }), [{ label: staffText[language].undo, act: () => void judge(false) }]);
    await revalidate();
  }
  return (
    <ResourceRow
      to={screen}
      title={name}
      tag={isNext && <DraftSign />}
      own={resourceNameLang(place, language) ? "title" : "none"}
      line={[kindLabel(kind, language), ...(pages.length > 0 ? [inFile] : [])].join(" · ")}
      state={languages.map((each) => languageAsLabel(each, language)).join(" · ")}
      action={
        <span className="row apart">
          {!isRight && (
            <Link className="link-button target" to={screen} aria-label={text.correctIn({ name })}>
              {text.correct}
            </Link>
          )}
          <button
            type="button"
            className="link-button target"
            aria-label={isRight ? text.notRightOf({ name }) : text.rightOf({ name })}
            onClick={() => void judge(!isRight)}
          >
            {isRight ? text.notRight : text.right}
          </button>
        </span>
      }
    />
  );
}

/** Returns a function that returns the address of the form where staff edit a text. */
function useScreenOf() {
  const { nextVersions } = useStaff();
  return ({ kind, id, isNext }: Pick<WrittenPlace, "kind" | "id" | "isNext">, path = ""): string => {
    const screen = path ? fieldScreen(kind, id, path) : resourceScreen(kind, id);
    // Without this query, the form shows the next version.
    const isCorrected = !isNext && nextVersions.some((each) => each.kind === kind && each.id === id);
    const form = isCorrected ? screen + correctingAddress : screen;
    return path ? fieldAddress(form, path) : form;
  };
}

const DraftSign = () => <StateSign state="next" label={nextVersionText[useStaff().language].sign} />;

function FollowButton({ value, places }: PlacesProps) {
  const text = changedValuesText[useStaff().language];
  const follow = useFollow();
  const [isRunning, setRunning] = useState(false);
  if (places.length === 0) return null;
  return (
    <button
      type="button"
      className="button plain gap-above-12"
      aria-disabled={isRunning}
      onClick={() => {
        if (isRunning) return;
        setRunning(true);
        void follow(value, places).finally(() => setRunning(false));
      }}
    >
      {isRunning ? text.inserting : text.insert({ count: places.length })}
    </button>
  );
}
