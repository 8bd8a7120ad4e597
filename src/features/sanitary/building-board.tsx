import { formatDayOfYear, formatShortTime } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon } from "#src/ui/icon.tsx";
import { anchorOf } from "#src/cms/resource-addresses.ts";
import { LitPicture, type LitDrawing } from "#src/ui/picture/drawing-in-light.tsx";
import type { BuildingState, LocalizedBuilding } from "./sanitary-building.ts";
import { sanitaryText } from "#messages/sanitary";

export interface BuildingShown extends LocalizedBuilding {
  now: BuildingState;
}

interface Props {
  buildings: BuildingShown[];
  drawing: LitDrawing;
  language: Language;
  assetUrl: AssetUrl;
}

/** The maximum number of buildings that are shown with a drawing. Further buildings have no drawing. */
const drawn = 2;

export function BuildingBoard({ buildings, drawing, language, assetUrl }: Props) {
  return (
    <ul className="sanitary-buildings board h2-33" aria-label={sanitaryText[language].buildings}>
      {buildings.map((building, index) => (
        <li className="column" key={building.id} id={anchorOf("sanitaryBuilding", building.id)}>
          {index < drawn && (
            <div className="sanitary-view">
              <LitPicture of={drawing} width={1184} height={250} assetUrl={assetUrl} />
            </div>
          )}
          <div className="sanitary-building stretch">
            <div className="sanitary-name spread breaks">
              <h2 lang={langAttribute(building.language, language)}>{building.words.name}</h2>
              <NowTag now={building.now} language={language} />
            </div>
            <p
              className="quiet gap-above-4 size-17 lines-14"
              lang={langAttribute(building.language, language)}
            >
              {building.words.place}
            </p>
            <dl className="between figures gap-above-12 size-17 lines-13 link-icons">
              {building.attributes.map(({ icon, isHere, words, language: actual }) => (
                <div className="stack one-column" key={words.label} lang={langAttribute(actual, language)}>
                  <dt className="row loose breaks hyphens">
                    <Icon name={icon} />
                    {words.label}
                  </dt>
                  <dd className={isHere ? "heavy" : "quiet"}>{words.value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}

function NowTag({ now, language }: { now: BuildingState; language: Language }) {
  const text = sanitaryText[language];
  const [kind, icon, words] =
    now.state === "open"
      ? (["good", "check", text.open] as const)
      : now.state === "cleaning"
        ? ([
            "bad",
            "alert",
            text.cleaning({
              from: formatShortTime(now.from, language),
              to: formatShortTime(now.to, language),
            }),
          ] as const)
        : ([
            "closed",
            "season",
            text.closedUntil({ date: formatDayOfYear(now.reopens.toPlainMonthDay(), language) }),
          ] as const);
  return (
    <p className={`tag ${kind}`}>
      <Icon name={icon} />
      {words}
    </p>
  );
}
