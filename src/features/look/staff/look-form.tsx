import { useId } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { DescribedField } from "#src/features/described/described-field.tsx";
import { SingleScreen } from "#src/features/described/single-screen.tsx";
import { kinds } from "#src/features/kinds.ts";
import { coloursOf } from "#src/features/look/colours.ts";
import { lookKind, type LookValues, type StaffLook } from "#src/features/look/look.ts";
import type { Colour, ColourName } from "#src/features/look/house-colours.ts";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { namedFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import { asImage, MarkField } from "./mark-field.tsx";
import { lookAdminText } from "./look-admin.text.ts";

const { mainColour, accentColour } = lookKind.fields;

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<StaffLook>(`${kinds.look.path}/1`);

/** Where staff choose the campsite's two colours, and see what is made of them. */
export function Component() {
  const stored = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const text = lookAdminText[language];
  return (
    <SingleScreen
      kind={lookKind}
      stored={stored}
      consequence={text.consequence}
      fields={() => namedFieldsOf(lookKind, language, { mark: showMark })}
    >
      {({ form }) => (
        <>
          <DescribedField form={form} name="mainColour" field={mainColour} />
          <DescribedField form={form} name="accentColour" field={accentColour} />
          <MarkField form={form} />
          <Sample look={form.values} />
        </>
      )}
    </SingleScreen>
  );
}

const showMark = (mark: unknown) =>
  mark !== "" && <img className="shown-mark" src={asImage(String(mark))} alt="" />;

/** What is typed, as far as it is a colour. */
const finished = (code: string | null) => (code && /^#[0-9a-f]{6}$/i.test(code) ? code.toLowerCase() : null);

/** A piece of a page in the colours, in both schemes; what had to be changed so that it can be read. */
function Sample({ look }: { look: LookValues }) {
  const { language, siteName } = useStaff();
  const text = lookAdminText[language];
  const id = useId();
  const chosen = { mainColour: finished(look.mainColour), accentColour: finished(look.accentColour) };
  const colours = coloursOf(chosen);
  const changed = [
    { field: mainColour, from: chosen.mainColour, to: colours.primary.light },
    { field: accentColour, from: chosen.accentColour, to: colours.action.light },
  ].filter(({ from, to }) => from && from !== to);
  return (
    <section className="look-sample" aria-labelledby={id}>
      <h2 id={id}>{text.sample}</h2>
      <div className="look-schemes">
        {(["light", "dark"] as const).map((scheme) => (
          <figure key={scheme}>
            <Piece colours={colours} scheme={scheme} siteName={siteName} mark={look.mark} />
            <figcaption>{text.schemes[scheme]}</figcaption>
          </figure>
        ))}
      </div>
      {changed.map(({ field, to }) => (
        <p key={field.label.nb}>{text.changed(field.label[language], to)}</p>
      ))}
      <p className="field-hint">{text.rest}</p>
    </section>
  );
}

interface PieceProps {
  colours: Record<ColourName, Colour>;
  scheme: keyof Colour;
  siteName: string;
  mark: string;
}

function Piece({ colours, scheme, siteName, mark }: PieceProps) {
  const text = lookAdminText[useStaff().language];
  const fill = (name: ColourName) => colours[name][scheme];
  return (
    <svg viewBox="0 0 320 232" aria-hidden="true">
      <rect width="320" height="232" fill={fill("paper")} />
      <rect width="320" height="56" fill={fill("band")} />
      {mark ? (
        <image href={asImage(mark)} x="12" y="14" width="28" height="28" />
      ) : (
        <circle cx="26" cy="28" r="7" fill={fill("sun")} />
      )}
      <text x="48" y="34" className="look-heading" fill={fill("on-band")}>
        {siteName}
      </text>
      <rect x="16" y="72" width="288" height="90" rx="8" fill={fill("mist")} />
      <text x="32" y="102" className="look-heading" fill={fill("ink")}>
        {text.heading}
      </text>
      <text x="32" y="124" fill={fill("slate")}>
        {text.words}
      </text>
      <text x="32" y="148" className="look-link" fill={fill("link")}>
        {text.link}
      </text>
      <rect x="16" y="178" width="138" height="38" rx="4" fill={fill("primary")} />
      <text x="85" y="202" className="look-button" fill={fill("on-primary")}>
        {text.button}
      </text>
      <rect x="166" y="178" width="138" height="38" rx="4" fill={fill("action")} />
      <text x="235" y="202" className="look-button" fill={fill("on-action")}>
        {text.action}
      </text>
    </svg>
  );
}
