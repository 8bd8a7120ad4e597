import { useDeferredValue, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { languageTag } from "#src/i18n/language.ts";
import { markOf, marks } from "#src/i18n/marks.ts";
import { liveKeysIn } from "#src/cms/kind/live-value.ts";
import { Icon } from "#src/ui/icon.tsx";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { writtenOutFinder, textsIn, wordsAround, type WrittenOutPlace, type FormText } from "./form-texts.ts";
import { insertValuesText } from "#messages/staff";
import { useLiveValues } from "./use-live-values.ts";

interface Props<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  fields: readonly NamedField[];
  onReveal: ((path: string) => void) | undefined;
}

const shownAtOnce = 4;

/** Shows the live values in a form's texts, and the places where a live value is written out. */
export function ValuesHere<Values extends object, Resource>({
  form,
  fields,
  onReveal,
}: Props<Values, Resource>) {
  const { offered } = useStaff();
  const { values } = form;
  const shown = useDeferredValue(values);
  const texts = useMemo(() => {
    const paths = new Set(fields.map(({ path }) => path));
    return textsIn(shown, form.kind.translatable).filter(
      ({ path, language }) => paths.has(path) && offered.includes(language),
    );
    // `fields` is a new array on each render, so it can't be a dependency.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown, offered]);
  const labelOf = (path: string) => fields.find((field) => field.path === path)?.label;
  const named = useLiveValues(texts.length > 0);
  const find = useMemo(() => named && writtenOutFinder([...named.values()]), [named]);
  const places = useMemo(() => find?.(texts) ?? [], [find, texts]);
  if (!named) return null;
  return (
    <>
      <Named texts={texts} />
      <WrittenByHand
        places={places}
        labelOf={labelOf}
        textAt={(path) => valueAt(values, path)}
        onText={(path, text) => form.set(path, text)}
        onShow={(path) => {
          onReveal?.(path);
          focusField(path);
        }}
      />
    </>
  );
}

function Named({ texts }: { texts: readonly FormText[] }) {
  const { language } = useStaff();
  const text = insertValuesText[language];
  const named = useLiveValues();
  const keys = [...new Set(texts.flatMap(({ text: each }) => liveKeysIn(each)))];
  if (keys.length === 0) return null;
  const lastWords = (key: string) =>
    texts.flatMap(({ text: each }) => [...each.matchAll(marks)]).find(([, each]) => each === key)?.[2];
  return (
    <section className="side-part stack values-here">
      <h2>{text.here}</h2>
      <p className="quiet fine">{text.hereWhat}</p>
      <ul className="ruled close">
        {keys.map((key) => {
          const value = named?.get(key);
          return value ? (
            <li key={key} className="spread loose at-foot">
              <span>
                <small className="subline fine">{value.name[language]}</small>
                <b className="figures">{value.words[language]}</b>
              </span>
              <Link to={value.where.screen}>{value.where.name[language]}</Link>
            </li>
          ) : (
            <li key={key} className="spread loose gone at-foot">
              <span>
                <b className="figures">{lastWords(key)}</b>
                <small className="subline fine">{text.gone}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ByHandProps {
  places: readonly WrittenOutPlace[];
  labelOf(path: string): string | undefined;
  textAt(path: string): unknown;
  onText(path: string, text: string): void;
  onShow(path: string): void;
}

interface InsertedValue {
  path: string;
  before: string;
  after: string;
  words: string;
  name: string;
}

function WrittenByHand({ places, labelOf, textAt, onText, onShow }: ByHandProps) {
  const { language } = useStaff();
  const text = insertValuesText[language];
  const [made, setMade] = useState<InsertedValue>();
  const heading = useRef<HTMLHeadingElement>(null);
  const canUndo = made !== undefined && textAt(made.path) === made.after;
  if (places.length === 0 && !canUndo) return null;

  const make = ({ path, text: before, from, to, words }: WrittenOutPlace, key: string, name: string) => {
    // The text may have changed after the places were found.
    if (textAt(path) !== before) return;
    const after = before.slice(0, from) + markOf(key, words.replaceAll(/[<>&]/g, "")) + before.slice(to);
    onText(path, after);
    setMade({ path, before, after, words, name });
    heading.current?.focus();
  };
  return (
    <section className="side-part stack by-hand">
      <h2 ref={heading} tabIndex={-1}>
        {text.byHand}
      </h2>
      <output className="unless-empty icons-16 tinted good">
        {canUndo && (
          <>
            <Icon name="check" /> {text.made({ words: made.words, name: made.name })}{" "}
            <button
              type="button"
              className="link-button"
              onClick={() => {
                onText(made.path, made.before);
                heading.current?.focus();
              }}
            >
              {text.back}
            </button>
          </>
        )}
      </output>
      {places.length > 0 && (
        <ul className="stack close">
          {places.slice(0, shownAtOnce).map((place) => (
            <Place
              key={`${place.path} ${place.from}`}
              place={place}
              field={labelOf(place.path)}
              onMake={make}
              onShow={onShow}
            />
          ))}
        </ul>
      )}
      {places.length > shownAtOnce && (
        <p className="quiet fine">{text.more({ count: places.length - shownAtOnce })}</p>
      )}
    </section>
  );
}

interface PlaceProps {
  place: WrittenOutPlace;
  field: string | undefined;
  onMake(place: WrittenOutPlace, key: string, name: string): void;
  onShow(path: string): void;
}

function Place({ place, field, onMake, onShow }: PlaceProps) {
  const { language } = useStaff();
  const text = insertValuesText[language];
  const { values, words, isOld, path, language: written } = place;
  const [before, after] = wordsAround(place);
  const names = values.map(({ name }) => name[language]);
  const isSure = values.length === 1;
  return (
    <li className="panel changed-quiet stack tight hug">
      <button type="button" className="link-button" onClick={() => onShow(path)}>
        {field}
      </button>
      <p className="breaks" lang={languageTag[written]}>
        {before}
        <mark className="strong">{words}</mark>
        {after}
      </p>
      <p className="breaks">
        {isSure ? (isOld ? text.was({ name: names[0]! }) : text.is({ name: names[0]! })) : text.isOneOf}
      </p>
      {values.map(({ key }, index) => {
        const label = isSure ? text.makeLive : text.makeLiveAs({ name: names[index]! });
        return (
          <button
            key={key}
            type="button"
            className="link-button"
            aria-label={`${label}: ${before}${words}${after}`}
            onClick={() => onMake(place, key, names[index]!)}
          >
            {label}
          </button>
        );
      })}
    </li>
  );
}
