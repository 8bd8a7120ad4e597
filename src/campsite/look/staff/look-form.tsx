import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { DescribedField } from "#src/cms/staff/described/described-field.tsx";
import { KindScreen, useKindForm } from "#src/cms/staff/described/kind-screen.tsx";
import { formKindOf } from "#src/cms/form-kind.ts";
import { lookKind, type StaffLook } from "#src/campsite/look/look.ts";
import { namedFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { openResource } from "#src/cms/staff/next-versions/next-version.ts";
import { LookSample } from "./look-sample.tsx";
import { lookAdminText } from "#messages/look";
import { asImage, MarkField } from "./mark-field.tsx";

const { mainColour, accentColour } = lookKind.fields;
const lookForm = formKindOf(lookKind);

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  openResource<StaffLook>(context.get(apiContext), "look", 1, request.url);

export function Component() {
  const stored = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const text = lookAdminText[language];
  const written = useKindForm({ kind: lookForm, stored });
  const { form } = written;
  return (
    <KindScreen
      {...written}
      kind={lookKind}
      consequence={text.consequence}
      fields={namedFieldsOf(lookKind, language, { mark: showMark })}
    >
      <div className="look-columns stack">
        <div className="stack wide packed">
          <MarkField form={form} />
          <DescribedField form={form} name="mainColour" field={mainColour} />
          <DescribedField form={form} name="accentColour" field={accentColour} />
          <p className="panel">
            <strong>{text.rest.heading}</strong> {text.rest.explanation}
          </p>
        </div>
        <LookSample look={form.values} />
      </div>
    </KindScreen>
  );
}

const showMark = (mark: unknown) =>
  mark !== "" && <img className="shown-mark" src={asImage(String(mark))} alt="" />;
