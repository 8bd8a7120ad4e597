import { useState, type ReactNode } from "react";
import { Link, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { kinds } from "#src/cms/kinds.ts";
import { defaultLanguage } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { otherLanguages, type OtherLanguage } from "#src/i18n/translation.ts";
import { Icon } from "#src/ui/icon.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { useComingFrom } from "#src/cms/staff/return-link.ts";
import { HistoryLink } from "#src/cms/staff/history-link.tsx";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { websiteSettingsText } from "#messages/settings";
import { saveSignClass } from "#src/cms/staff/form/save-sign.tsx";
import { staffText } from "#messages/staff";
import { useAutoSave } from "#src/cms/staff/form/use-auto-save.ts";
import { useFieldInAddress } from "#src/cms/staff/fields/field-focus.ts";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import { websiteSettingsKind, type WebsiteSettings } from "#src/campsite/settings/website-settings.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return context.get(apiContext).get<WebsiteSettings>(kinds.websiteSettings.path);
}

const { offeredLanguages: _, ...flagFields } = websiteSettingsKind.fields;
const flags = Object.keys(flagFields) as Flag[];

/** The version of settings that staff have never saved. */
const firstVersion = 1;

/** `useFieldInAddress` calls this function to show a hidden field. It does nothing, because no switch is hidden. */
const showAll = () => {};

/** Renders the screen with the site's switches and languages. A press on a switch saves at once. */
export function Component() {
  const { language, updateSite } = useStaff();
  const text = websiteSettingsText[language];
  const stored = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const back = useComingFrom()?.back.to ?? staffAddresses.setup;
  const { values, version, progress, choose } = useAutoSave(stored, {
    path: kinds.websiteSettings.path,
    valuesOf,
    onSaved: ({ offeredLanguages }) => updateSite({ offered: [defaultLanguage, ...offeredLanguages] }),
  });
  /** The language whose switch was pressed last. Its saving progress is shown. */
  const [turned, setTurned] = useState<OtherLanguage>();
  useFieldInAddress(showAll);
  /** Saves the unchanged settings, so that they count as confirmed. */
  async function keep(): Promise<void> {
    if (await choose("offeredLanguages", values.offeredLanguages)) await navigate(back);
  }
  function offer(each: OtherLanguage, isOn: boolean): void {
    setTurned(each);
    const others = values.offeredLanguages.filter((offered) => offered !== each);
    void choose("offeredLanguages", isOn ? [...others, each] : others);
  }
  return (
    <ListScreen title={text.title} back={placeOf("website", language)}>
      {version === firstVersion && (
        <section className="panel rounded inset-24 gap-below-24">
          <h2 className="title">{text.offer.heading}</h2>
          <p className="measure gap-above-4">{text.offer.explanation}</p>
          <p className="cluster gap-above-16">
            <button type="button" className="button" onClick={() => void keep()}>
              {text.offer.keep}
            </button>
          </p>
          <p className="field-fault" role="alert">
            {!turned && progress.offeredLanguages?.kind === "failed" && (
              <>
                <Icon name="fault" />
                <span>{progress.offeredLanguages.reason}</span>
              </>
            )}
          </p>
        </section>
      )}
      <ul className="settings narrow ruled">
        {flags.map((flag) => {
          const saving = progress[flag];
          return (
            <SettingRow
              key={flag}
              name={flag}
              label={websiteSettingsKind.fields[flag].label[language]}
              hint={text.hints[flag]}
              isOn={values[flag]}
              progress={saving && { ...saving, isOn: saving.value }}
              onChoose={(isOn) => void choose(flag, isOn)}
            >
              {flag === "enableReceipts" && (
                <Link className="target" to={staffAddresses.answerTemplates}>
                  {text.receiptWords}
                </Link>
              )}
            </SettingRow>
          );
        })}
      </ul>
      <h2>{websiteSettingsKind.fields.offeredLanguages.label[language]}</h2>
      <p className="narrow gap-below-16">{text.languages}</p>
      <ul className="settings narrow ruled">
        {otherLanguages.map((each) => {
          const saving = each === turned ? progress.offeredLanguages : undefined;
          return (
            <SettingRow
              key={each}
              name={each === otherLanguages[0] ? "offeredLanguages" : each}
              label={languageAsLabel(each, language)}
              hint={text.languageHint({ address: `/${each}` })}
              isOn={values.offeredLanguages.includes(each)}
              progress={saving && { ...saving, isOn: saving.value.includes(each) }}
              onChoose={(isOn) => offer(each, isOn)}
            />
          );
        })}
      </ul>
      <HistoryLink form={{ kind: { name: "websiteSettings" }, last: stored }} />
    </ListScreen>
  );
}

interface RowProps {
  name: string;
  label: string;
  hint: string;
  isOn: boolean;
  progress: { kind: "saving" | "saved" | "failed"; isOn: boolean; reason?: string } | undefined;
  onChoose(isOn: boolean): void;
  children?: ReactNode;
}

function SettingRow({ name, label, hint, isOn, progress, onChoose, children }: RowProps) {
  const { language } = useStaff();
  const text = websiteSettingsText[language];
  const words = staffText[language];
  return (
    <li className="setting spread sparse">
      <div className="setting-switch broad">
        <SwitchField name={name} label={label} hint={hint} isOn={isOn} onChange={onChoose} />
        {children}
        {/* The empty element is always there, because screen readers announce only changes of its content. */}
        <p className="field-fault" role="alert">
          {progress?.kind === "failed" && (
            <>
              <Icon name="fault" />
              <span>
                {progress.isOn ? text.notTurnedOn : text.notTurnedOff} {progress.reason}
              </span>
            </>
          )}
        </p>
      </div>
      <div className="setting-progress row touch">
        <output className={`${saveSignClass(progress?.kind)} unless-empty`}>
          {progress?.kind === "saving" && (
            <>
              <Icon name="retry" />
              {words.saving}
            </>
          )}
          {progress?.kind === "saved" && (
            <>
              <Icon name="check" />
              {text.saved}
            </>
          )}
        </output>
        {progress?.kind === "failed" && (
          <StaffButton icon="retry" onClick={() => onChoose(progress.isOn)}>
            {words.retry}
            <span className="visually-hidden"> {label}</span>
          </StaffButton>
        )}
      </div>
    </li>
  );
}

type Switches = Omit<WebsiteSettings, "id" | "version" | "updatedAt">;
type Flag = Exclude<keyof Switches, "offeredLanguages">;

const valuesOf = ({ id: __, version: ___, updatedAt: ____, ...values }: WebsiteSettings): Switches => values;
