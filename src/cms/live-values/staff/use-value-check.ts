import { useNavigate } from "react-router";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { countToCheck, type ChangedValue } from "#src/cms/live-values/value-check.ts";
import { changedValuesText } from "#messages/live-values";

/** Returns a function that reports, after a save, how many texts contain the new values and how many the old ones. */
export function useValueCheck(): (saved: { updatedAt: string }) => void {
  const { api, language, showToast } = useStaff();
  const navigate = useNavigate();
  const text = changedValuesText[language];
  return (saved) => void showChangedValues(saved).catch(() => {});

  async function showChangedValues({ updatedAt }: { updatedAt: string }) {
    const all = await api.get<ChangedValue[]>("/livevalues/changed");
    const changed = all.filter(({ changedAt }) => changedAt >= updatedAt);
    const followers = new Set(
      changed.flatMap(({ now, follows }) => (now ? follows.map(({ kind, id }) => `${kind} ${id}`) : [])),
    );
    const left = countToCheck(changed);
    const words = [
      followers.size > 0 && text.announcement.followers({ followers: followers.size }),
      left > 0 && text.announcement.left({ left }),
    ]
      .filter(Boolean)
      .join(" ");
    const see = { label: text.see, act: () => void navigate(staffAddresses.changedValues) };
    if (words) showToast(words, [see], true);
  }
}
