import { FreeMark } from "#src/campsite/now/free-mark.tsx";
import { pitchNames } from "#src/campsite/now/pitch-names.ts";
import type { FreeToday, PitchKind } from "#src/campsite/now/pitch.ts";
import type { Language } from "#src/i18n/language.ts";
import { freeAmountNamesText } from "#messages/free-pitches";
import { freeTonightText } from "#messages/free-tonight";

interface Props {
  kinds: readonly PitchKind[];
  free: FreeToday;
  language: Language;
}

/** Lists the kinds of pitches for which staff have entered how many are free today. */
export function FreeTodayList({ kinds, free, language }: Props) {
  const entered = kinds.flatMap((kind) => (free[kind] ? [{ kind, amount: free[kind] }] : []));
  if (entered.length === 0) return <p>{freeTonightText[language].notEntered}</p>;
  return (
    <dl className="data-rows">
      {entered.map(({ kind, amount }) => [
        <dt key={kind}>{pitchNames[kind][language]}</dt>,
        <dd key={`${kind} amount`} className="row">
          <FreeMark amount={amount} />
          <b>{freeAmountNamesText[language][amount]}</b>
        </dd>,
      ])}
    </dl>
  );
}
