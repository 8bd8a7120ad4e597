import { coloursOf } from "#src/campsite/look/colours.ts";
import type { Colour, ColourName } from "#src/campsite/look/house-colours.ts";
import { lookKind, type LookValues } from "#src/campsite/look/look.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { lookAdminText } from "#messages/look";
import { asImage } from "./mark-field.tsx";

const { mainColour, accentColour } = lookKind.fields;

const schemes = ["light", "dark"] as const;

type Colours = Record<ColourName, Colour>;

const finished = (code: string | null) => (code && /^#[0-9a-f]{6}$/i.test(code) ? code.toLowerCase() : null);

/** Shows a sample page in the light and the dark scheme, and names colours that were changed for contrast. */
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
    <section className="look-sample packed stack wide" aria-label={text.sample}>
      {schemes.map((scheme) => (
        <div key={scheme}>
          <h2 className="minor-title gap-below-8">{text.schemes[scheme]}</h2>
          <Piece colours={colours} scheme={scheme} mark={look.mark} />
        </div>
      ))}
      {changed.map(({ field, from, to }) => (
        <p key={field.label[language]} className="panel notice across row loose at-top">
          <Icon name="info" />
          <span>
            <strong>{text.darker}</strong> {text.changed({ label: field.label[language], from: from!, to })}
          </span>
        </p>
      ))}
    </section>
  );
}

/** Draws the black and white line that pages have between the header and their content. */
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
    <svg className="look-piece rounded full" viewBox="0 0 320 236" aria-hidden="true">
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
      <text x="16" y="147" className="underlined strong" fill={fill("link")}>
        {text.link}
      </text>
      <rect x="16" y="160" width="130" height="36" rx="4" fill={fill("action")} />
      <text x="81" y="183" className="look-button strong" fill={fill("on-action")}>
        {text.action}
      </text>
      <rect x="158" y="160" width="146" height="36" rx="4" fill={fill("primary")} />
      <text x="231" y="183" className="look-button strong" fill={fill("on-primary")}>
        {text.button}
      </text>
      <rect y="208" width="320" height="28" fill={fill("mist")} />
      <text x="16" y="226" fill={fill("ink")}>
        {text.quiet}
      </text>
    </svg>
  );
}
