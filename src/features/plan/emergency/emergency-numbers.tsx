import { nightNumber, type Identity } from "#src/campsite/identity/identity.ts";
import type { LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { phoneLink } from "#src/ui/facts/phone-link.ts";
import { splitFirstSentence } from "#src/ui/first-sentence.ts";
import { Icon } from "#src/ui/icon.tsx";
import { InOtherLanguages } from "./other-languages.tsx";
import { emergencyText } from "#messages/emergency";

/** TABLE  Norway's emergency numbers. */
const numbers = [
  ["110", "fire"],
  ["112", "police"],
  ["113", "ambulance"],
] as const;

export function EmergencyCalls({ language }: { language: Language }) {
  return (
    <ul className="emergency-calls across" aria-label={emergencyText[language].numbers}>
      {numbers.map(([number, kind]) => {
        const { name, more } = emergencyText[language][kind];
        return (
          <li key={number}>
            <a className="row apart rounded lines-12" href={`tel:${number}`}>
              <b className="display figures">{number}</b>{" "}
              <span className="stretch">
                <strong className="size-21 block">{name}</strong>{" "}
                {more && <small className="block small">{more}</small>}
                <InOtherLanguages of={(each) => emergencyText[each][kind].name} language={language} />
              </span>
              <Icon name="phone" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the campsite's number. The text promises help at night only if staff have entered a night number. */
export function OwnNumber({ identity, language }: { identity: Identity; language: Language }) {
  const text = emergencyText[language];
  const number = nightNumber(identity);
  const [own, more] = identity.nightPhone
    ? (["own", "ownMore"] as const)
    : (["ownByDay", "ownByDayMore"] as const);
  return (
    <a className="emergency-own cluster rounded across" href={`tel:${number}`}>
      <span>
        <strong>{text[own]}</strong> <small className="quiet small">{text[more]}</small>
        <InOtherLanguages of={(each) => emergencyText[each][own]} language={language} />
      </span>{" "}
      <b className="display figures rigid">{formatPhone(number, language)}</b>
      <Icon name="phone" />
    </a>
  );
}

/** Shows phone numbers for less urgent help. Staff write these numbers as the page's facts. */
export function LessUrgent({ facts, language }: { facts: LocalizedPageText["facts"]; language: Language }) {
  const text = emergencyText[language];
  const isBlank = facts.length === 0;
  return (
    <section className="emergency-less" aria-labelledby={isBlank ? undefined : "less"}>
      {!isBlank && (
        <>
          <h2 id="less">{text.less}</h2>
          <ul className="gap-below-24">
            {facts.map(({ words: { words, language: actual } }) => {
              const [name, more] = splitFirstSentence(words.label);
              const href = phoneLink(words.value);
              return (
                <li className="line-below pad-12" key={words.label} lang={langAttribute(actual, language)}>
                  <b className="block display figures size-33">
                    {href ? <a href={href}>{words.value}</a> : words.value}
                  </b>
                  <strong className="block gap-above-4">{name}</strong>
                  {more}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <button className="button scripted" type="button" data-print="">
        <Icon name="print" />
        {text.print}
      </button>
    </section>
  );
}
