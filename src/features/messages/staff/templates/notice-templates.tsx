import { useEffect, useState } from "react";
import { siteNow } from "#src/cms/staff/clock.ts";
import { type Message, type MessageValues } from "#src/features/messages/message.ts";
import { importantPurposes, purposeNames, purposes, type Purpose } from "#src/features/messages/purpose.ts";
import { inEveryLanguage, languages, type Translated } from "#src/i18n/language.ts";
import { parseMoment } from "#src/i18n/times/time.ts";
import { DateField } from "#src/cms/staff/fields/date/date-field.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { pathIn } from "#src/cms/staff/fields/text-language.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { noticeTemplatesText } from "#messages/messages";
import { Chips } from "#src/features/messages/staff/chips.tsx";
import { endOfToday, NoticeEnd } from "#src/features/messages/staff/notice-end.tsx";
import { findPlaces, madeWords, noticeWords, type MadeNotice } from "./notice-words.ts";

interface Props {
  form: ResourceForm<MessageValues, Message>;
  places: readonly Translated<string>[];
  /** The words that this component filled in last. */
  filled: Translated<MadeNotice> | undefined;
  onFill(words: Translated<MadeNotice>): void;
}

/** The places of a notice and the words that a template made from them, with the notice's purpose and end. */
interface MadeFrom
  extends NonNullable<ReturnType<typeof findPlaces>>, Pick<MessageValues, "purpose" | "unpublishDate"> {}

export const asksForEnd = (purpose: Purpose): boolean => purpose !== "general" && purpose !== "full";

/**
 * Finds the places from which a template made the words of a notice. The words depend on the day on which they were
 * made, so this function tries today and the notice's first day.
 * @returns undefined if somebody has edited the words
 */
export function findMade(values: MessageValues, places: Props["places"]): MadeFrom | undefined {
  const { purpose, unpublishDate, announcementDate } = values;
  if (purpose === "general") return undefined;
  const slots = { places, until: parseMoment(unpublishDate ?? "") };
  for (const now of [siteNow(), parseMoment(announcementDate) ?? siteNow()]) {
    const found = findPlaces(purpose, slots, now, (words) => canFill(values, words));
    if (found) return { ...found, purpose, unpublishDate };
  }
  return undefined;
}

/** Fills a notice in each language from its purpose, places and times, until somebody edits a text. */
export function NoticeTemplates({ form, places, filled, onFill }: Props) {
  const { language } = useStaff();
  const text = noticeTemplatesText[language];
  const { purpose, unpublishDate } = form.values;
  const [found] = useState(() => findMade(form.values, places));
  const [where, setWhere] = useState<readonly Translated<string>[]>(found?.where ?? []);
  const [elsewhere, setElsewhere] = useState("");
  const [from, setFrom] = useState("");

  useEffect(() => {
    if (purpose === "general" || !canFill(form.values, filled ?? found?.words)) return;
    const other = elsewhere.trim();
    const isAsFound =
      found?.purpose === purpose &&
      found.where === where &&
      found.unpublishDate === unpublishDate &&
      !other &&
      !from;
    const words = isAsFound
      ? found.words
      : noticeWords(
          purpose,
          {
            where: other ? [...where, inEveryLanguage(() => other)] : where,
            from: parseMoment(from),
            until: parseMoment(unpublishDate ?? ""),
          },
          siteNow(),
        );
    onFill(words);
    for (const each of languages)
      for (const name of madeWords) form.set(pathIn(name, each), words[each][name]);
    // `form` is a new object at each change. Only the inputs of the words may trigger this effect.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [purpose, where, elsewhere, from, unpublishDate]);

  function choosePurpose(chosen: Purpose) {
    form.set("purpose", chosen);
    form.set("isImportant", importantPurposes.includes(chosen));
    if (chosen === "full") form.set("unpublishDate", endOfToday());
  }

  const toggle = (place: Translated<string>) =>
    setWhere(where.includes(place) ? where.filter((each) => each !== place) : [...where, place]);

  return (
    <div className="stack apart">
      <Chips legend={text.what}>
        {purposes
          .toSorted((a, b) => Number(a === "general") - Number(b === "general"))
          .map((each) => (
            <label className="choice-button positioned inline high" key={each}>
              <input
                className="over-label"
                type="radio"
                name="purpose"
                checked={each === purpose}
                onChange={() => choosePurpose(each)}
              />
              {each === "general" ? text.own : purposeNames[language][each]}
            </label>
          ))}
      </Chips>
      {purpose !== "general" && (
        <>
          {asksForEnd(purpose) && (
            <>
              <NoticeEnd form={form} />
              <Chips legend={text.where}>
                <label className="choice-button positioned inline high">
                  <input
                    className="over-label"
                    type="checkbox"
                    checked={where.length === 0 && elsewhere === ""}
                    onChange={() => {
                      setWhere([]);
                      setElsewhere("");
                    }}
                  />
                  {text.everywhere}
                </label>
                {places.map((place) => (
                  <label className="choice-button positioned inline high" key={place.nb}>
                    <input
                      className="over-label"
                      type="checkbox"
                      checked={where.includes(place)}
                      onChange={() => toggle(place)}
                    />
                    {place[language]}
                  </label>
                ))}
              </Chips>
              <div className="field-row stack wide">
                <TextField
                  name="elsewhere"
                  label={text.elsewhere}
                  hint={text.elsewhereHint}
                  value={elsewhere}
                  onChange={setElsewhere}
                />
                <DateField
                  name="from"
                  label={text.from}
                  hint={text.fromHint}
                  value={from}
                  onChange={setFrom}
                  withTime
                  isAhead
                />
              </div>
            </>
          )}
          <p className="field-hint">{canFill(form.values, filled) ? text.filled : text.kept}</p>
        </>
      )}
    </div>
  );
}

/** True when nobody has edited the words: the words are blank, or are the words that a template filled in. */
function canFill(values: MessageValues, filled: Translated<MadeNotice> | undefined): boolean {
  const { pageTitle, title, message } = values;
  if (!filled) return [pageTitle, title, message].every((each) => each === "");
  return languages.every((language) =>
    madeWords.every((name) => valueAt(values, pathIn(name, language)) === filled[language][name]),
  );
}
