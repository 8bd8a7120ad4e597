import { useEffect, useEffectEvent, useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";

interface Present {
  name: string;
  isWriting: boolean;
}

/** Milliseconds between two reports. The server forgets a form slightly more than two intervals after the last. */
const interval = 20_000;

interface Props {
  kind: string;
  resourceId: number | undefined;
  isWriting: boolean;
}

/** Shows the other users who have this form or message open. Nothing is locked: the later save reports a conflict. */
export function PresenceNote({ kind, resourceId, isWriting }: Props) {
  const { api, language } = useStaff();
  const text = staffText[language].presence;
  const [others, setOthers] = useState<readonly Present[]>([]);
  const sendPresence = useEffectEvent(async (here: Pick<Props, "kind" | "resourceId">, state: string) => {
    try {
      const present = await api.put<Present[]>("/presence", { ...here, state });
      if (state !== "left") setOthers(present);
    } catch {
      // Presence is only a hint, so the error isn't shown. Saving shows its own errors.
      setOthers([]);
    }
  });
  useEffect(() => {
    if (resourceId === undefined) return undefined;
    const reportPresence = () => {
      if (document.visibilityState === "visible")
        void sendPresence({ kind, resourceId }, isWriting ? "writing" : "open");
    };
    reportPresence();
    const timer = setInterval(reportPresence, interval);
    document.addEventListener("visibilitychange", reportPresence);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", reportPresence);
    };
  }, [kind, resourceId, isWriting]);
  useEffect(() => {
    if (resourceId === undefined) return undefined;
    return () => void sendPresence({ kind, resourceId }, "left");
  }, [kind, resourceId]);
  const writing = others.filter((other) => other.isWriting).map(({ name }) => name);
  const names = others.map(({ name }) => name);
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return (
    <output className="who-is-here panel row unless-empty gap-above-16 icons-18">
      {names.length > 0 && (
        <>
          <Icon name="person" />
          {writing.length > 0
            ? text.writing({ names: list.format(writing) })
            : text.open({ names: list.format(names) })}
        </>
      )}
    </output>
  );
}
