import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { DescribedField } from "#src/cms/staff/described/described-field.tsx";
import { SingleScreen } from "#src/cms/staff/described/single-screen.tsx";
import { kinds } from "#src/cms/kinds.ts";
import { lookKind, type StaffLook } from "#src/campsite/look/look.ts";
import { namedFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { LookSample } from "./look-sample.tsx";
import { lookAdminText } from "#messages/look";
import { asImage, MarkField } from "./mark-field.tsx";

const { mainColour, accentColour } = lookKind.fields;

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<StaffLook>(`${kinds.look.path}/1`);

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
        <div className="look-columns">
          <div>
            <MarkField form={form} />
            <DescribedField form={form} name="mainColour" field={mainColour} />
            <DescribedField form={form} name="accentColour" field={accentColour} />
            <p className="look-rest">
              <strong>{text.rest.heading}</strong> {text.rest.explanation}
            </p>
          </div>
          <LookSample look={form.values} />
        </div>
      )}
    </SingleScreen>
  );
}

const showMark = (mark: unknown) =>
  mark !== "" && <img className="shown-mark" src={asImage(String(mark))} alt="" />;
