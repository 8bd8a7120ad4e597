import type { Identity } from "#src/campsite/identity/identity.ts";
import { address, partAddress } from "#src/i18n/addresses.ts";
import { formatPhone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { fitText } from "#messages/fit";
import { siteText } from "#messages/site";
import type { Plan } from "#src/features/plan/plan.ts";
import { Icon } from "#src/ui/icon.tsx";
import { kindOrder, type Answer } from "./answers.ts";
import { answerId } from "./fit-form.tsx";
import { planHref } from "./fit-plan.tsx";
import type { Reason } from "./fit-reason.ts";
import { changesInWords, countByKind, namesOf, reasonInWords, siteSize } from "./fit-words.ts";
import { findPairs, type Site } from "./fit.ts";
import { queryOf, type Unit } from "./unit.ts";
import { findWaysOut } from "./ways-out.ts";

interface Props {
  plan: Plan;
  unit: Unit;
  answer: Answer & { reason: Reason };
  language: Language;
  identity: Pick<Identity, "phone">;
}

/** Says why no pitch fits. Links to a pair of neighbouring pitches, and to the answers for a unit that needs less. */
export function FitNone({ plan, unit, answer, language, identity: { phone } }: Props) {
  const { title, note } = reasonInWords(answer, unit, language);
  const ways = linksFrom({ plan, unit, answer, language });
  return (
    <div className="board stack inset h2-33">
      <h2 id={answerId} tabIndex={-1}>
        {title}
      </h2>
      {note && <p>{note}</p>}
      {ways.length > 0 && (
        <ul className="rows">
          {ways.map(({ href, words, note: then }) => (
            <li key={words}>
              <a className="ends way-in plain pad-8" href={href}>
                <span>
                  {words}
                  <small className="quiet small block regular">{then}</small>
                </span>
                <Icon name="right" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <AskButton phone={phone} language={language} />
    </div>
  );
}

/** Returns at most four links: smaller awnings first, then a pair of neighbouring pitches, then other changes. */
function linksFrom({ plan, unit, answer, language }: Omit<Props, "identity">) {
  const text = fitText[language];
  const less = findWaysOut(unit, answer.sites).map((way) => ({
    needs: way.needs,
    href: `${address("fit", language)}?${queryOf(way.unit)}#${answerId}`,
    words: changesInWords(way, unit, language),
    note: text.fitsThen({ count: way.sites.length, pitches: countByKind(way.sites, language) }),
  }));
  const awnings = less.filter(({ needs }) => String(needs) === "width");
  const others = less.filter((way) => !awnings.includes(way));
  return [...awnings, ...pairLink(pairsFor(plan, unit, answer), language), ...others].slice(0, 4);
}

/** Returns the pairs of neighbouring pitches that fit and have a kind of the answer. Day pitches come first. */
function pairsFor(plan: Plan, unit: Unit, { sites }: Answer): Site[] {
  const kinds = kindOrder.filter((kind) => sites.some(({ pitches: [pitch] }) => pitch.kind === kind));
  const pairs = findPairs(plan, unit);
  return kinds.flatMap((kind) => pairs.filter(({ pitches: [pitch] }) => pitch.kind === kind));
}

function pairLink([pair, ...others]: Site[], language: Language) {
  if (!pair) return [];
  const { pair: words, pairNote } = fitText[language];
  const pitches = namesOf(pair.pitches, language);
  const size = siteSize(pair, language);
  return [
    {
      href: planHref(pair.pitches[0].id, language),
      words,
      note: pairNote({ pitches, size, others: others.length }),
    },
  ];
}

export function AskButton({ phone, language }: { phone: string; language: Language }) {
  return phone ? (
    <a className="button action" href={`tel:${phone}`}>
      <Icon name="phone" />
      {fitText[language].ask({ phone: formatPhone(phone, language) })}
    </a>
  ) : (
    <a className="button action" href={partAddress("contactUs", "form", language)}>
      {siteText[language].write}
    </a>
  );
}
