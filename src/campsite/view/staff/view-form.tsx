import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { DescribedField } from "#src/cms/staff/described/described-field.tsx";
import { KindScreen, useKindForm } from "#src/cms/staff/described/kind-screen.tsx";
import { ChosenPicture } from "#src/cms/photos/staff/chosen-picture.tsx";
import { formKindOf } from "#src/cms/form-kind.ts";
import { siteViewKind, type StaffView } from "#src/campsite/view/view.ts";
import { wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { LanguageColumns, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { openResource } from "#src/cms/staff/next-versions/next-version.ts";
import { viewAdminText, viewText } from "#messages/view";
import { useId } from "react";
import { landscapes, type Landscape } from "#src/cms/photos/landscape.ts";

const { imageUrl, sharedUrl, bearing } = siteViewKind.fields;
const viewForm = formKindOf(siteViewKind);

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  openResource<StaffView>(context.get(apiContext), "siteView", 1, request.url);

export function Component() {
  const stored = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const text = viewAdminText[language];
  const written = useKindForm({ kind: viewForm, stored });
  const { form, textLanguage } = written;
  return (
    <KindScreen {...written} kind={siteViewKind} consequence={text.consequence}>
      <LandscapeField
        chosen={form.values.landscape}
        onChoose={(landscape) => form.set("landscape", landscape)}
      />
      <DescribedField form={form} name="imageUrl" field={imageUrl} />
      <p className="field-hint">{text.photoHint}</p>
      <LanguageColumns {...written}>
        <WordFields form={form} textLanguage={textLanguage} words={wordFieldsOf(siteViewKind, language)} />
      </LanguageColumns>
      <DescribedField form={form} name="bearing" field={bearing} />
      <ChosenPicture
        label={sharedUrl.label[language]}
        url={form.values.sharedUrl}
        isPlace
        otherwise={form.values.imageUrl ? text.sharedIsPhoto : undefined}
        onChange={(url) => form.set("sharedUrl", url)}
      />
      <p className="field-hint">{text.sharedHint}</p>
    </KindScreen>
  );
}

function LandscapeField({ chosen, onChoose }: { chosen: Landscape; onChoose(landscape: Landscape): void }) {
  const { language, landscapeUrls } = useStaff();
  const { label } = siteViewKind.fields.landscape;
  const name = useId();
  return (
    <fieldset className="gap-below-24">
      <legend className="minor-title">{label[language]}</legend>
      <p className="field-hint">{viewAdminText[language].landscapeHint}</p>
      <div className="landscape-choices tiles apart gap-above-12">
        {landscapes.map((landscape) => (
          <label className="framed rounded" key={landscape}>
            <img
              className="full"
              src={landscapeUrls[landscape]}
              alt=""
              width={384}
              height={100}
              loading="lazy"
            />
            <span className="row high strong">
              <input
                type="radio"
                name={name}
                checked={landscape === chosen}
                onChange={() => onChoose(landscape)}
              />
              {viewText[language].landscapes[landscape]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
