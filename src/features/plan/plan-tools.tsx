import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { ShareButton } from "#src/ui/share/share-button.tsx";
import type { Shown } from "#src/features/plan/drawing/plan-choosable.tsx";
import { pitchesOf } from "./pitches.ts";
import { planText } from "#messages/plan";
import { pitchRanges } from "./plan-words.ts";

/** The maximum length of a search in characters. Longer input is cut. */
export const maxTypedLength = 40;

/** Renders the search form, with the texts that the script can show. */
export function PlanFinder({ plan, language, action }: Omit<Shown, "groundUrl"> & { action: string }) {
  const text = planText[language];
  return (
    <div className="plan-finder unprinted">
      <search className="search-field">
        <form
          className="one-column"
          action={action}
          data-nothing={text.nothing({ ranges: pitchRanges(plan, language) })}
        >
          <label className="strong across" htmlFor="plass">
            {text.find}
          </label>
          <input
            id="plass"
            name="plass"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={maxTypedLength}
          />
          <svg className="icon line" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20.5 20.5" />
          </svg>
          <button className="button action" type="submit">
            {text.show}
          </button>
        </form>
      </search>
      <output className="small stack flat scripted" htmlFor="plass">
        <span className="quiet figures">{text.choose}</span>
      </output>
    </div>
  );
}

export function PlanTools({ language, assetUrl }: { language: Language; assetUrl: AssetUrl }) {
  const text = planText[language];
  return (
    <div className="plan-tools row scripted">
      <button className="tool size-16 strong" type="button" data-zoom="2" aria-label={text.zoomIn}>
        <svg className="icon line" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
      <button className="tool size-16 strong" type="button" data-zoom="0.5" aria-label={text.zoomOut}>
        <svg className="icon line" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
        </svg>
      </button>
      <button className="tool size-16 strong" type="button" data-zoom="0">
        {text.whole}
      </button>
      <ShareButton what="pitch" className="tool size-16 strong" language={language} assetUrl={assetUrl} />
      <p id="plan-keys" hidden>
        {text.keys}
      </p>
    </div>
  );
}

export function PlanLegend({ plan, language }: Pick<Shown, "plan" | "language">) {
  const { heading, depths, ...kinds } = planText[language].legend;
  const pitches = plan.areas.flatMap((area) => pitchesOf(area, plan));
  const has: Partial<Record<keyof typeof kinds, boolean>> = {
    unsaid: pitches.some(({ kind }) => kind === "unsaid"),
    season: pitches.some(({ kind }) => kind === "season"),
    day: pitches.some(({ kind }) => kind === "day"),
    closed: pitches.some(({ isClosed }) => isClosed),
    building: plan.places.some(({ size }) => size),
  };
  return (
    <div className="plan-legend gap-above-12 spread quiet small">
      <ul className="cluster" aria-label={heading}>
        {Object.entries(kinds)
          .filter(([kind]) => has[kind as keyof typeof kinds] ?? true)
          .map(([kind, words]) => (
            <li key={kind} className="row">
              <span className={`plan-swatch ${kind}`} />
              {words}
            </li>
          ))}
      </ul>
      {plan.soundings.length > 0 && <p>{depths}</p>}
    </div>
  );
}
