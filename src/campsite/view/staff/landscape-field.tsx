import { useId } from "react";
import { landscapes, type Landscape } from "#src/cms/photos/landscape.ts";
import { siteViewKind } from "#src/campsite/view/view.ts";
import { viewAdminText, viewText } from "#messages/view";
import { useStaff } from "#src/cms/staff/staff.ts";

interface Props {
  chosen: Landscape;
  onChoose(landscape: Landscape): void;
}

export function LandscapeField({ chosen, onChoose }: Props) {
  const { language, landscapeUrls } = useStaff();
  const { label } = siteViewKind.fields.landscape;
  const name = useId();
  return (
    <fieldset className="landscape-field">
      <legend>{label[language]}</legend>
      <p className="field-hint">{viewAdminText[language].landscapeHint}</p>
      <div className="landscape-choices tiles">
        {landscapes.map((landscape) => (
          <label key={landscape}>
            <img src={landscapeUrls[landscape]} alt="" width={384} height={100} loading="lazy" />
            <span className="row strong">
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
