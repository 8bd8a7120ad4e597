import { useRef, useState } from "react";
import { ApiError } from "#src/ui/staff/api.ts";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import type { WebsiteSettings, WebsiteSettingsInput } from "./website-settings.ts";

export type Flag = keyof WebsiteSettingsInput;

/** Where a switch stands since it was last pressed, and what it was to be. */
export type Progress = { isOn: boolean } & (
  { kind: "saving" } | { kind: "saved" } | { kind: "failed"; why: string }
);

export interface SettingsSwitches {
  /** As a switch shows it: where it is going while it is saved, otherwise what is true. */
  isOn(flag: Flag): boolean;
  progress: Partial<Record<Flag, Progress>>;
  choose(flag: Flag, isOn: boolean): void;
}

/** The settings, each saved as it is pressed; one after the other, because they are stored as one resource. */
export function useWebsiteSettings(loaded: WebsiteSettings): SettingsSwitches {
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
      const { id, version, updatedAt: _, ...flags } = known.current;
      return api.put<WebsiteSettings>(`/websitesettings/${id}`, { ...flags, [flag]: isOn }, version);
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
      // A switch that has been pressed again meanwhile shows that press.
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
