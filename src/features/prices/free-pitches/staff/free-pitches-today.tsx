import { useId, useRef } from "react";
import { useRevalidator } from "react-router";
import { freeAmountNamesText, freePitchesText, freePitchesTodayText } from "#messages/free-pitches";
import { staffText } from "#messages/staff";
import { today } from "#src/cms/staff/clock.ts";
import { pitchNames } from "#src/campsite/now/pitch-names.ts";
import { FreeMark } from "#src/campsite/now/free-mark.tsx";
import { freeAmounts } from "#src/campsite/now/free-amount.ts";
import { pitchKinds, type PitchKind } from "#src/campsite/now/pitch.ts";
import { kinds as allKinds } from "#src/cms/kinds.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { useAutoSave } from "#src/cms/staff/form/use-auto-save.ts";
import type { AnswerOf } from "#src/cms/kind/kind.ts";
import type { freePitchesKind } from "#src/features/prices/free-pitches/free-pitches.ts";
import { HistoryLink } from "#src/cms/staff/history-link.tsx";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { useUndo } from "#src/cms/staff/undo.tsx";

type FreePitchesAnswer = AnswerOf<typeof freePitchesKind>;
type Values = Pick<FreePitchesAnswer, "day" | PitchKind>;

const nothing = Object.fromEntries(pitchKinds.map((kind) => [kind, "unsaid"])) as Pick<
  FreePitchesAnswer,
  PitchKind
>;

function valuesToday({ id: _, version: __, updatedAt: ___, ...entered }: FreePitchesAnswer): Values {
  const day = today().toString();
  return entered.day === day ? entered : { day, ...nothing };
}

/** Asks for today's free pitches. A second press on a choice clears the choice. */
export function FreePitchesToday({
  entered,
  kinds,
}: {
  entered: FreePitchesAnswer;
  kinds: readonly PitchKind[];
}) {
  const { language, showToast } = useStaff();
  const { revalidate } = useRevalidator();
  const applyUndo = useUndo();
  // Only one toast is open at a time, because more toasts would cover the choices on a phone.
  const dropToast = useRef(() => {});
  const headingId = useId();
  const text = freePitchesTodayText[language];
  const { heading } = freePitchesText[language];
  const amounts = freeAmountNamesText[language];
  const { path } = allKinds.freePitches;
  const screen = resourceScreen("freePitches", entered.id);
  const { values, progress, choose } = useAutoSave(entered, {
    path,
    valuesOf: valuesToday,
    onSaved(saved, before) {
      const changed = kinds.find((kind) => saved[kind] !== valuesToday(before)[kind]);
      if (changed) {
        const amount = saved[changed];
        const words =
          amount === "unsaid"
            ? text.cleared({ kind: pitchNames[changed][language] })
            : text.saved({ kind: pitchNames[changed][language], amount: amounts[amount] });
        const where = { name: text.name, list: screen, row: screen, path: `${path}/${saved.id}` };
        const undo = {
          ...where,
          action: "values",
          version: saved.version,
          values: valuesToday(before),
        } as const;
        const act = () => void applyUndo(undo);
        dropToast.current();
        dropToast.current = showToast(words, [{ label: staffText[language].undo, act }]);
      }
      void revalidate();
    },
  });
  const isEntered = kinds.some((kind) => values[kind] !== "unsaid");
  return (
    <section className="free-today" aria-labelledby={headingId}>
      <div className="on-baseline cluster">
        <h2 id={headingId}>{heading}</h2>
        <p className="grow quiet small">
          {isEntered ? text.entered({ time: shortMoment(entered.updatedAt, language) }) : text.notEntered}
        </p>
        {entered.version > 0 && <HistoryLink form={{ kind: { name: "freePitches" }, last: entered }} />}
      </div>
      <ul className="gap-above-12">
        {kinds.map((kind) => {
          const state = progress[kind];
          return (
            <li key={kind}>
              <fieldset>
                <legend className="row tinted icons-20">
                  <Icon name={kind} />
                  {pitchNames[kind][language]}
                </legend>
                {freeAmounts.map((amount) => {
                  const isChosen = values[kind] === amount;
                  return (
                    <button
                      key={amount}
                      type="button"
                      className="box column tight small lines-12"
                      aria-pressed={isChosen}
                      onClick={() => choose(kind, isChosen ? "unsaid" : amount)}
                    >
                      <FreeMark amount={amount} />
                      {amounts[amount]}
                    </button>
                  );
                })}
              </fieldset>
              {state?.kind === "failed" && (
                <CallFault
                  words={`${text.notSaved({ kind: pitchNames[kind][language] })} ${state.reason}`}
                  onRetry={() => choose(kind, state.value)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
