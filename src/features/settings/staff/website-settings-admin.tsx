import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { kinds } from "#src/features/kinds.ts";
import { Icon } from "#src/ui/icon.tsx";
import { HistoryLink } from "#src/ui/staff/history-link.tsx";
import { ListScreen } from "#src/ui/staff/lists/list-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { useSavedAtOnce, type SavedAtOnce } from "#src/ui/staff/form/use-saved-at-once.ts";
import { SwitchField } from "#src/ui/staff/fields/switch-field.tsx";
import { websiteSettingsText } from "./website-settings-admin.text.ts";
import { websiteSettingsKind, type WebsiteSettings } from "#src/features/settings/website-settings.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return context.get(apiContext).get<WebsiteSettings>(kinds.websiteSettings.path);
}

const flags = Object.keys(websiteSettingsKind.fields) as Flag[];

/** What is turned on, on the website: each switch saves at once. */
export function Component() {
  const stored = useLoaderData<typeof loader>();
  const switches = useSavedAtOnce(stored, { path: kinds.websiteSettings.path, valuesOf });
  return (
    <ListScreen title={websiteSettingsText[useStaff().language].title}>
      <ul className="settings">
        {flags.map((flag) => (
          <SettingRow key={flag} flag={flag} switches={switches} />
        ))}
      </ul>
      <HistoryLink form={{ kind: { name: "websiteSettings" }, last: stored }} />
    </ListScreen>
  );
}

function SettingRow({ flag, switches }: { flag: Flag; switches: SavedAtOnce<Switches> }) {
  const { language } = useStaff();
  const text = websiteSettingsText[language];
  const words = staffText[language];
  const label = websiteSettingsKind.fields[flag].label[language];
  const progress = switches.progress[flag];
  return (
    <li className="setting">
      <div className="setting-switch">
        <SwitchField
          label={label}
          hint={text.hints[flag]}
          isOn={switches.values[flag]}
          onChange={(isOn) => switches.choose(flag, isOn)}
        />
        {/* There from the start, so that what comes into it is read out. */}
        <p className="field-fault" role="alert">
          {progress?.kind === "failed" && (
            <>
              <Icon name="fault" />
              <span>
                {progress.value ? text.notTurnedOn : text.notTurnedOff} {progress.why}
              </span>
            </>
          )}
        </p>
      </div>
      <div className="setting-progress">
        <output className={`save-sign ${progress?.kind ?? "untouched"}`}>
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
          <button
            type="button"
            className="button plain"
            onClick={() => switches.choose(flag, progress.value)}
          >
            <Icon name="retry" />
            {words.retry}
            <span className="visually-hidden"> {label}</span>
          </button>
        )}
      </div>
    </li>
  );
}

type Switches = Omit<WebsiteSettings, "id" | "version" | "updatedAt">;
type Flag = keyof Switches;

const valuesOf = ({ id: _, version: __, updatedAt: ___, ...values }: WebsiteSettings): Switches => values;
