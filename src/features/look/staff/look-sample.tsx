import { wcagContrast } from "culori/fn";
import { coloursOf } from "#src/features/look/colours.ts";
import type { Colour, ColourName } from "#src/features/look/house-colours.ts";
import { lookKind, type LookValues } from "#src/features/look/look.ts";
import { languageTag } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { lookAdminText } from "./look-admin.text.ts";
import { asImage } from "./mark-field.tsx";

const { mainColour, accentColour } = lookKind.fields;

/** TABLE  what stands on what, of which the contrast is told. */
const shownPairs = [
  ["link", "link", "paper"],
  ["name", "on-band", "band"],
  ["button", "on-action", "action"],
  ["open", "sun", "band"],
  ["quiet", "ink", "mist"],
] as const satisfies (readonly [string, ColourName, ColourName])[];

const schemes = ["light", "dark"] as const;

type Colours = Record<ColourName, Colour>;

/** What is typed, as far as it is a colour. */
const finished = (code: string | null) => (code && /^#[0-9a-f]{6}$/i.test(code) ? code.toLowerCase() : null);

/** A piece of a page in the colours, by day and by night, with their contrast; what had to be made darker to be read. */
export function LookSample({ look }: { look: LookValues }) {
  const { language } = useStaff();
  const text = lookAdminText[language];
  const chosen = { mainColour: finished(look.mainColour), accentColour: finished(look.accentColour) };
  const colours = coloursOf(chosen);
  const changed = [
    { field: mainColour, from: chosen.mainColour, to: colours.primary.light },
    { field: accentColour, from: chosen.accentColour, to: colours.action.light },
  ].filter(({ from, to }) => from && from !== to);
  return (
    <section className="look-sample" aria-label={text.sample}>
      {schemes.map((scheme) => (
        <div key={scheme}>
          <h2>{text.schemes[scheme]}</h2>
          <Piece colours={colours} scheme={scheme} mark={look.mark} />
          <h3>{text.contrast}</h3>
          <Contrasts colours={colours} scheme={scheme} />
        </div>
      ))}
      {changed.map(({ field, from, to }) => (
        <p key={field.label.nb} className="look-changed">
          <Icon name="info" />
          <span>
            <strong>{text.darker}</strong> {text.changed(field.label[language], from!, to)}
          </span>
        </p>
      ))}
    </section>
  );
}

function Contrasts({ colours, scheme }: { colours: Colours; scheme: keyof Colour }) {
  const { language } = useStaff();
  const text = lookAdminText[language];
  const number = new Intl.NumberFormat(languageTag[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <table className="look-contrasts">
      <tbody>
        {shownPairs.map(([name, of, on]) => (
          <tr key={name}>
            <th scope="row">
              <svg viewBox="0 0 120 28" width="120" height="28" aria-hidden="true">
                <rect width="120" height="28" rx="4" fill={colours[on][scheme]} />
                <text x="8" y="19" fill={colours[of][scheme]}>
                  {text.pairs[name].sample}
                </text>
              </svg>
              {text.pairs[name].what}
            </th>
            <td>{number.format(wcagContrast(colours[of][scheme], colours[on][scheme]))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two lines of black and white, as the house's boards and bands have between them. */
function Ruler({ fill }: { fill: (name: ColourName) => string }) {
  return (
    <>
      <rect y="64" width="320" height="6" fill={fill("paper")} />
      {[0, 2, 4, 6, 8].map((place) => (
        <rect key={place} x={place * 32} y="64" width="32" height="6" fill={fill("ink")} />
      ))}
    </>
  );
}

function Piece({ colours, scheme, mark }: { colours: Colours; scheme: keyof Colour; mark: string }) {
  const { language, siteName } = useStaff();
  const text = lookAdminText[language];
  const fill = (name: ColourName) => colours[name][scheme];
  return (
    <svg className="look-piece" viewBox="0 0 320 236" aria-hidden="true">
      <rect width="320" height="236" fill={fill("paper")} />
      <rect width="320" height="64" fill={fill("band")} />
      {mark ? (
        <image href={asImage(mark)} x="16" y="14" width="36" height="36" />
      ) : (
        <circle cx="32" cy="32" r="9" fill={fill("sun")} />
      )}
      <text x="62" y="38" className="look-heading" fill={fill("on-band")}>
        {siteName}
      </text>
      <Ruler fill={fill} />
      <text x="16" y="102" className="look-heading" fill={fill("ink")}>
        {text.heading}
      </text>
      <text x="16" y="124" fill={fill("slate")}>
        {text.words}
      </text>
      <text x="16" y="147" className="look-link" fill={fill("link")}>
        {text.link}
      </text>
      <rect x="16" y="160" width="130" height="36" rx="4" fill={fill("action")} />
      <text x="81" y="183" className="look-button" fill={fill("on-action")}>
        {text.action}
      </text>
      <rect x="158" y="160" width="146" height="36" rx="4" fill={fill("primary")} />
      <text x="231" y="183" className="look-button" fill={fill("on-primary")}>
        {text.button}
      </text>
      <rect y="208" width="320" height="28" fill={fill("mist")} />
      <text x="16" y="226" fill={fill("ink")}>
        {text.pairs.quiet.sample}
      </text>
    </svg>
  );
}
