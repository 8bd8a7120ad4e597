import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { kinds, resourcePath } from "#src/features/kinds.ts";
import { Icon } from "#src/ui/icon.tsx";
import { HistoryLink } from "#src/ui/staff/history-link.tsx";
import { ListScreen } from "#src/ui/staff/lists/list-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { SwitchField } from "#src/ui/staff/fields/switch-field.tsx";
import { websiteSettingsText } from "./website-settings-admin.text.ts";
import { websiteSettingsKind, type WebsiteSettings, type WebsiteSettingsInput } from "./website-settings.ts";
import { useRef, useState } from "react";
import { ApiError } from "#src/ui/staff/api.ts";
import { failureWords } from "#src/ui/staff/form/faults.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return context.get(apiContext).get<WebsiteSettings>(kinds.websiteSettings.path);
}

const flags = Object.keys(websiteSettingsKind.fields) as Flag[];

/** What is turned on, on the website: each switch saves at once. */
export function Component() {
  const stored = useLoaderData<typeof loader>();
  const switches = useWebsiteSettings(stored);
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

function SettingRow({ flag, switches }: { flag: Flag; switches: SettingsSwitches }) {
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
          isOn={switches.isOn(flag)}
          onChange={(isOn) => switches.choose(flag, isOn)}
        />
        {/* There from the start, so that what comes into it is read out. */}
        <p className="field-fault" role="alert">
          {progress?.kind === "failed" && (
            <>
              <Icon name="fault" />
              <span>
                {progress.isOn ? text.notTurnedOn : text.notTurnedOff} {progress.why}
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
          <button type="button" className="button plain" onClick={() => switches.choose(flag, progress.isOn)}>
            <Icon name="retry" />
            {words.retry}
            <span className="visually-hidden"> {label}</span>
          </button>
        )}
      </div>
    </li>
  );
}

type Flag = keyof WebsiteSettingsInput;

/** The state of a switch after it was pressed, and the value that was chosen. */
type Progress = { isOn: boolean } & (
  { kind: "saving" } | { kind: "saved" } | { kind: "failed"; why: string }
);

interface SettingsSwitches {
  /** The value that a switch shows: the chosen one while it is being saved, otherwise the stored one. */
  isOn(flag: Flag): boolean;
  progress: Partial<Record<Flag, Progress>>;
  choose(flag: Flag, isOn: boolean): void;
}

/** The settings, each saved as it is pressed; one after the other, because they are stored as one resource. */
function useWebsiteSettings(loaded: WebsiteSettings): SettingsSwitches {
  const { api, language } = useStaff();
  const [stored, setStored] = useState(loaded);
  const [progress, setProgress] = useState<Partial<Record<Flag, Progress>>>({});
  const known = useRef(loaded);
  const queue = useRef(Promise.resolve());

  function keep(settings: WebsiteSettings) {
    known.current = settings;
    setStored(settings);
  }

  async function save(flag: Flag, isOn: boolean): Promise<void> {
    const put = () => {
      const { id, version, updatedAt: _, ...values } = known.current;
      return api.put<WebsiteSettings>(
        resourcePath("websiteSettings", id),
        { ...values, [flag]: isOn },
        version,
      );
    };
    try {
      keep(await put());
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412)) throw error;
      // Somebody pressed a switch elsewhere: theirs stays as they chose, this one goes on top.
      keep(error.current as WebsiteSettings);
      keep(await put());
    }
  }

  return {
    isOn: (flag) => (progress[flag]?.kind === "saving" ? progress[flag].isOn : stored[flag]),
    progress,
    choose(flag, isOn) {
      const started: Progress = { kind: "saving", isOn };
      setProgress((before) => ({ ...before, [flag]: started }));
      // If the switch has been pressed again meanwhile, it shows the later choice.
      const end = (ended: Progress) =>
        setProgress((before) => (before[flag] === started ? { ...before, [flag]: ended } : before));
      queue.current = inTurn(queue.current);

      async function inTurn(before: Promise<void>) {
        await before;
        try {
          await save(flag, isOn);
          end({ kind: "saved", isOn });
        } catch (error) {
          end({ kind: "failed", isOn, why: failureWords(error, language) });
        }
      }
    },
  };
}
